import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Ctrl or Cmd and F opens our own search of the document, which knows its whole text; pressed once more it is the
 * browser's. `onOpen` brings the text to the screen.
 */
export function useFind(onOpen: () => void) {
  const [finding, setFinding] = useState(false);
  const before = useRef<Element | null>(null);

  const open = useCallback(() => {
    before.current = document.activeElement;
    onOpen();
    setFinding(true);
  }, [onOpen]);

  const close = useCallback(() => {
    setFinding(false);
    if (before.current instanceof HTMLElement && before.current.isConnected)
      before.current.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const wanted = event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey);
      if (!wanted || event.shiftKey || event.altKey || finding || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [finding, open]);

  return { finding, open, close };
}
