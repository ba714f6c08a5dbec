import { Link, useLocation } from 'react-router';
import { LogOut } from 'lucide-react';
import { Mark, Wordmark } from '~/components/mark';
import { Avatar } from '~/components/ui/avatar';
import { Tooltip } from '~/components/ui/tooltip';
import { useUser } from '~/lib/auth';
import { cn } from '~/lib/cn';
import { APP_GROUPS, isCurrent } from '~/lib/site-nav';
import { useSignOut } from '~/lib/use-sign-out';

const ITEM =
  'flex min-h-10 items-center gap-3 rounded-control px-2.5 text-sm transition-colors hover:bg-soft [&_svg]:size-[1.125rem] [&_svg]:shrink-0';

interface SidebarProps {
  /** Icons only. */
  collapsed?: boolean;
  onNavigate?: () => void;
}

/** Places of the app, who is signed in, and the way out. */
export function Sidebar({ collapsed = false, onNavigate }: SidebarProps) {
  const { pathname } = useLocation();
  const user = useUser();
  const { signOut, isSigningOut } = useSignOut();
  const label = cn('min-w-0 truncate', collapsed && 'sr-only');
  const item = cn(ITEM, collapsed && 'size-9 min-h-9 justify-center px-0');

  return (
    <div className="flex h-full min-h-0 flex-col">
      <Link
        to="/app"
        onClick={onNavigate}
        aria-label="SpecForge dashboard"
        className={cn('flex h-15 shrink-0 items-center', collapsed ? 'justify-center' : 'px-5')}
      >
        {collapsed ? <Mark /> : <Wordmark />}
      </Link>
      <nav aria-label="App" className={cn('min-h-0 flex-1 overflow-y-auto py-3', collapsed ? 'px-1.5' : 'px-3')}>
        {APP_GROUPS.map((group) => (
          <div key={group.title} className="pb-4">
            <h2 className={collapsed ? 'sr-only' : 'px-2.5 pb-1.5 text-xs text-quiet'}>{group.title}</h2>
            <ul className="grid gap-0.5">
              {group.links.map((link) => {
                const current = isCurrent(link, pathname);
                return (
                  <li key={link.to}>
                    <Tooltip content={link.label} side="right" disabled={!collapsed}>
                      <Link
                        to={link.to}
                        prefetch="render"
                        onClick={onNavigate}
                        aria-current={current ? 'page' : undefined}
                        className={cn(
                          item,
                          current ? 'bg-soft font-semibold [&_svg]:text-ember' : '[&_svg]:text-quiet',
                        )}
                      >
                        <link.icon aria-hidden="true" strokeWidth={1.5} />
                        <span className={label}>{link.label}</span>
                      </Link>
                    </Tooltip>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </nav>
      <div className={cn('shrink-0 border-t py-3', collapsed ? 'px-1.5' : 'px-3')}>
        <div className={cn('flex items-center gap-3 py-1.5', collapsed ? 'justify-center' : 'px-2.5')}>
          <Avatar name={user.name} />
          <div className={collapsed ? 'sr-only' : 'min-w-0'}>
            <p className="truncate text-sm font-medium">{user.name}</p>
            <p className="truncate text-xs text-quiet">{user.email}</p>
          </div>
        </div>
        <Tooltip content="Sign out" side="right" disabled={!collapsed}>
          <button
            type="button"
            disabled={isSigningOut}
            onClick={() => void signOut()}
            className={cn(item, 'mt-1', !collapsed && 'w-full')}
          >
            <LogOut aria-hidden="true" strokeWidth={1.5} className="text-quiet" />
            <span className={label}>{isSigningOut ? 'Signing out...' : 'Sign out'}</span>
          </button>
        </Tooltip>
      </div>
    </div>
  );
}
