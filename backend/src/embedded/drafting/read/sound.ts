import nlp from 'compromise';
import { memo } from '../language.js';
import { clauseIn } from './clauses.js';
import { isNounish, isPeople, isVerb } from './lexicon.js';
import { bareNoun, prepositions } from './phrases.js';
import { currencies } from './values.js';
import { isDone } from './words.js';

/**
 * Whether a phrase of the idea may stand inside a sentence that was written before it. What fails here is left out or
 * quoted: a line less reads better than a broken one.
 */

const loose = new RegExp(
  String.raw`(?:^|\s)(?:${prepositions}|of|and|or|but|the|an?|each|every|per|is|are|was|were|be|been|has|have|had|that|which|who|what|it|its|their|our|not|no|than|too|so|to|when|if|we|they|you|i)$`,
  'i',
);
const opensWrong =
  /^(?:in|on|at|by|of|for|with|per|from|than|if|and|or|but|to|so|is|are|was|were|be|that|which|who|what|how|where|it|this|these|those|they|we|you|i|each|every|not|no|also|when|while|because|there)(?=\s|$|['’](?:s|re|m|d|ll|ve)\b)/i;
const currency = new RegExp(String.raw`^(?:${currencies})s?$`, 'i');

const isHelping = memo((word: string): boolean => nlp(word.toLowerCase()).has('(#Auxiliary|#Modal|#Pronoun|#Copula)'));
const isModifier = memo((word: string): boolean =>
  nlp(word.toLowerCase()).has('(#Adverb|#Preposition|#Conjunction|#Determiner|#QuestionWord|#Value)'),
);

/** A noun that can be counted, planned and shown: `landing slot`. No figure, no sum, no pronoun, no clause. */
export function isSoundNoun(noun: string): boolean {
  const words = noun.split(' ');
  const last = words.at(-1) ?? '';
  return (
    noun !== '' &&
    words.length <= 4 &&
    !/\d(?!D\b|G\b)/.test(noun.replace(/\b\d[DG]\b|\b\p{Lu}+\d+\b/gu, '')) &&
    !words.some((word) => currency.test(word) || /[£$€¥₹%/@]|[.,;:!?]$/.test(word) || isHelping(word)) &&
    !isModifier(last) &&
    !(isVerb(last) && !isNounish(last)) &&
    !loose.test(noun) &&
    !opensWrong.test(noun)
  );
}

/** What a goal measures: a noun phrase, `share …` or `time …` with a whole clause behind it. */
export function isSoundMeasure(whole: string): boolean {
  // 'net promoter score (NPS)'
  const name = whole.replace(/ \(\p{Lu}{2,5}\)$/u, '').replace(/["“][^"”]{2,40}["”] /gu, '');
  const words = name.split(' ');
  if (name.length < 4 || words.length > 16 || opensWrong.test(name) || /^(?:fewer|less|more)\s|^\P{L}/iu.test(name))
    return false;
  // 'wait 5 to 14 weeks': how long, and not from what to what.
  if (currency.test(name) || /\s\d+$/.test(name)) return false;
  // 'share of it', 'minutes': of what is not said.
  if (
    /^(?:share of )?(?:it|them|this|that|numbers?$|figures?$|(?:minutes?|hours?|days?|weeks?|months?|seconds)(?! (?:that|lost|wasted)\b))(?:\s|$)/i.test(
      name,
    )
  )
    return false;
  const behind = /^(?:the )?(?:average )?(?:share|time|part|number) (?:of [^,]+? )?(?:that|who|until)\s(.+)$/.exec(
    name,
  )?.[1];
  if (behind) return isClauseRest(behind);
  if (loose.test(name)) return false;
  const [, counted = ''] = /^(?:the )?(?:average |median )?(?:share|number) of\b ?(.*)$/.exec(name) ?? [];
  // 'number of be reviewed', 'number of which would save': nothing that can be counted.
  if (counted !== '') return !opensWrong.test(counted);
  // 'claim lapses if the keeper hasn't arrived': a condition is none.
  if (/\s(?:if|unless|when|whenever|because)\s|n['’]t\b/i.test(name)) return false;
  // 'lockers is broken', 'claims handlers approve payouts': a sentence is no name.
  if (/\s(?:is|are|was|were|has|have|can|will|must|should)\s/.test(name) || clauseIn(name, '')?.side === 'people')
    return false;
  // 'devices used past their date', 'boats left unlocked': what was done to them says which they are.
  const [, noun = '', how = ''] = /^(?:[\p{L}-]+ ){0,2}?([\p{L}-]+s) (\p{L}+) \p{Ll}/u.exec(name) ?? [];
  if (isDone(how) && !isPeople(noun) && !isVerb(noun)) return true;
  return (
    bareNoun(name.replace(/^[a-z-]+ (?:or|and) (?=[a-z-]+ [a-z])/, '').replace(inState, '$1')) !== '' ||
    /^(?:the )?(?:average |median |waiting )?(?:time|share|number|amount|cost|rate)\b/.test(name)
  );
}

/** `snags open at handover`: the word behind tells how they are, and does nothing. */
const inState = /^((?:[a-z-]+ ){0,2}[a-z]+s) open(?= (?:at|after|on|for|by)\b|$)/;

/** `is past its date`, `they take to answer`: what follows `that` is neither a preposition nor left in the air. */
const isClauseRest = (text: string): boolean =>
  !/^(?:each|it|this|that|which) |\s(?:the|an?|and|or|but|of|than|is|are|was|were|that|which|who|each|every|per|its|their|our)$/i.test(
    text,
  ) && !isModifier(text.replace(/^(?:an?|the) /, '').split(' ')[0] ?? '');

/** Whether a word by itself tells what somebody does or did: `stopped`, `return`; not `people`, `of`. */
export const actsAs = memo(
  (word: string): boolean =>
    /^[a-z]+$/.test(word) &&
    !isPeople(word) &&
    !/^(?:of|in|on|at|by|to|for|from|per|a|an|the|more|less|fewer|off|each|and|or)$/.test(word) &&
    ((isVerb(word) && !isNounish(word)) ||
      nlp(word).has('#Verb') ||
      /^(?:return|cancel|drop|leave|end|stop)s?$/.test(word)),
);
