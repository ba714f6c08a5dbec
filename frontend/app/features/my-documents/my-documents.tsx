import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { FileText } from 'lucide-react';
import { Page } from '~/components/page';
import { Button } from '~/components/ui/button';
import { Pagination } from '~/components/ui/pagination';
import { EmptyState, ErrorState } from '~/components/ui/states';
import { useDocuments } from '~/lib/api/documents';
import { describeError } from '~/lib/api/errors';
import type { DocumentSummary } from '~/lib/api/types';
import { DeleteDialog } from './delete-dialog';
import { DocumentCards, DocumentTable } from './document-views';
import { DocumentsSkeleton } from './documents-skeleton';
import { ViewToggle } from './view-toggle';
import type { View } from './view-toggle';

const PER_PAGE = 24;

/** View and page are in the address, so that going back and reloading keep them. */
function useListState() {
  const [search, setSearch] = useSearchParams();
  const view: View = search.get('view') === 'list' ? 'list' : 'cards';
  const page = Math.max(0, (Number.parseInt(search.get('page') ?? '1', 10) || 1) - 1);
  const change = (key: string, value: string | null, replace: boolean) =>
    setSearch(
      (current) => {
        if (value === null) current.delete(key);
        else current.set(key, value);
        return current;
      },
      { replace },
    );
  return {
    view,
    page,
    setView: (next: View) => change('view', next === 'list' ? 'list' : null, true),
    setPage: (next: number) => change('page', next === 0 ? null : String(next + 1), false),
  };
}

/** The button that led to another page stands at the foot of the list; one reads on from its top. */
function useFocusOnChange(page: number) {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef(page);
  useEffect(() => {
    if (last.current !== page) list.current?.focus({ preventScroll: true });
    last.current = page;
  }, [page]);
  return list;
}

export function MyDocuments() {
  const { view, page, setView, setPage } = useListState();
  const [doomed, setDoomed] = useState<DocumentSummary | null>(null);
  const { data, isPending, error, refetch, isPlaceholderData } = useDocuments({ page, perPage: PER_PAGE });
  const list = useFocusOnChange(page);
  const DocumentView = view === 'cards' ? DocumentCards : DocumentTable;

  return (
    <Page
      title="My Documents"
      trail={[{ label: 'Dashboard', to: '/app' }, { label: 'My Documents' }]}
      actions={<ViewToggle view={view} onChange={setView} />}
    >
      {isPending ? (
        <DocumentsSkeleton view={view} />
      ) : !data ? (
        <ErrorState {...describeError(error)} onRetry={() => void refetch()} />
      ) : data.total === 0 ? (
        <EmptyState
          icon={<FileText aria-hidden="true" />}
          title="No documents yet"
          description="What you generate stands here, newest first: to read, edit, improve and export."
          action={
            <Button asChild>
              <Link to="/app/templates">Browse Templates</Link>
            </Button>
          }
        />
      ) : data.items.length === 0 ? (
        <EmptyState
          title="Nothing on this page"
          description="The list has become shorter than it was."
          action={<Button onClick={() => setPage(0)}>To the first page</Button>}
        />
      ) : (
        <div
          ref={list}
          role="group"
          aria-label={data.total > PER_PAGE ? `Documents, page ${page + 1}` : 'Documents'}
          tabIndex={-1}
          className={isPlaceholderData ? 'opacity-60' : undefined}
          aria-busy={isPlaceholderData}
        >
          <DocumentView documents={data.items} onDelete={setDoomed} />
          <Pagination page={page} perPage={PER_PAGE} total={data.total} onPage={setPage} />
        </div>
      )}
      <DeleteDialog document={doomed} onClose={() => setDoomed(null)} />
    </Page>
  );
}
