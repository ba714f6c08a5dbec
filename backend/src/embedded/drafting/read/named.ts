import nlp from 'compromise';
import { lowerFirst, plural, singular } from '../language.js';
import { isNounish, isPeople, isVerb } from './lexicon.js';
import { prepositions } from './phrases.js';
import { actsAs } from './sound.js';

/** Names for what is measured, out of the words around a figure. */

const isAuxiliary = (word: string): boolean => /^(?:is|are|was|were|has|have|had|gets?|got)$/i.test(word);
/** `bouquets` and `wilt before delivery`: what follows tells what they do. */
const isPredicate = (how: string): boolean => {
  const [first = '', next = ''] = how.split(' ');
  if (isVerbal(first) || /^(?:never|do|don['’]t|not|still|only|cannot|can['’]t)$/i.test(first)) return true;
  // 'wilt before delivery': an unlisted word between a plural and a preposition can only be its verb.
  return (
    new RegExp(`^(?:${prepositions}|too|late|early|\\p{L}+ly)$`, 'iu').test(next) &&
    /^[a-z]+[^s]$/.test(first) &&
    !nlp(first).has('(#Adjective|#Adverb|#Preposition|#Conjunction|#Plural|#Determiner|#Pronoun)')
  );
};
const isVerbal = (word: string): boolean =>
  /^(?:is|are|was|were|has|have|had|gets?|got)$/i.test(word) || actsAs(word.toLowerCase());

/** `is sent back because it is wrong` -> share that is sent back; '' when no verb opens it. */
export const bareShare = (how: string): string => {
  const said = how
    .trim()
    .replace(/^don['’]t /i, 'do not ')
    .replace(/ (?:before|because|while|since|and|but|so|which|today|now|currently)(?: .*)?$/, '')
    .replace(/ (?:last|this|each|every) (?:year|month|week|season|quarter)$/, '');
  // 'do not show up': people, of whom the idea speaks elsewhere.
  if (/^(?:do not|never) /i.test(said)) return `share of those who ${said}`;
  const [first = ''] = said.split(' ');
  // 'only 40% find somebody': in the plural, those are people.
  if (isVerb(first) && !isNounish(first)) return `share of those who ${said}`;
  return isVerbal(first) ? `share that ${said}` : '';
};

/** `singers` and `miss the change` make a share of singers who miss it. */
export const shareOf = (what: string, how: string): string => {
  if (
    isAuxiliary(what.split(' ')[0] ?? '') ||
    /^(?:goes|comes|does|leaves|arrives|stays)$/i.test(what) ||
    !isPredicate(how)
  )
    return '';
  const many = plural(singular(what.replace(/^(?:our|the|all)\s/i, '')));
  const verb = how
    .trim()
    .replace(/^(?:is|was)\b/, 'are')
    .replace(/^(needs|has|gets|goes|fails|ends|comes|contains|turns|misses|arrives|waits|returns|breaks)\b/, (word) =>
      word === 'has' ? 'have' : word === 'goes' ? 'go' : word === 'misses' ? 'miss' : word.slice(0, -1),
    )
    .replace(/ (?:before|because|while|and) .*$/, '')
    .replace(/ (?:today|now|currently)$/, '');
  return `share of ${lowerFirst(many)} ${isPeople(many) ? 'who' : 'that'} ${verb}`;
};

const degrees =
  /^(?:full|empty|loaded|booked|occupied|used|utili[sz]ed|filled|idle|charged|sold|busy|staffed|covered)$/i;
/** `kilns` and `full` -> share of each kiln that is full; '' for what is no matter of degree. */
export const fullness = (what: string, state: string): string =>
  degrees.test(state) ? `share of each ${lowerFirst(singular(tidy(what)))} that is ${state.toLowerCase()}` : '';

/** `throws away` -> thrown away. */
export const done = (verb: string): string =>
  /throw/.test(verb)
    ? 'thrown away'
    : /waste/.test(verb)
      ? 'wasted'
      : /miss/.test(verb)
        ? 'missed'
        : /cancel/.test(verb)
          ? 'cancelled'
          : /return/.test(verb)
            ? 'returned'
            : 'lost';
/** What a figure is spent on, as others say it. */
export const tail = (text: string): string =>
  text
    .trim()
    .replace(/ (?:today|now|every month|every week|each year)$/i, '')
    .replace(/\b(?:our|my|their) /g, '')
    .replace(/\bwe (?=\p{L})/gu, 'they ');

/** A name for a measure: `success: the lost harvest days should` -> `lost harvest days`. */
export const tidy = (name: string): string =>
  lowerFirst(
    name
      .trim()
      .replace(
        /^(?:(?:success|goal|target|aim|objective|measure|kpi|is|are|was|means?(?! time\b)|to|the|our|their|and|we|want|would like|would|will|should|must|it|that|of|a|an|today|currently|also|see|get|have|bring|if|when|call|goal:)\s*:?\s+)+/i,
        '',
      )
      .replace(
        /\s+(?:should|must|will|to|are|is|goes|go|also|mean|cut|reduced|lowered|raised|halved|brought|shortened|down|up)$/i,
        '',
      )
      .trim(),
  );
