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

  const settle = (settled: string) => {
    clearTimeout(timer.current);
    written.current = settled;
    setText(settled);
  };

  useEffect(() => {
    if (inAddress !== written.current) settle(inAddress);
  }, [inAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      written.current = next;
      write(next);
    }, PAUSE_MS);
  };
  return { text, type, settle };
}
