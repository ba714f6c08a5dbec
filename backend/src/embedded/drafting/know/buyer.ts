import { memo } from '../language.js';
import { isGroup } from '../read/lexicon.js';
import { kindWords } from '../read/kinds.js';
import { bareNoun } from '../read/phrases.js';
import { isHouse } from './places.js';

const product = String.raw`(?:it|this|software|apps|(?:an?|the|our|this) (?:[\p{L}-]+ ){0,4}?(?:${kindWords}|software|product|subscription))`;
/** `sell an online service to independent driving schools in Ireland`, `an app, sold to museums`. */
const sold = new RegExp(
  String.raw`(?:\b(?:sell|sells|selling|offer|market|license|licence) ${product} to|(?:^|, |\b(?:it|this) is )sold to|\bfor sale to) (?:the |our )?((?:[\p{L}-]+ ){0,3}?[\p{L}-]+s)(?=$|[,.;:]| (?:in|of|with|across|on|at|from|that|who|and|for|by)\b)`,
  'iu',
);

/** To whom the product is sold, singular, as the idea says it: `driving school`; null where it does not say so. */
export const buyerIn = (sentences: readonly string[]): string | null => found(sentences.slice(0, 4).join('\n'));

const found = memo((text: string): string | null => {
  const whom = text.split('\n').flatMap((sentence) => sold.exec(sentence)?.[1] ?? [])[0] ?? '';
  return bareNoun(whom).toLowerCase() || null;
});

/** `driving school`: what is sold to a house is paid by it, and not by each of those in it. */
export const houseBuying = (sentences: readonly string[]): string | null => {
  const buyer = buyerIn(sentences);
  return buyer !== null && (isGroup(buyer) || isHouse(buyer)) ? buyer : null;
};
