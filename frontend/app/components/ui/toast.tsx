import { useEffect, useState } from 'react';
import type { ToastOptions } from './toast-view';

/** What shows messages is loaded when somebody does something, since only then there is anything to say. */
const load = () => import('./toast-view');
type View = Awaited<ReturnType<typeof load>>;

/** For screens on which something will be said sooner or later, also without a network. */
export const preloadToasts = (): void => void load().catch(() => undefined);
const FIRST_DEEDS = ['pointerdown', 'keydown', 'focusin'] as const;

/** Said before there was a place to show it; the latest only, as there is one at a time. */
let waiting: ToastOptions | null = null;
let place: { ask(): void } | null = null;
let show: ((options: ToastOptions) => void) | null = null;

/** Shows a message for five seconds. There is one at a time: the new one takes the place of the old. */
export function toast(options: ToastOptions): void {
  if (show) return show(options);
  waiting = options;
  place?.ask();
}

/** Stands once in the page, where messages appear. */
export function Toaster() {
  const [view, setView] = useState<View | null>(null);
  useEffect(() => {
    const forget = () => {
      for (const deed of FIRST_DEEDS) window.removeEventListener(deed, ask);
    };
    const ask = () => {
      load().then(
        (loaded) => {
          forget();
          setView(loaded);
        },
        // Without a network; the next deed asks again.
        () => undefined,
      );
    };
    place = { ask };
    for (const deed of FIRST_DEEDS) window.addEventListener(deed, ask, { passive: true });
    if (waiting) ask();
    return () => {
      place = null;
      forget();
    };
  }, []);
  // What is said is heard only by a view that is there already, and by none that is gone.
  useEffect(() => {
    if (!view) return undefined;
    show = view.show;
    if (waiting) view.show(waiting);
    waiting = null;
    return () => {
      show = null;
    };
  }, [view]);
  return view && <view.ToastView />;
}
