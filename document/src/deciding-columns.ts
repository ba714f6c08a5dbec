import type { Row } from './field-kind.js';
import { isBlank } from './field-kind.js';
import type { PartField } from './value-kinds.js';

/** What a part's meaning says after the dot, else its name: `target` of `goal.target`. */
function attributeOf({ meaning, name }: PartField): string {
  return meaning.split('.')[1] ?? name;
}

/** Attributes that decide, the weightiest first; the words in them count, so that `dueDate` is a date. */
const WEIGHTS: readonly RegExp[] = [
  /^(priority|status|state|severity|verdict|result|outcome|confidence|rank)$/i,
  /^(likelihood|impact|threat|weight|size|effort)$/i,
  /^(target|threshold|wanted|value|recommendation|weekTwelve)$/i,
  /(date|deadline|due|until|when|start|lastDay|timing|neededBy)$/i,
  /(amount|cost|price|budget|money|costs|unitCost|breakEven|share)$/i,
  /^(mitigation|control|answer|response|consequence|effect|decision|change|exit|gate|repair|then)$/i,
  /^(owner|who|approver|decider|decides|responsible|accountable)$/i,
  /^(metric|measure|proof|acceptance|reason|success|promise|gives|strength|basis)$/i,
];

function weightOf(part: PartField): number {
  const attribute = attributeOf(part);
  const found = WEIGHTS.findIndex((pattern) => pattern.test(attribute));
  const weight = found < 0 ? WEIGHTS.length : found;
  // Choices and dates say in a word what others say in a sentence.
  return part.kind === 'choice' || part.kind === 'date' ? weight - 0.5 : weight;
}

/**
 * The columns that a decider needs beside the first: at most `most` of those that decide, of which at most two are in
 * sentences, in the order of the document. The first text column where none does. References and lists are left out.
 */
export function decidingColumns(parts: readonly PartField[], rows: readonly Row[], most = 3): PartField[] {
  const filled = parts.filter(
    (part) => !['reference', 'bullets'].includes(part.kind) && rows.some((row) => !isBlank(row[part.name])),
  );
  const weighed = filled
    .map((part) => ({ part, weight: weightOf(part) }))
    .sort((one, other) => one.weight - other.weight);
  const deciding = weighed.filter(({ weight }) => weight < WEIGHTS.length).map(({ part }) => part);
  let sentences = 0;
  const chosen = deciding
    .filter(({ kind }) => (kind === 'text' || kind === 'prose' ? (sentences += 1) <= 2 : true))
    .slice(0, most);
  if (!chosen.length) return filled.filter(({ kind }) => kind === 'text').slice(0, 1);
  return filled.filter((part) => chosen.includes(part));
}
