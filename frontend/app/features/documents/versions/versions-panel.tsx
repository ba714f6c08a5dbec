import { Button } from '~/components/ui/button';
import { Sheet } from '~/components/ui/sheet';
import { Skeleton } from '~/components/ui/skeleton';
import { ErrorState } from '~/components/ui/states';
import { describeError } from '~/lib/api/errors';
import { useVersions } from '../api/versions';
import { VersionItem } from './version-item';

interface VersionsPanelProps {
  documentId: string;
  /** Number of the newest version; 0 before the first. */
  newest: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Everything the document has been: open it, see what changed, put it back, give it a name. */
export default function VersionsPanel({ documentId, newest, open, onOpenChange }: VersionsPanelProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Versions"
      className="start-auto end-0 w-[27rem] max-w-full border-s border-e-0 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in sm:max-w-[calc(100vw-3rem)]"
    >
      <div className="border-b px-5 pt-4 pb-3 pe-14">
        <p className="font-serif text-lg font-semibold" aria-hidden="true">
          Versions
        </p>
        <p className="pt-0.5 text-sm text-quiet">
          Each run, each improvement and each ten minutes of your edits make one. Nothing is ever lost.
        </p>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-6">
        <VersionList documentId={documentId} newest={newest} onLeave={() => onOpenChange(false)} />
      </div>
    </Sheet>
  );
}

interface VersionListProps extends Pick<VersionsPanelProps, 'documentId' | 'newest'> {
  onLeave: () => void;
}

function VersionList({ documentId, newest, onLeave }: VersionListProps) {
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useVersions(documentId);
  if (isPending) {
    return (
      <div role="status" className="grid gap-3 pt-4">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <span className="sr-only">Loading the versions</span>
      </div>
    );
  }
  if (!data) {
    return <ErrorState {...describeError(error)} onRetry={() => void refetch()} className="mt-4 border-0 px-0" />;
  }
  if (data.length === 0) {
    return <p className="pt-4 text-sm text-quiet">The first version is made when the draft is ready.</p>;
  }
  return (
    <>
      <ol aria-label="Versions, newest first">
        {data.map((version) => (
          <VersionItem
            key={version.id}
            documentId={documentId}
            version={version}
            newest={Math.max(newest, data[0]?.version ?? 0)}
            onLeave={onLeave}
          />
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="secondary" size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show older versions
        </Button>
      )}
    </>
  );
}
