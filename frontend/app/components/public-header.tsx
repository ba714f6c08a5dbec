import { lazy, Suspense, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { Menu } from 'lucide-react';
import { Button } from '~/components/ui/button';
import { Skeleton } from '~/components/ui/skeleton';
import { toast } from '~/components/ui/toast';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { describeError } from '~/lib/api/errors';
import { useAuth } from '~/lib/auth';
import { MEMBER_LINKS, VISITOR_LINKS } from '~/lib/site-nav';
import type { SiteLink } from '~/lib/site-nav';
import { HeaderBalance } from './header-balance';
import { Wordmark } from './mark';

// Most visitors open neither: what floats over a page comes when it is asked for.
const loadSheet = () => import('~/components/ui/sheet');
const Sheet = lazy(() => loadSheet().then((sheet) => ({ default: sheet.Sheet })));
const preloadSheet = () => void loadSheet().catch(() => undefined);
const UserMenu = lazy(() => import('./user-menu').then((menu) => ({ default: menu.UserMenu })));

const NAV_LINK =
  'inline-flex min-h-9 items-center rounded-control px-3 text-sm text-quiet transition-colors hover:text-ink aria-[current=page]:text-ink aria-[current=page]:font-medium';

function Links({ links, onPick }: { links: SiteLink[]; onPick?: () => void }) {
  return links.map((link) => (
    <NavLink key={link.to} to={link.to} onClick={onPick} className={NAV_LINK}>
      {link.label}
    </NavLink>
  ));
}

/** The server cannot know who is here: a kept session shows placeholders until the browser has asked. */
function Account() {
  const { user, isLoading } = useAuth();
  if (user) {
    return (
      <>
        <HeaderBalance />
        <Suspense fallback={<Skeleton className="size-8 rounded-full" />}>
          <UserMenu />
        </Suspense>
      </>
    );
  }
  return (
    <>
      {isLoading && (
        <div role="status" className="hidden items-center gap-3 [[data-session=kept]_&]:flex">
          <Skeleton className="h-8 w-28" />
          <Skeleton className="size-8 rounded-full" />
          <VisuallyHidden>Loading your account</VisuallyHidden>
        </div>
      )}
      <div
        className={
          isLoading
            ? 'flex items-center gap-1 sm:gap-2 [[data-session=kept]_&]:hidden'
            : 'flex items-center gap-1 sm:gap-2'
        }
      >
        <Button asChild variant="ghost" className="max-[359px]:px-2">
          <Link to="/auth">Log in</Link>
        </Button>
        <Button asChild>
          <Link to="/auth?tab=sign-up">Get Started</Link>
        </Button>
      </div>
    </>
  );
}

export function PublicHeader() {
  const { user } = useAuth();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const links = user ? MEMBER_LINKS : VISITOR_LINKS;
  const openMenu = () => {
    loadSheet().then(
      () => {
        setOpened(true);
        setOpen(true);
      },
      (error: unknown) => toast({ ...describeError(error), variant: 'destructive' }),
    );
  };
  return (
    <header className="sticky top-0 z-30 border-b bg-paper">
      <div className="mx-auto flex min-h-[4.5rem] max-w-[90rem] items-center gap-2 px-4 sm:px-8 lg:px-14">
        <button
          type="button"
          aria-label="Open menu"
          onClick={openMenu}
          onPointerEnter={preloadSheet}
          onFocus={preloadSheet}
          className="-ms-2 grid size-10 place-items-center rounded-control hover:bg-soft md:hidden"
        >
          <Menu aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </button>
        <Link to="/" aria-label="SpecForge home" className="me-4 rounded-control py-1">
          <Wordmark className="max-[399px]:[&>span]:sr-only" />
        </Link>
        <nav aria-label="Main" className="hidden items-center md:flex">
          <Links links={links} />
        </nav>
        <div className="ms-auto flex items-center gap-2 sm:gap-3">
          <Account />
        </div>
      </div>
      {opened && (
        <Suspense>
          <Sheet open={open} onOpenChange={setOpen} title="Menu">
            <div className="flex min-h-[4.5rem] items-center border-b px-5">
              <Wordmark />
            </div>
            <nav aria-label="Main" className="grid gap-1 p-3">
              <Links links={[{ to: '/', label: 'Home' }, ...links]} onPick={() => setOpen(false)} />
            </nav>
            {!user && (
              <div className="border-t p-4">
                <Button asChild className="min-h-11 w-full">
                  <Link to="/auth?tab=sign-up" onClick={() => setOpen(false)}>
                    Get Started - 500 Free Credits
                  </Link>
                </Button>
              </div>
            )}
          </Sheet>
        </Suspense>
      )}
    </header>
  );
}
