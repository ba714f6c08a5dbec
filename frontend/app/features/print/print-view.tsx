import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button } from '~/components/ui/button';
import { Field } from '~/components/ui/field';
import { NativeSelect } from '~/components/ui/native-select';
import { FullScreenSpinner } from '~/components/ui/spinner';
import { EmptyState, ErrorState } from '~/components/ui/states';
import { ApiError, describeError } from '~/lib/api/errors';
import type { PrintedProject } from '~/lib/api/types';
import { useDocumentTitle } from '~/lib/use-document-title';
import { PrintDesk, untilDrawn, usePrintChoices } from './print-desk';

/** A document of a project as the pages it prints on, and nothing else on them. */
export function PrintView({ projectId }: { projectId: string }) {
  const { search, style, choose } = usePrintChoices();
  const documentId = search.get('document');
  const parameters = new URLSearchParams({ ...(documentId !== null && { documentId }), style });
  const query = `?${parameters}`;
  const { data, error, refetch } = useQuery<PrintedProject>({
    queryKey: [`/api/projects/${encodeURIComponent(projectId)}/print${query}`],
    staleTime: 0,
    refetchInterval: untilDrawn,
  });
  // A refusal is about this address; anything else may be over at the next try.
  const refused = error instanceof ApiError && error.status < 500 && error.status !== 429;
  useDocumentTitle(data?.pages?.title ?? (refused ? 'Document not found' : undefined));

  if (!data && !error) {
    return (
      <main>
        <FullScreenSpinner />
      </main>
    );
  }
  if (!data) {
    const back = (
      <Button asChild>
        <Link to="/app/documents">Back to Documents</Link>
      </Button>
    );
    return (
      <main className="grid min-h-dvh place-items-center p-4">
        {refused ? (
          <ErrorState
            wholePage
            className="w-full max-w-lg"
            title="Document not found"
            description="This document doesn't exist or you don't have permission to view it."
            action={back}
          />
        ) : (
          <ErrorState
            wholePage
            className="w-full max-w-lg"
            {...describeError(error)}
            onRetry={() => void refetch()}
            action={back}
          />
        )}
      </main>
    );
  }
  const { title, documents, pages } = data;
  const trail = [
    { label: 'Dashboard', to: '/app' },
    { label: title, to: pages ? `/app/documents/${pages.documentId}` : '/app/documents' },
    { label: 'Print' },
  ];
  return (
    <PrintDesk
      trail={trail}
      pages={pages}
      style={style}
      onStyle={(chosen) => choose({ style: chosen })}
      choices={
        pages &&
        documents.length > 1 && (
          <Field label="Document" labelHidden className="w-56">
            <NativeSelect value={pages.documentId} onChange={({ target }) => choose({ document: target.value })}>
              {documents.map((document) => (
                <option key={document.id} value={document.id}>
                  {document.title}
                </option>
              ))}
            </NativeSelect>
          </Field>
        )
      }
      nothing={<NothingYet />}
    />
  );
}

function NothingYet() {
  return (
    <EmptyState
      wholePage
      className="mx-auto mt-10 max-w-3xl bg-paper"
      title="Nothing to print yet"
      description="The pages of this project's documents appear here as soon as a section has been written."
      action={
        <Button asChild>
          <Link to="/app/templates">Choose a template</Link>
        </Button>
      }
    />
  );
}
