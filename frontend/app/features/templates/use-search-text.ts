import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 200;

/**
 * A search text that is typed at once and written into the address in a pause: an address that changed with every key
 * would come back late and take letters away. What is written into the address elsewhere takes its place; `settle`
 * says so before, so that what was typed last is forgotten.
 */
export function useSearchText(inAddress: string, write: (text: string) => void) {
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef(inAddress);
  // Meanwhile the address may have changed in another part, which the writer of then does not know.
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  }, [write]);

  const settle = (settled: string) => {
    clearTimeout(timer.current);
    written.current = settled;
    typed.current = settled;
    setText(settled);
  };

  useEffect(() => {
    if (inAddress !== written.current) settle(inAddress);
  }, [inAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Before anything else is pressed: written later, it would take back where that leads. */
  const flush = () => {
    clearTimeout(timer.current);
    if (typed.current === written.current) return;
    written.current = typed.current;
    latest.current(typed.current);
  };
  const type = (next: string) => {
    setText(next);
    typed.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, PAUSE_MS);
  };
  return { text, type, settle, flush };
}
