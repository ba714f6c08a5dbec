import { useSyncExternalStore } from 'react';

/** What a person answered when asked whether page views may be counted; null while nobody has answered. */
export type Consent = 'granted' | 'denied' | null;

export const CONSENT_KEY = 'analyticsConsent';
const CHANGED = 'specforge:consent';

export function readConsent(): Consent {
  try {
    const stored = localStorage.getItem(CONSENT_KEY);
    return stored === 'granted' || stored === 'denied' ? stored : null;
  } catch {
    // Storage is closed: nothing may be kept, so nothing is counted.
    return 'denied';
  }
}

/** Null takes the answer back, so that the question is asked again. */
export function writeConsent(consent: Consent): void {
  try {
    if (consent) localStorage.setItem(CONSENT_KEY, consent);
    else localStorage.removeItem(CONSENT_KEY);
  } catch {
    // Then it holds for this page.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Whether the browser says that it does not want to be counted, by either signal. */
export function refusesTracking(): boolean {
  const { doNotTrack } = navigator;
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  window.addEventListener('storage', changed);
  return () => {
    window.removeEventListener(CHANGED, changed);
    window.removeEventListener('storage', changed);
  };
}

/** On the server nobody has answered, and nothing is asked. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, readConsent, () => 'denied');
}
