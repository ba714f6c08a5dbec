import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { goToSection } from './section-link';

const DOCUMENT_TABS = ['read', 'edit', 'source'] as const;
export type DocumentTab = (typeof DOCUMENT_TABS)[number];

const isTab = (value: string | null): value is DocumentTab => DOCUMENT_TABS.some((tab) => tab === value);

function tabIn(params: URLSearchParams): DocumentTab {
  const asked = params.get('tab');
  return isTab(asked) ? asked : 'read';
}

/** The open view, kept in the address. A press is answered at once; the view itself may take a moment to be built. */
export function useDocumentTab() {
  const inAddress = tabIn(useSearchParams()[0]);
  const navigate = useNavigate();
  const [pressed, setPressed] = useState({ inAddress, tab: inAddress });
  if (pressed.inAddress !== inAddress) setPressed({ inAddress, tab: inAddress });

  const { tab: open } = pressed;
  const show = useCallback(
    (next: string) => {
      const params = new URLSearchParams(window.location.search);
      if (!isTab(next) || (next === open && next === tabIn(params))) return;
      setPressed((before) => ({ ...before, tab: next }));
      if (next === 'read') params.delete('tab');
      else params.set('tab', next);
      // The place in the document stays in the address: without it this would be another page, shown from its top.
      const address = { search: params.toString(), hash: window.location.hash };
      void navigate(address, { replace: true, preventScrollReset: true });
    },
    [navigate, open],
  );
  return { pressed: open, tab: useDeferredValue(open), show };
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
