import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { Button } from '~/components/ui/button';
import { Spinner } from '~/components/ui/spinner';
import { ErrorState } from '~/components/ui/states';
import { useForgetStale, useRun } from '~/features/runs/api/run';
import { useRunEvents } from '~/features/runs/api/use-run-events';
import { isOver } from '~/features/runs/run-states';
import { RunView } from '~/features/runs/run-view';
import { describeError, isGone } from '~/lib/api/errors';
import { privateMeta } from '~/lib/page-meta';
import { useDocumentTitle } from '~/lib/use-document-title';

export const meta = () => privateMeta('Generation');

export default function RunPage() {
  const { runId = '' } = useParams();
  return <FollowedRun key={runId} runId={runId} />;
}

function FollowedRun({ runId }: { runId: string }) {
  const known = useRun(runId, false).data;
  const over = known ? isOver(known) : false;
  const polling = useRunEvents(runId, over);
  const { data, error, refetch } = useRun(runId, polling);

  const notFound = isGone(error);
  const run = notFound ? undefined : data;
  useDocumentTitle(run?.documentTitle ?? (notFound ? 'Generation not found' : undefined));
  const forgetStale = useForgetStale();
  useEffect(() => {
    if (over) forgetStale();
  }, [over, forgetStale]);

  if (run) return <RunView run={run} />;
  if (notFound) {
    return (
      <ErrorState
        wholePage
        className="m-8"
        title="Generation not found"
        description="This generation doesn't exist or you don't have permission to view it."
        action={
          <Button asChild>
            <Link to="/app/documents">Back to Documents</Link>
          </Button>
        }
      />
    );
  }
  if (error) return <ErrorState wholePage className="m-8" {...describeError(error)} onRetry={() => void refetch()} />;
  return (
    <div role="status" className="grid place-items-center py-32">
      <Spinner className="size-8" />
      <h1 className="sr-only">Loading the generation</h1>
    </div>
  );
}
