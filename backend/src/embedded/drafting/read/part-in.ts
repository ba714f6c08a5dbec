import nlp from 'compromise';
import { infinitive, numberWords, plural } from '../language.js';
import type { Figure } from './figures.js';
import { isNounish, isPeople, isVerb } from './lexicon.js';

/** `1 visit report in 6 reaches the client late`, `3 sheets out of 40 are missing`: a part of the things, told by the piece. */

const soft = String.raw`^(?:(?:today|currently|now|at present|so|and|but),?\s)*(?:about |around |roughly |nearly |some )?`;
const number = String.raw`(\d{1,4}|${numberWords.slice(1).join('|')}|fifteen|twenty|thirty|forty|fifty|sixty|hundred)`;
const within = String.raw`(?:in|out of)(?: every)?`;
const words = String.raw`(?:\p{L}[\p{L}'’-]*\s){0,2}`;
const deed = String.raw`([a-z]+)((?:\s[^,;()]{2,70})?)$`;
const partFirst = new RegExp(String.raw`${soft}${number} (${words}\p{L}[\p{L}'’-]*) ${within} ${number} ${deed}`, 'iu');
const wholeFirst = new RegExp(
  String.raw`${soft}${number} ${within} ${number} (${words}?(?:[\p{L}'’-]+s|people|children)) ${deed}`,
  'iu',
);
const tens: Record<string, number> = {
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  hundred: 100,
};
const valueOf = (word: string): number =>
  Number(word) || (tens[word.toLowerCase()] ?? numberWords.indexOf(word.toLowerCase()));

/** `1 in 6 is sent back`: of what stands elsewhere. */
const noThing =
  /^(?:is|are|was|were|has|have|had|gets?|goes|comes|does|do|leaves|arrives|stays|never|still|of|them)\b/i;

const helping: Record<string, string> = { is: 'are', are: 'are', was: 'were', were: 'were', has: 'have', have: 'have' };

/** The verb as many do it: `are`, `reach`; null for a word that is none. */
function ofMany(verb: string): string | null {
  const word = verb.toLowerCase();
  if (helping[word]) return helping[word];
  const base = infinitive(word);
  const acts = isVerb(base) || nlp(word).has('(#PresentTense|#PastTense)');
  return acts && (base !== word || !isNounish(word)) && !/ing$/.test(word) ? (/s$/.test(word) ? base : word) : null;
}

/** The share with the part that the text tells of; null for any other text. */
export function partIn(text: string): Figure | null {
  const said = text.trim().replace(/[.!]+$/, '');
  const first = partFirst.exec(said);
  const [part = '', of = '', what = '', verb = '', rest = ''] = first
    ? [first[1], first[3], first[2], first[4], first[5]]
    : (wholeFirst.exec(said)?.slice(1) ?? []);
  const many = ofMany(verb);
  const [one, all] = [valueOf(part), valueOf(of)];
  if (verb === '' || many === null || noThing.test(what) || one < 1 || all <= one) return null;
  const things = first && one === 1 ? plural(what) : what;
  const how = `${many}${rest.replace(/ (?:because|while|and|but|so that|since|today|now)(?: .*)?$/i, '')}`;
  return { name: `share of ${things} ${isPeople(things) ? 'who' : 'that'} ${how}`, baseline: `${one} in ${all}` };
}

/** `6,400 of 52,000`, `1 in 6`: how many of all it was, and no rule. */
export const tellsHowMany = /\b\d[\d.,]* (?:of|in|out of) (?:the |our |all |every )?\d/;
