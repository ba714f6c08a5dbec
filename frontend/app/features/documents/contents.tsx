import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { DocumentDetail } from '~/lib/api/types';
import { cn } from '~/lib/cn';
import { AbsentSections } from './arrange/absent-sections';
import { SectionMenu } from './arrange/section-menu';
import type { Arranging } from './arrange/use-arranging';
import { useSectionDrag } from './arrange/use-section-drag';
import { SectionStatusIcon, sectionStateLabel } from './section-status';

/** Where what is dragged would fall. */
const GAP_ABOVE = 'before:absolute before:inset-x-0 before:-top-0.5 before:h-0.5 before:bg-ember';
const GAP_BELOW = 'after:absolute after:inset-x-0 after:-bottom-0.5 after:h-0.5 after:bg-ember';

interface ContentsProps {
  document: DocumentDetail;
  active: string;
  /** Keys of sections with unsaved work. */
  unsaved: readonly string[];
  onChoose: (key: string) => void;
  arranging: Arranging;
}

/** The sections in order, with what has become of each; the one being read is marked. Here they are arranged, too. */
export function Contents({ document, active, unsaved, onChoose, arranging }: ContentsProps) {
  const list = useRef<HTMLOListElement>(null);
  const count = document.outline.length;
  const drag = useSectionDrag(arranging);

  // A link that was moved in the page loses the focus on the way.
  const moved = useRef<string | null>(null);
  useEffect(() => {
    if (moved.current) list.current?.querySelector<HTMLElement>(`[data-link="${CSS.escape(moved.current)}"]`)?.focus();
    moved.current = null;
  }, [document.outline]);
  const onKeyDown = (event: KeyboardEvent, key: string, place: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0 || !event.altKey || !arranging.isPossible) return;
    event.preventDefault();
    moved.current = key;
    arranging.move(key, place + by);
  };

  const isLastGap = (place: number) => place === count - 1 && drag.gap === count;

  return (
    <nav aria-label="Contents" className="grid gap-4">
      <ol ref={list} className="grid gap-0.5">
        {document.outline.map(({ key, title }, place) => {
          const state = document.sectionStates[key]?.state ?? 'empty';
          return (
            <li
              key={key}
              className={cn(
                'group relative flex items-start',
                drag.gap === place && GAP_ABOVE,
                isLastGap(place) && GAP_BELOW,
              )}
              {...drag.source({ from: 'within', key, place })}
              {...drag.row(place)}
            >
              <a
                href={`#${key}`}
                data-link={key}
                draggable={false}
                aria-current={active === key ? 'location' : undefined}
                onKeyDown={(event) => onKeyDown(event, key, place)}
                onClick={(event) => {
                  event.preventDefault();
                  onChoose(key);
                }}
                className={cn(
                  'flex min-h-8 min-w-0 flex-1 items-start gap-2.5 rounded-control px-2 py-1.5 text-sm leading-snug',
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
              {arranging.isPossible && (
                <SectionMenu sectionKey={key} title={title} place={place} count={count} arranging={arranging} />
              )}
            </li>
          );
        })}
      </ol>
      {arranging.isPossible && (
        <AbsentSections
          sections={document.absent.filter(({ key }) => !document.outline.some((section) => section.key === key))}
          arranging={arranging}
          drag={drag}
        />
      )}
    </nav>
  );
}
