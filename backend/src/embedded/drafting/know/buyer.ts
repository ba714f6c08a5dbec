import { escapePattern, memo, plural } from '../language.js';
import type { Brief } from '../read/brief.js';
import { isGroup, isPeople } from '../read/lexicon.js';
import { kindWords } from '../read/kinds.js';
import { bareNoun } from '../read/phrases.js';
import { isHouse } from './places.js';

const product = String.raw`(?:it|this|software|apps|(?:an?|the|our|this) (?:[\p{L}-]+ ){0,4}?(?:${kindWords}|software|product|subscription))`;
/** `sell an online service to independent driving schools in Ireland`, `an app, sold to museums`. */
const sold = new RegExp(
  String.raw`(?:\b(?:sell|sells|selling|offer|market|license|licence) ${product} to|(?:^|, |(?:\b(?:it|this)|^\p{L}+) is )sold to|\bfor sale to) (?:the |our )?((?:[\p{L}-]+ ){0,3}?[\p{L}-]+s)(?=$|[,.;:]| (?:in|of|with|across|on|at|from|that|who|and|for|by)\b)`,
  'iu',
);

const ofSize = /^(?:(?:small|little|independent|large|local|mid-sized|medium|family-run) )+/i;
/** `A monthly subscription for small upholstery workshops`, `a web app for chimney sweep firms`: the first sentence says for whom. */
const madeFor = new RegExp(
  String.raw`(?:\b(?:${kindWords}|software|subscription)s?|^\S+ [-–—]) for (?:the |our )?((?:[\p{L}-]+ ){0,4}?[\p{L}-]+s)(?=$|[,.;:]| (?:in|of|with|across|on|at|from|that|who|whose|where|and|to|by)\b)`,
  'iu',
);
/** `£29 a month`, `99 euros per studio`: it costs whoever uses it something. */
const costs =
  /(?:[€£$¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€£$¥]|euros?|dollars?|pounds?|francs?|EUR|GBP|USD|CHF)|(?:EUR|GBP|USD|CHF) \d[\d.,]*) ?(?:an?|per|each|every|\/) ?(?:\p{L}+ )?(?:an? |per |and |\/ ?)?(?:month|year|quarter|season|student|pupil|learner|user|seat|employee|flat|vehicle|licen[cs]e)\b/iu;

/** To whom the product is sold, singular, as the idea says it: `driving school`; null where it does not say so. */
export const buyerSaid = (sentences: readonly string[]): string | null => found(sentences.join('\n')).sold;

/** The same, or for whom it is made where it has a price. */
export const buyerIn = (sentences: readonly string[]): string | null => {
  const { sold: buyer, made } = found(sentences.join('\n'));
  return buyer ?? made;
};

/** For which houses it is made, whatever they pay for it: `plant-care firm`. */
export const housesMeant = (sentences: readonly string[]): string | null => found(sentences.join('\n')).houses;

const alone = (users: string): RegExp =>
  new RegExp(
    String.raw`\b(?:one-person|one-man|one-woman|self-employed|sole traders?|freelance\p{L}*)\b|\d ${escapePattern(plural(users.split(' ').at(-1) ?? ''))} in (?:the )?(?:first year|year one)`,
    'iu',
  );

const found = memo((text: string): Record<'sold' | 'made' | 'houses', string | null> => {
  const [opening = '', ...others] = text.split('\n');
  const whom = [opening, ...others.slice(0, 3)].flatMap((sentence) => sold.exec(sentence)?.[1] ?? [])[0] ?? '';
  const users = bareNoun(madeFor.exec(opening)?.[1]?.replace(ofSize, '') ?? '').toLowerCase();
  const isHouses = users !== '' && (isGroup(users) || isHouse(users));
  // '400 sharpeners in the first year', most of them one-person firms: each pays for himself.
  const isAlone = isPeople(users) && alone(users).test(text);
  const made = (isHouses || isAlone) && others.some((one) => costs.test(one)) ? users : null;
  // 'a tool for our shops' is for one house.
  const houses = isHouses && !/\bfor our\b/i.test(opening) ? users : null;
  return { sold: bareNoun(whom).toLowerCase() || null, made, houses };
});

/** `driving school`: what is sold to a house is paid by it, and not by each of those in it. */
export const houseBuying = (sentences: readonly string[]): string | null => {
  const buyer = buyerIn(sentences);
  return buyer !== null && (isGroup(buyer) || isHouse(buyer)) ? buyer : null;
};

const several = String.raw`(?:[1-9]\d[\d.,]*|[2-9]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many)`;
const won = new RegExp(
  String.raw`\b(?:expect|begin with|start with|win|sign up|reach) (?:about |around |at least )?${several} ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+s)\b|\b${several} ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+s) (?:in|by|within|after) (?:the end of )?(?:the )?(?:first|one|a|year|launch)\b`,
  'giu',
);

/** Whether houses that have nothing to do with each other use it: those it is made for, or so many that are to be won. */
export const isForMany = ({ sentences }: Pick<Brief, 'sentences'>): boolean =>
  housesMeant(sentences) !== null ||
  [...sentences.join('\n').matchAll(won)].some(([, before, behind]) => {
    const noun = bareNoun(before ?? behind ?? '');
    return isHouse(noun) || isGroup(noun);
  });

/** Whether the idea counts several of the places that such a one runs: of 9 stations no station manager decides for all. */
export const isOneOfMany = (role: string, sentences: readonly string[]): boolean => {
  const place = role.split(' ').slice(0, -1).at(-1) ?? '';
  return (
    isHouse(place) &&
    new RegExp(String.raw`\b${several} (?:[\p{L}-]+ )?${escapePattern(plural(place))}\b`, 'iu').test(
      sentences.join('\n'),
    )
  );
};
