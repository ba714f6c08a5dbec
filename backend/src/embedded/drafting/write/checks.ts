import { lowerFirst, sentence, singular, stripStop } from '../language.js';
import type { Feature } from '../plan/plan.js';
import { isPeople } from '../read/lexicon.js';

export type Check = Feature['tests'][number];
/** Of what is tried with a feature all that says more than its deed; null where nothing does. */
export const telling = ({ tests }: Pick<Feature, 'tests'>): Check | null =>
  tests.find(({ isPlain }) => !isPlain) ?? null;
export type RuleKind = 'authorisation' | 'timing' | 'calculation' | 'constraint' | 'decision';

/**
 * A check as one sentence. What is given may be a phrase (`a first use`) or a clause (`no place was set`): both read
 * after `given`, and neither surely after `if`. Undefined where it is longer than any field takes.
 */
export function checkSentence({ given, when, then }: Check): string | undefined {
  const said = (held: string, kept: string): string =>
    sentence(`Given ${inside(held)}, when ${inside(when)}, then ${inside(kept)}`);
  // Rather than its end a long one loses what is only added.
  const short = (text: string): string => text.replace(added, '');
  return [said(given, then), said(given, short(then)), said(short(given), short(then))].find(
    (text) => text.length <= longest,
  );
}

/** A clause within a sentence; `Wardrobe Swap holds …` keeps the name of whoever acts. */
export const inside = (clause: string): string =>
  opensWithName.test(clause) ? stripStop(clause) : lowerFirst(stripStop(clause));

/** `Wardrobe Swap holds`, `PaneTrail logs`, `Stallwart sends`: of common nouns only a plural stands there without an article. */
const opensWithName =
  /^(?!(?:An?|The|In|On|At|No|If|Its?|All|Each|Every|Two|Three|One|This|That|What|Who|Nobody|Somebody|Someone|Everybody|Everyone|Nothing|Something)\b)(?:\p{Lu}[\p{Ll}-]+ (?:& )?\p{Lu}\p{Ll}+ |\p{Lu}\p{Ll}+\p{Lu}\p{L}* |\p{Lu}\p{L}*[^s\s] \p{Ll}+[^s\s]s )/u;

/** The shortest of the fields that take one; they cut what is longer. */
const longest = 200;
const added = /(?<!,[^,]*), (?:and|with|so that) [^,]+\.?$/;

const refuses =
  /\b(?:refus|reject|declin|denied|forbidden|cannot|may not|(?:is|are|do|does|did|will) not\b|nothing|nobody|no one|none\b|no (?!longer\b)\w|without effect|waits?\b|held back|is held|are held|missing|whom to ask|who may|one gap|asks? (?:for|which|whether)|wants? is)/i;

/** The check that shows how a feature says no; undefined where all of its checks end well. */
export const refusalOf = ({ tests }: Pick<Feature, 'tests'>): Check | undefined =>
  tests.find(({ then }) => says.test(then)) ?? tests.slice(1).findLast(({ then }) => refuses.test(then));

/** A limit of the idea that is passed. */
const says =
  /^(?:it is (?:refused|rejected), and the (?:rule|limit|first|last)|it stays as it was, and the page says that the \d)/;

const person = String.raw`(?:(?:the|an?|each|every|any|all|our|no) )?(?:[\p{L}'’-]+ ){0,2}?(?<who>[\p{L}'’-]+)`;
/** `Only the registrar may …`, `finance users cannot change lease data`: who may do something. */
const allows = new RegExp(
  String.raw`^(?:only ${person}|${person.replace('who', 'whom')}) (?:may|can|cannot|can['’]t|must not|are allowed|is allowed|never)\b`,
  'iu',
);
const agreed =
  /\b(?:rights?|the same person|approv\w*|countersign\w*|sign-off|permission|consent|deputy|whom to ask|who may|without an? account|admin\w*|roles?|(?:may|can) (?:only )?be (?:seen|viewed|read|opened|changed|edited|deleted|approved|released|signed|exported) (?:only )?by|second (?:person|signature|approval|\p{L}+er)|two (?:people|persons))\b/iu;
const money =
  /[€£$]\s?\d|\b(?:price|fee|commission|charge|deposit|discount|cost|pays?|share)\b.*\d ?(?:%|per cent)|\d ?(?:%|per cent).*\b(?:price|fee|commission|charge|deposit|discount|cost|pays?|sale)\b|\d ?(?:EUR|euros?|dollars?|pounds|francs|kroner)|\b(?:sums?|amounts?|totals?|percentages?|average|adds? up)\b/i;
const time =
  /\b(?:days?|hours?|minutes?|weeks?|months?|years?|late|deadline|overdue|noon|midnight|until|too early|in advance)\b/i;
const conditional = /^(?:if|when|whenever|once|as soon as|should)\b/i;

/** What a rule does, heard from its own words; what is unsure is a constraint. */
export function ruleKind(text: string): RuleKind {
  const said = stripStop(text);
  const { who = '', whom = '' } = allows.exec(said)?.groups ?? {};
  const isOfPeople = [who, whom].some((one) => one !== '' && isPeople(singular(one.toLowerCase())));
  if (agreed.test(said) || (isOfPeople && !/\d/.test(said))) return 'authorisation';
  if (money.test(said)) return 'calculation';
  if (time.test(said)) return 'timing';
  return conditional.test(said) ? 'decision' : 'constraint';
}
