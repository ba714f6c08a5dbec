import { useEffect, useRef, useState } from 'react';

/** Whether an element is wider inside than outside: only then is it a stop of the Tab key, to be scrolled with the arrows. */
export function useScrolls() {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, scrolls] as const;
}
