import { Skeleton } from '~/components/ui/skeleton';
import { ErrorState } from '~/components/ui/states';
import { describeError } from '~/lib/api/errors';
import { britishDateTime } from '~/lib/dates';
import { useVersions } from './api/versions';

interface VersionListProps {
  documentId: string;
  open: boolean;
  /** How many at most; all when left out. */
  limit?: number;
}

/** What has happened to the document, newest first. */
export function VersionList({ documentId, open, limit }: VersionListProps) {
  const { data, error, isPending, refetch } = useVersions(documentId, open);
  if (error) return <ErrorState {...describeError(error)} onRetry={() => void refetch()} className="border-0 px-0" />;
  if (isPending) {
    return (
      <div role="status" className="grid gap-3">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <span className="sr-only">Loading the history</span>
      </div>
    );
  }
  if (data.length === 0)
    return <p className="text-sm text-quiet">The first version is made when the draft is ready.</p>;
  return (
    <ol className="grid gap-4">
      {data.slice(0, limit).map((version) => (
        <li key={version.id} className="border-s-2 border-patina ps-3 text-sm">
          <p className="font-semibold">Version {version.version}</p>
          {version.changelogSummary && <p className="break-words">{version.changelogSummary}</p>}
          <p className="text-xs text-quiet">
            {version.isAiGenerated ? 'Written by AI' : 'Edited by hand'}, {britishDateTime(version.createdAt)}
          </p>
        </li>
      ))}
    </ol>
  );
}
