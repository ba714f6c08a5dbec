import type { DocumentDetail } from '~/lib/api/types';
import { cn } from '~/lib/cn';
import { SectionStatusIcon, sectionStateLabel } from './section-status';

interface ContentsProps {
  document: DocumentDetail;
  active: string;
  /** Keys of sections with unsaved work. */
  unsaved: readonly string[];
  onChoose: (key: string) => void;
}

/** The sections in order, with what has become of each; the one being read is marked. */
export function Contents({ document, active, unsaved, onChoose }: ContentsProps) {
  return (
    <nav aria-label="Contents">
      <ol className="grid gap-0.5">
        {document.outline.map(({ key, title }) => {
          const state = document.sectionStates[key]?.state ?? 'empty';
          return (
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
                <SectionStatusIcon state={state} className="mt-[0.15em]" />
                <span className="min-w-0 flex-1 break-words">{title}</span>
                <span className="sr-only">, {sectionStateLabel(state)}</span>
                {unsaved.includes(key) && (
                  <span className="mt-[0.4em] size-2 shrink-0 rounded-full bg-ember">
                    <span className="sr-only">, unsaved changes</span>
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
