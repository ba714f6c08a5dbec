import { isRow } from './acts-only.js';
import { clauseIn } from './clauses.js';
import { isChain, peopleIn } from './chains.js';
import { kindWords } from './kinds.js';
import { labelOf } from './labels.js';
import { isPeople, verbOf } from './lexicon.js';
import { meansIn } from './means.js';
import { todayIn } from './targets.js';
import { isSupposed } from './that-lists.js';
import { tellsOldWay } from './today.js';

/**
 * What an idea tells before it turns to what it wishes for. Told in the plain present, such sentences say how it goes
 * now, though no word like 'today' stands in them: 'Drivers sign a slip. With the app they sign on the phone.'
 */

const kinds = String.raw`(?:[\p{L}-]+ ){0,4}?(?:${kindWords}|software|solution|thing|something|page|form)`;
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

const names = new RegExp(
  String.raw`^(?:[^,.;:]{0,40}?\b)?(?:an?|the|our|one|new|build|building) ${kinds}\b|^(?:[\p{L}\d-]+ ){0,3}?(?:app|tool|platform|portal|system|software|bot|chatbot|website|marketplace|dashboard|plugin|assistant)(?= (?:for|to|that|which|where|in|of)\b|[,.:])`,
  'iu',
);
/** `School bus tracking for a district with 120 buses`: what the product is called by, without a verb. */
const titled =
  /^(?!(?:the|our|we|i|my)\b)(?:[\p{L}-]+ ){1,3}?(?:tracking|booking|scheduling|planning|management|approval|reporting|monitoring|ordering|billing|diary|logbook)(?: (?:for|of|in) (?:(?!\b(?:is|are|has|have|can)\b)[^,.:;])+)?[.]?$/iu;
const pained =
  /\b(?:queues?|waits?|lost|loses?|forg[eo]t\w*|wrong|late|by hand|nobody|no one|never|hours|fails?|overbooked|missing|phones?|rings?|calls?|radio|fax|paper)\b/i;
const suffers = /\b(?:queues?|waits?|lost|loses?|forg[eo]t\w*|wrong|late|nobody|no one|fails?|overbooked|missing)\b/i;
const onPaper =
  /\b(?:by hand|on paper|paper (?:slips?|lists?|forms?|sheets?|books?)|spreadsheets?|whiteboards?|by fax|by phone)\b/i;
const told =
  /\b(?:can|could|will|would|must|may|might|shall|should|want|wants|need|needs|to be able|lets?|goal|budget|target)\b/i;

const marked =
  /^(?:(?:the|our) (?:present|current|existing|old) [\p{L}-]+|right now|now|today|currently|at present|at the moment|nowadays|so far|until now|these days)\b/iu;
const markedWithin = /\b(?:today|currently|at present|at the moment|right now|nowadays|so far|until now|these days)\b/i;

/** Sentences told of today by where they stand; `context`: what whoever asks does anyway, which nobody asks for. */
export interface Narrative {
  told: string[];
  context: string[];
}

/** Where an idea turns to what it wishes for; -1 where it never does, or begins with it. */
export const turnOf = (sentences: string[]): number =>
  sentences.findIndex((sentence, at) => at > 0 && asking(sentence));

export function narrativeOf(sentences: string[], name: string | null): Narrative {
  const turn = turnOf(sentences);
  const opening = sentences[0] ?? '';
  const opensWithProduct =
    names.test(opening) || titled.test(opening) || (name !== null && opening.includes(name)) || asking(opening);
  if (turn < 1) return { told: [], context: settingOf(sentences, opensWithProduct) };
  // Where 'right now' begins later, what stands before it is what is asked for, or what the asker does anyway.
  const now = sentences.findIndex((sentence) => marked.test(sentence));
  const spoken = sentences.findIndex((sentence) => markedWithin.test(sentence));
  if (opensWithProduct && now > 1 && now < turn) return { told: [], context: [] };
  // What people do with a phone in their hand is no trouble by itself, where the trouble stands elsewhere.
  const shows = (sentence: string): boolean =>
    tellsOldWay(sentence) ||
    // Behind a product 'accept requests within 12 hours' or 'from the phone' is what is asked for.
    (opensWithProduct
      ? marked.test(sentence) || suffers.test(sentence) || onPaper.test(sentence)
      : showsAtAll(sentence));
  const showsAtAll = (sentence: string): boolean =>
    isRow(sentence) && !marked.test(sentence)
      ? now < 0 && meansIn(sentence).length > 0
      : pained.test(sentence) || meansIn(sentence).length > 0;
  const before = sentences
    .slice(opensWithProduct ? 1 : 0, turn)
    // 'Drivers scan each bag. … Currently they count by hand': what stands before the word for today is asked for.
    .filter((sentence, at) => isHabitual(sentence) && (!opensWithProduct || at + 1 >= spoken || tellsOldWay(sentence)));
  // Behind a product it may say what it does; from the first trouble on it tells of today.
  const start = opensWithProduct ? before.findIndex(shows) : 0;
  const block = start < 0 ? [] : before.slice(start);
  const isContext = (sentence: string): boolean => sentence === opening && !shows(sentence) && !isChain(sentence);
  const plain = block.filter((one) => !isContext(one) && !shows(one));
  // Where little is asked for from the turn on, what people do before it is what the product is for.
  const asked = deedsOf(sentences.slice(turn).filter((one) => !shows(one) || asking(one)));
  const isAsked = now >= 0 || asked * 2 < deedsOf(plain);
  // 'A driver shouts it to the cashier, who writes a receipt. We lose 9,000 euros a year': what the trouble comes of.
  const sufferedAfter = (one: string): boolean =>
    sentences
      .slice(sentences.indexOf(one) + 1, turn)
      .some((next) => /^(?:we|i|they) (?:lose|waste|miss|forget)\b/i.test(next));
  return {
    told: block.filter(
      (one) =>
        !isContext(one) &&
        (isChain(one)
          ? (asked >= deedsOf([one]) && sufferedAfter(one)) ||
            marked.test(one) ||
            tellsOldWay(one) ||
            (opensWithProduct ? suffers : pained).test(one.replace(/\bmissing\b/, ''))
          : shows(one) || (!isAsked && !(now >= 0 && isRow(one)))),
    ),
    context: [...new Set([...block.filter(isContext), ...settingOf(sentences, opensWithProduct)])],
  };
}

const counted = /^(?:about |around |our |some |the |over )*\d[\d.,]*\s(?!(?:%|per ?cent|in \d)).*/i;
const standing = /^(?:we|i|our|my)\b|\d|\b(?:have to|has to|must|has|have|are|is)\b/i;

/** `27 growers share one plant`, `Wineries must report to the ministry`: how things are, before it is told who does what. */
function settingOf(sentences: string[], opensWithProduct: boolean): string[] {
  const many = (one: string): Set<string> => new Set(peopleIn(one).map((who) => who.toLowerCase()));
  const title = sentences.findIndex((sentence) => sentence.split(' ').length > 4);
  return sentences.slice(0, Math.min(4, Math.max(0, title) + 2)).filter((sentence, at) => {
    if (at === 0 ? opensWithProduct || !standing.test(sentence) : !counted.test(sentence)) return false;
    if (asking(sentence) || many(sentence).size > 1) return false;
    const later = sentences.slice(at + 1).flatMap((one) => [...many(one)]);
    return later.length > 2 && new Set(later).size > 1;
  });
}

/** How much the sentences ask for; a wish is read with all the parts it lists. */
const deedsOf = (sentences: string[]): number =>
  sentences.reduce(
    (sum, one) =>
      sum + Math.max(peopleIn(one).length, forPeople.test(one) || asking(one) ? one.split(/,\s|\sand\s/).length : 0),
    0,
  );

/** `App: the woman ticks symptoms`. */
const ofProduct =
  /^(?:(?:the|our|my) )?(?:app|idea|solution|service|platform|tool|system|plan|wish|wanted|so|instead|future)\s?:/i;

/** People or 'we' do something, in the plain present; no wish, no figure of a goal, nothing the product does. */
function isHabitual(sentence: string): boolean {
  if (
    told.test(sentence.replace(/\b(?:must|has to|have to) (?=\p{L}+ (?:an?|the|each|every)\b)/giu, '')) &&
    !pained.test(sentence)
  )
    return false;
  if (asking(sentence) || goalOnly.test(sentence) || ofProduct.test(sentence)) return false;
  if (/^(?:i am|i['’]m) (?:an?|the) /i.test(sentence)) return false;
  // What the product does, nobody does today.
  if (/^(?:the|our|this) product \p{L}+s\b/iu.test(sentence)) return false;
  return sentence.split(/[,;:]\s|\s(?:and|but|while|because|so|where|when)\s/).some((part) => {
    const clause = clauseIn(
      part.replace(/^(?:each|every|in the|on|at|in)\s[^,]{2,20}?\s(?=(?:the|an?|our|we|i)\s)/i, ''),
      '',
    );
    return (
      (clause !== null && (clause.side === 'people' || clause.side === 'thing') && !clause.wished) ||
      /^(?:we|i|they)\s[a-z]+\b/i.test(part) ||
      /\b(?:takes?|costs?|lasts?)\b/i.test(part) ||
      somebodyActs(part)
    );
  });
}

/** `the operator tests fat`, `farmers do not trust the figures`: behind a word for people stands a verb. */
function somebodyActs(part: string): boolean {
  const words = part.split(/[^\p{L}’'-]+/u).filter(Boolean);
  if (meansIn(part).length > 0 && words.some(isPeople)) return true;
  return words.some((word, at) => {
    const next = words[at + 1] ?? '';
    return (
      isPeople(word) && (/^(?:do|does|is|are|has|have|never|still|often|usually)$/.test(next) || verbOf(next) !== null)
    );
  });
}
