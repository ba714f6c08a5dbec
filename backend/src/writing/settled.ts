import type { TemplateSection } from '@specforge/document';
import { type BriefChange, type BriefFact, type BriefSettled, replaceWhole } from '../embedded/drafting/brief-block.js';
import { changesOf, type EarlierDocument, factsOf, productOf, removedFrom } from './earlier-facts.js';

/** What the finished documents of a project settled: a part for every section of a later one, and the rest to choose from. */
export interface Settled {
  /** The same for all sections, so that those written at the same time agree. */
  common: BriefSettled;
  /** Everything else that was said, for the sections that it concerns. */
  more: BriefFact[];
}

/** Tokens that every prompt spends on what is settled, and those a section may add for what concerns it. */
export const COMMON_TOKENS = 1_100;
export const SECTION_TOKENS = 450;

/**
 * What a later document agrees with in all its sections, the most binding first. Of meanings in one group the first that
 * any document has counts: a PRD's features say what a BRD's requirements asked for.
 */
const BINDING: readonly (readonly string[])[] = [
  ['goal'],
  ['feature', 'functionalRequirement', 'businessRequirement'],
  ['persona'],
  ['scope.out'],
  ['milestone'],
  ['decision'],
];
/** Other facts that later documents often lean on count for more than their words alone. */
const LEANT_ON = new Set([
  ...BINDING.flat(),
  'constraint',
  'requirement',
  'nfr',
  'stakeholder',
  'actor',
  'metric',
  'term',
]);
const MOST_REMOVED = 12;

/** `documents`: the newest of each kind, newest first. */
export function settledBy(documents: readonly EarlierDocument[]): Settled | null {
  if (documents.length === 0) return null;
  const refs = documents.map((document) => refOf(document, documents));
  const changes = withoutContradictions(documents.flatMap((one, at) => changesOf(one, refs[at] ?? '')));
  // A figure that was replaced in one place is meant in all: no two sections of the next document hear two of it.
  const facts = documents
    .flatMap((document, at) => factsOf(document, refs[at] ?? ''))
    .map((fact) => ({ ...fact, says: changed(fact.says, changes) }));
  const binding = BINDING.flatMap((group) => newestOf(group, facts));
  const chosen = within(binding, COMMON_TOKENS);
  const taken = new Set(chosen);
  return {
    common: {
      product: documents.map(({ title }) => productOf(title)).find((name) => name !== null) ?? null,
      documents: documents.map(({ title, changed }, at) => ({ ref: refs[at] ?? '', title, changed })),
      facts: chosen,
      removed: documents.flatMap((document, at) => removedFrom(document, refs[at] ?? '')).slice(0, MOST_REMOVED),
      changes,
    },
    more: facts.filter((fact) => !taken.has(fact)),
  };
}

/** Of what else was said, what concerns the section, as far as its share of the prompt goes. */
export function settledFor({ more }: Settled, section: TemplateSection): BriefFact[] {
  const meanings = new Set(section.fields.map(({ meaning }) => entityOf(meaning)));
  const words = stemsOf(
    [section.title, section.description, ...section.fields.map(({ label, hint }) => `${label} ${hint}`)].join(' '),
  );
  const scored = more
    .map((fact) => {
      const same = meanings.has(entityOf(fact.is)) ? 6 : 0;
      const shared = [...stemsOf(Object.values(fact.says).join(' '))].filter((stem) => words.has(stem)).length;
      const edited = fact.edited && (same > 0 || shared > 0) ? 3 : 0;
      const leant = LEANT_ON.has(fact.is) && (same > 0 || shared > 1) ? 2 : 0;
      return { fact, score: same + Math.min(shared, 4) + edited + leant };
    })
    .filter(({ score }) => score >= 3)
    .sort((one, other) => other.score - one.score);
  return within(
    scored.map(({ fact }) => fact),
    SECTION_TOKENS,
  );
}

function changed(says: BriefFact['says'], changes: readonly BriefChange[]): BriefFact['says'] {
  return Object.fromEntries(Object.entries(says).map(([name, text]) => [name, replaceWhole(text, changes)]));
}

/** `BRD`, or the template's name where two documents are of one kind. */
function refOf({ docType, templateName }: EarlierDocument, documents: readonly EarlierDocument[]): string {
  return documents.filter((other) => other.docType === docType).length > 1 ? templateName : docType;
}

/** The facts of the first meaning that there is, as the newest document that has it tells them. */
function newestOf(group: readonly string[], facts: readonly BriefFact[]): BriefFact[] {
  for (const meaning of group) {
    const [first] = facts.filter(({ is }) => is === meaning);
    if (first) return facts.filter(({ is, of }) => is === meaning && of === first.of);
  }
  return [];
}

/** About what an encoder makes of it: facts are short words, figures and punctuation. */
const CHARACTERS_A_TOKEN = 3.5;
export const tokensOf = (value: unknown): number => Math.ceil(JSON.stringify(value).length / CHARACTERS_A_TOKEN);

function within(facts: readonly BriefFact[], budget: number): BriefFact[] {
  let left = budget;
  return facts.filter((fact) => {
    const tokens = tokensOf(fact);
    if (tokens > left) return false;
    left -= tokens;
    return true;
  });
}

/** The newest document's word stands where two replaced the same. */
function withoutContradictions(changes: BriefSettled['changes']): BriefSettled['changes'] {
  return changes.filter(({ from }, at) => changes.findIndex((other) => other.from === from) === at);
}

const entityOf = (meaning: string): string => meaning.split('.')[0] ?? meaning;

const stemsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/(?:ings?|ed|es|s)$/, '').slice(0, 7)),
  );
