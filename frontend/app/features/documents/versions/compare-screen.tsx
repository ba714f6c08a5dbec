import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Page } from '~/components/page';
import { Button } from '~/components/ui/button';
import { Skeleton } from '~/components/ui/skeleton';
import { EmptyState, ErrorState } from '~/components/ui/states';
import { useDocument } from '~/lib/api/document';
import { ApiError, describeError, isGone } from '~/lib/api/errors';
import type { DocumentDetail, VersionChange, VersionDifference } from '~/lib/api/types';
import { useDocumentTitle } from '~/lib/use-document-title';
import { useVersionDifference, useVersions } from '../api/versions';
import { ChangeCard, type CompareView } from './change-card';
import { CompareBar } from './compare-bar';
import { documentAddress, historyOf, nameOf } from './version-words';
import '../documents.css';

/** What differs between two versions of a document. */
export function CompareScreen({ documentId }: { documentId: string }) {
  const { data: document, error, refetch } = useDocument(documentId);
  useDocumentTitle(document && `What changed, ${document.title}`);
  if (document && !isGone(error)) return <Compare document={document} />;
  return (
    <div className="mx-auto w-full max-w-6xl p-4 sm:p-8">
      {error ? (
        <Refusal wholePage error={error} documentId={documentId} onRetry={() => void refetch()} />
      ) : (
        <Loading wholePage />
      )}
    </div>
  );
}

function Compare({ document }: { document: DocumentDetail }) {
  const { id, title, version: newest } = document;
  const [search, setSearch] = useSearchParams();
  const [whole, setWhole] = useState(false);
  const versions = useVersions(id);
  const to = numberIn(search.get('to')) ?? newest;
  const from = search.get('from') === 'look' ? 'look' : (numberIn(search.get('from')) ?? Math.max(1, to - 1));
  const view: CompareView = search.get('view') === 'sides' ? 'sides' : 'inline';
  const comparable = newest > 1 || from === 'look';
  const difference = useVersionDifference(id, from, to, comparable);

  const change = (changes: Record<string, string | undefined>) =>
    setSearch(
      (params) => {
        for (const [name, value] of Object.entries(changes)) if (value !== undefined) params.set(name, value);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  const back = (
    <Button asChild variant="secondary">
      <Link to={documentAddress(id)}>Back to the document</Link>
    </Button>
  );
  return (
    <Page
      trail={[{ label: 'Dashboard', to: '/app' }, { label: title, to: documentAddress(id) }, { label: 'What changed' }]}
      title="What changed"
      description={<span dir="auto">{title}</span>}
      actions={back}
    >
      {comparable ? (
        <div className="grid gap-6">
          <CompareBar
            versions={versions.data ?? []}
            from={from}
            to={to}
            view={view}
            whole={whole}
            onChange={change}
            onWhole={setWhole}
          />
          {difference.data ? (
            <Difference difference={difference.data} seen={from === 'look'} view={view} whole={whole} />
          ) : difference.error ? (
            <Refusal error={difference.error} documentId={id} onRetry={() => void difference.refetch()} />
          ) : (
            <Loading />
          )}
        </div>
      ) : (
        <EmptyState
          title="Nothing to compare yet"
          description="There is one version so far. Edit or improve a section, and what changed is shown here."
          action={back}
        />
      )}
    </Page>
  );
}

interface DifferenceProps {
  difference: VersionDifference;
  /** It begins where one last looked, not at a version. */
  seen: boolean;
  view: CompareView;
  whole: boolean;
}

function Difference({ difference, seen, view, whole }: DifferenceProps) {
  const { from, to, changes, summary } = difference;
  const groups = useMemo(() => bySection(changes), [changes]);
  const before = seen ? 'As you last saw it' : nameOf(from);
  const after = nameOf(to);
  if (changes.length === 0) {
    return <EmptyState title="Both read the same" description={`Between ${before} and ${after} no word differs.`} />;
  }
  return (
    <>
      <div className="grid gap-1.5">
        <p role="status" className="font-serif text-lg break-words" dir="auto">
          {summary}.
        </p>
        <p className="text-sm text-quiet">
          {counted(changes)} from {before} to {after}. {historyOf(to)}.
        </p>
        <p className="redline text-sm text-quiet">
          <ins>Green and underlined</ins> was added, <del>red and struck through</del> was removed.
        </p>
      </div>
      {groups.map(({ key, title, changes: own }) => (
        <section key={key} aria-labelledby={`changes-${key}`} className="grid gap-3">
          <h2 id={`changes-${key}`} className="display text-xl break-words">
            {title}
          </h2>
          {own.map((change) => (
            <ChangeCard key={change.path} change={change} view={view} whole={whole} before={before} after={after} />
          ))}
        </section>
      ))}
    </>
  );
}

function bySection(changes: readonly VersionChange[]) {
  const groups = new Map<string, { key: string; title: string; changes: VersionChange[] }>();
  for (const change of changes) {
    const key = change.sectionKey ?? 'document';
    const group = groups.get(key) ?? { key, title: change.sectionTitle ?? 'The document', changes: [] };
    group.changes.push(change);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** `2 added, 1 removed, 3 changed`. */
function counted(changes: readonly VersionChange[]): string {
  const kinds = { addition: 'added', deletion: 'removed', modification: 'changed' } as const;
  return Object.entries(kinds)
    .map(([type, word]) => [changes.filter((change) => change.type === type).length, word] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ');
}

function numberIn(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

function Loading({ wholePage = false }: { wholePage?: boolean }) {
  return (
    <div role="status" className="grid gap-4">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
      {wholePage ? (
        <h1 className="sr-only">Loading the comparison</h1>
      ) : (
        <span className="sr-only">Comparing the versions</span>
      )}
    </div>
  );
}

interface RefusalProps {
  error: Error;
  documentId: string;
  onRetry: () => void;
  wholePage?: boolean;
}

function Refusal({ error, documentId, onRetry, wholePage = false }: RefusalProps) {
  const refused = error instanceof ApiError && error.status < 500 && error.status !== 429;
  const said = refused
    ? { title: 'Nothing to compare', description: 'There is no such version of this document, or you may not see it.' }
    : describeError(error);
  return (
    <ErrorState
      wholePage={wholePage}
      {...said}
      {...(!refused && { onRetry })}
      action={
        <Button asChild>
          <Link to={documentAddress(documentId)}>Back to the document</Link>
        </Button>
      }
    />
  );
}
