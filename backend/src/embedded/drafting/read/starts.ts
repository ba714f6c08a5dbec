import nlp from 'compromise';
import { memo, singular } from '../language.js';
import { amountOf, V } from './amounts.js';
import { withoutBindings } from './binding.js';
import { business } from './figures.js';
import { isNounish, verbOf } from './lexicon.js';
import { inDigits, money, unitOfValue } from './values.js';
import { unwelcome } from './worth.js';

/** Every figure that an idea tells of today, with its unit and what stands around it: a goal may start from it. */

export interface Told {
  /** Which sentence it stands in. */
  at: number;
  clause: string;
  figure: string;
  unit: string;
  /** What is counted, where the figure counts things. */
  counted: string;
  roots: Set<string>;
}
const ofMoney = new RegExp(`^${money}`, 'iu');
export const unitOf = (text: string): string => (ofMoney.test(text) ? 'money' : unitOfValue(text));

/** Words for one event, said of today and of the goal. */
export const kin: Record<string, string> = {
  thrown: 'lose',
  throw: 'lose',
  threw: 'lose',
  waste: 'lose',
  wasted: 'lose',
  loss: 'lose',
  lost: 'lose',
  left: 'leave',
  leaving: 'leave',
  cancellation: 'cancel',
  cancelled: 'cancel',
  absence: 'absent',
  delay: 'late',
  delayed: 'late',
  death: 'die',
  breakage: 'break',
  broken: 'break',
  damaged: 'damage',
  theft: 'steal',
  stolen: 'steal',
  complain: 'complaint',
  telephone: 'call',
  phone: 'call',
  twice: 'double',
  doubly: 'double',
};

/** The words of a text that mean something, each in its plain form. */
export const rootsOf = memo(
  (text: string): Set<string> =>
    new Set(
      (
        inDigits(text)
          .toLowerCase()
          .match(/\p{L}{3,}/gu) ?? []
      )
        .filter((word) => !idle.test(word))
        .map((word) => kin[word] ?? plainOf(word))
        .map((word) => kin[word] ?? word),
    ),
);
const idle =
  /^(?:the|and|that|this|these|those|per|for|from|with|into|each|every|all|our|their|his|her|its|one|two|three|are|was|were|been|has|have|had|not|never|now|today|about|around|only|than|more|less|least|most|minutes?|hours?|days?|weeks?|months?|years?|times?|average|until|again|within|under|below|over|next|last|percent|cent|euros?|pounds?|dollars?|who|which|when|where|what|get|gets|takes?|took|goes|come|comes|should|must|will|can|would|want|like)$/;
const plainOf = (word: string): string =>
  actOf(word) ??
  (/(?:ed|ings?)$/.test(word)
    ? (verbOf(singular(word)) ?? (nlp(word).verbs().toInfinitive().text() || singular(word)))
    : singular(word));

/** `payment`, `delivery`, `arrival`: a noun made of a verb means what is done. */
const actOf = (word: string): string | null => {
  const [, stem = '', end = ''] = /^(\p{L}{3,}?)(ments?|y|ies|als?|ance)$/u.exec(word) ?? [];
  const verb = stem === '' ? null : (verbOf(stem) ?? (/^al/.test(end) ? verbOf(`${stem}e`) : null));
  return verb !== null && (end.startsWith('m') || !isNounish(verb)) ? verb : null;
};

/** Sentences that wish, forbid or promise tell no figure of today. */
const wished =
  /\b(?:should|shall|must|want|wants|goals?|targets?|aims?|will|would|budget|may not|at most|no more than|not more than|at least|maximum)\b|→|->/i;
const clausesOf = (sentence: string): string[] =>
  inDigits(sentence.replace(/[.!?…]+$/, '')).split(/[;:]\s|,(?!\d)\s(?:and |but |so )?|\s(?:and|but)\s(?=[^,;]*\d)/);

/** A threshold of the product or a bound is no figure of today: `see pumps down for more than 7 days`. */
const threshold =
  /(?:\b(?:more|longer|less|older|fewer) than|\b(?:over|under|above|below|within|until|at|after|by))\s$/iu;
/** `two performances were cancelled`: a word for a number counts only where it tells what befell. */
const befell = /\b(?:was|were|had|got|went|last|in 20\d\d|cannot|can['’]t)\b/i;

/** The parts of a sentence before it turns to a wish; none where it begins with one. */
const todayOf = (sentence: string): string[] => {
  const parts = sentence.split(/;\s|,\s(?=(?:(?:but|and|so) )?(?:we|it|that|they|this|the goal|target)\b)/);
  return wished.test(parts[0] ?? '') ? [] : parts.filter((part) => !wished.test(part));
};

function figuresOf(clause: string, at: number, roots: Set<string>): Told[] {
  return [...clause.matchAll(new RegExp(String.raw`(?<![\p{L}\d])${V}`, 'giu'))].flatMap((match): Told[] => {
    const figure = amountOf(match[0]);
    const [before, behind] = [clause.slice(0, match.index), clause.slice(match.index + match[0].length)];
    if (!/\d/.test(match[0]) && !befell.test(clause)) return [];
    if (
      !/\d/.test(figure) ||
      /^(?:19|20)\d\d$/.test(figure) ||
      /[\d:]$/.test(before) ||
      (threshold.test(before) && !/^ on average\b/.test(behind))
    )
      return [];
    const counted = /^\s(?:such |other )?((?:[\p{Ll}-]+\s){0,1}?[\p{Ll}-]+s)\b/u.exec(behind)?.[1] ?? '';
    const unit = unitOf(figure);
    // A bare number with no things behind it counts what nobody can tell.
    if (unit === 'other' && counted === '' && !spanned.test(figure)) return [];
    const span =
      /^[^,;]*?\s((?:an?|per|each|every)\s(?:day|week|month|year|season|shift|case))\b/u.exec(behind)?.[1] ?? '';
    return [
      {
        at,
        clause,
        figure: unit === 'other' && span && !spanned.test(figure) ? `${figure} ${span.replace('every', 'a')}` : figure,
        unit,
        counted: singular(counted.split(' ').at(-1) ?? ''),
        // How often it was counts what its own part tells, and nothing that stands elsewhere in the sentence.
        roots: /(?:^|\s)times$/i.test(counted) ? rootsOf(clause) : roots,
      },
    ];
  });
}
const spanned = /\s(?:an?|per|each|every)\s/;

/** `customers take 31 days to pay`: a time, and no sum. */
const untilPaid =
  /\b(?:takes?|needs?|waits?|pays?(?: us)?(?: only)? after) (?:about |around |up to |over )?\d[\d.,]* (?:days|weeks|months)\b/i;

export const toldIn = (sentences: string[]): Told[] =>
  sentences.flatMap((sentence, at) =>
    !/\d in \d|%/.test(inDigits(sentence)) && withoutBindings(sentence) === ''
      ? []
      : todayOf(sentence)
          .flatMap(clausesOf)
          .filter((clause) => !business.test(clause) || /\bcosts?\b/.test(clause) || untilPaid.test(clause))
          .flatMap((clause) => figuresOf(clause, at, rootsOf(sentence))),
  );

export const shares = (one: Set<string>, other: Set<string>): number =>
  [...one].filter((root) => other.has(root)).length;

/** Whether its words tell that something goes wrong. */
export const hurts = ({ clause }: Told): boolean =>
  unwelcome.test(clause) || /\b(?:can['’]t|cannot|never|not)\b/.test(clause);
