import { useCallback, useEffect, useState } from 'react';

const COOKIE = 'sidebar_state';
const WEEK_SECONDS = 7 * 24 * 60 * 60;
const NARROW = '(max-width: 767px)';

function remembered(): boolean {
  return !document.cookie.split('; ').includes(`${COOKIE}=false`);
}

/**
 * Whether the sidebar is open (remembered for a week), and whether the drawer that replaces it below 768 px is.
 * `toggle` acts on whichever the window shows; Ctrl/Cmd+B does the same. Only for screens that render in the browser.
 */
export function useSidebar() {
  const [expanded, setExpanded] = useState(remembered);
  const [drawerOpen, setDrawerOpen] = useState(false);

  const toggle = useCallback(() => {
    if (window.matchMedia(NARROW).matches) {
      setDrawerOpen((open) => !open);
      return;
    }
    const next = !remembered();
    document.cookie = `${COOKIE}=${next}; path=/; max-age=${WEEK_SECONDS}; samesite=lax`;
    setExpanded(next);
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toggle]);

  useEffect(() => {
    const narrow = window.matchMedia(NARROW);
    const onChange = () => setDrawerOpen(false);
    narrow.addEventListener('change', onChange);
    return () => narrow.removeEventListener('change', onChange);
  }, []);

  return { expanded, drawerOpen, setDrawerOpen, toggle };
}
