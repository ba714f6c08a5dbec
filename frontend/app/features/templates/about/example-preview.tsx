import { Link } from 'react-router';
import type { TemplateDetail } from '~/lib/api/types';

/** The first page of a finished document of this template, fading out where the rest begins. */
export function ExamplePreview({ id, example }: { id: string; example: NonNullable<TemplateDetail['example']> }) {
  return (
    <section aria-labelledby="example" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="example" className="font-serif text-xl font-semibold">
          What you get
        </h2>
        <Link to={`/templates/${id}/example`} className="link min-h-6">
          See an example
        </Link>
      </div>
      <div className="relative max-h-[26rem] overflow-hidden rounded-[4px] border bg-sheet px-6 pt-6 sm:px-9 sm:pt-8">
        <p className="font-serif text-2xl font-semibold">{example.title}</p>
        {/* Escaped by the server; a look at the page, not the page itself. */}
        <div inert className="prose document pt-2">
          <div dangerouslySetInnerHTML={{ __html: example.opening }} />
        </div>
        <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-32 bg-linear-to-t from-sheet to-transparent" />
      </div>
    </section>
  );
}
