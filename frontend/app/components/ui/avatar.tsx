import { cn } from '~/lib/cn';

/** The first letter of a name on a quiet ground. The name stands beside it, so this is decoration. */
export function Avatar({ name, className }: { name: string; className?: string }) {
  const initial = [...name.trim()][0]?.toUpperCase() ?? '?';
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid size-8 shrink-0 place-items-center rounded-full bg-patina-tint font-serif text-sm font-semibold text-patina',
        className,
      )}
    >
      {initial}
    </span>
  );
}
