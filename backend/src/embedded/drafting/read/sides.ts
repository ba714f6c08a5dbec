import { infinitive, isPlural, plural } from '../language.js';
import { deedsIn } from './deeds.js';
import { isVerb, verbOf } from './lexicon.js';
import { headWords } from './subject.js';

/** `both sides take photos`, `everybody adds a photo`: who is meant was said before, in the same sentence. */

const all =
  /(?<=^|[,;:]\s|\s(?:and|then|where|so|that)\s)(?<who>(?:both|the two|either|each|all) (?:sides?|part(?:y|ies)|of them)|both|everybody|everyone|each of them|all of them) (?<modal>(?:can|must|should|shall|may) )?(?<verb>\p{Ll}+) /giu;

/** Subjects that act before a place in a sentence, each once, as many of their kind. */
function actingBefore(sentence: string, at: number, name: string): string[] {
  const before = sentence.slice(0, at).replace(/[,;]?\s*(?:and\s*)?$/, '');
  const subjects = (deedsIn(before, name) ?? []).filter(({ who }) => who === 'people').map(({ subject }) => subject);
  const found = subjects.map((subject) => {
    const head = headWords(subject);
    return { many: isPlural(head), who: isPlural(head) ? head : plural(head) };
  });
  const unique = found.filter(({ who }, index) => found.findIndex((one) => one.who === who) === index);
  // The two sides of a market are kinds of people or houses; who only approves is one person.
  const kinds = unique.filter(({ many }) => many);
  return (kinds.length > 1 ? kinds : unique).map(({ who }) => who);
}

/** `both sides` of breeders, couriers and buyers: who buys is one of them. */
const buying = /^(?:.+ )?(?:buyers|customers|clients|guests|renters|hirers|borrowers|tenants|seekers|takers|shoppers)$/;
const twoOf = (people: string[]): string[] => {
  const buyer = people.find((who, at) => at > 1 && buying.test(who));
  return buyer ? [people[0] ?? '', buyer] : people.slice(0, 2);
};

/** `name`: of the product; `earlier`: the sentences that stand before it, the nearest first. */
export const withSides = (sentence: string, name: string, earlier: readonly string[] = []): string =>
  sentence.replace(all, (...said) => {
    const groups = said.at(-1) as Record<string, string | undefined>;
    const [whole] = said as string[];
    const { who = '', modal = '', verb = '' } = groups;
    const at = said.at(-3) as number;
    const isTwo = /^(?:both|the two|either)/i.test(who);
    const here = actingBefore(sentence, at, name);
    const isNamed = /\b(?:sides?|part(?:y|ies))$/i.test(who);
    const told = isNamed ? earlier.map((one) => actingBefore(one, one.length, name)) : [];
    const people = here.length === 0 ? (told.find((some) => some.length > 1) ?? told[0] ?? here) : here;
    const meant = isTwo ? twoOf(people) : people.slice(0, 3);
    const acts = modal !== '' || isVerb(verb) || verbOf(verb) !== null;
    if (!acts || meant.length === 0 || (isTwo && meant.length < 2)) return whole ?? '';
    const list = meant.length > 1 ? `${meant.slice(0, -1).join(', ')} and ${meant.at(-1) ?? ''}` : (meant[0] ?? '');
    return `${list} ${modal}${modal !== '' || isVerb(verb) ? verb : infinitive(verb)} `;
  });
