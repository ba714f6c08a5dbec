import type { ComponentProps, ReactNode } from 'react';
import { Accordion as Radix } from 'radix-ui';
import { ChevronDown } from 'lucide-react';
import { cn } from '~/lib/cn';

export const Accordion = Radix.Root;

interface AccordionItemProps extends Omit<ComponentProps<typeof Radix.Item>, 'title'> {
  title: ReactNode;
}

export function AccordionItem({ title, className, children, ...props }: AccordionItemProps) {
  return (
    <Radix.Item className={cn('border-b', className)} {...props}>
      <Radix.Header>
        <Radix.Trigger className="group flex w-full items-center justify-between gap-4 py-4 text-start font-medium hover:text-ember">
          {title}
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.5}
            className="size-5 shrink-0 text-quiet transition-transform duration-150 group-data-[state=open]:rotate-180"
          />
        </Radix.Trigger>
      </Radix.Header>
      <Radix.Content className="overflow-hidden text-quiet data-[state=closed]:animate-close data-[state=open]:animate-open">
        <div className="max-w-[72ch] pb-5">{children}</div>
      </Radix.Content>
    </Radix.Item>
  );
}
