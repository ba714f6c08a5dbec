import type { ComponentProps } from 'react';
import { Select as Radix } from 'radix-ui';
import { Check, ChevronDown } from 'lucide-react';
import { cn } from '~/lib/cn';
import { useFieldControl } from './field';

interface SelectProps extends Omit<ComponentProps<typeof Radix.Root>, 'children'> {
  options: { value: string; label: string }[];
  placeholder?: string;
  className?: string;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** A choice of one from a list of words. Inside a `Field` it takes label and error from there. */
export function Select({ options, placeholder, className, id, ...props }: SelectProps) {
  const { 'aria-label': label, 'aria-labelledby': labelledBy, ...root } = props;
  const field = useFieldControl();
  return (
    <Radix.Root {...root}>
      <Radix.Trigger
        {...field}
        {...(id ? { id } : {})}
        aria-label={label}
        aria-labelledby={labelledBy}
        className={cn(
          'inline-flex h-10 min-w-0 items-center justify-between gap-2 rounded-control border border-control bg-sheet px-3 text-sm',
          'data-[placeholder]:text-quiet disabled:opacity-60 aria-invalid:border-danger',
          className,
        )}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <ChevronDown aria-hidden="true" strokeWidth={1.5} className="size-4 shrink-0 text-quiet" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          className="z-50 max-h-[min(24rem,var(--radix-select-content-available-height))] min-w-(--radix-select-trigger-width) overflow-hidden rounded-card border bg-sheet shadow-float data-[state=open]:animate-pop-in"
        >
          <Radix.Viewport className="p-1">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className="flex min-h-9 items-center justify-between gap-4 rounded-control px-2.5 text-sm outline-none select-none data-[highlighted]:bg-soft data-[state=checked]:font-medium"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <Check aria-hidden="true" strokeWidth={1.75} className="size-4 text-ember" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
