import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Page } from '~/components/page';
import { Button } from '~/components/ui/button';
import { Skeleton } from '~/components/ui/skeleton';
import { ErrorState } from '~/components/ui/states';
import { useDocument } from '~/lib/api/document';
import { ApiError, describeError, isGone } from '~/lib/api/errors';
import type { DocumentDetail, VersionDetail } from '~/lib/api/types';
import { useDocumentTitle } from '~/lib/use-document-title';
import { useVersion } from '../api/versions';
import { ReadTab } from '../read/read-tab';
import { RestoreDialog } from './restore-dialog';
import { compareAddress, documentAddress, historyOf, nameOf } from './version-words';
import '../documents.css';

/** A document as it was in one of its versions. */
export function VersionScreen({ documentId, version }: { documentId: string; version: number }) {
  const document = useDocument(documentId);
  const asked = useVersion(documentId, version);
  const error = document.error ?? asked.error;
  useDocumentTitle(asked.data && `Version ${version}, ${asked.data.title}`);

  if (document.data && asked.data && !isGone(error)) return <Version document={document.data} version={asked.data} />;
  if (error) {
    const refused = error instanceof ApiError && error.status < 500 && error.status !== 429;
    const said = refused
      ? { title: 'Version not found', description: 'This document has no such version, or you may not see it.' }
      : describeError(error);
    const retry = () => void Promise.all([document.refetch(), asked.refetch()]);
    return (
      <ErrorState
        wholePage
        className="m-4 sm:m-8"
        {...said}
        {...(!refused && { onRetry: retry })}
        action={
          <Button asChild>
            <Link to={documentAddress(documentId)}>Back to the document</Link>
          </Button>
        }
      />
    );
  }
  return (
    <div role="status" className="mx-auto grid max-w-3xl gap-4 p-8">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-96" />
      <h1 className="sr-only">Loading the version</h1>
    </div>
  );
}

function Version({ document, version }: { document: DocumentDetail; version: VersionDetail }) {
  const [restoring, setRestoring] = useState(false);
  const navigate = useNavigate();
  const { id, title } = document;
  const isNewest = version.version >= document.version;
  const shown = useMemo(() => asItWas(document, version), [document, version]);
  return (
    <Page
      trail={[
        { label: 'Dashboard', to: '/app' },
        { label: title, to: documentAddress(id) },
        { label: nameOf(version) },
      ]}
      title={<span dir="auto">{version.title}</span>}
      description={
        <>
          <span className="font-semibold text-ink" dir="auto">
            {nameOf(version)}
          </span>{' '}
          of {document.version}. {historyOf(version)}.
        </>
      }
      actions={
        <>
          {!isNewest && (
            <>
              <Button onClick={() => setRestoring(true)}>Restore this version</Button>
              <Button asChild variant="secondary">
                <Link to={compareAddress(id, version.version, document.version)}>Compare with current</Link>
              </Button>
            </>
          )}
          <Button asChild variant="ghost">
            <Link to={documentAddress(id)}>Back to the document</Link>
          </Button>
        </>
      }
    >
      <div className="-mx-4 bg-desk px-2.5 py-4 sm:mx-0 sm:rounded-card sm:px-6 sm:py-7">
        <ReadTab document={shown} version={version.version} />
      </div>
      <RestoreDialog
        documentId={id}
        version={version}
        open={restoring}
        onOpenChange={setRestoring}
        onRestored={() => void navigate(documentAddress(id))}
      />
    </Page>
  );
}

/** The document with the text of then; what was not written then is empty. */
function asItWas(document: DocumentDetail, version: VersionDetail): DocumentDetail {
  const { title, sections, createdAt } = version;
  const outline = outlineThen(document, version);
  const sectionStates = Object.fromEntries(
    outline.map(({ key }) => [
      key,
      {
        state: sections[key] ? ('done' as const) : ('empty' as const),
        revision: 0,
        updatedAt: createdAt,
        authorKind: 'user' as const,
      },
    ]),
  );
  return { ...document, outline, title, sections, sectionStates, status: 'completed', missingParts: null };
}

/** The sections in the order of then; earlier versions know no order, but which of them were written. */
function outlineThen({ outline, absent }: DocumentDetail, { sections, sectionOrder }: VersionDetail) {
  const takenOut = absent.flatMap(({ section }) => section ?? []);
  if (sectionOrder.length === 0) return [...outline, ...takenOut.filter(({ key }) => sections[key])];
  const byKey = new Map([...outline, ...takenOut].map((section) => [section.key, section]));
  return sectionOrder.flatMap((key) => byKey.get(key) ?? []);
}
