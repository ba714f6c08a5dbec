import { useRef } from 'react';

/**
 * Gives the focus back to where it was before a dialog opened. Radix does so only for dialogs with a trigger of their
 * own; those that open by state would drop it. Where that is gone meanwhile, the page's content gets it.
 */
export function useReturnFocus() {
  const before = useRef<HTMLElement>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!before.current) return;
      event.preventDefault();
      if (before.current.isConnected) before.current.focus();
      else document.getElementById('main')?.focus({ preventScroll: true });
    },
  };
}
