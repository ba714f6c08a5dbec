import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Printer } from 'lucide-react';
import { SkipLink } from '~/components/skip-link';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { Button } from '~/components/ui/button';
import { Field } from '~/components/ui/field';
import { NativeSelect } from '~/components/ui/native-select';
import { FullScreenSpinner } from '~/components/ui/spinner';
import { EmptyState, ErrorState } from '~/components/ui/states';
import { ApiError, describeError } from '~/lib/api/errors';
import type { PrintedProject } from '~/lib/api/types';
import { useDocumentTitle } from '~/lib/use-document-title';

/** How often to ask for the pictures of diagrams that are being drawn, and how many times at the most. */
const DRAWING_MS = 1_500;
const MOST_ASKED = 12;
const STYLES = [
  { value: 'technical', label: 'Technical' },
  { value: 'executive', label: 'Executive' },
  { value: 'marketing', label: 'Marketing' },
] as const;

/** A document of a project as the pages it prints on, and nothing else on them. */
export function PrintView({ projectId }: { projectId: string }) {
  const [search, setSearch] = useSearchParams();
  const documentId = search.get('document');
  const asked = search.get('style');
  const style = STYLES.find(({ value }) => value === asked)?.value ?? 'technical';
  const parameters = new URLSearchParams({ ...(documentId !== null && { documentId }), style });
  const query = `?${parameters}`;
  const { data, error, refetch } = useQuery<PrintedProject>({
    queryKey: [`/api/projects/${encodeURIComponent(projectId)}/print${query}`],
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages?.drawing && state.dataUpdateCount < MOST_ASKED ? DRAWING_MS : false,
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
  const choose = (choice: { document: string } | { style: string }) =>
    setSearch((before) => ({ ...Object.fromEntries(before), ...choice }), { preventScrollReset: true });
  const trail = [
    { label: 'Dashboard', to: '/app' },
    { label: title, to: pages ? `/app/documents/${pages.documentId}` : '/app/documents' },
    { label: 'Print' },
  ];
  return (
    <div className="min-h-dvh bg-desk print:min-h-0 print:bg-transparent">
      <SkipLink />
      <header className="sticky top-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-b bg-paper px-4 py-2.5 sm:px-6 print:hidden">
        <Breadcrumbs trail={trail} className="min-w-0 [&_a]:block [&_a]:max-w-[14rem] [&_a]:truncate [&_a]:leading-6" />
        {pages && (
          <div className="ms-auto flex flex-wrap items-center gap-3">
            {documents.length > 1 && (
              <Field label="Document" labelHidden className="w-56">
                <NativeSelect value={pages.documentId} onChange={({ target }) => choose({ document: target.value })}>
                  {documents.map((document) => (
                    <option key={document.id} value={document.id}>
                      {document.title}
                    </option>
                  ))}
                </NativeSelect>
              </Field>
            )}
            <Field label="Style" labelHidden className="w-36">
              <NativeSelect value={style} onChange={({ target }) => choose({ style: target.value })}>
                {STYLES.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </NativeSelect>
            </Field>
            <Button className="min-h-9" onClick={() => window.print()}>
              <Printer aria-hidden="true" strokeWidth={1.5} />
              Print
            </Button>
          </div>
        )}
      </header>
      <main id="main" tabIndex={-1} className="px-2.5 py-6 outline-none sm:px-6 print:p-0">
        {pages ? <Pages html={pages.html} styles={pages.styles} /> : <NothingYet />}
      </main>
    </div>
  );
}

/** The server writes both, and escapes every text of the document: this is the PDF's own source. */
function Pages({ html, styles }: { html: string; styles: string }) {
  return (
    <>
      <style>{styles}</style>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </>
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
