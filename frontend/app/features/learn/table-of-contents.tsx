import { ChevronDown } from 'lucide-react';
import type { Heading } from './article';

/** What the guide holds: beside it where there is room, folded above it where there is none. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  return (
    <>
      <nav aria-label="On this page" className="max-lg:hidden">
        <div className="sticky top-24 text-sm">
          <p className="pb-2 font-medium">On this page</p>
          <Entries headings={headings} />
        </div>
      </nav>
      <details className="group mb-8 rounded-card border bg-sheet px-4 lg:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between text-sm font-medium">
          On this page
          <ChevronDown aria-hidden="true" strokeWidth={1.5} className="size-4 group-open:rotate-180" />
        </summary>
        <div className="pb-3 text-sm">
          <Entries headings={headings} />
        </div>
      </details>
    </>
  );
}

function Entries({ headings }: { headings: Heading[] }) {
  return (
    <ol className="grid gap-0.5 border-s">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ms-px block border-s border-transparent py-1.5 ps-4 text-quiet hover:border-ember hover:text-ink"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
