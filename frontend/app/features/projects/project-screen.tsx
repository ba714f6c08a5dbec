import { useState } from 'react';
import { Link } from 'react-router';
import { Pencil, Plus } from 'lucide-react';
import { Page } from '~/components/page';
import { Button } from '~/components/ui/button';
import { Skeleton } from '~/components/ui/skeleton';
import { ErrorState } from '~/components/ui/states';
import { ApiError, describeError, isGone } from '~/lib/api/errors';
import { useProject } from '~/lib/api/project';
import type { Project } from '~/lib/api/types';
import { useDocumentTitle } from '~/lib/use-document-title';
import { When } from './history-list';
import { HistoryTabs } from './history-tabs';
import { NewDocumentDialog } from './new-document-dialog';
import { ProjectDocuments } from './project-documents';
import { ProjectIdea } from './project-idea';
import { RenameProjectDialog } from './rename-project-dialog';

/** An idea and the documents that came of it. */
export function ProjectScreen({ projectId }: { projectId: string }) {
  const { data: project, error, refetch } = useProject(projectId);
  const shown = isGone(error) ? undefined : project;
  useDocumentTitle(shown?.title);
  if (shown) return <ProjectView project={shown} />;
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
  const [renaming, setRenaming] = useState(false);
  const [choosing, setChoosing] = useState(false);
  return (
    <Page
      title={<span dir="auto">{project.title}</span>}
      description={
        <>
          Begun <When at={project.createdAt} inSentence />
        </>
      }
      trail={[{ label: 'Dashboard', to: '/app' }, { label: project.title }]}
      actions={
        <Button variant="secondary" onClick={() => setRenaming(true)}>
          <Pencil aria-hidden="true" strokeWidth={1.5} />
          Rename
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
        <div className="lg:col-start-2 lg:row-start-1">
          <ProjectIdea project={project} />
        </div>
        <div className="grid grid-cols-1 gap-8 lg:col-start-1 lg:row-start-1">
          <section aria-labelledby="documents">
            <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
              <h2 id="documents" className="display text-xl">
                Documents
              </h2>
              <Button size="sm" aria-label="New document from this project" onClick={() => setChoosing(true)}>
                <Plus aria-hidden="true" strokeWidth={1.5} />
                New document
              </Button>
            </div>
            <ProjectDocuments projectId={project.id} />
          </section>
          <section aria-labelledby="history">
            <h2 id="history" className="display pb-3 text-xl">
              What has happened
            </h2>
            <HistoryTabs projectId={project.id} />
          </section>
        </div>
      </div>
      <NewDocumentDialog projectId={project.id} open={choosing} onOpenChange={setChoosing} />
      <RenameProjectDialog project={project} open={renaming} onOpenChange={setRenaming} />
    </Page>
  );
}
