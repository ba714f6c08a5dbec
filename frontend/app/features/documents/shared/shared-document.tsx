import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { List, Printer } from 'lucide-react';
import { isLinkEnd, SharedFailure } from '~/components/shared-link/shared-failure';
import { MadeWith } from '~/components/shared-link/shared-frame';
import { SkipLink } from '~/components/skip-link';
import { Button } from '~/components/ui/button';
import { Sheet } from '~/components/ui/sheet';
import { FullScreenSpinner } from '~/components/ui/spinner';
import { sharedPath, useReopen } from '~/lib/api/shared';
import type { DocumentDetail, SharedDocument as Shared } from '~/lib/api/types';
import { cn } from '~/lib/cn';
import { britishDate } from '~/lib/dates';
import { formatNumber } from '~/lib/money';
import { useDocumentTitle } from '~/lib/use-document-title';
import { documentLength } from '../document-text';
import { ReadSheet } from '../read/read-tab';
import { goToSection } from '../section-link';
import { useActiveSection } from '../use-active-section';
import { useOpenAtHash } from '../use-document-tab';
import '../documents.css';

/** The document behind a link, for reading. */
export function SharedDocument({ token }: { token: string }) {
  const { data, error } = useQuery<Shared>({ queryKey: [`${sharedPath(token)}/document`], staleTime: 0 });
  const reopen = useReopen(token);
  useDocumentTitle(data?.title);
  // A link that was closed shows nothing more, also to those who are reading.
  if (error && (!data || isLinkEnd(error))) return <SharedFailure error={error} onRetry={reopen} />;
  if (!data) {
    return (
      <main>
        <FullScreenSpinner label="Opening the document" />
      </main>
    );
  }
  return <Reading token={token} document={data} />;
}

function Reading({ token, document }: { token: string; document: Shared }) {
  const { title, templateName, projectId, updatedAt, outline, sections } = document;
  const { words, minutes } = useMemo(() => documentLength({ outline, sections }), [outline, sections]);
  const shown = useMemo(() => asRead(document), [document]);
  const { active, choose } = useActiveSection(
    outline.map(({ key }) => key),
    'read',
  );
  useOpenAtHash();
  const navigate = useNavigate();
  const [drawer, setDrawer] = useState(false);
  const goTo = (key: string) => {
    setDrawer(false);
    choose(key);
    // After a drawer has given the focus back.
    setTimeout(() => goToSection(key, { focus: true }));
    void navigate({ hash: `#${key}` }, { replace: true, preventScrollReset: true });
  };
  const contents = <SharedContents outline={outline} active={active} onChoose={goTo} />;

  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="sticky top-0 z-10 flex min-h-15 items-center gap-2 border-b bg-paper px-3 sm:px-6 print:hidden">
        <button
          type="button"
          aria-label="Contents"
          className="grid size-9 shrink-0 place-items-center rounded-control text-quiet hover:bg-soft hover:text-ink lg:hidden [&_svg]:size-[1.125rem]"
          onClick={() => setDrawer(true)}
        >
          <List aria-hidden="true" strokeWidth={1.5} />
        </button>
        <MadeWith />
        <Button asChild variant="secondary" className="ms-auto min-h-9 shrink-0">
          <Link to={`/projects/${projectId}/print?share=${encodeURIComponent(token)}`}>
            <Printer aria-hidden="true" strokeWidth={1.5} />
            Print view
          </Link>
        </Button>
      </header>
      <div className="flex-1 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <aside aria-label="Contents" className="hidden border-e bg-paper lg:block print:hidden">
          <div className="sticky top-15 max-h-[calc(100dvh-3.75rem)] overflow-y-auto px-3 py-5">
            <h2 className="px-2 pb-3 text-sm font-semibold">Contents</h2>
            {contents}
          </div>
        </aside>
        <main id="main" tabIndex={-1} className="min-w-0 outline-none">
          <div className="clear-of-bars px-4 pt-5 pb-4 sm:px-6 print:px-0">
            <h1 className="display text-2xl break-words" dir="auto">
              {title}
            </h1>
            <p className="flex flex-wrap gap-x-4 gap-y-1 pt-1 text-sm text-quiet">
              <span>{templateName}</span>
              {words > 0 && (
                <span className="num">
                  {formatNumber(words)} {words === 1 ? 'word' : 'words'}, {minutes} min read
                </span>
              )}
              <span className="num">Last changed {britishDate(updatedAt)}</span>
            </p>
          </div>
          <div
            id="desk"
            className="clear-of-bars min-h-[calc(100dvh-10rem)] bg-desk px-2.5 py-4 sm:px-6 sm:py-7 print:bg-transparent print:p-0"
          >
            <ReadSheet document={shown} diagramsPath={`${sharedPath(token)}/diagrams`} />
          </div>
        </main>
      </div>
      <Sheet open={drawer} onOpenChange={setDrawer} title="Contents">
        <p className="px-5 pt-4 pb-3 font-serif text-lg font-semibold" aria-hidden="true">
          Contents
        </p>
        <div className="min-h-0 overflow-y-auto px-3 pb-6">{contents}</div>
      </Sheet>
    </div>
  );
}

interface SharedContentsProps {
  outline: Shared['outline'];
  active: string;
  onChoose: (key: string) => void;
}

function SharedContents({ outline, active, onChoose }: SharedContentsProps) {
  return (
    <nav aria-label="Contents">
      <ol className="grid gap-0.5">
        {outline.map(({ key, title }, place) => (
          <li key={key}>
            <a
              href={`#${key}`}
              aria-current={active === key ? 'location' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onChoose(key);
              }}
              className={cn(
                'flex min-h-8 items-start gap-2.5 rounded-control px-2 py-1.5 text-sm leading-snug',
                active === key ? 'bg-ember-tint text-ink' : 'text-quiet hover:bg-soft hover:text-ink',
              )}
            >
              <span className="num w-5 shrink-0">{place + 1}</span>
              <span className="min-w-0 flex-1 break-words">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** As the sheet shows it: guests are told nothing of runs, states and what is missing. */
function asRead({ title, outline, sections, offlineDraft }: Shared) {
  return {
    ...{ title, outline, sections, offlineDraft },
    sectionStates: {},
    status: 'completed',
    runId: null,
    missingParts: null,
  } satisfies Partial<DocumentDetail>;
}
