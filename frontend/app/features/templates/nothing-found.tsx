import { Button } from '~/components/ui/button';
import { EmptyState } from '~/components/ui/states';
import { nearTemplates, offeredTags } from './filter-templates';
import type { LibraryTemplate } from './shown-template';
import { TemplateCard } from './template-card';

interface NothingFoundProps {
  templates: LibraryTemplate[];
  search: string;
  gridClass: string;
  /** Looks for another text in every category; an empty one shows all. */
  onSearch: (text: string) => void;
}

/** Says that a search found nothing, and offers what comes near: templates, else tags. */
export function NothingFound({ templates, search, gridClass, onSearch }: NothingFoundProps) {
  const near = nearTemplates(templates, search);
  return (
    <div className="grid gap-6">
      <EmptyState
        title="No templates found matching your criteria."
        description="Try adjusting your search or filters"
        action={
          <Button variant="secondary" onClick={() => onSearch('')}>
            Show all templates
          </Button>
        }
      />
      {near.length > 0 && (
        <section aria-labelledby="near-heading" className="grid gap-4">
          <h2 id="near-heading" className="font-serif text-lg font-semibold">
            Close matches
          </h2>
          <ul className={gridClass}>
            {near.map((template) => (
              <li key={template.id}>
                <TemplateCard template={template} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {near.length === 0 && (
        <div role="group" aria-label="Tags" className="flex flex-wrap items-center justify-center gap-2">
          {offeredTags(templates).map((tag) => (
            <Button key={tag} variant="secondary" size="sm" onClick={() => onSearch(tag)}>
              {tag}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
