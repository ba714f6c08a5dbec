import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { goToSection } from './section-link';

const DOCUMENT_TABS = ['read', 'edit', 'source'] as const;
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

/** Another view opens at the section that was being read in the last one. */
export function useKeepPlace(tab: DocumentTab, active: string, isFirst: boolean): void {
  const last = useRef(tab);
  const place = useRef({ active, isFirst });
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    if (last.current === tab) {
      place.current = { active, isFirst };
      return;
    }
    last.current = tab;
    stop.current?.();
    if (!place.current.isFirst) stop.current = goToSection(place.current.active);
  }, [tab, active, isFirst]);
  useEffect(() => () => stop.current?.(), []);
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
