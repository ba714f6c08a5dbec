import { useEffect } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Ctrl or Cmd and K anywhere, `?` where nobody is typing. */
export function useCommandKeys({ onMenu, onShortcuts }: { onMenu: () => void; onShortcuts: () => void }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const modified = event.ctrlKey || event.metaKey;
      if (event.key.toLowerCase() === 'k' && modified && !event.altKey && !event.shiftKey) {
        event.preventDefault();
        onMenu();
      } else if (event.key === '?' && !modified && !event.altKey && !isTyping(event.target)) {
        event.preventDefault();
        onShortcuts();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onMenu, onShortcuts]);
}
