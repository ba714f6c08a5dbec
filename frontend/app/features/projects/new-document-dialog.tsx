import { Link } from 'react-router';
import { Button } from '~/components/ui/button';
import { DocTypeBadge } from '~/components/ui/badge';
import { Dialog, DialogContent, DialogFooter } from '~/components/ui/dialog';
import { Skeleton } from '~/components/ui/skeleton';
import { describeError } from '~/lib/api/errors';
import { useTemplates } from '~/lib/api/templates';
import type { TemplateSummary } from '~/lib/api/types';
import { useSuggestedTemplates } from './api/project';

interface NewDocumentDialogProps {
  projectId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const templatePath = (id: string, projectId: string) => `/app/templates/${id}?project=${projectId}`;

/** What to write next from the same idea: what suits the documents there are, or any template. */
export function NewDocumentDialog({ projectId, open, onOpenChange }: NewDocumentDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="lg"
        title="New document from this project"
        description="It starts from the project’s idea and is drafted knowing its finished documents: the same names, people, features and figures, with what you edited in them."
      >
        <Suggestions projectId={projectId} />
        <DialogFooter>
          <Button asChild variant="secondary">
            <Link to={`/app/templates?project=${projectId}`}>All templates</Link>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Suggestions({ projectId }: { projectId: string }) {
  const suggested = useSuggestedTemplates(projectId);
  const templates = useTemplates();
  const error = suggested.error ?? templates.error;
  if (!suggested.data || !templates.data) {
    if (!error) {
      return (
        <div role="status" className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <span className="sr-only">Loading suggestions</span>
        </div>
      );
    }
    return (
      <p role="alert" className="text-sm">
        {describeError(error).description}{' '}
        <button
          type="button"
          className="link min-h-6"
          onClick={() => {
            void suggested.refetch();
            void templates.refetch();
          }}
        >
          Try again
        </button>
      </p>
    );
  }
  const known = new Map(templates.data.map((template) => [template.id, template]));
  const shown = suggested.data.flatMap(({ templateId, after }) => {
    const template = known.get(templateId);
    return template ? [{ template, after }] : [];
  });
  if (shown.length === 0) {
    return (
      <p className="text-sm text-quiet">
        Once a document of this project is finished, the templates that suit it stand here. Until then any template can
        be chosen.
      </p>
    );
  }
  return (
    <ul className="grid gap-px overflow-hidden rounded-control border bg-hairline">
      {shown.map(({ template, after }) => (
        <Suggestion key={template.id} template={template} after={after} projectId={projectId} />
      ))}
    </ul>
  );
}

interface SuggestionProps {
  template: TemplateSummary;
  after: string;
  projectId: string;
}

function Suggestion({ template: { id, name, docType, sections }, after, projectId }: SuggestionProps) {
  return (
    <li className="relative flex items-center gap-3 bg-sheet px-4 py-3 hover:bg-soft">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <Link to={templatePath(id, projectId)} className="font-medium break-words after:absolute after:inset-0">
          {name}
        </Link>
        <p className="text-sm break-words text-quiet">
          {sections.length} sections. Follows <span dir="auto">{after}</span>
        </p>
      </div>
      <DocTypeBadge type={docType} />
    </li>
  );
}
