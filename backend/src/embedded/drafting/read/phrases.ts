import nlp from 'compromise';
import { isPlural, memo, plural, singular, withArticle } from '../language.js';
import { isNounish, isPeople, isVerb } from './lexicon.js';

/** Noun phrases: where they end, which word carries them, and how they stand in somebody else's sentence. */

const words = (text: string): Set<string> => new Set(text.trim().split(/\s+/));

export const prepositions =
  'aged|around|for|from|to|in|on|at(?! least| most)|with|without|by|across|between|into|about|during|over|under|through|per|within|near|against|before|after|as|along|onto|inside|outside|behind|above|below|among|amongst|beyond|beside|via|using|based|of their|instead of|out of|until|past|like|up to|according to|next to|close to|depending on';

/** `residents of Ghent` -> `residents`: what stands before the first preposition. */
export const headOf = (phrase: string): string =>
  phrase.split(new RegExp(String.raw`\s(?:${prepositions}|(?<!\b(?:head|chair|chief)s?\s)of|who|that)\s`, 'i'))[0] ??
  phrase;

/** What follows tells more about the noun or opens another clause: `mechanics | who come to their home`. */
const afterNoun = new RegExp(
  String.raw`\s(?:a|an|each|every|per)\s(?:day|week|month|year|hour|shift|person|night)\b.*$|(?<=\S)\s(?:the|each|every|their|our|my|his|her|its|this|these|those)\s.*$|(?:^|\s)(?:who|whom|that|which|whose|where|when|while|whenever|because|since|so|if|unless|than|is|are|was|were|has|have|had|can|could|will|would|must|should|may|do|does|and|or|but|then|of|${prepositions})\b(?!-).*$`,
  'i',
);

/** Words before a noun that say how many or which, not what. */
const determiners = words(`
  a an the their his her its our your my this that these those all any each every some more many most new own other another
  next only multiple several different various both such one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty dozens hundreds thousands
  few fewer enough up-to-date no existing potential possible specific certain particular first last previous latest upcoming
  approx approximately about around nearly roughly over`);

/** Adjectives that praise or state; the thing stays what it is without them. */
const passing = words(`
  small large big little good great best better nice cool simple easy quick fast cheap free live real actual right correct full
  empty spare unused surplus final important relevant personal daily weekly monthly yearly annual overdue late broken lost nearby
  local available late old modern smart digital online mobile beautiful proper unique short long regular suitable favourite
  favorite shared affordable independent corporate reliable safe secure private accurate latest late clear same current amateur retired busy
  happy healthy part-time full-time today fresh used second-hand extra additional mid-size mid-sized medium-sized major main total overall everyday average suspicious`);

/** Adverbs and times after an object: `fees | monthly`, `tickets | faster`. */
const trailing = words(`
  monthly weekly daily yearly hourly today tomorrow tonight online offline faster better quicker easier cheaper sooner later again together
  fairly quickly directly automatically easily early late manually instantly privately securely safely locally remotely anywhere
  everywhere nearby here there now first twice once too also live only instead away afterwards abroad home ahead at least more less right
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays weekends
  themselves himself herself itself yourself myself it them accordingly properly correctly reliably smoothly effectively efficiently collaboratively`);

/** Nouns that say nothing about the product's field. */
const vague = words(`
  person it them thing everything something anything nothing way time more less money one other people user data information progress need
  problem issue life day plan option feature update month week year hour minute price detail everyone everybody somebody anyone what
  name title lot kind sort type step place question result work part role use level point fact side end item case stuff hand place app tool
  platform application software website system product solution service phone mobile web number amount choice access idea goal
  pin sms pdf csv qr change able aim today morning evening weekend season quarter world home moment basis state status good best real o'clock o’clock`);
export const isVague = (noun: string): boolean => vague.has(singular(noun.toLowerCase()));

/** What stands behind a thing and tells what has happened to it: `orders taken`. */
export const hasHappened = /^(?:taken|made|placed|received|given|sent|left|due|done)$/i;

/** `a live map` -> `map`; `mechanics who come to their home` -> `mechanic`; empty when no noun is left. */
export function bareNoun(object: string): string {
  const head = object
    // 'our test house (slings, chains)': what is in brackets tells of it.
    .replace(/(?<=\p{L}) \([^)]*(?:\)|$)/gu, '')
    // Of what stands in quotation marks the marks are no part; 'last week’s order' has none.
    .replace(/(?<=\p{L})’(?=\p{L})|(?<=s)’(?= )/gu, "'")
    .replace(/["“”‘’()]/g, ' ')
    .trim()
    // 'the Visa or Mastercard reason code' is a reason code.
    .replace(
      /^((?:an? |the |each |every )?)\p{Lu}[\p{L}\d.-]* (?:or|and) \p{Lu}[\p{L}\d.-]* (?=\p{Ll}+(?: \p{Ll}+)?$)/u,
      '$1',
    )
    // 'all the certificates', 'both of our vans'
    .replace(
      /^(?:all|both|most|half|some|many|each)\s+(?:of\s+)?(?=(?:the|these|those|our|my|their|his|her|its)\s)/i,
      '',
    )
    .replace(/^(?:of\s+)?(?:types?|kinds?|lists?|sets?|pairs?|lots?|number|amount|range|variety) of\s+/i, '')
    .replace(
      /^(?:(?:a|the|an|one)\s+)?(?:[a-z]+\s)?(?:list|set|pair|lot|number|range|copy|piece|share|group|record|log|history|view|overview|picture|summary|count|state|hour|half-hour|minute|day|week|month|bit) of\s+/i,
      '',
    )
    .replace(/,(?!\d).*$/, '')
    // 'every loan longer than 5 days' is a loan.
    .replace(/(?<=\p{L}) (?:\p{L}{2,}er|more|less|worse) than\s.*$/u, '')
    .replace(afterNoun, '')
    .trim();
  const tokens = head.split(/[\s/]+/).filter(Boolean);
  // 'every swap': after its article a word is a thing, whatever else it can be.
  const article = /^(?:an?|the|every|each|any|one|their|its)$/i.test(tokens[0] ?? '');
  while (tokens.length > 0 && isBefore(tokens[0] ?? '', tokens.length) && !/^real estate/i.test(tokens.join(' ')))
    tokens.shift();
  while (tokens.length > 0 && isAfter(tokens.at(-1) ?? '', tokens.length)) tokens.pop();
  // 'orders taken' are orders.
  if (hasHappened.test(tokens.at(-1) ?? '') && isPlural(tokens.at(-2) ?? '')) tokens.pop();
  // 'ask agronomists questions': those asked are no part of the thing.
  const asked = tokens.findLastIndex(
    (word, at) =>
      at < tokens.length - 1 &&
      !(isOwner(word) && at === tokens.length - 2 && kin.test(tokens.at(-1) ?? '')) &&
      ((isPeople(word) && singular(word) !== word) || isOwner(word)),
  );
  const last = tokens
    .slice(asked + 1)
    .slice(-3)
    .filter((word, at) => at > 0 || !/^(?:an?|the)$/i.test(word));
  return canCarry(last.at(-1) ?? '') || (article && last.length === 1 && isThing(last[0] ?? ''))
    ? singular(last.join(' '))
    : '';
}

const isBefore = (word: string, left: number): boolean =>
  determiners.has(word.toLowerCase()) ||
  /^[~±+≈]?[£$€¥]?\d[\d.,–:-]*[km%]?$/i.test(word) ||
  (left > 1 && passing.has(word.toLowerCase())) ||
  (left > 1 && /ly$/.test(word) && isAdverb(word));

/** `a grave`, `a swap`: a verb or an adjective elsewhere; one that can only be an adjective is none. */
const isThing = (word: string): boolean =>
  /^[a-z]{3,}$/.test(word) &&
  !passing.has(word) &&
  (isVerb(word) || !/(?:est|er|ed|en|ing|ous|ful|ble|al|ive|ic|ly|y|one|same|other|less)$/.test(word)) &&
  (isVerb(word) || nlp(word).has('#Adjective'));

/** `tomorrow's crew plan` is a crew plan; a children's book stays one. */
const isOwner = (word: string): boolean => /['’]s$/.test(word) && !/^(?:child|wom|m)r?en['’]s$/i.test(word);
/** `the miller's wife` is no wife of anybody. */
const kin =
  /^(?:wife|husband|daughter|son|mother|father|sister|brother|partner|deputy|assistant|apprentice|secretary)$/i;

const isAfter = (word: string, left: number): boolean =>
  trailing.has(word.toLowerCase()) ||
  /^[\d.,:;–—-]+$/.test(word) ||
  (left > 1 && /[a-z]{3}ly$/.test(word) && isAdverb(word));

/** Whether a word can be the noun that a phrase is about. */
const canCarry = memo((word: string): boolean => {
  const lower = word.toLowerCase();
  if (lower.length < 2 || lower.length > 30 || !/^\p{L}/u.test(word) || determiners.has(lower) || passing.has(lower))
    return false;
  if (isPeople(lower)) return true;
  if (isVerb(lower) && !isNounish(lower)) return false;
  const view = nlp(lower);
  return (
    !view.has('(#Adverb|#Preposition|#Conjunction|#Pronoun|#Determiner|#QuestionWord|#Auxiliary|#Modal)') &&
    !(view.has('#Adjective') && !isPeople(lower) && !/(?:ing|al|ive|ant|ary)$/.test(lower))
  );
});
const isAdverb = memo((word: string): boolean => nlp(word).has('#Adverb'));

/** The author's `my`, `our` and `us` as the document says them. */
export const inThirdPerson = (text: string): string =>
  text
    // 'the practice pays through us'
    .replace(/\b(through|via) (?:us|me)\b/gi, '$1 the service')
    // 'our accountant's ledger' is the accountant's, nobody else's.
    .replace(/\b(?:my|our|your) (?=(?:\p{Ll}+ )?\p{Ll}+(?:['’]s|s['’]) )/giu, 'the ')
    .replace(/\b(?:my|our|your)\b/gi, 'their')
    .replace(/\b(?:me|us|myself|ourselves|yourself)\b/g, 'them')
    .replace(/\b(?:I|we) (?=\p{L}+)/gu, 'they ')
    .replace(/\bI['’]m\b|\bwe['’]re\b/gi, 'they are');

/** `my football club` -> `a football club`; `retired engineers` stays. */
export function asGroup(phrase: string): string {
  const text = phrase
    .trim()
    .replace(/[\s,;:]+$/, '')
    .replace(/^(?:today|tomorrow|yesterday)['’]s\s/i, '')
    .replace(/(?<=\s)(?:our|my)\s/g, 'the ')
    .replace(/^(?:an?|the|all|every|each|our|my|your|their|other|both|any|many|most|some)\s+/i, '');
  const head = text.split(new RegExp(String.raw`\s(?:${prepositions}|of|who|that|and)\s`, 'i'))[0] ?? text;
  if (/^\p{Lu}\p{L}+ of (?:the )?\p{Lu}/u.test(text)) return `the ${text}`;
  return plural(head) === head || /^\d/.test(text) ? text : withArticle(text);
}
