import { Link } from 'react-router';
import { DocTypeBadge } from '~/components/ui/badge';

const HEADINGS = 7;

/** A template as the contents page of the document it makes. */
export interface FirstPage {
  id: string;
  name: string;
  description: string;
  docType: string;
  headings: string[];
}

/** The templates of a category. */
export interface Shelf {
  value: string;
  label: string;
  templates: { id: string; name: string }[];
}

function Page({ page }: { page: FirstPage }) {
  const more = page.headings.length - HEADINGS;
  return (
    <li className="relative flex flex-col rounded-[4px] border bg-sheet p-6 transition-[border-color,box-shadow] hover:border-control hover:shadow-float sm:p-7">
      <div>
        <DocTypeBadge type={page.docType} />
      </div>
      <h3 className="pt-4 font-serif text-xl font-semibold">
        <Link to={`/templates/${page.id}`} className="after:absolute after:inset-0">
          {page.name}
        </Link>
      </h3>
      <p className="line-clamp-3 pt-1.5 text-sm text-quiet">{page.description}</p>
      <ol className="mt-5 border-t pt-4 font-serif text-[0.9375rem]">
        {page.headings.slice(0, HEADINGS).map((heading, index) => (
          <li key={heading} className="flex gap-3 py-1">
            <span className="num w-4 shrink-0 text-quiet">{index + 1}</span>
            {heading}
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

function Shelves({ shelves }: { shelves: readonly Shelf[] }) {
  return (
    <div className="grid gap-x-10 gap-y-8 pt-14 sm:grid-cols-2 lg:grid-cols-4">
      {shelves.map(({ value, label, templates }) => (
        <section key={value} aria-labelledby={`shelf-${value}`}>
          <h3 id={`shelf-${value}`} className="border-b pb-2 font-semibold">
            {label}
          </h3>
          <ul className="pt-2">
            {templates.map(({ id, name }) => (
              <li key={id}>
                <Link to={`/templates/${id}`} className="inline-flex min-h-8 items-center text-sm hover:underline">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface TemplateWallProps {
  pages: readonly FirstPage[];
  shelves: readonly Shelf[];
  /** Templates in all. */
  count: number;
}

export function TemplateWall({ pages, shelves, count }: TemplateWallProps) {
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="wall" className="bg-desk">
      <div className="mx-auto max-w-[90rem] px-5 py-16 sm:px-8 lg:px-14 lg:py-24">
        <div className="flex flex-wrap items-end justify-between gap-4 pb-10">
          <div className="max-w-2xl">
            <h2 id="wall" className="display text-3xl">
              Start from a page that already knows its headings
            </h2>
            <p className="pt-3 text-lg text-quiet">
              Each of {count} templates lists its sections, says what belongs in them, and knows which build on which.
            </p>
          </div>
          <Link to="/templates" className="link min-h-6">
            All templates
          </Link>
        </div>
        <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {pages.map((page) => (
            <Page key={page.id} page={page} />
          ))}
        </ul>
        <Shelves shelves={shelves} />
      </div>
    </section>
  );
}
