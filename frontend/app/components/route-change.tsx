import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** On every change of place: back to the top at once, and the new title is said to screen readers. */
export function RouteChange() {
  const { pathname, search, hash } = useLocation();
  // Another page of a list is another place; filters and views of what is shown are not.
  const page = new URLSearchParams(search).get('page');
  const [title, setTitle] = useState('');
  const first = useRef(true);

  useEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    if (!hash) window.scrollTo({ top: 0, behavior: 'instant' });
    // The title is set in the same commit; a screen reader hears it once it has settled.
    const timer = setTimeout(() => setTitle(document.title), 100);
    return () => clearTimeout(timer);
  }, [pathname, page, hash]);

  return (
    <div aria-live="polite" role="status" className="sr-only">
      {title}
    </div>
  );
}
