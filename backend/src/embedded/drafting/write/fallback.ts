import type { Field, RecordsField } from '@specforge/document';
import { lowerFirst } from '../language.js';
import { label as short } from './flowchart.js';
import type { Draft, Row } from './draft.js';

type Part = Field | RecordsField['fields'][number];

/** For fields of sections that nobody here has seen: that the idea tells nothing of their subject, and when it is asked. */
export function fallbackText(field: Part, { say }: Draft): string {
  if (field.kind === 'diagram')
    return `flowchart LR\n  A["${short(say('{Actor}'))}"] --> B["${short(say('{Product}'))}"]\n  B --> C["${short(field.label)}"]`;
  return say(
    `[Open: the idea says nothing about “${field.label}”; it is asked by {prototypeDate}. ~ “${field.label}” is not told in the idea and is asked by {prototypeDate}.]`,
  );
}

/** A cell that has to hold something and of which the idea tells nothing: an open point with a day, and no subject made up. */
export const openCell = ({ say }: Draft): string => say('Open: asked by {prototypeDate}');

export function fallbackRows(field: Field, draft: Draft, min: number): Row[] {
  const { plan, say } = draft;
  const count = Math.max(min, 2);
  const parts =
    field.kind === 'table' ? field.columns : field.kind === 'records' || field.kind === 'stories' ? field.fields : [];
  return Array.from({ length: count }, (_, at): Row => {
    const feature = plan.features[at % plan.features.length];
    const cells: Row = {
      text: say(
        `${field.label}, as far as “${feature?.name ?? ''}” is concerned: ${lowerFirst(feature?.gain || (feature?.tests[0]?.then ?? ''))} (assumed)`,
      ),
    };
    for (const [place, part] of parts.filter(({ kind }) => kind === 'text').entries())
      cells[part.meaning.slice(part.meaning.lastIndexOf('.') + 1)] =
        place === 0 ? (feature?.name ?? '') : openCell(draft);
    return cells;
  });
}
