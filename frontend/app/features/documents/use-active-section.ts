import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a chosen section stays the active one while the page is on its way to it. */
const HOLD_MS = 800;

/** The section that a reader is at: the one that crosses a line in the upper part of the window. */
export function useActiveSection(keys: readonly string[], tab: string) {
  const [active, setActive] = useState(keys[0] ?? '');
  const heldUntil = useRef(0);
  const list = keys.join(' ');

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (Date.now() < heldUntil.current) return;
        const crossing = entries.find(({ isIntersecting }) => isIntersecting);
        const key = crossing?.target instanceof HTMLElement ? crossing.target.dataset.section : undefined;
        if (key) setActive(key);
      },
      { rootMargin: '-30% 0px -69% 0px' },
    );
    const observeAll = () =>
      document.querySelectorAll('[data-section]').forEach((element) => observer.observe(element));
    observeAll();
    // A tab that is still being fetched brings its sections later.
    const arrivals = new MutationObserver(observeAll);
    const desk = document.getElementById('desk');
    if (desk) arrivals.observe(desk, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      arrivals.disconnect();
    };
  }, [list, tab]);

  /** A short last section never reaches the line: what was chosen is active until the reader moves on. */
  const choose = useCallback((key: string) => {
    heldUntil.current = Date.now() + HOLD_MS;
    setActive(key);
  }, []);

  return { active, choose };
}
