import type { Field, RecordsField } from '@specforge/document';
import { lowerFirst, sentence, stripStop } from '../language.js';
import { label as short } from './flowchart.js';
import type { Draft, Row } from './draft.js';

type Part = Field | RecordsField['fields'][number];

/** For fields of sections that nobody here has seen: what the plan has on the field's subject, and what is to be settled. */
export function fallbackText(field: Part, { plan, say }: Draft): string {
  const subject = lowerFirst(stripStop(field.label));
  const about = plan.features[field.name.length % plan.features.length];
  if (field.kind === 'diagram')
    return `flowchart LR\n  A["${short(say('{Actor}'))}"] --> B["${short(say('{Product}'))}"]\n  B --> C["${short(field.label)}"]`;
  return `${sentence(`${field.label}: to be settled by the product owner, starting from “${about?.name ?? say('{product}')}”`)} ${say(`What is certain so far: {product} serves {actors}, and ${subject} has to fit that (assumed).`)}`;
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
    for (const part of parts) {
      const attribute = part.meaning.slice(part.meaning.lastIndexOf('.') + 1);
      if (part.kind === 'text')
        cells[attribute] =
          at === 0
            ? (feature?.name ?? '')
            : `${feature?.name ?? ''}: ${part.label.length > 3 ? `${lowerFirst(part.label)} ` : ''}to be settled`;
    }
    return cells;
  });
}
