import { useRef } from 'react';

/**
 * Gives the focus back to where it was before a dialog opened. Radix does so only for dialogs with a trigger of their
 * own; those that open by state would drop it. Where that is gone meanwhile, such as a row that was removed, what is
 * marked `data-return-focus` around it gets the focus, else the page's content.
 */
export function useReturnFocus() {
  const before = useRef<HTMLElement>(null);
  const around = useRef<HTMLElement>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      around.current = before.current?.closest<HTMLElement>('[data-return-focus]') ?? null;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!before.current) return;
      event.preventDefault();
      if (before.current.isConnected) before.current.focus();
      else if (around.current?.isConnected) around.current.focus({ preventScroll: true });
      else document.getElementById('main')?.focus({ preventScroll: true });
    },
  };
}
