import { Link } from 'react-router';
import { DocumentStatusBadge } from '~/components/document-status';
import { Badge } from '~/components/ui/badge';
import { Card, CardTitle } from '~/components/ui/card';
import { Button } from '~/components/ui/button';
import { Skeleton } from '~/components/ui/skeleton';
import { ErrorState } from '~/components/ui/states';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { useDocuments } from '~/lib/api/documents';
import { describeError } from '~/lib/api/errors';
import type { DocumentSummary } from '~/lib/api/types';
import { relativeDate } from '~/lib/dates';

export const RECENT = { page: 0, perPage: 5 };

function Row({ document }: { document: DocumentSummary }) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t px-5 py-3 first:border-t-0 hover:bg-soft">
      <div className="grid min-w-0 flex-1 basis-56">
        <Link
          to={`/app/documents/${document.id}`}
          dir="auto"
          className="truncate font-medium after:absolute after:inset-0 focus-visible:-outline-offset-2"
        >
          {document.title}
        </Link>
        {/* Above the link that the row is as a whole. */}
        <Link
          to={`/app/projects/${document.projectId}`}
          dir="auto"
          className="relative z-1 min-h-6 max-w-full justify-self-start truncate text-sm text-quiet hover:text-ink hover:underline"
        >
          <span className="sr-only">Project: </span>
          {document.projectTitle}
        </Link>
      </div>
      <Badge className="font-mono">{document.templateId}</Badge>
      <span className="text-sm text-quiet sm:w-28">{relativeDate(document.createdAt)}</span>
      <span className="sm:w-28">
        <DocumentStatusBadge status={document.status} otherTone="info" />
      </span>
    </li>
  );
}

function Body() {
  const { data, isPending, error, refetch } = useDocuments(RECENT);
  if (isPending) {
    return (
      <div role="status" className="grid gap-3 p-5">
        {Array.from({ length: RECENT.perPage }, (_, row) => (
          <Skeleton key={row} className="h-7" />
        ))}
        <VisuallyHidden>Loading documents</VisuallyHidden>
      </div>
    );
  }
  if (!data) return <ErrorState {...describeError(error)} onRetry={() => void refetch()} className="border-0" />;
  if (data.items.length === 0) {
    return (
      <div className="grid justify-items-center gap-4 px-5 py-12 text-center">
        <p className="text-quiet">No documents yet. Create your first one!</p>
        <Button asChild>
          <Link to="/app/templates">Choose a template</Link>
        </Button>
      </div>
    );
  }
  return (
    <ul>
      {data.items.map((document) => (
        <Row key={document.id} document={document} />
      ))}
    </ul>
  );
}

export function RecentDocuments() {
  return (
    <Card className="p-0">
      <div className="flex items-center justify-between gap-4 border-b px-5 py-3">
        <CardTitle>Recent Documents</CardTitle>
        <Link to="/app/documents" className="link min-h-6 text-sm">
          View all
        </Link>
      </div>
      <Body />
    </Card>
  );
}
