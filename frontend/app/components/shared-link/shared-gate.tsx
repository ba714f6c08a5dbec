import type { ReactNode } from 'react';
import { useSharedLink } from '~/lib/api/shared';
import { FullScreenSpinner } from '../ui/spinner';
import { PasswordQuestion } from './password-question';
import { SharedFailure } from './shared-failure';

/** Opens a link, with its password where it has one, and then shows what is behind it. */
export function SharedGate({ token, children }: { token: string; children: ReactNode }) {
  const { data: link, error, refetch } = useSharedLink(token);
  if (error) return <SharedFailure error={error} onRetry={() => void refetch()} />;
  if (!link) {
    return (
      <main>
        <FullScreenSpinner label="Opening the document" />
      </main>
    );
  }
  return link.isOpen ? children : <PasswordQuestion token={token} />;
}
