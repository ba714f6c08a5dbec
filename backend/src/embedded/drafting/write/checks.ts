import { lowerFirst, stripStop } from '../language.js';
import { formKind } from '../plan/form-checks.js';
import type { Feature } from '../plan/plan.js';

export type Check = Feature['tests'][number];
/** Of what is tried with a feature all that says more than its deed; null where nothing does. */
export const telling = ({ tests }: Pick<Feature, 'tests'>): Check | null =>
  tests.find(({ isPlain }) => !isPlain) ?? null;
export type RuleKind = 'authorisation' | 'timing' | 'calculation' | 'constraint' | 'decision';

/**
 * A check as one sentence. What is given may be a phrase (`a first use`) or a clause (`no place was set`): both read
 * after `given`, and neither surely after `if`.
 */
export function checkSentence({ given, when, then }: Check): string {
  const said = (held: string, kept: string): string =>
    `Given ${inside(held)}, when ${inside(when)}, then ${inside(kept)}`;
  // Rather than its end a long one loses what is only added.
  const short = (text: string): string => text.replace(added, '');
  return (
    [said(given, then), said(given, short(then)), said(short(given), short(then))].find(
      (text) => text.length < longest,
    ) ?? `When ${inside(when)}, then ${inside(short(then))}`
  );
}

/** A clause within a sentence; `Wardrobe Swap holds …` keeps the name of whoever acts. */
export const inside = (clause: string): string =>
  opensWithName.test(clause) ? stripStop(clause) : lowerFirst(stripStop(clause));

/** `Wardrobe Swap holds`, `PaneTrail logs`, `Stallwart sends`: of common nouns only a plural stands there without an article. */
const opensWithName =
  /^(?!(?:An?|The|In|On|At|No|If|Its?|All|Each|Every|Two|Three|One|This|That|What|Who|Nobody|Somebody|Someone|Everybody|Everyone|Nothing|Something)\b)(?:\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ |\p{Lu}\p{Ll}+\p{Lu}\p{L}* |\p{Lu}\p{L}*[^s\s] \p{Ll}+[^s\s]s )/u;

/** The shortest of the fields that take one; they cut what is longer. */
const longest = 200;
const added = /, (?:and|with|so that) [^,]+\.?$/;

const refuses =
  /\b(?:refus|reject|declin|denied|forbidden|cannot|may not|(?:is|are|do|does|did|will) not\b|nothing|nobody|no one|none\b|no \w|without effect|waits?\b|held back|is held|are held|missing|whom to ask|who may|one gap|asks? (?:for|which|whether)|wants? is)/i;

/** The check that shows how a feature says no; undefined where all of its checks end well. */
export const refusalOf = ({ tests }: Pick<Feature, 'tests'>): Check | undefined =>
  tests.find(({ then }) => says.test(then)) ?? tests.slice(1).findLast(({ then }) => refuses.test(then));

/** A limit of the idea that is passed. */
const says =
  /^(?:it is (?:refused|rejected), and the (?:rule|limit|first|last)|it stays as it was, and the page says that the \d)/;

const kinds: [kind: RuleKind, heard: RegExp][] = [
  [
    'authorisation',
    /\b(?:rights?|may not(?! be \p{L}+ed\b)|who may|whom to ask|the same person|their own (?:request|\w+)|one's own|roles?|approv\w*|deputy|nobody decides|without an? account|licen[cs]e|permission|another person|somebody else|stranger|consent|admin\w*)\b/iu,
  ],
  ['calculation', /\b(?:sums?|amounts?|totals?|per cent|percentages?|average|more than the limit|adds? up|counted)\b/i],
  [
    'timing',
    /\b(?:days?|hours?|minutes?|weeks?|months?|late|later than|deadline|expire\w*|overdue|holiday|noon|midnight|until|too early|in advance|past)\b/i,
  ],
  [
    'constraint',
    /\b(?:missing|required|empty|incomplete|no place|without|limits?|at most|at least|needs?|full|already|twice|doubles?|gap|unreadable|must|keep|never)\b/i,
  ],
];

/** What a rule does, heard from its own words. */
export const ruleKind = (text: string): RuleKind =>
  formKind(stripStop(text)) ?? kinds.find(([, heard]) => heard.test(text))?.[0] ?? 'decision';
