import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { PanelLeft, Plus } from 'lucide-react';
import { SkipLink } from '~/components/skip-link';
import { Button } from '~/components/ui/button';
import { Kbd } from '~/components/ui/kbd';
import { Sheet } from '~/components/ui/sheet';
import { preloadToasts } from '~/components/ui/toast';
import { Tooltip, TooltipProvider } from '~/components/ui/tooltip';
import { cn } from '~/lib/cn';
import { CreditsBadge } from './credits-badge';
import { Sidebar } from './sidebar';
import { useSidebar } from './sidebar-state';

/** The frame of every signed-in screen: 16rem of sidebar (3rem collapsed, an 18rem drawer below 768 px) and a header. */
export function AppShell({ search, children }: { search: ReactNode; children: ReactNode }) {
  const { expanded, drawerOpen, setDrawerOpen, toggle } = useSidebar();
  useEffect(preloadToasts, []);
  return (
    <TooltipProvider>
      <div
        className={cn(
          'min-h-dvh transition-[padding] duration-150 md:ps-(--sidebar) print:ps-0',
          expanded ? '[--sidebar:16rem]' : '[--sidebar:3rem]',
        )}
      >
        <SkipLink />
        <aside
          aria-label="Sidebar"
          className="fixed inset-y-0 start-0 z-30 hidden w-(--sidebar) overflow-hidden border-e bg-paper transition-[width] duration-150 md:block print:hidden"
        >
          <Sidebar collapsed={!expanded} />
        </aside>
        <Sheet open={drawerOpen} onOpenChange={setDrawerOpen} title="Menu">
          <Sidebar onNavigate={() => setDrawerOpen(false)} />
        </Sheet>
        <header className="sticky top-0 z-20 flex h-15 items-center gap-2 border-b bg-paper px-3 sm:px-4 print:hidden">
          <Tooltip
            side="bottom"
            content={
              <>
                Toggle sidebar <Kbd className="ms-1 border-current bg-transparent text-current">Ctrl/⌘ B</Kbd>
              </>
            }
          >
            <button
              type="button"
              aria-label="Toggle sidebar"
              aria-keyshortcuts="Control+B Meta+B"
              onClick={toggle}
              className="grid size-9 shrink-0 place-items-center rounded-control text-quiet hover:bg-soft hover:text-ink"
            >
              <PanelLeft aria-hidden="true" strokeWidth={1.5} className="size-5" />
            </button>
          </Tooltip>
          <div className="ms-auto flex items-center gap-2 sm:gap-3">
            {search}
            <CreditsBadge />
            <Button asChild className="min-h-9 max-sm:px-2.5">
              <Link to="/app/templates">
                <Plus aria-hidden="true" strokeWidth={1.75} />
                <span>
                  New <span className="max-[359px]:sr-only">Document</span>
                </span>
              </Link>
            </Button>
          </div>
        </header>
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
      </div>
    </TooltipProvider>
  );
}
