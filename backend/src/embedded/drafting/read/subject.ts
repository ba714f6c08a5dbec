import { actor } from './audiences.js';
import { departmentOf } from './departments.js';
import { kindWords } from './kinds.js';
import { areHouses } from './houses.js';
import { isPeople } from './lexicon.js';

export type Who = 'people' | 'product' | 'self' | 'thing';

export const headWords = (subject: string): string =>
  subject
    .toLowerCase()
    // 'the city's leisure department' is a department.
    .replace(/^(?:the |our |each |an? )?\p{L}+['’]s (?=\p{L})/u, 'the ')
    // 'a trained volunteer' is a volunteer.
    .replace(/^(?:an?|the|each|every|our) (?=\p{L}+ed \p{L})/u, '')
    .split(
      /\s(?:of|for|from|to|in|on|at|with|without|by|across|between|into|about|over|under|near|within|around|aged|during|per|who|that|which|whose|above|below)\s|\s(?=(?:(?!(?:shed|sled)\s)\p{L}+(?<!e)ed|agreed|freed|waiting|living|working|standing|staying|coming|seeking)\s)/u,
    )[0]
    ?.replace(/^(?:the|an?|each|every|all|both|our|my|their|any|some|one|other|many|most|\d[\d.,]*)\s/, '') ?? '';

const product = new RegExp(
  String.raw`^(?:it|this|(?:(?:the|our|this|an?) )?(?:[\p{L}-]+ ){0,2}(?:${kindWords}|software|system|board|app|ai)(?: (?:we|i) (?:ask for|want|need|imagine|have in mind|would like))?)$`,
  'iu',
);

/** Things that only somebody can be meant by: `a chain of 12 climbing walls lends out`. */
const acting = /^(?:a |the )?(?:chain|network|group|consortium|alliance|federation) of \S/i;

/** The head of a department is no head. */
const chief = /^(?:the |our |an? )?(?:deputy )?(?:head|chair|chief)s? of \p{L}/iu;

/** `the hands on the boat log the turning` */
const hands = /^(?:(?:the|our|all) )?hands (?:on|at|in) \p{L}/iu;

/** Verbs that are the last word of a role as well: `night watch`, `team lead`, `guest host`. */
const roleEnds =
  /^(?:lead|watch|guard|host|hand|head|chair|coach|guide|judge|cook|tutor|mate|champion|contact|patrol|control|escort|cover|support|desk|help|aid|pilot|nurse|sweep|floor|relief|crew|staff)$/;
/** `the team` + `lead`: the word behind an article and a noun ends the name of a role. */
export const endsRole = (before: string, word: string): boolean =>
  roleEnds.test(word.toLowerCase()) && /^(?:the|an?|our|each|every|their|one) (?:[\p{L}-]+ ?){1,2}$/iu.test(before);

/** `the workshop` and `lead` */
const lastOf = (phrase: string): [before: string, word: string] => [
  phrase.slice(0, phrase.lastIndexOf(' ')),
  phrase.slice(phrase.lastIndexOf(' ') + 1),
];

/** Who stands before a verb: people, the product, whoever writes, or a thing. */
export function whoIs(subject: string, name: string): Who {
  const head = headWords(subject);
  if (/^(?:i|we)$/i.test(subject)) return 'self';
  if (departmentOf(subject) !== null || /^(?:PM|EM|SRE|CSM|TA|GP|BDR|SDR)s$/.test(subject)) return 'people';
  if (/^(?:they|you|he|she|everyone|everybody|anyone|somebody|someone|who|people|users?|both)$/i.test(head))
    return 'people';
  if (subject.toLowerCase() === name.toLowerCase()) return 'product';
  if (
    isPeople(head) ||
    isPeople(`the ${head}`) ||
    /\s(?:person|persons|people)$/.test(head) ||
    areHouses(head) ||
    acting.test(subject) ||
    chief.test(subject) ||
    hands.test(subject)
  )
    return 'people';
  const [one = '', other = ''] = subject.split(/\s(?:and|or)\s/i);
  if (other !== '' && [one, other].every((part) => whoIs(part, name) === 'people' || endsRole(...lastOf(part))))
    return 'people';
  // 'My assistant' is somebody.
  if (/^(?:my|our) (?:\p{L}+ )?assistants?$/iu.test(subject)) return 'people';
  // A product that assists has an article or a name; in a row of roles the assistant is one of them.
  if (/^assistant$/i.test(subject)) return 'people';
  // 'an outside tester enters the result' is somebody.
  if (/^an? (?:[\p{L}-]+ )+(?:tester|planner|builder|agent|assistant|reader)$/iu.test(subject)) return 'people';
  if (/^the /i.test(subject) && actor(subject).noun.endsWith(' staff')) return 'people';
  return product.test(subject) ? 'product' : 'thing';
}
