import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Search } from 'lucide-react';
import { Kbd } from '~/components/ui/kbd';
import { useCommandKeys } from './use-command-keys';

const loadMenu = () => import('./command-menu');
const CommandMenu = lazy(loadMenu);
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog'));

type Opened = 'menu' | 'shortcuts' | null;

/** The button in the header, and what it and the keys open. */
export function Commands() {
  const [opened, setOpened] = useState<Opened>(null);
  // What was opened once stays, so that closing it can be seen and its focus goes back.
  const [needed, setNeeded] = useState<{ menu?: true; shortcuts?: true }>({});
  const open = useCallback((what: 'menu' | 'shortcuts') => {
    setNeeded((before) => ({ ...before, [what]: true }));
    setOpened(what);
  }, []);
  const onMenu = useCallback(() => open('menu'), [open]);
  const onShortcuts = useCallback(() => open('shortcuts'), [open]);
  useCommandKeys({ onMenu, onShortcuts });
  // It has to be there at once when it is asked for.
  useEffect(() => void loadMenu().catch(() => undefined), []);

  const onOpenChange = (what: 'menu' | 'shortcuts') => (isOpen: boolean) => setOpened(isOpen ? what : null);
  return (
    <>
      <button
        type="button"
        aria-label="Search and commands"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onMenu}
        className="inline-flex min-h-9 min-w-9 items-center justify-center gap-2 rounded-control border border-transparent px-2 text-sm text-quiet hover:text-ink sm:border-control sm:bg-sheet sm:px-3"
      >
        <Search aria-hidden="true" strokeWidth={1.5} className="size-4" />
        <span className="max-sm:hidden">Search</span>
        <Kbd className="max-lg:hidden">Ctrl/⌘ K</Kbd>
      </button>
      <Suspense>
        {needed.menu && (
          <CommandMenu open={opened === 'menu'} onOpenChange={onOpenChange('menu')} onShortcuts={onShortcuts} />
        )}
        {needed.shortcuts && <ShortcutsDialog open={opened === 'shortcuts'} onOpenChange={onOpenChange('shortcuts')} />}
      </Suspense>
    </>
  );
}
