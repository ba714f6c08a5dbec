import type { ReactNode } from 'react';
import { Tooltip as Radix } from 'radix-ui';

const OPEN_AFTER_MS = 700;
const SKIP_WINDOW_MS = 300;
const OFFSET_PX = 4;

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={OPEN_AFTER_MS} skipDelayDuration={SKIP_WINDOW_MS}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Switches it off, for instance where the label is already visible. */
  disabled?: boolean;
  /** One focusable element. */
  children: ReactNode;
}

export function Tooltip({ content, side = 'top', disabled = false, children }: TooltipProps) {
  if (disabled) return children;
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={OFFSET_PX}
          collisionPadding={8}
          className="z-50 max-w-72 rounded-control bg-ink px-2.5 py-1.5 text-xs text-paper data-[state=delayed-open]:animate-fade-in"
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
