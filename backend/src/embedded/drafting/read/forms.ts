import nlp from 'compromise';
import { infinitive } from '../language.js';
import { isNounish, isVerb, opensObject, verbOf } from './lexicon.js';

/** In which form a verb stands, and which words outside the closed list are one. */

/** Verbs only together with their particle: machines break, producers break down scripts. */
export const phrasal =
  /^(?:break|set|look|point|hand|end|kick|speed|carry|dig|log|sum|back|opt|roll|tick|clock|wind|phase)$/i;

export type Form = 'base' | 'third' | 'ing' | 'other';
export const formOf = (word: string): Form =>
  /ing$/i.test(word) && verbOf(word) && !isVerb(word)
    ? 'ing'
    : isVerb(word) || phrasal.test(word)
      ? 'base'
      : /s$/i.test(word) && verbOf(word)
        ? 'third'
        : 'other';

/** `accept or decline an offered plot`: the first verb has the object of the second. */
export const shared = (part: string, next = ''): string => {
  const [verb = '', ...object] = next.split(' ');
  const alone =
    // 'register, book a slot': nobody registers a slot.
    !/^(?:registers?|appl(?:y|ies)|enrols?|enrolls?|subscribes?)$/i.test(part) &&
    !part.includes(' ') &&
    !/^(?:another|other|new|different)$/i.test(object[0] ?? '') &&
    // 'cancel or ask for more time': only that is asked for.
    !(object[0] === 'for' && /^(?:ask|apply|wait|look)s?$/i.test(verb)) &&
    object.length > 0 &&
    formOf(part) === formOf(verb);
  const base = verbOf(part);
  return alone &&
    base &&
    (!isNounish(base) || formOf(part) === 'third' || /^(?:it|them)$/i.test(object[0] ?? '')) &&
    (verbOf(verb) !== null || isBareVerb(verb))
    ? `${part} ${object.join(' ')}`
    : part;
};

/** An article, a pronoun or a plural: in 'menu and power need' no object follows. */
const opensThing =
  /^(?:an?|the|their|his|her|its|every|each|all|it|them|\d|who|which|what)\b|^(?:\S+ ){0,3}?\p{L}+s\b/iu;

/** `text whoever is free`: a text is a thing, unless it is known who gets it. */
export const isTexting = (word: string, next: string): boolean =>
  word.toLowerCase() === 'text' && /^(?:whoever|them|him|her|us|everyone|everybody|anyone|all|the|those)$/i.test(next);

/** The product's own verbs may be any: `puts a collar on each cow`. */
export function unlisted(word: string, rest: string, index: number, form: Form, led: boolean): string | null {
  if (isTexting(word, rest.split(' ')[0] ?? '')) return 'text';
  if (((led && index === 0) || (index > 0 && form === 'base' && opensThing.test(rest))) && isBareVerb(word))
    return word.toLowerCase();
  const own = led && index === 0 && /^[a-z]+s$/.test(word) && nlp(word).has('#Verb');
  return own ? infinitive(word) : null;
}

/** `families paste a quote`: between people and an article stands a verb. */
export const afterSubject = (word: string, next: string): string | null =>
  opensObject(word, next) ? word.toLowerCase() : null;

/** `repairs it and frees the boat`: in a row of such forms, before an article stands another. */
export const thirdBefore = (word: string, next: string): boolean =>
  /^[a-z]{3,}s$/.test(word) && /^(?:an?|the|their|its|each|every|it|them)$/i.test(next);

/** A verb outside the closed list, as `chase` in `send invoices, chase late payments`. */
const isBareVerb = (word: string): boolean =>
  /^[a-z]{3,}$/.test(word) && !/(?:s|ing|ed|ly)$/.test(word) && nlp(word).has('#Infinitive');

/** `return dates`: behind what can be seen, two nouns. */
export const isBarePair = (part: string): boolean => {
  const [first = '', thing = '', ...rest] = part.split(' ');
  return rest.length === 0 && isVerb(first) && isNounish(first) && /^[a-z]+s$/.test(thing);
};
