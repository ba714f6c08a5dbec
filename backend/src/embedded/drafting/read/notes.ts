import { isPlural, lowerFirst } from '../language.js';
import { phrasal } from './forms.js';
import { kindWords } from './kinds.js';
import { labelOf } from './labels.js';
import { isPeople, isProperWord, isVerb, verbOf } from './lexicon.js';
import { headOf } from './phrases.js';

/** Ideas written as notes, in whole statements: who stands before a colon or an arrow does what stands behind it. */

const item = '\uE000';

/** `Secretary: enters a closure; lifts a closure`, `Farmer must be able to: book a slot`, `Keeper -> signs up`. */
const headed = new RegExp(
  String.raw`^${item}?\s*((?:[\p{L}’'-]+ ){0,3}?[\p{L}’'-]+?(?: (?:of|at|in|from) (?:the |our )?[\p{L}-]+)?)(?: (must be able to|can|must|may|should|shall|has to|needs to|wants to))?(?:\s?:|\s[-–→])\s(\p{Ll}.+)$`,
  'u',
);
const ofProduct = new RegExp(String.raw`^(?:(?:the|our|this) )?(?:${kindWords}|software|system|app|product)$`, 'iu');

/** `a) …; b) …` and `(a) …; (b) …` inside a line: every letter begins a statement. */
const letter = /(?<=^|[\s:;])\(?([a-k])\)\s+(?=\p{L})/gu;

const lined = (line: string): string[] => {
  const letters = [...line.matchAll(letter)].map(([, one = '']) => one);
  return letters[0] === 'a' && letters[1] === 'b'
    ? line.split(letter).flatMap((part, at) => {
        const text = part.replace(/[;,]?\s*$/, '');
        return at % 2 === 1 || text === '' ? [] : [at === 0 ? text : `${item}${text}`];
      })
    : [line];
};

const acts = (deed: string, isModal: boolean): boolean => {
  const [word = '', next = ''] = deed.split(/[\s,;]/);
  const isPhrasal = phrasal.test(word.replace(/e?s$/, '')) && /^(?:up|out|off|down|in|over|back)$/.test(next);
  return isModal ? isVerb(word) || isPhrasal : /^\p{Ll}+[^s]s$/u.test(word) && (verbOf(word) !== null || isPhrasal);
};

/** `Customer: gets a text` tells of the customer; `Customers: …` says who they are. */
const isLabel = (who: string): boolean => labelOf(who) !== null && !(isPeople(who) && !isPlural(who));

function ofRole(line: string, isFirst: boolean): string[] {
  const [, who = '', modal, all = ''] = headed.exec(line) ?? [];
  if (!who || (isFirst && !isPeople(headOf(who)))) return [line];
  const [deeds = '', rest = ''] = all.split(/(?<=[\p{L})][.!])\s+(?=\p{Lu})(.*)/su);
  if (!acts(deeds, modal !== undefined) || isLabel(who)) return [line];
  const subject = ofProduct.test(who) ? 'The product' : `The ${lowerFirst(who.replace(/^(?:the|our|an?) /i, ''))}`;
  const told: string[] = [];
  for (const part of deeds.replace(/[.;]\s*$/, '').split(/;\s+(?:and\s)?/)) {
    if (acts(part, modal !== undefined)) told.push(`${subject} ${modal ? 'can ' : ''}${part}`);
    else told.push(`${told.pop() ?? subject}; ${part}`);
  }
  return [...told.map((one) => `${item}${one}.`), ...(rest === '' ? [] : [`${item}${rest}`])];
}

/** Line by line; what is no note stays as it is. */
export const inStatements = (text: string): string =>
  text
    // The full stop of a short word ends no sentence.
    .replace(/\bmax\.(?=\s\d)/gi, 'at most')
    .replace(/(?<!\d\s?)\bmin\.(?=\s\d)/gi, 'at least')
    .replace(/\bapprox\.(?=\s\d)/gi, 'about')
    // 'Invoices no, for this I have a program.'
    .replace(
      /(?<=^|[.!?]\s|\uE000)(\p{Lu}[\p{L} -]{2,30}?) (?:also |rather |better )?no(?=[,.;]|$)/gmu,
      (_, what: string) => `No ${isProperWord(what.split(' ')[0] ?? '') ? what : lowerFirst(what)}`,
    )
    .split('\n')
    .flatMap(lined)
    .flatMap((line, at) => ofRole(line, at === 0))
    .map((line) => (line.startsWith(item) ? line.replace(/[;,]\s*$/, '') : line))
    // 'actor applies for the role; uploads a clip': the same actor.
    .map((line) =>
      line.replace(/;\s+(?=(\p{Ll}+s) (?:an?|the|their|his|her|its|each|every|all|\d+)\b)/gu, (mark, verb: string) =>
        verbOf(verb) !== null && !isPeople(verb) ? ', ' : mark,
      ),
    )
    .join('\n');
