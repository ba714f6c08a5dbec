import { useEffect, useState } from 'react';

const TICK_MS = 30;

/**
 * How many of `length` characters are written: from `start` to the end in about `duration` milliseconds, once. Less than
 * five seconds, so that it needs no pause button; where motion is unwanted, all of it at once.
 */
export function useTyping(length: number, start: number, duration: number): number {
  const [written, setWritten] = useState(start);
  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const step = still ? length : ((length - start) * TICK_MS) / duration;
    let exact = start;
    const timer = setInterval(() => {
      exact = Math.min(length, exact + step);
      setWritten(Math.floor(exact));
      if (exact >= length) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [length, start, duration]);
  return written;
}
