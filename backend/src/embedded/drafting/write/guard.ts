import { formsOf, ruledOutIn } from '../know/ruled-out.js';
import { hears } from '../know/premises.js';
import type { Plan } from '../plan/plan.js';
import { withOthers } from '../read/every-deed.js';
import type { Cell, Draft, Row } from './draft.js';

/** Lists that say themselves what is left out, or hold the idea's own words. */
const tellsOfIt =
  /^(?:constraint|scope\.(?:in|out|later)|nonGoal|rejectedRequirement|goal|feature|story|question|assumption|functionalRequirement|businessRequirement|pain)$/;

/** Records that others count by their place: they lose what is ruled out, and stay. */
const pointedTo = /^(?:dataEntity|screen|event|testCase|useCase|actor|persona|option|milestone|integration)$/;

/** What stands in quotation marks is said by the idea, or names a feature of it. */
const unquoted = (text: string): string => text.replace(/“[^”]*”/g, ' ');

/** Nor is it against the idea to name its features. */
const withoutFeatures = (text: string, { features }: Pick<Plan, 'features'>): string =>
  features.reduce((left, { name, stated }) => (stated && name !== '' ? left.replaceAll(name, ' ') : left), text);

const known = new WeakMap<object, string[]>();

/** The words of what the idea rules out, and of what is the same by another name. */
function excluded({ brief }: Pick<Plan, 'brief'>): string[] {
  const found = known.get(brief);
  if (found) return found;
  // 'No payments by cash' beside 'learners pay for lessons': what is asked for is not left out by another word for it.
  const asked = [
    ...withOthers(brief.capabilities).map(({ verb, object, tail }) => `${verb} ${object} ${tail}`),
    // Nor '30 paying gyms', which are aimed at.
    ...brief.measures.map(({ name }) => name),
  ];
  const words = [...new Set(ruledOutIn(brief.sentences).flatMap(formsOf))].filter(
    (word) => !asked.some((text) => hears(text, [word])),
  );
  known.set(brief, words);
  return words;
}

/** Whether a line takes for granted what the idea rules out, whoever wrote it. */
export const contradicts = (text: string, plan: Pick<Plan, 'brief' | 'features'>): boolean =>
  hears(withoutFeatures(unquoted(text), plan), excluded(plan));

const textsIn = (cell: Cell): string[] =>
  typeof cell === 'string'
    ? [cell]
    : Array.isArray(cell)
      ? cell.filter((item): item is string => typeof item === 'string')
      : [];

/** Rows without what the idea rules out. */
export function withoutRuledOut(
  meaning: string,
  rows: Row[],
  { plan }: { plan: Pick<Plan, 'brief' | 'features'> },
): Row[] {
  if (tellsOfIt.test(meaning) || excluded(plan).length === 0) return rows;
  // 'The board must stay readable without internet': the idea's own words contradict nothing in it.
  const isOwn = (text: string): boolean =>
    plan.brief.limits.some(
      (limit) => limit.kind === 'quality' && text.toLowerCase().endsWith(limit.text.toLowerCase()),
    );
  const isFine = (text: string): boolean => isOwn(text) || !contradicts(text, plan);
  return rows.flatMap((row) => {
    // A rule in the idea's own words is what rules it out.
    if (row['source'] === 'Product idea, in its own words') return [row];
    const cells = Object.values(row).flatMap(textsIn);
    if (cells.every(isFine)) return [row];
    if (!pointedTo.test(meaning)) return [];
    return [Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, without(cell, isFine)]))];
  });
}

const without = (cell: Cell, isFine: (text: string) => boolean): Cell =>
  typeof cell === 'string'
    ? isFine(cell)
      ? cell
      : undefined
    : Array.isArray(cell) && cell.every((item) => typeof item === 'string')
      ? cell.filter(isFine)
      : cell;

/** A text without the sentences that speak of what the idea rules out. */
export function proseWithout(text: string, { plan }: Pick<Draft, 'plan'>): string {
  if (excluded(plan).length === 0 || !contradicts(text, plan)) return text;
  return text
    .split('\n\n')
    .map((part) =>
      part
        .split(/(?<=[.!?”]) (?=[\p{Lu}“])/u)
        .filter((sentence) => !contradicts(sentence, plan))
        .join(' '),
    )
    .filter(Boolean)
    .join('\n\n');
}

/** What stands where nothing else is left to say. */
export function ruledOutSaid({ say }: Pick<Draft, 'say'>, meaning = ''): string {
  return say(plain[meaning] ?? 'Open: to be answered by the requester by {prototypeDate}.');
}

/** What is true of these whatever an idea leaves out. */
const plain: Partial<Record<string, string>> = {
  'account.exit': 'How long entries are kept, and how they are deleted on request, is asked by {prototypeDate}.',
  'tenancy.model': 'How people get access, and what they may see, is asked by {prototypeDate}.',
};
