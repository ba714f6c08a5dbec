import { sentence } from '../language.js';
import { testData } from '../plan/case-clauses.js';
import type { Feature } from '../plan/plan.js';
import { checkSentence, inside, refusalOf } from './checks.js';
import { isOwnCheck } from './common-behaviour.js';
import type { Draft } from './draft.js';
import { fitText } from './fit.js';

/** What a requirement is accepted by, and what the system does when it cannot be met. */

/** The first check that says more than the deed; of what the idea limits both sides of the limit, as far as there is room. */
export function accepted(feature: Feature): string | undefined {
  const { tests, rules = [], ruledBy } = feature;
  const own = tests.filter((test) => !test.isPlain && isOwnCheck(test) && !restates(test, feature));
  const spoken =
    rules.length > 0 ? [] : ruledBy.flatMap(({ breaks, keeps }) => (keeps === breaks ? [breaks] : [breaks, keeps]));
  const [first, second] = [...spoken.filter(isOwnCheck).slice(0, 2), ...own].flatMap(
    (test) => checkSentence(test) ?? [],
  );
  const both = `${first ?? ''} ${second ?? ''}`;
  return rules.length + spoken.length > 0 && second && both.length <= 220 ? both : first;
}

/** `When the worker sends X, then the bot reads it back`: nothing but the words of the requirement itself. */
function restates({ given, when, then }: Feature['tests'][number], { asked = '', description }: Feature): boolean {
  const told = new Set(wordsOf(`${asked} ${description}`));
  const own = wordsOf([given, when, then].filter((part) => part !== testData).join(' '));
  const isTold = (word: string): boolean => [...told].some((one) => one.startsWith(word) || word.startsWith(one));
  return own.length > 0 && own.every((word) => /^(?:they|them|then|when|given)$/.test(word) || isTold(word));
}
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];

/** What stands with its requirement already, where a document lists them. */
export const saidWith = (feature: Feature, { block }: Pick<Draft, 'block'>): string =>
  Object.values(block.targets).some(([, meaning]) => meaning === 'functionalRequirement')
    ? `${accepted(feature) ?? ''} ${refusalSentence(feature) ?? ''}`.toLowerCase()
    : '';

const signsInWith = /\b(?:with|via|through|by) (?:an? |the |their )?\p{L}*\p{Lu}/u;

/** What it is accepted by. */
const firstOwn = ({ tests }: Feature): Feature['tests'][number] | undefined =>
  tests.find((test) => !test.isPlain && isOwnCheck(test));

export const refusalSentence = (feature: Feature): string | undefined => {
  const refusal = refusalOf(feature);
  // What it is accepted by is not said a second time.
  // Whoever signs in with DigiD gives no password here.
  const isElsewhere = /\bpassword\b/.test(refusal?.given ?? '') && signsInWith.test(feature.name);
  return refusal && refusal !== firstOwn(feature) && isOwnCheck(refusal) && !isElsewhere ? refused(refusal) : undefined;
};

/** `Given the list is long, and it is narrowed: what no longer fits disappears.` */
export const refused = ({ given, when, then }: Feature['tests'][number]): string =>
  fitText(sentence(`Given ${inside(given)}, and ${inside(when)}: ${inside(then)}`), 200);
