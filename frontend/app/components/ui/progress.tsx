import { Progress as Radix } from 'radix-ui';
import { cn } from '~/lib/cn';

interface ProgressProps {
  /** 0 to `max`. */
  value: number;
  max?: number;
  label: string;
  className?: string;
}

export function Progress({ value, max = 100, label, className }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <Radix.Root
      value={value}
      max={max}
      aria-label={label}
      className={cn('h-1.5 w-full overflow-hidden rounded-full bg-hairline', className)}
    >
      <Radix.Indicator
        className="h-full rounded-full bg-patina transition-[width] duration-200"
        style={{ width: `${share * 100}%` }}
      />
    </Radix.Root>
  );
}
