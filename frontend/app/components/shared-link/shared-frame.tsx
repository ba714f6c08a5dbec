import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Mark } from '../mark';

/** Says, without pressing anybody, what the document was made with. */
export function MadeWith() {
  return (
    <Link
      to="/"
      className="inline-flex min-h-9 shrink-0 items-center gap-2 rounded-control text-sm text-quiet hover:text-ink"
    >
      <Mark className="size-4" />
      <span>
        <span className="max-[379px]:sr-only">Made with </span>SpecForge
      </span>
    </Link>
  );
}

/** What a visitor with a link sees where there is no document to see. */
export function SharedNotice({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      <main id="main" className="grid flex-1 place-items-center px-4 py-12">
        <div className="grid w-full max-w-md gap-4">{children}</div>
      </main>
      <footer className="flex justify-center pb-8">
        <MadeWith />
      </footer>
    </div>
  );
}
