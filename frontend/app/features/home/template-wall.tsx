import { Link } from 'react-router';
import { DocTypeBadge } from '~/components/ui/badge';
import type { TemplateSummary } from '~/lib/api/types';

const HEADINGS = 7;

/** A template as the contents page of the document it makes. */
function FirstPage({ template }: { template: TemplateSummary }) {
  const more = template.sections.length - HEADINGS;
  return (
    <li className="relative flex flex-col rounded-[4px] border bg-sheet p-6 transition-[border-color,box-shadow] hover:border-control hover:shadow-float sm:p-7">
      <div>
        <DocTypeBadge type={template.docType} />
      </div>
      <h3 className="pt-4 font-serif text-xl font-semibold">
        <Link to={`/templates/${template.id}`} className="after:absolute after:inset-0">
          {template.name}
        </Link>
      </h3>
      <p className="line-clamp-3 pt-1.5 text-sm text-quiet">{template.description}</p>
      <ol className="mt-5 border-t pt-4 font-serif text-[0.9375rem]">
        {template.sections.slice(0, HEADINGS).map((section, index) => (
          <li key={section.key} className="flex gap-3 py-1">
            <span className="num w-4 shrink-0 text-quiet">{index + 1}</span>
            {section.title}
          </li>
        ))}
      </ol>
      {more > 0 && (
        <p className="pt-1 ps-7 text-sm text-quiet">
          + {more} more {more === 1 ? 'section' : 'sections'}
        </p>
      )}
    </li>
  );
}

export function TemplateWall({ templates }: { templates: TemplateSummary[] }) {
  if (templates.length === 0) return null;
  return (
    <section aria-labelledby="wall" className="bg-desk">
      <div className="mx-auto max-w-[90rem] px-5 py-16 sm:px-8 lg:px-14 lg:py-24">
        <div className="flex flex-wrap items-end justify-between gap-4 pb-10">
          <div className="max-w-2xl">
            <h2 id="wall" className="display text-3xl">
              Start from a page that already knows its headings
            </h2>
            <p className="pt-3 text-lg text-quiet">
              Each template lists its sections, says what belongs in them, and knows which build on which.
            </p>
          </div>
          <Link to="/templates" className="link min-h-6">
            All templates
          </Link>
        </div>
        <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {templates.map((template) => (
            <FirstPage key={template.id} template={template} />
          ))}
        </ul>
      </div>
    </section>
  );
}
