import type { ComponentProps } from 'react';
import { DropdownMenu as Radix } from 'radix-ui';
import { cn } from '~/lib/cn';

/** Not modal: what lies around it stays readable, and a press beside it does what it says. */
export function DropdownMenu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />;
}
export const DropdownMenuTrigger = Radix.Trigger;

export function DropdownMenuContent({ className, align = 'end', ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className={cn(
          'z-50 min-w-44 max-w-[calc(100vw-1rem)] rounded-card border bg-sheet p-1 shadow-float',
          'data-[state=open]:animate-pop-in data-[state=closed]:animate-pop-out',
          className,
        )}
        {...props}
      />
    </Radix.Portal>
  );
}

const ITEM =
  'flex min-h-9 w-full items-center gap-2.5 rounded-control px-2.5 text-sm outline-none select-none cursor-pointer ' +
  'data-[highlighted]:bg-soft data-[disabled]:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-quiet';

interface ItemProps extends ComponentProps<typeof Radix.Item> {
  destructive?: boolean;
}

export function DropdownMenuItem({ className, destructive = false, ...props }: ItemProps) {
  return (
    <Radix.Item
      className={cn(
        ITEM,
        destructive && 'text-danger data-[highlighted]:bg-danger-tint [&_svg]:text-danger',
        className,
      )}
      {...props}
    />
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn('px-2.5 py-1.5 text-xs text-quiet', className)} {...props} />;
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-hairline" />;
}
