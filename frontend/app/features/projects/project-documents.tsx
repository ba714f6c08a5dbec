import { Link } from 'react-router';
import { FileText } from 'lucide-react';
import { DocumentStatusBadge } from '~/components/document-status';
import { Badge, DocTypeBadge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { Skeleton } from '~/components/ui/skeleton';
import { EmptyState, ErrorState } from '~/components/ui/states';
import { describeError } from '~/lib/api/errors';
import type { DocumentSummary } from '~/lib/api/types';
import { useProjectDocuments } from './api/project';
import { When } from './history-list';

/** What came of the idea, newest first. */
export function ProjectDocuments({ projectId }: { projectId: string }) {
  const { data, error, isPending, refetch } = useProjectDocuments(projectId);
  if (isPending) {
    return (
      <div role="status">
        <Skeleton className="h-20" />
        <span className="sr-only">Loading the documents</span>
      </div>
    );
  }
  if (!data) return <ErrorState {...describeError(error)} onRetry={() => void refetch()} />;
  if (data.items.length === 0) {
    return (
      <EmptyState
        icon={<FileText aria-hidden="true" />}
        title="No documents yet"
        description="What is generated from this idea stands here, with the run that wrote it."
        action={
          <Button asChild>
            <Link to={`/app/templates?project=${projectId}`}>Browse Templates</Link>
          </Button>
        }
      />
    );
  }
  return (
    <ul className="grid gap-3">
      {data.items.map((document) => (
        <ProjectDocument key={document.id} document={document} />
      ))}
    </ul>
  );
}

function ProjectDocument({ document }: { document: DocumentSummary }) {
  const { id, title, templateName, docType, status, updatedAt, runId, fromOlderIdea } = document;
  return (
    <li className="grid gap-2 rounded-card border bg-sheet p-4 sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 font-serif text-lg font-semibold">
          <Link dir="auto" to={`/app/documents/${id}`} className="min-h-6 break-words hover:underline">
            {title}
          </Link>
        </h3>
        <div className="flex items-center gap-2">
          <DocTypeBadge type={docType} />
          <DocumentStatusBadge status={status} />
        </div>
      </div>
      <p className="text-sm text-quiet">
        {templateName}, last changed <When at={updatedAt} inSentence />
      </p>
      {fromOlderIdea && (
        <p className="text-sm">
          <Badge tone="ember">Older idea</Badge> <span className="text-quiet">Drafted before the idea was edited.</span>
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <Link
          to={`/app/documents/${id}`}
          aria-label={`Open ${title}`}
          className="link inline-flex min-h-6 items-center"
        >
          Open
        </Link>
        <Link
          to={`/app/documents/${id}/compare`}
          aria-label={`What changed last in ${title}`}
          className="link inline-flex min-h-6 items-center"
        >
          What changed last
        </Link>
        {runId && (
          <Link
            to={`/app/runs/${runId}`}
            aria-label={`The run that wrote ${title}`}
            className="link inline-flex min-h-6 items-center"
          >
            Its run
          </Link>
        )}
      </p>
    </li>
  );
}
