import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Most pages are there sooner; what is slower than this has to say that the press was heard. */
const PATIENCE_MS = 50;

/** A line along the top while the next page is on its way. */
export function NavigationProgress() {
  const busy = useNavigation().state !== 'idle';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [busy]);

  if (!shown) return null;
  return (
    // It belongs to no part of the page: what it says is news.
    <div aria-live="polite">
      <div
        role="progressbar"
        aria-label="Opening the page"
        className="fixed inset-x-0 top-0 z-50 h-0.5 bg-ember motion-safe:animate-pulse print:hidden"
      />
    </div>
  );
}
