import { Link } from 'react-router';
import { FileText } from 'lucide-react';
import { DocumentStatusBadge } from '~/components/document-status';
import { Page } from '~/components/page';
import { Button } from '~/components/ui/button';
import { DocTypeBadge } from '~/components/ui/badge';
import { Skeleton } from '~/components/ui/skeleton';
import { EmptyState, ErrorState } from '~/components/ui/states';
import { ApiError, describeError } from '~/lib/api/errors';
import type { DocumentSummary, Project } from '~/lib/api/types';
import { britishDateTime } from '~/lib/dates';
import { useDocumentTitle } from '~/lib/use-document-title';
import { useProject, useProjectDocuments } from './api/project';

/** An idea and the documents that came of it. */
export function ProjectScreen({ projectId }: { projectId: string }) {
  const { data: project, error, refetch } = useProject(projectId);
  useDocumentTitle(project?.title);
  if (project) return <ProjectView project={project} />;
  if (!error) {
    return (
      <div role="status" className="mx-auto grid w-full max-w-6xl gap-4 p-4 sm:p-8">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-40" />
        <h1 className="sr-only">Loading the project</h1>
      </div>
    );
  }
  const refused = error instanceof ApiError && error.status < 500 && error.status !== 429;
  const said = refused
    ? { title: 'Project not found', description: 'This project doesn’t exist, or you may not see it.' }
    : describeError(error);
  return (
    <ErrorState
      wholePage
      className="m-4 sm:m-8"
      {...said}
      {...(!refused && { onRetry: () => void refetch() })}
      action={
        <Button asChild>
          <Link to="/app/documents">My Documents</Link>
        </Button>
      }
    />
  );
}

function ProjectView({ project }: { project: Project }) {
  return (
    <Page
      title={<span dir="auto">{project.title}</span>}
      description={`Begun ${britishDateTime(project.createdAt)}`}
      trail={[{ label: 'Dashboard', to: '/app' }, { label: project.title }]}
    >
      <div className="grid gap-8">
        <section aria-labelledby="idea" className="max-w-[72ch]">
          <h2 id="idea" className="display pb-2 text-xl">
            The idea
          </h2>
          <p dir="auto" className="border-s-2 border-patina ps-4 font-serif break-words whitespace-pre-wrap">
            {project.idea}
          </p>
        </section>
        <section aria-labelledby="documents">
          <h2 id="documents" className="display pb-3 text-xl">
            Documents
          </h2>
          <ProjectDocuments projectId={project.id} />
        </section>
      </div>
    </Page>
  );
}

function ProjectDocuments({ projectId }: { projectId: string }) {
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
            <Link to="/app/templates">Browse Templates</Link>
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
  const { id, title, templateName, docType, status, updatedAt, runId } = document;
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
        {templateName}, last changed {britishDateTime(updatedAt)}
      </p>
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
