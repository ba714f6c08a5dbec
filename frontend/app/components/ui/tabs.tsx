import type { ComponentProps } from 'react';
import { Tabs as Radix } from 'radix-ui';
import { cn } from '~/lib/cn';

export const Tabs = Radix.Root;

export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return <Radix.List className={cn('inline-flex gap-0.5 rounded-lg bg-soft p-1', className)} {...props} />;
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        'min-h-8 flex-1 rounded-control px-4 text-sm font-medium whitespace-nowrap text-quiet transition-colors hover:text-ink',
        'data-[state=active]:bg-sheet dark:data-[state=active]:bg-hairline data-[state=active]:text-ink data-[state=active]:shadow-[0_1px_2px_rgb(27_23_20/0.14)]',
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('focus-visible:outline-offset-4', className)} {...props} />;
}
