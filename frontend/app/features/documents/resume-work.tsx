import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useUser } from '~/lib/auth';
import { unsentOf } from '~/lib/unsent-work';

/** Stands once in the app: edits that were kept when their tab was closed are sent as soon as they can be. */
export function ResumeWork() {
  const queryClient = useQueryClient();
  const { id: userId } = useUser();
  const navigate = useNavigate();
  useEffect(() => {
    const resume = () => {
      if (unsentOf(userId).length === 0) return;
      import('./resume')
        .then(({ resumeEverything }) => resumeEverything(queryClient, userId, (address) => void navigate(address)))
        // Without a network; the next time tries again.
        .catch(() => undefined);
    };
    resume();
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [queryClient, userId, navigate]);
  return null;
}
