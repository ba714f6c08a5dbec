import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';

const CONTROL = ':is(input, textarea, select, button)';

/** What is wrong is found a moment after the change. */
const PATIENCE_MS = 1_000;

/** Takes the focus to a place that is known before the change that makes it is on the page. */
export function useNextFocus(form: RefObject<HTMLFormElement | null>) {
  const next = useRef<{ selectors: readonly string[]; until: number } | null>(null);
  useEffect(() => {
    if (!next.current) return;
    const { selectors, until } = next.current;
    if (performance.now() > until) next.current = null;
    for (const selector of selectors) {
      const found = form.current?.querySelector<HTMLElement>(selector);
      if (!found) continue;
      next.current = null;
      return found.focus();
    }
  });
  /** To the first of these that is there. */
  const focusNext = useCallback((...selectors: string[]) => {
    next.current = { selectors, until: performance.now() + PATIENCE_MS };
  }, []);
  /** To the value, row or list at a path such as `goals[2].metric`, else to what holds it. */
  const focusPlace = useCallback(
    (place: string) => {
      const places = [place, ...outer(place)];
      focusNext(
        ...places.flatMap((at) => [
          `[data-path="${at}"] ${CONTROL}`,
          `[data-row="${at}"] ${CONTROL}`,
          `[data-row^="${at}["] ${CONTROL}`,
          `[data-add="${at}"]`,
        ]),
      );
    },
    [focusNext],
  );
  return { focusNext, focusPlace };
}

/** `goals[2].metric` stands in `goals[2]`, and that in `goals`. */
function outer(place: string): string[] {
  const parent = place.replace(/(\.[^.[\]]+|\[\d+\])$/, '');
  return parent === place ? [] : [parent, ...outer(parent)];
}
