import type { Field } from '@specforge/document';
import type { BriefBlock } from './brief-block.js';
import { keepOnly, lead, place, sortRows, swap } from './improve/arrange.js';
import { aimOf, inAim, type Aim } from './improve/aim.js';
import { enrich } from './improve/enrich.js';
import { isRowField, itemsIn, mapTexts, mendReferences, namesIds, rowsIn, type Values } from './improve/fields.js';
import { readInstruction } from './improve/instruction.js';
import { addItems, removeItems } from './improve/items.js';
import { removeMentions, removePlace } from './improve/mentions.js';
import { noteIn, type Refusal } from './improve/note.js';
import { refusalOf, shortfallOf } from './improve/refusal.js';
import { shiftDates } from './improve/dates.js';
import { rename, setValue } from './improve/set.js';
import { merge, split } from './improve/split-merge.js';
import { shapeProse } from './improve/shape.js';
import { shortenText } from './improve/shorten.js';
import type { Size, Step } from './improve/step.js';
import { replacePhrase, restyle } from './improve/wording.js';
import { draftOf, inWordsOf } from './write/context.js';
import type { Draft } from './write/draft.js';

/**
 * The section's data changed as its author asked: every clause of the instruction that is understood is carried out,
 * and what cannot be is said in a note that quotes it. The answer never equals what came in.
 */
export const improveSection = (block: BriefBlock): Values => inWordsOf(block, () => improveIn(block));

function improveIn(block: BriefBlock): Values {
  const fields = block.section?.fields ?? [];
  const before: Values = structuredClone(block.current ?? {});
  const draft = draftOf(block);
  const whole = block.instructions ?? '';
  let data = before;
  const refused: Refusal[] = [];
  for (const step of readInstruction(whole)) {
    const after = apply(step, data, fields, draft);
    if (same(after, data)) refused.push(refusalOf(step, whole, data, fields));
    const rest = shortfallOf(step, whole, data, after, fields);
    data = mendReferences(after, fields);
    if (rest) refused.push(rest);
  }
  if (refused.length === 0 && same(data, before))
    refused.push({ wish: whole, why: 'nothing in this section had to change for it' });
  for (const refusal of refused) data = noteIn(data, fields, draft, refusal);
  return withoutUids(data) as Values;
}

/** An answer proposes display ids only; the internal ones are the server's. */
function withoutUids(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUids);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'uid')
      .map(([name, entry]) => [name, withoutUids(entry)]),
  );
}

const same = (one: Values, other: Values): boolean => JSON.stringify(one) === JSON.stringify(other);

function apply(step: Step, data: Values, fields: Field[], draft: Draft): Values {
  switch (step.kind) {
    case 'replace': {
      const from = step.from === '{product}' ? (draft.slots['product'] ?? '') : step.from;
      return inAim(data, { fields, rows: null, named: false, about: '' }, (text) => replacePhrase(text, from, step.to));
    }
    case 'rename':
      return rename(data, fields, step.about, step.to);
    case 'remove': {
      const placed = removePlace(data, fields, step.about);
      if (!same(placed, data) || /\b(?:paragraph|sentence)s?\b/i.test(step.about)) return placed;
      if (step.mentions) return removeMentions(data, fields, step.about);
      const removed = removeItems(data, fields, step.about);
      return same(removed, data) &&
        !namesIds(step.about) &&
        step.about.split(' ').length <= 4 &&
        refusalOf(step, '', data, fields).why.startsWith('nothing')
        ? removeMentions(data, fields, step.about)
        : removed;
    }
    case 'add':
      // Risks are worth saying even where no list of them stands.
      return /^risks?$/i.test(step.what) && step.about === ''
        ? enrich('risks', '', data, fields, aimOf('', data, fields), draft)
        : addItems(data, fields, draft, step);
    case 'set':
      return setValue(data, fields, step, draft);
    case 'sort':
      return sortRows(data, fields, step.about);
    case 'place':
      return place(data, fields, step);
    case 'swap':
      return swap(data, fields, step.about);
    case 'lead':
      return lead(data, fields, step.about);
    case 'split':
      return split(data, fields, step.about);
    case 'merge':
      return merge(data, fields, step.about);
    case 'keep':
      return keepOnly(data, fields, step.about, step.count);
    case 'shift':
      return shiftDates(data, fields, step.about, step.days, draft);
    case 'shorten':
      return shortenIn(data, aimOf(step.about, data, fields), step.size);
    case 'extra':
      return enrich(step.extra, step.about, data, fields, aimOf(step.about, data, fields), draft);
    case 'shape':
      return {
        ...data,
        ...mapTexts(data, aimOf(step.about, data, fields).fields, (text, kind, max) =>
          kind === 'prose' ? shapeProse(text, step.shape, max) : text,
        ),
      };
    case 'style':
      return inAim(data, aimOf(step.about, data, fields), (text) => restyle(text, step.style));
    case 'beyond':
      return data;
  }
}

/** Fewer words in what is meant. Titles keep theirs; of a list, the last items go only when a text cannot be much shorter. */
function shortenIn(data: Values, aim: Aim, size: Size): Values {
  const share = size.share ?? 0.65;
  // A number of words or sentences is said of prose; the short fields around it follow with a share.
  const changed = inAim(data, aim, (text, kind) =>
    kind === 'prose'
      ? shortenText(text, size, 45)
      : text.length < 30
        ? text
        : shortenText(text, aim.named && size.sentences ? size : { share }, 12),
  );
  for (const field of aim.fields) {
    const items = itemsIn(changed, field);
    if (field.kind !== 'bullets' || items.length < 3) continue;
    const before = itemsIn(data, field).join('').length;
    const least = Math.max(field.min ?? 0, 2);
    while (items.length > least && items.join('').length > before * share * 1.15) items.pop();
    changed[field.name] = items;
  }
  return aim.rows ? changed : thin(changed, data, aim, share);
}

/** Half of a section that consists of rows takes fewer rows: criteria, tables and what could be left out, down to their least. */
function thin(changed: Values, data: Values, aim: Aim, share: number): Values {
  if (share > 0.55) return changed;
  const length = (values: Values): number => JSON.stringify(aim.fields.map(({ name }) => values[name])).length;
  const target = length(data) * share * 1.1;
  for (const field of aim.fields) {
    if (length(changed) <= target || !isRowField(field)) continue;
    const rows = rowsIn(changed, field);
    if (field.kind === 'stories')
      changed[field.name] = rows.map((row) => ({
        ...row,
        criteria: (row['criteria'] as unknown[]).slice(0, field.minCriteria ?? 2),
      }));
    else if (field.kind === 'table')
      changed[field.name] = rows.slice(0, Math.max(field.min ?? 0, Math.ceil(rows.length * share)));
  }
  for (const field of aim.fields) {
    if (length(changed) <= target || (field.kind !== 'records' && field.kind !== 'stories')) continue;
    const count = rowsIn(changed, field).length;
    Object.assign(
      changed,
      keepOnly(changed, [field], field.name, Math.max(field.min ?? 0, Math.ceil((count * target) / length(changed)))),
    );
  }
  return changed;
}
