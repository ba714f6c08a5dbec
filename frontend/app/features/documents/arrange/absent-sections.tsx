import { ChevronRight, Plus } from 'lucide-react';
import type { AbsentSection } from '~/lib/api/types';
import type { Arranging } from './use-arranging';
import type { SectionDrag } from './use-section-drag';

/** Sections of the template that are no part of the document: each can be put in. */
interface AbsentSectionsProps {
  sections: AbsentSection[];
  arranging: Arranging;
  drag: SectionDrag;
}

export function AbsentSections({ sections, arranging, drag }: AbsentSectionsProps) {
  if (sections.length === 0 && !drag.isLeaving) return null;
  const takenOut = sections.filter(({ section }) => section !== null);
  const others = sections.filter(({ section }) => section === null);
  return (
    <div className="grid gap-3 border-t px-1 pt-3" data-outside {...drag.outside}>
      {drag.isLeaving && (
        <p className="rounded-control border border-dashed border-control px-2 py-2 text-xs text-quiet">
          Drop here to take it out
        </p>
      )}
      {takenOut.length > 0 && <Group title="Taken out" sections={takenOut} arranging={arranging} drag={drag} />}
      {others.length > 0 && (
        <details className="group/more">
          <summary className="flex min-h-8 cursor-pointer items-center rounded-control px-1 text-xs font-semibold text-quiet hover:text-ink">
            <ChevronRight
              aria-hidden="true"
              className="me-1 size-3.5 shrink-0 transition-transform group-open/more:rotate-90"
            />
            More sections of the template ({others.length})
          </summary>
          <Group sections={others} arranging={arranging} drag={drag} />
        </details>
      )}
    </div>
  );
}

interface GroupProps extends AbsentSectionsProps {
  title?: string;
}

function Group({ title, sections, arranging, drag }: GroupProps) {
  return (
    <div className="grid gap-0.5">
      {title && <h3 className="px-1 pb-1 text-xs font-semibold text-quiet">{title}</h3>}
      <ul aria-label={title ?? 'More sections of the template'} className="grid gap-0.5">
        {sections.map((section) => (
          <li key={section.key} {...drag.source({ from: 'without', section })}>
            <button
              type="button"
              aria-label={`Put in ${section.title}`}
              className="flex min-h-8 w-full items-start gap-2.5 rounded-control px-1 py-1.5 text-start text-sm leading-snug text-quiet hover:bg-soft hover:text-ink"
              onClick={() => arranging.putIn(section)}
            >
              <Plus aria-hidden="true" strokeWidth={1.75} className="mt-[0.15em] size-4 shrink-0" />
              <span className="min-w-0 break-words">{section.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
