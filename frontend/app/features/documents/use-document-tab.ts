import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { goToSection } from './section-link';

export const DOCUMENT_TABS = ['read', 'edit', 'source'] as const;
export type DocumentTab = (typeof DOCUMENT_TABS)[number];

const isTab = (value: string | null): value is DocumentTab => DOCUMENT_TABS.some((tab) => tab === value);

/** The open view, kept in the address. A press is answered at once; the view itself may take a moment to be built. */
export function useDocumentTab() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const inAddress: DocumentTab = isTab(asked) ? asked : 'read';
  const [pressed, setPressed] = useState({ inAddress, tab: inAddress });
  if (pressed.inAddress !== inAddress) setPressed({ inAddress, tab: inAddress });

  const show = useCallback(
    (next: string) => {
      if (!isTab(next)) return;
      setPressed((before) => ({ ...before, tab: next }));
      setSearch(
        (params) => {
          if (next === 'read') params.delete('tab');
          else params.set('tab', next);
          return params;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setSearch],
  );
  return { pressed: pressed.tab, tab: useDeferredValue(pressed.tab), show };
}

/** How long a view may take to arrive before its reader is left where they are, in milliseconds. */
const PATIENCE_MS = 3_000;

/** Another view opens at the section that was being read in the last one. */
export function useKeepPlace(tab: DocumentTab, active: string, isFirst: boolean): void {
  const last = useRef(tab);
  const place = useRef({ active, isFirst });
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => {
    if (last.current === tab) {
      place.current = { active, isFirst };
      return;
    }
    last.current = tab;
    const { active: key, isFirst: atTop } = place.current;
    clearInterval(timer.current);
    if (atTop) return;
    const giveUp = Date.now() + PATIENCE_MS;
    timer.current = setInterval(() => {
      if (goToSection(key) || Date.now() > giveUp) clearInterval(timer.current);
    }, 30);
  }, [tab, active, isFirst]);
  useEffect(() => () => clearInterval(timer.current), []);
}

/** An address with a place in it opens there, once the document is here. */
export function useOpenAtHash(): void {
  const { hash } = useLocation();
  const first = useRef(hash);
  useEffect(() => {
    const id = decodeURIComponent(first.current.slice(1));
    if (id)
      (document.getElementById(id) ?? document.querySelector(`[data-section="${CSS.escape(id)}"]`))?.scrollIntoView();
  }, []);
}
