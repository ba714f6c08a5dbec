import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Button } from '~/components/ui/button';
import { refusesTracking, useConsent, writeConsent } from './consent';
import { isShared, pageView } from './page-view';

/** Counts a view of each page at `endpoint`, of people who agreed and whose browser does not object. */
export function PageViews({ endpoint }: { endpoint: string }) {
  const { pathname, search } = useLocation();
  const shared = isShared(pathname, search);
  const consent = useConsent();
  const counted = !shared && consent === 'granted' && !refusesTracking();
  useEffect(() => {
    if (!counted) return undefined;
    // The title of the new page is set after it is shown.
    const timer = setTimeout(() => {
      const view = pageView(pathname, document.title, document.referrer, new Date());
      // Without cookies, and finished even when the page is left. Whether it arrives is nobody's concern here.
      void fetch(endpoint, {
        method: 'POST',
        body: JSON.stringify(view),
        keepalive: true,
        credentials: 'omit',
        mode: 'no-cors',
      }).catch(() => undefined);
    });
    return () => clearTimeout(timer);
  }, [pathname, endpoint, counted]);
  return !shared && consent === null && !refusesTracking() ? <ConsentQuestion /> : null;
}

function ConsentQuestion() {
  return (
    <section
      aria-label="Counting page views"
      className="fixed inset-x-3 bottom-3 z-40 mx-auto flex max-w-2xl flex-wrap items-center gap-x-5 gap-y-3 rounded-card border bg-sheet p-4 shadow-float sm:inset-x-5 sm:bottom-5"
    >
      <p className="min-w-60 flex-1 text-sm">
        May we count which pages are read? Without your name, without advertising, and never what stands in your
        documents.
      </p>
      <div className="flex gap-2">
        <Button size="sm" variant="secondary" onClick={() => writeConsent('denied')}>
          No
        </Button>
        <Button size="sm" onClick={() => writeConsent('granted')}>
          Yes, count mine
        </Button>
      </div>
    </section>
  );
}
