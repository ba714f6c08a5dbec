import { useCallback, useEffect, useState } from 'react';

/** Leaves for a page of somebody else's. `leaving` stays true until then, and ends when the browser brings this page back. */
export function useLeaving() {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
  const leave = useCallback((url: string) => {
    setLeaving(true);
    window.location.assign(url);
  }, []);
  return { leaving, leave };
}
