import { useCallback, useState } from 'react';
import { useAuth } from './auth';

/** Signing out, with whether it is under way. A failure is told by the shared action and by nothing here. */
export function useSignOut() {
  const { logout } = useAuth();
  const [isSigningOut, setIsSigningOut] = useState(false);
  const signOut = useCallback(async () => {
    setIsSigningOut(true);
    await logout();
    setIsSigningOut(false);
  }, [logout]);
  return { signOut, isSigningOut };
}
