import { numberWords } from '../language.js';
import type { Figure } from './figures.js';
import { isPeople } from './lexicon.js';
import { isDone } from './words.js';

/** How often something went wrong, told in passing: `last winter 60 beds were thrown away`, `last year 14 double bookings`. */

const number = String.raw`\d[\d.,]*\d|\d|${numberWords.slice(1).join('|')}`;
const span = String.raw`(?:(?:in (?:the )?)?(last (?:year|week|month|quarter|winter|summer|season|spring|autumn|term)|(?:past|last) (?:\d+|two|three|six|twelve) (?:months|weeks|years)|(?:19|20)\d\d)|(?:each|every) (year|season|month|week|term)|today|currently|so far),?\s`;
const measured =
  'minutes?|hours?|days?|weeks?|months?|years?|seconds?|per ?cent|euros?|pounds?|dollars?|francs|times|points|stars';
const things = String.raw`((?:(?!(?:of|in|and|out|never|${measured})\b)\p{L}[\p{L}'’-]*\s){0,2}?(?!(?:${measured})\b)(?:\p{L}[\p{L}'’-]+s|children|people|women|men))`;
const deed = String.raw`((?:were|was|never|had|have no|get no|got|fell|came|went|lost|left|died|broke|failed|missed|is|are|thawed|\p{L}+ed)\b[^,;:.()]{2,60})`;
const happened = new RegExp(
  String.raw`^(?:${span})?(?:about |around |some |nearly |over )?(${number})\s${things}(?:\s(last (?:year|week|month|winter|summer|season|spring|autumn|term)|(?:an?|per|each|every) (?:day|night|shift|week|month|season|term|year|event|trip|tour)))?(?:\s${deed})?$`,
  'iu',
);
/** `19 of last year's 42 press stops came from a die past its limit` */
const partOf = new RegExp(
  String.raw`^(?:${span})?(?:about |around |some )?(\d[\d.,]*) of (?:(last (?:year|month|season|winter|summer))['’]s |(?:the|our) )?(\d[\d.,]*) ((?!.*\bnever .*\bnever )\p{L}[\p{L} '’-]{2,40}?) ${deed}$`,
  'iu',
);

const digits = (word: string): string => {
  const at = numberWords.indexOf(word.toLowerCase());
  return at > 0 ? String(at) : word;
};

const timeOf = (when: string): string =>
  /^\d/.test(when) ? `in ${when}` : when.toLowerCase().replace(/^(?:per|each|every) /, 'a ');

const irregular =
  /(?:wn|[^aeiou]en)$|^(?:lost|found|left|bought|brought|caught|spent|lent|bent|burnt|hurt|spilt|laid|misread|misheard|spoilt|struck|stuck|swept|torn|worn|won|met|hit|hung)$/;

/** `beds thrown away`, `children who got a meal they must not eat`, `stops that came from a die past its limit`. */
function nameOf(what: string, how: string): string | null {
  const plain = how.replace(/\s(?:while|because|when|before|and|but|since|so)\s.*$/i, '').trim();
  const [first = '', second = ''] = plain.split(' ');
  const done = /^(?:were|was|are|is|got|get)$/i.test(first) && (isDone(second) || irregular.test(second));
  const name =
    plain === ''
      ? what
      : done
        ? `${what} ${plain.split(' ').slice(1).join(' ')}`
        : `${what} ${isPeople(what) ? 'who' : 'that'} ${plain}`;
  return name.split(' ').length > 12 || /\d|\b(?:we|us|our|i|my|me|it)\b/i.test(name) ? null : name;
}

export function toldCount(text: string): Figure | null {
  const said = text.replace(/[.]$/, '').trim();
  const [, then = '', , part = '', over = '', all = '', whole = '', done = ''] = partOf.exec(said) ?? [];
  const [, plain = done, often = ''] =
    /^(.+?)((?: (?:an?|per|each|every) (?:day|night|shift|week|month))?)$/iu.exec(done) ?? [];
  const partly = part === '' ? null : nameOf(whole, plain);
  const time = timeOf(over || then || often.trim());
  if (partly) return { name: partly, baseline: [`${part} of ${all}`, time].filter(Boolean).join(' ') };
  const [, first = '', each = '', count = '', what = '', later = '', how = ''] = happened.exec(said) ?? [];
  const when = first || (each && `a ${each}`) || later;
  // Without a time and a deed, a number of things is no trouble.
  if (count === '' || (when === '' && how === '')) return null;
  const name = nameOf(what, how);
  return name === null ? null : { name, baseline: [digits(count), timeOf(when)].filter(Boolean).join(' ') };
}

/** The counts in a sentence, clause by clause. */
export const toldCounts = (sentence: string): Figure[] =>
  sentence
    .split(
      /;\s|,?\s(?:and|but|while)\s(?=(?:in |about |around |last |\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\s))|,\s(?=last |\d)/i,
    )
    .flatMap((part) => toldCount(part) ?? []);
