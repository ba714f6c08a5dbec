import { useId } from 'react';
import type { ReactNode } from 'react';
import { cn } from '~/lib/cn';

interface SegmentedProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** A choice of one from two to four that all stand side by side. Radio buttons of the browser, so arrow keys move it. */
export function Segmented<Value extends string>({ label, options, value, onChange, className }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cn('inline-flex w-fit gap-0.5 rounded-lg border bg-paper p-0.5', className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex min-h-8 items-center gap-1.5 rounded-control px-3 text-sm text-quiet hover:text-ink has-checked:bg-soft has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember"
        >
          {/* It lies over its words, so that it is what is pressed. */}
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-control outline-none"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
