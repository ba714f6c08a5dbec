import { singular } from '../language.js';
import { houses } from '../know/places.js';
import { isPeople, isVerb } from './lexicon.js';
import { bareNoun } from './phrases.js';

/** What people run beside houses: a choir has no building, and a van none either. */
const beside = ['choir', 'band', 'orchestra', 'van', 'yard'];
/** These name no trade: `Borough Council Offers` and `Property Office Conductors` are no names of a product. */
const vague = new Set(
  'agency association branch bus camp centre charity club college company council district facility faculty federation firm foundation hall house institute municipality office organisation plant port practice school shop station store town train tram university village yard'.split(
    ' ',
  ),
);
const some = [...houses, ...beside].join('|');
const opening = new RegExp(
  String.raw`(?:^|\b(?:our|my|an?|the|for|of|to|are|run|small|independent)\s)((?:\p{L}[\p{Ll}-]+\s){0,3}?)(\p{Ll}*(?:${some}))(?:e?s)?(?![\p{L}'’])`,
  'iu',
);

/** `dental lab`, `driving school`, `scrapyard`: the house an idea opens with, in one word or two; null where it is none. */
export function tradeWord(text: string): string | null {
  const [first = ''] = text.split(/(?<=[.!?])\s/);
  const [, before = '', house = ''] = opening.exec(first) ?? [];
  const own = singular(house.toLowerCase());
  if (house === '' || vague.has(own)) return null;
  const word = (before.trim().split(' ').at(-1) ?? '').toLowerCase();
  const tells = word.length > 2 && bareNoun(word) === word && !isVerb(word) && !isPeople(word);
  return tells ? `${word} ${own}` : own;
}
