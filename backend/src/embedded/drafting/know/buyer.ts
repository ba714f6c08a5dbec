import { escapePattern, memo, plural } from '../language.js';
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
  String.raw`(?:\b(?:${kindWords}|software|subscription)s?|^\S+ [-–—]) for (?:the |our )?((?:[\p{L}-]+ ){0,4}?[\p{L}-]+s)(?=$|[,.;:]| (?:in|of|with|across|on|at|from|that|who|and|to|by)\b)`,
  'iu',
);
/** `£29 a month`, `99 euros per studio`: it costs whoever uses it something. */
const costs =
  /(?:[€£$¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€£$¥]|euros?|dollars?|pounds?|francs?|EUR|GBP|USD|CHF)|(?:EUR|GBP|USD|CHF) \d[\d.,]*) ?(?:an?|per|each|every|\/) ?(?:\p{L}+ )?(?:an? |per |and |\/ ?)?(?:month|year|quarter|season)\b/iu;

/** To whom the product is sold, singular, as the idea says it: `driving school`; null where it does not say so. */
export const buyerSaid = (sentences: readonly string[]): string | null => found(sentences.join('\n')).sold;

/** The same, or for whom it is made where it has a price. */
export const buyerIn = (sentences: readonly string[]): string | null => {
  const { sold: buyer, made } = found(sentences.join('\n'));
  return buyer ?? made;
};

const alone = (users: string): RegExp =>
  new RegExp(
    String.raw`\b(?:one-person|one-man|one-woman|self-employed|sole traders?|freelance\p{L}*)\b|\d ${escapePattern(plural(users.split(' ').at(-1) ?? ''))} in (?:the )?(?:first year|year one)`,
    'iu',
  );

const found = memo((text: string): Record<'sold' | 'made', string | null> => {
  const [opening = '', ...others] = text.split('\n');
  const whom = [opening, ...others.slice(0, 3)].flatMap((sentence) => sold.exec(sentence)?.[1] ?? [])[0] ?? '';
  const users = bareNoun(madeFor.exec(opening)?.[1]?.replace(ofSize, '') ?? '').toLowerCase();
  const isHouses = users !== '' && (isGroup(users) || isHouse(users));
  // '400 sharpeners in the first year', most of them one-person firms: each pays for himself.
  const isAlone = isPeople(users) && alone(users).test(text);
  const made = (isHouses || isAlone) && others.some((one) => costs.test(one)) ? users : null;
  return { sold: bareNoun(whom).toLowerCase() || null, made };
});

/** `driving school`: what is sold to a house is paid by it, and not by each of those in it. */
export const houseBuying = (sentences: readonly string[]): string | null => {
  const buyer = buyerIn(sentences);
  return buyer !== null && (isGroup(buyer) || isHouse(buyer)) ? buyer : null;
};
