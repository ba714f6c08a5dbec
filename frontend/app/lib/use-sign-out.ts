import { useCallback, useState } from 'react';
import { useAuth } from './auth';
import { forgetDrafts } from './kept-draft';
import { mayForgetUnsent } from './sign-out-question';
import { forgetUnsent } from './unsent-work';

/**
 * Signing out, with whether it is under way. Edits that were not sent go with the account, after a warning,
 * and so do ideas that were not started. A failure
 * is told by the shared action and by nothing here.
 */
export function useSignOut() {
  const { logout, user } = useAuth();
  const userId = user?.id;
  const [isSigningOut, setIsSigningOut] = useState(false);
  const signOut = useCallback(async () => {
    setIsSigningOut(true);
    if (userId === undefined || (await mayForgetUnsent(userId))) {
      await logout();
      if (userId !== undefined) {
        forgetUnsent(userId);
        forgetDrafts(userId);
      }
    }
    setIsSigningOut(false);
  }, [logout, userId]);
  return { signOut, isSigningOut };
}
