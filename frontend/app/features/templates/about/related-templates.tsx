import { Link } from 'react-router';
import { complexityLabel } from '@specforge/document';
import { Badge, DocTypeBadge } from '~/components/ui/badge';
import type { TemplateSummary } from '~/lib/api/types';

export type RelatedTemplate = Pick<TemplateSummary, 'id' | 'name' | 'description' | 'docType' | 'complexityLevel'>;

/** The related ones that exist, in their order. */
export function pickRelated(ids: readonly string[], templates: readonly TemplateSummary[]): RelatedTemplate[] {
  return ids.flatMap((wanted) => {
    const found = templates.find(({ id }) => id === wanted);
    if (!found) return [];
    const { id, name, description, docType, complexityLevel } = found;
    return [{ id, name, description, docType, complexityLevel }];
  });
}

export function RelatedTemplates({ templates }: { templates: readonly RelatedTemplate[] }) {
  if (templates.length === 0) return null;
  return (
    <section aria-labelledby="related" className="grid gap-4 pt-14">
      <h2 id="related" className="font-serif text-2xl font-semibold">
        Related Templates
      </h2>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {templates.map(({ id, name, description, docType, complexityLevel }) => (
          <li key={id} className="flex flex-col gap-3 rounded-card border bg-sheet p-5">
            <div className="flex flex-wrap gap-2">
              <DocTypeBadge type={docType} />
              <Badge>{complexityLabel(complexityLevel)}</Badge>
            </div>
            <h3 className="font-serif text-lg leading-snug font-semibold">{name}</h3>
            <p className="line-clamp-4 text-sm text-quiet">{description}</p>
            <Link to={`/templates/${id}`} aria-label={`View Template: ${name}`} className="link mt-auto min-h-6 pt-1">
              View Template
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
