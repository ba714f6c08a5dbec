import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Pause, Play, RotateCcw, X } from 'lucide-react';
import { ConfirmDialog } from '~/components/ui/alert-dialog';
import { Button } from '~/components/ui/button';
import { toast } from '~/components/ui/toast';
import { ApiError } from '~/lib/api/errors';
import type { Run } from '~/lib/api/types';
import { describeRunRefusal, isTooLate } from '~/lib/generation-error';
import { billingPath } from '~/lib/next-path';
import { useRunCommand } from './api/run';
import type { RunCommand } from './api/run';

/** What one can do with a run in its present state. */
export function RunControls({ run }: { run: Run }) {
  const command = useRunCommand(run.id);
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const doing = (name: RunCommand) => command.isPending && command.variables === name;
  const tell = (error: Error) => {
    const short = error instanceof ApiError && error.status === 402;
    const addCredits = () => void navigate(billingPath(`/app/runs/${run.id}`));
    toast({
      ...describeRunRefusal(error),
      ...(!isTooLate(error) && { variant: 'destructive' }),
      ...(short && { action: { label: 'Add credits', onClick: addCredits } }),
    });
  };
  const send = (name: RunCommand) =>
    command.mutate(name, {
      onSettled: () => setAsking(false),
      onError: tell,
    });

  const { status, progress, cancelRequested, pauseRequested } = run;
  const going = (status === 'running' || status === 'paused') && run.step !== 'finished';
  const canRetry = progress.failed > 0 && status === 'failed';
  return (
    <div className="flex flex-wrap gap-2">
      {going && status === 'running' && (
        <Button
          variant="secondary"
          loading={doing('pause') || pauseRequested}
          disabled={cancelRequested}
          onClick={() => send('pause')}
        >
          <Pause aria-hidden="true" strokeWidth={1.5} /> {pauseRequested ? 'Pausing…' : 'Pause'}
        </Button>
      )}
      {going && status === 'paused' && (
        <Button loading={doing('resume')} disabled={cancelRequested} onClick={() => send('resume')}>
          <Play aria-hidden="true" strokeWidth={1.5} /> Resume
        </Button>
      )}
      {going && (
        <Button variant="secondary" loading={cancelRequested} onClick={() => setAsking(true)}>
          {!cancelRequested && <X aria-hidden="true" strokeWidth={1.5} />} {cancelRequested ? 'Cancelling…' : 'Cancel'}
        </Button>
      )}
      {canRetry && (
        <Button
          variant={progress.done === 0 ? 'primary' : 'secondary'}
          loading={doing('retry')}
          onClick={() => send('retry')}
        >
          <RotateCcw aria-hidden="true" strokeWidth={1.5} /> Retry {progress.failed} failed section(s)
        </Button>
      )}
      {progress.done > 0 && (
        <Button asChild variant={going ? 'secondary' : 'primary'}>
          <Link to={`/app/documents/${run.documentId}`}>Open document</Link>
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Cancel this generation?"
        description="Finished sections stay and can be read. The credits of the others come back at once."
        confirmLabel="Cancel generation"
        cancelLabel="Keep writing"
        destructive
        busy={doing('cancel')}
        onConfirm={() => send('cancel')}
      />
    </div>
  );
}
