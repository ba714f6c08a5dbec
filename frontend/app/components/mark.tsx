import { cn } from '~/lib/cn';

/** A page whose lower corner is an anvil's horn. One path, one colour. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cn('size-6 text-ember', className)}>
      <path
        d="M12.5 2.5H4v19h13V18c3.2 0 5.5-2.1 6-5.5h-6V7zv4.5H17"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-2.5 text-ink', className)}>
      <Mark />
      <span className="font-serif text-[1.25rem] font-semibold tracking-tight">SpecForge</span>
    </span>
  );
}
