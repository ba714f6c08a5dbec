import { useEffect, useSyncExternalStore } from 'react';

/** Something that can be done on the screen that is open, offered in the command menu. */
export interface PageCommand {
  id: string;
  label: string;
  run: () => void;
}

let offered: readonly PageCommand[] = [];
const listeners = new Set<() => void>();

function offer(commands: readonly PageCommand[]): void {
  offered = commands;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Offers `commands` while the screen is open; one screen at a time does. */
export function useOfferCommands(commands: readonly PageCommand[]): void {
  useEffect(() => {
    offer(commands);
    return () => offer([]);
  }, [commands]);
}

const none: readonly PageCommand[] = [];

export function usePageCommands(): readonly PageCommand[] {
  return useSyncExternalStore(
    subscribe,
    () => offered,
    () => none,
  );
}
