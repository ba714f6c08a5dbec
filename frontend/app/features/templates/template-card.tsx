import { Link, useSearchParams } from 'react-router';
import { Badge, DocTypeBadge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { useAuth } from '~/lib/auth';
import { categoryLabel } from './categories';
import { PlanBadge } from './plan-note';
import type { LibraryTemplate } from './shown-template';

export function TemplateCard({ template }: { template: LibraryTemplate }) {
  const { user } = useAuth();
  const { id, name, description, docType, category, requiredPlan, sectionCount } = template;
  const project = useSearchParams()[0].get('project');
  const own = project === null ? '' : `?project=${encodeURIComponent(project)}`;
  const to = user ? `/app/templates/${id}${own}` : `/templates/${id}`;
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border bg-sheet p-5">
      <div className="flex flex-wrap items-center gap-2">
        <DocTypeBadge type={docType} />
        <Badge>{categoryLabel(category)}</Badge>
        <PlanBadge plan={requiredPlan} />
      </div>
      <h2 className="font-serif text-xl leading-snug font-semibold break-words">{name}</h2>
      <p className="text-sm text-quiet">{description}</p>
      <p className="mt-auto flex flex-wrap gap-x-4 pt-2 text-sm text-quiet tabular-nums">
        <span>{sectionCount} sections</span>
        <span>Base cost: 100 credits</span>
      </p>
      <Button asChild className="w-full">
        <Link to={to} aria-label={`Build with AI: ${name}`}>
          Build with AI
        </Link>
      </Button>
    </article>
  );
}
