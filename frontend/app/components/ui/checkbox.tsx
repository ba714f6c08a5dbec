import type { ComponentProps } from 'react';
import { Checkbox as Radix } from 'radix-ui';
import { Check, Minus } from 'lucide-react';
import { cn } from '~/lib/cn';

/** The box is 20 px; its padding makes the target 28 px. */
export function Checkbox({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      className={cn(
        'group grid size-7 shrink-0 place-items-center rounded-control disabled:cursor-not-allowed',
        className,
      )}
      {...props}
    >
      <span
        className={cn(
          'grid size-5 place-items-center rounded-[5px] border border-control bg-sheet text-on-ember',
          'group-data-[state=checked]:border-ember group-data-[state=checked]:bg-ember',
          'group-data-[state=indeterminate]:border-ember group-data-[state=indeterminate]:bg-ember',
          'group-disabled:border-control! group-disabled:bg-soft! group-disabled:text-quiet',
        )}
      >
        <Radix.Indicator className="group/mark">
          <Check
            aria-hidden="true"
            strokeWidth={2.5}
            className="size-3.5 group-data-[state=indeterminate]/mark:hidden"
          />
          <Minus
            aria-hidden="true"
            strokeWidth={2.5}
            className="hidden size-3.5 group-data-[state=indeterminate]/mark:block"
          />
        </Radix.Indicator>
      </span>
    </Radix.Root>
  );
}
