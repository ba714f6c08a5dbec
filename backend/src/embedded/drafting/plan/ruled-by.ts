import { escapePattern, gerund, participle, singular, thirdPerson } from '../language.js';
import { approvalIn } from '../read/approvals.js';
import type { Brief, Capability } from '../read/brief.js';
import { everyDeed, functionOf } from '../read/every-deed.js';
import { isDone } from '../read/words.js';
import { isLook } from './deed-words.js';
import { operatingRules, type OperatingRule } from './operating.js';

/** `PRs`: one of them is a `PR`. */
const wordsOf = (text: string): string[] =>
  (
    text
      .replace(/(?<=\p{Lu}{2})s(?!\p{L})/gu, '')
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? []
  ).map(singular);

/**
 * The rules of the idea by the function whose deed they are about: the only one whose thing, verb and details they
 * name most. A rule that could be about several deeds is nobody's; what somebody's
 * yes is needed for stands with that yes, and what happens today is no rule. `carried`: those that a deed keeps to anyway.
 */
export function rulesOfDeeds(
  brief: Pick<Brief, 'limits' | 'problem' | 'sentences'>,
  capabilities: Capability[],
  carried: readonly string[],
): OperatingRule[][] {
  const owned = capabilities.map((): OperatingRule[] => []);
  const deeds = everyDeed(capabilities);
  for (const rule of operatingRules(brief)) {
    const text = rule.text.toLowerCase();
    const isTold = brief.problem.sentences.some((one) => one.toLowerCase().includes(text));
    const isCarried = carried.some((one) => one.toLowerCase().includes(text));
    if (isTold || isCarried || approvalIn(rule.text) !== null) continue;
    const heard = wordsOf(rule.text);
    const [, done = ''] = /\b(?:cannot|can['’]t|may not|must not|can never|may never) be (\p{L}+)/iu.exec(text) ?? [];
    // 'can never be green' tells how something is, and of no deed.
    const barred = isDone(done) ? done : '';
    const isOf = ({ by = '' }: Capability): boolean => isNamedFirst(wordsOf(by), heard);
    const namesDoer = deeds.some(isOf);
    const weights = deeds.map((one) => {
      const { verb, object, tail, automatic } = one;
      // Where a rule says whom it binds, it is about nothing that others do.
      if (namesDoer && !isOf(one)) return 0;
      // Who only looks breaks nothing but a rule on what may be seen.
      if (!automatic && isLook(verb) && rule.sight === null && !isAboutSeen(one, heard, deeds)) return 0;
      const head = headOf(one);
      // 'Fish under treatment cannot be sold' rules no other deed on fish.
      if (barred !== '' && participle(verb) !== barred && !(alike[verb] ?? []).includes(barred)) return 0;
      // What the product does is ruled where the rule names to what: 'max 3 open PRs per team'.
      if (automatic && !heard.includes(head)) return 0;
      const names = new Set(wordsOf(`${object} ${tail}`).filter((word) => word.length > 2 && heard.includes(word)))
        .size;
      const said = saidAt(verb, heard);
      const isMeant = said < 0 && (alike[verb] ?? []).some((word) => heard.includes(word));
      // Of two verbs the one that is named first is what the rule is about.
      // 'An order must be in by 2 pm': to order makes it, and a deed on orders comes after that.
      const makes = said >= 0 && deeds.some((other) => other !== one && headOf(other) === singular(verb));
      return (
        (isMain(head, heard, text) ? 2 : heard.includes(head) ? 0.5 : 0) +
        (said < 0 ? (isMeant ? 2.4 : 0) : 2 + 0.1 / (said + 1)) +
        names / 4 +
        (makes ? 0.5 : 0)
      );
    });
    const best = Math.max(...weights);
    // A detail that both name makes no rule of one the other's: its verb or its main noun does.
    const places = new Set(deeds.flatMap((one, at) => (weights[at] === best ? [functionOf(one, capabilities)] : [])));
    const [only = -1] = places;
    if (best >= 2 && places.size === 1) owned[only]?.push(rule);
  }
  return owned;
}

/** `companies with a valid VAT number`: what stands behind such a preposition is not what the rule is about. */
const isMain = (head: string, heard: string[], text: string): boolean =>
  heard.includes(head) &&
  !new RegExp(
    String.raw`\b(?:with|without|of|from|per|via|than)(?: [\p{L}-]+){0,3} ${escapePattern(head)}(?:e?s)?(?!\p{L})`,
    'u',
  ).test(text);

/** What a rule calls the same deed: `may not be lent` of what is borrowed. */
const alike: Readonly<Record<string, readonly string[]>> = {
  borrow: ['lend', 'lent', 'loan', 'hold', 'held'],
  'check out': ['lend', 'lent', 'loan', 'borrow', 'borrowed'],
  rent: ['hire', 'hired', 'rental', 'lent'],
  book: ['reserve', 'reserved', 'reservation'],
  reserve: ['book', 'booked', 'booking'],
  apply: ['application'],
  pay: ['paid', 'payment'],
  sell: ['sold'],
  buy: ['bought', 'purchase'],
};

/** `the verdict can never be green`: what somebody sees is ruled, and nothing else is done to it. */
const isAboutSeen = (one: Capability, heard: string[], all: Capability[]): boolean =>
  headOf(one) !== '' &&
  heard.includes(headOf(one)) &&
  heard.includes('never') &&
  !all.some((other) => other !== one && headOf(other) === headOf(one));

/** `permit officers …` of a permit officer, and no `each permit …`; `no crew holds …` of a crew member. */
function isNamedFirst(role: string[], heard: string[]): boolean {
  const [first = ''] = role;
  const last = role.at(-1) ?? '';
  return (
    (last !== '' && heard.slice(0, 3).includes(last)) ||
    (/^(?:member|staff|team|user)$/.test(last) && heard.slice(0, 2).includes(first))
  );
}

const headOf = ({ noun, object }: Capability): string => wordsOf(noun === '' ? object : noun).at(-1) ?? '';

/** Where `released`, `a release` or `reservation` of `reserve` stands; -1 where it does not. */
function saidAt(verb: string, heard: string[]): number {
  const [first = ''] = verb.split(' ');
  const forms = [first, thirdPerson(first), participle(first), gerund(first)].map(singular);
  return heard.findIndex((word) => forms.includes(word) || (first.length > 5 && word.startsWith(first.slice(0, 6))));
}
