import { upperFirst } from '../language.js';
import type { Limit, Measure } from './brief.js';
import { kindWords } from './kinds.js';
import { asGoal } from './hopes.js';
import { measuresOf } from './measures.js';
import { label } from './target-parts.js';
import { inDigits } from './values.js';

/** Aims that no pattern takes apart stand in the words of the idea: nobody can misread a quotation. */

const ours =
  /^(?:(?:so|in the end|at the end),? )?(?:(?:by|before|until|in|within|next) [^,;]{3,40},? )?(?:(?:we|i)(?:['’]d| would)? (?:all )?(?:want|like|love|aim|hope|wish)\b|(?:my|our|the) (?:hope|wish|dream) is|(?:it )?would be (?:nice|good|great|a success)|if (?:we|i) could\b)/i;
const product = new RegExp(String.raw`\b(?:${kindWords}|something|somewhere|place)\b`, 'i');

/** `if we hit 90% I'm happy` */
const contented =
  /^if (?:we|i) (?:hit|reach|get|got|are at|make|save)\b.*\d.*\b(?:i|we)(?:['’]m| am|['’]re| are|['’]d be| would be|['’]ll be)(?: very| really)? (?:happy|glad|pleased|content|satisfied)\b/i;
const isLabelled = (sentence: string): boolean => label.test(sentence) && !/^wanted\b/i.test(sentence);
export const isAim = (sentence: string): boolean =>
  isLabelled(sentence) || ours.test(sentence) || contented.test(sentence);

/** `40% of parents drive less than twice a week`, behind `Targets for the first year:`: aimed at, and no trouble of today. */
export const isListedAim = (part: string, sentences: readonly string[]): boolean =>
  !/\b(?:today|now|currently|at present|is|are|was|were)\b/i.test(part) &&
  sentences.some((sentence) => isLabelled(sentence) && sentence.includes(part.replace(/[.;]+$/, '')));

const sized = /\d|\b(?:never|no|nobody|half|halve)\b/i;
/** Letters; a longer one tells more than an aim. */
const longest = 140;

/** `left`: what nothing else was read from. */
export const unreadAims = (sentences: string[], left: string[]): string[] =>
  sentences
    .filter(
      (sentence, at) =>
        // 'I want this closed' asks for something; with a figure or a never it is an aim.
        (isLabelled(sentence) || (ours.test(sentence) && sized.test(inDigits(sentence)) && left.includes(sentence))) &&
        !product.test(sentence) &&
        // 'Goal is to get below 3%' starts from the figure that the sentence before gives.
        measuresOf(sentences.slice(Math.max(0, at - 3), at + 1).map(asGoal)).length <=
          measuresOf(sentences.slice(Math.max(0, at - 3), at).map(asGoal)).length,
    )
    .map((sentence) => upperFirst(sentence.replace(label, '').replace(/[.;!]+$/, '')))
    .filter((text) => text.split(' ').length > 2 && text.length <= longest);

/** `no hut out of gas` behind `Goal:` is aimed at, and rules nothing. */
export const withoutAims = (limits: Limit[], sentences: string[]): Limit[] => {
  const aims = sentences
    .filter((one) => isAim(one) && !/\b(?:must|may|only)\b/i.test(one) && !product.test(one))
    .map((one) => one.toLowerCase());
  // 'No reel should be lost in 2027' is counted.
  const counted = (text: string): boolean =>
    /^no\b.* should\b/i.test(text) && measuresOf([`${upperFirst(text)}.`]).length > 0;
  return limits.filter(
    ({ kind, text }) => kind !== 'other' || !(counted(text) || aims.some((one) => one.includes(text.toLowerCase()))),
  );
};

/** `Also fewer lost receipts.`: wished for, and no trouble of today. */
export const isFewer = (sentence: string): boolean =>
  /^(?:also |and |plus )?(?:fewer|less) [\p{L} -]{3,50}[.!]?$/iu.test(sentence);
/** As a measure that shall fall, by however much. */
export const fewerOf = (sentence: string): Measure => ({
  name: sentence.replace(/^(?:also |and |plus )?(?:fewer|less) /i, '').replace(/[.!]+$/, ''),
  baseline: null,
  target: 'fewer than today',
  when: null,
  better: 'lower',
});
