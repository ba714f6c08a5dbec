import { useState } from 'react';
import { ConfirmDialog } from '~/components/ui/alert-dialog';
import { Badge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { Skeleton } from '~/components/ui/skeleton';
import { ErrorState } from '~/components/ui/states';
import { toast } from '~/components/ui/toast';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { describeError } from '~/lib/api/errors';
import type { SessionInfo } from '~/lib/api/types';
import { useAuth } from '~/lib/auth';
import { britishDateTime } from '~/lib/dates';
import { refusalText } from '~/lib/show-refusal';
import { forgetUnsent, unsentOf } from '~/lib/unsent-work';
import { useEndAllSessions, useEndSession, useSessions } from './api/sessions';
import { deviceName } from './device-name';
import { SettingsSection } from './settings-section';

function SessionRow({ session }: { session: SessionInfo }) {
  const end = useEndSession();
  const device = deviceName(session.userAgent);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t px-4 py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {session.current && <Badge tone="patina">This device</Badge>}
        </p>
        <p className="text-quiet">
          Last seen {britishDateTime(session.lastSeenAt)}
          {session.ip && <span className="wrap-anywhere">, from {session.ip}</span>}
        </p>
      </div>
      {!session.current && (
        <Button
          size="sm"
          variant="secondary"
          loading={end.isPending}
          aria-label={`Sign out ${device}`}
          onClick={() =>
            end.mutate(session.id, {
              onSuccess: () => toast({ title: 'Signed out', description: `${device} has been signed out.` }),
              onError: (error) => toast({ ...describeError(error, 'account'), variant: 'destructive' }),
            })
          }
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function SessionList() {
  const { data, isPending, error, refetch } = useSessions();
  if (isPending) {
    return (
      <div role="status" className="grid gap-3 rounded-card border bg-sheet p-4">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <VisuallyHidden>Loading sessions</VisuallyHidden>
      </div>
    );
  }
  if (!data) return <ErrorState {...describeError(error)} onRetry={() => void refetch()} />;
  return (
    <ul className="rounded-card border bg-sheet">
      {data.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}

export function Sessions() {
  const [asking, setAsking] = useState(false);
  const endAll = useEndAllSessions();
  const { leave, user } = useAuth();
  const kept = user && asking ? unsentOf(user.id).length : 0;
  return (
    <SettingsSection title="Sessions" description="Where you are signed in. End what you do not recognise.">
      <div className="grid grid-cols-1 gap-4">
        <SessionList />
        <Button variant="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
          Sign out everywhere
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere?"
        description={`Every device is signed out at once, this one too. ${kept > 0 ? 'Edits that are not saved yet go with it.' : 'Nothing is deleted.'}`}
        confirmLabel={endAll.isPending ? 'Signing out...' : 'Sign out everywhere'}
        busy={endAll.isPending}
        error={endAll.error ? refusalText(endAll.error, 'account') : undefined}
        onConfirm={() =>
          endAll.mutate(undefined, {
            onSuccess: () => {
              toast({ title: 'Signed out', description: 'Every device has been signed out.' });
              leave();
              if (user) forgetUnsent(user.id);
            },
          })
        }
      />
    </SettingsSection>
  );
}
