import type { ComponentProps } from 'react';
import { FieldTextarea } from '~/components/ui/field';
import { cn } from '~/lib/cn';

/** One line of text that shows all of itself: it wraps and grows, and a line break becomes a space. */
export function GrowingText({
  className,
  onValue,
  ...props
}: ComponentProps<'textarea'> & { onValue: (text: string) => void }) {
  return (
    <FieldTextarea
      rows={1}
      dir="auto"
      className={cn('min-h-10 resize-none py-2', className)}
      onChange={(event) => onValue(event.target.value.replace(/[\r\n\t]+/g, ' '))}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
      }}
      {...props}
    />
  );
}
