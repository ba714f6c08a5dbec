import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { goToSection } from './section-link';

export const DOCUMENT_TABS = ['read', 'edit', 'source'] as const;
export type DocumentTab = (typeof DOCUMENT_TABS)[number];

const isTab = (value: string | null): value is DocumentTab => DOCUMENT_TABS.some((tab) => tab === value);

/** The open view, kept in the address. */
export function useDocumentTab() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const tab: DocumentTab = isTab(asked) ? asked : 'read';
  const show = useCallback(
    (next: string) =>
      setSearch(
        (params) => {
          if (next === 'read') params.delete('tab');
          else params.set('tab', next);
          return params;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return { tab, show };
}

/** How long a view may take to arrive before its reader is left where they are, in milliseconds. */
const PATIENCE_MS = 3_000;

/** Another view opens at the section that was being read in the last one. */
export function useKeepPlace(tab: DocumentTab, active: string, isFirst: boolean): void {
  const last = useRef(tab);
  const place = useRef({ active, isFirst });
  useEffect(() => {
    if (last.current === tab) {
      place.current = { active, isFirst };
      return undefined;
    }
    last.current = tab;
    const { active: key, isFirst: atTop } = place.current;
    if (atTop) return undefined;
    const giveUp = Date.now() + PATIENCE_MS;
    const timer = setInterval(() => {
      if (goToSection(key) || Date.now() > giveUp) clearInterval(timer);
    }, 30);
    return () => clearInterval(timer);
  }, [tab, active, isFirst]);
}

/** An address with a place in it opens there, once the document is here. */
export function useOpenAtHash(): void {
  const { hash } = useLocation();
  const first = useRef(hash);
  useEffect(() => {
    const id = decodeURIComponent(first.current.slice(1));
    if (id) (document.getElementById(id) ?? document.querySelector(`[data-section="${CSS.escape(id)}"]`))?.scrollIntoView();
  }, []);
}
