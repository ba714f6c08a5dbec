import { useNavigate } from 'react-router';
import { CreditCard, LogOut, Settings } from 'lucide-react';
import { Avatar } from '~/components/ui/avatar';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '~/components/ui/dropdown-menu';
import { useAuth } from '~/lib/auth';
import { useSignOut } from '~/lib/use-sign-out';

export function UserMenu() {
  const { user } = useAuth();
  const navigate = useNavigate();
  const { signOut, isSigningOut } = useSignOut();
  if (!user) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger aria-label={`Account menu of ${user.name}`} className="rounded-full p-0.5">
        <Avatar name={user.name} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>
          <span className="block truncate text-sm font-medium text-ink">{user.name}</span>
          <span className="block truncate">{user.email}</span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => void navigate('/manage-account')}>
          <Settings aria-hidden="true" strokeWidth={1.5} />
          Account Settings
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void navigate('/credits')}>
          <CreditCard aria-hidden="true" strokeWidth={1.5} />
          Credits
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem disabled={isSigningOut} onSelect={() => void signOut()}>
          <LogOut aria-hidden="true" strokeWidth={1.5} />
          {isSigningOut ? 'Signing out...' : 'Sign out'}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
