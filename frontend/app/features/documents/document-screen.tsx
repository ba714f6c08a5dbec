import { Link } from 'react-router';
import { Button } from '~/components/ui/button';
import { Spinner } from '~/components/ui/spinner';
import { ErrorState } from '~/components/ui/states';
import { ApiError, describeError, isGone } from '~/lib/api/errors';
import { useDocumentTitle } from '~/lib/use-document-title';
import { useLiveDocument } from './api/document';
import { DocumentView } from './document-view';
import './documents.css';

export function DocumentScreen({ documentId }: { documentId: string }) {
  const { data: document, error, refetch } = useLiveDocument(documentId);
  // A refusal is about this document; anything else is trouble on the way, which may be over at the next try.
  const refused = error instanceof ApiError && error.status < 500 && error.status !== 429;
  const shown = isGone(error) ? undefined : document;
  useDocumentTitle(shown?.title ?? (refused ? 'Document not found' : undefined));

  if (shown) return <DocumentView document={shown} />;
  if (!error) {
    return (
      <div role="status" className="grid place-items-center py-32">
        <Spinner className="size-8 text-ember" />
        <h1 className="sr-only">Loading the document</h1>
      </div>
    );
  }
  const back = (
    <Button asChild>
      <Link to="/app/documents">Back to Documents</Link>
    </Button>
  );
  if (refused) {
    return (
      <ErrorState
        wholePage
        className="m-4 sm:m-8"
        title="Document not found"
        description="This document doesn't exist or you don't have permission to view it."
        action={back}
      />
    );
  }
  return (
    <ErrorState
      wholePage
      className="m-4 sm:m-8"
      {...describeError(error)}
      onRetry={() => void refetch()}
      action={back}
    />
  );
}
