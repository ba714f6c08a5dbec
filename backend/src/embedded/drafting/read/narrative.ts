import { kindWords } from './kinds.js';
import { labelOf } from './labels.js';
import { todayIn } from './targets.js';

/**
 * What an idea tells before it turns to what it wishes for. Told in the plain present, such sentences say how it goes
 * now, though no word like 'today' stands in them: 'Drivers sign a slip. With the app they sign on the phone.'
 */

const kinds = String.raw`(?:[\p{L}-]+ ){0,4}?(?:${kindWords}|software|solution|thing|something|page|form)`;
/** `Imagine the shop could see …`, `it would help if …`: a wish in the form of a supposition. */
const supposing =
  /^(?:what if|how about if|imagine(?: that| if)?|(?:it|that|things)(?: would|['’]d)(?: all)? (?:help|be (?:an? )?(?:good|better|best|easier|simpler|great|nice|useful|ideal|lovely|help))(?: (?:a lot|us|me|for \p{L}+|for (?:the|our) \p{L}+))? if)\s(.+)$/iu;
const isSupposed = (text: string): boolean => supposing.test(text);

/** Sentences that ask for what the product shall do. Wishes for figures alone turn nothing. */
const asks = [
  /\b(?:we|i|everyone|they(?= (?:want|need|would like) (?:to|an?|something)\b)|(?:the|our) \p{L}+(?: \p{L}+)?)(?:['’]d| would)? (?:now |also |really )?(?:want|wants|need|needs|like|love|imagine|dream|picture|wish|propose|suggest|expect)s?\b(?! (?:to (?:reduce|cut|halve|reach|double|bring|get|lower|raise|save|grow)|in the \d|for the \d|by \d|at (?:most|least)|(?:no|not) (?:more|less|longer) than|(?:less|fewer|more) than|(?:about |under |over )?\d|(?:this|that|it|them|these|those|the \p{L}+(?: \p{L}+)?) (?:to be |to fall |to drop |to go )?(?:below|under|above|over|down|up|at|within|from|halved)\b))/iu,
  /\b(?:we|i)(?:['’]re| are|['’]m| am) (?:now )?(?:building|making|creating|developing|planning|designing|after|looking for) (?:an?|the|some)\b/i,
  /^(?!\w+:? (?:about |under |over |at most |no more than )?\d)(?:want(?:ed)?|wish(?:ed)?|need(?:ed)?|idea|solution|in future|instead|from now on|what (?:we|i|they) (?:need|want|would like)|we[’']d like)\b/i,
  /^(?:please |can you |could you )?(?:please )?(?:build|make|create|develop|design|write|give) (?:us|me) (?:something|an?|the|one)\b/i,
  // 'HiveTrace fixes that': what it puts an end to was told before.
  /^(?:\S+ ){1,4}(?:fixes|solves|ends|changes) (?:all )?(?:that|this)\b/i,
  // 'The Municipality seeks an online service'
  new RegExp(
    String.raw`\b(?:seeks?|procures?|commissions?|(?:is|are) looking for|(?:plans?|wish(?:es)?|intends?) to introduce) (?:an?|the|some) ${kinds}`,
    'iu',
  ),
  // A heading above what is asked for.
  /^(?:the |core |main |needed |key )*(?:must[- ]haves?|features?|functions?|requirements?|what (?:it|the \p{L}+) (?:must|should|has to) do)\s?:$/iu,
  new RegExp(
    String.raw`^(?!.*\b(?:never|not|no)\b).*\b(?:with|in|through|using) (?:the|this|our|an?) (?:new )?(?:${kindWords}|software)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:the|this|our|an?|it is|that is) (?:new |planned |online |digital )*${kinds} (?:(?:has to|have to|should|must|shall|will) (?!(?:also |still |even |always )*(?:work|run|function|load|respond|not|never|be (?:usable|available|in|cheap|free|simple|easy|fast))\b)|(?:that|which|where|in which|to|lets?|shows?|sends?|is to)\b)`,
    'iu',
  ),
  new RegExp(String.raw`^(?:an?|one) ${kinds}\s?[:–—]`, 'iu'),
  /\bit is (?:proposed|planned|intended|suggested) (?:that|to)\b|\b(?:the|our|my) (?:idea|plan|proposal|wish) is\b/i,
  /(?<!\bwho )\b(?:should|shall)\b(?! (?:not have|cost|be (?:ready|live|forced|finished|done by|up and running|free|simple|easy|fast|cheap|(?!able |possible )\p{L}+[ai]ble)|(?:be )?(?:under|below|above|at most|at least|fewer|less|more|no more|half)\b|(?:also |still |even |always )*(?:work|run|function|be (?:usable|available)|load|respond)\b|fall|drop|rise|(?:take|be|cost|last) \d|be (?:under|below|above|\d)|become|not exceed))/iu,
];
const goalOnly = /^(?:goals?|targets?|aims?|kpis?|objectives?|success)\b/i;
const forPeople =
  /\b(?:want|wants|need|needs|like|should|shall)\b.*\b(?:\p{L}+s|\p{L}+er) to (?!(?:be|have|reach|fall|drop|rise|get)\b)\p{L}+/iu;
/** `How it works`, a heading: what stands below it is asked for. */
const headsFeatures = (sentence: string): boolean => labelOf(sentence.replace(/\s*[:.]\s*$/, '')) === 'features';
/** `With MoveAgain, a physio builds a programme`: with what is not there yet. */
const withIt = /^(?:With|Using) (?:\p{Lu}[\p{L}\d]+ ?){1,3}, ?(?:an?|the|each|every|\p{Ll}+s) /u;
const asking = (sentence: string): boolean =>
  !goalOnly.test(sentence) &&
  (headsFeatures(sentence) ||
    withIt.test(sentence) ||
    ((asks.some((pattern) => pattern.test(sentence)) || isSupposed(sentence)) &&
      (todayIn(sentence) === null || forPeople.test(sentence))));

/** Where an idea turns to what it wishes for; -1 where it never does, or begins with it. */
export const turnOf = (sentences: string[]): number =>
  sentences.findIndex((sentence, at) => at > 0 && asking(sentence));
