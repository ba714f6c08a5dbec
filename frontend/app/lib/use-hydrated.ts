import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and until the page answers: a form that is sent before would go out as a plain request. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
