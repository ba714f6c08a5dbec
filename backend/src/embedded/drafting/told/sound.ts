import { infinitive, isPlural, plural, singular } from '../language.js';
import { isSomebody } from '../grammar/somebody.js';
import type { Capability } from '../read/brief.js';
import { isVerb } from '../read/lexicon.js';
import type { Deed } from './pieces.js';
import type { Statement } from './statements.js';

/**
 * Whether a deed says what its sentence says: its verb is one, what it is done to stands there in these words, and whoever
 * does it is not somebody else. Of what is not sound nothing is derived; it stays in its sentence.
 */
export function isSound(capability: Capability, deed: Deed, statement: Statement): boolean {
  const { verb, object, tail, words } = capability;
  if (words !== undefined || verb === '') return false;
  const told = `${object} ${tail}`.trim();
  const said = statement.whole;
  return (
    isVerbThere(verb, said, deed) &&
    !isDoneTo(deed) &&
    isWhole(told) &&
    (object === '' || holdsNoun(object)) &&
    // 'with the same qualification'
    !unclear.test(`${object} ${tail.replace(/\bthe same (?=\p{L}{3})/giu, '')}`) &&
    standsThere(told, said) &&
    standsBeside(object, deed, statement) &&
    (!capability.automatic || !isDoneByPeople(deed, statement)) &&
    deed.sure >= (deed.who.some(isSomebody) ? leastOfPeople : least)
  );
}

/** Parts that are less sure than this are wrong as often as right; where somebody is named who does it, a little later. */
const least = 0.5;
const leastOfPeople = 0.4;

/** `phones where the user …`: no verb there. */
function isVerbThere(verb: string, said: string, { isVerbal, sure }: Deed): boolean {
  const [first = ''] = verb.split(' ');
  // `defers a donor`: a verb that stands in no list is one where it is sure to be nothing else.
  if (!isVerb(first) && !(isVerbal && sure > surely && !isState.test(first))) return false;
  const forms = new Set(wordsIn(said).flatMap((word) => [word, infinitive(word)]));
  return forms.has(first) || (inOtherWords[first] ?? []).some((word) => forms.has(word));
}
const surely = 0.85;
/** `loses the slot`, `depends on the event`: how something is, and nothing that is done to it. */
const isState =
  /^(?:be|become|belong|consist|contain|cost|depend|exist|fall|get|happen|have|hear|know|last|lose|mean|need|remain|run|seem|speak|stay|stop|turn|want)$/;
/** What is told in another form than the idea's: `members get a text` is sent to them. */
const inOtherWords: Readonly<Record<string, string[]>> = {
  send: ['get', 'receive', 'text', 'email', 'message', 'go'],
  give: ['get', 'receive'],
  assign: ['give'],
  approve: ['approval', 'ok', 'okay', 'yes', 'sign-off', 'agree'],
  notify: ['notification', 'alert'],
  end: ['expire', 'lapse'],
  withdraw: ['lapse', 'expire'],
  release: ['lapse', 'expire'],
};

/** `technicians paid by piece` pay nobody. */
const isDoneTo = ({ verb, passive, who, before }: Deed): boolean => {
  const [first = ''] = verb.toLowerCase().split(' ');
  return (
    !passive &&
    who.length > 0 &&
    /(?:ed|id|ent|ught|own|iven)$/.test(first) &&
    infinitive(first) !== first &&
    !/\b(?:has|have|had)\b/.test(before)
  );
};

/** No word is cut off, no bracket and no quotation mark left open. */
const isWhole = (told: string): boolean =>
  (!/[a-z]["”]?,? (?:and|or|the|an?|of|to|for|with|in|on|at|by|from|that|which|who|where|when|if|than|as)$/i.test(
    told,
  ) ||
    // 'that the heating was on', 'with gloves on'
    /\b(?:(?:is|are|was|were|be)|with (?:\p{L}+ )?\p{L}+) (?:on|in)$/iu.test(told)) &&
  (told.match(/["“”]/g) ?? []).length % 2 === 0 &&
  (told.match(/\(/g) ?? []).length === (told.match(/\)/g) ?? []).length &&
  !/[;:.!?]\s/.test(told);

/** `a`, `1`: nothing that something could be done to. */
const holdsNoun = (object: string): boolean =>
  wordsIn(object).some((word) => word.length > 2 && !/^(?:the|any|all|each|every|some|one|two|three)$/.test(word));

/** `themselves`, `shows it to us`: who or what is meant stands elsewhere. */
const unclear =
  /\b(?:I|me|my|mine|myself|we|us|ourselves|you|your|yours|it|them|themselves|himself|herself|itself|he|she|him|this|that one|these|those|ones?(?! of (?:the|their)\b)|the (?:same|other|others|former|latter))\b(?!-)/i;

/** All that is told stands in the sentence, as one or as many. */
function standsThere(told: string, said: string): boolean {
  const there = new Set(wordsIn(said).flatMap((word) => [word, isPlural(word) ? singular(word) : plural(word)]));
  return wordsIn(told).every((word) => small.test(word) || there.has(word));
}
/** `look at a calendar and approve or refuse it`: what is approved is not the calendar because that stands before. */
function standsBeside(object: string, { at, passive }: Deed, { whole, start, parts }: Statement): boolean {
  if (passive || object === '') return true;
  const [first = ''] = wordsIn(object).filter((word) => !small.test(word));
  const isIt = (word: string): boolean => word === first || plural(word) === first || singular(word) === first;
  const behind = wordsIn(whole.slice(at - start)).slice(1, 1 + widest);
  if (behind.some(isIt)) return true;
  // 'the owner is reminded'
  const isDone = /\b(?:is|are|be|been|gets?)(?: \p{L}+ly)? $/iu.exec(whole.slice(0, at - start));
  if (isDone) return isIt(wordsIn(whole.slice(0, isDone.index)).at(-1) ?? '');
  // 'releases a batch or holds it': that to which the verb before was done, unless it was only looked at.
  if (!/^(?:it|them)$/.test(behind[0] ?? '')) return false;
  const before = parts.filter((part) => part.start < at);
  const last = before.findLastIndex(({ kind }) => /^[os]$/.test(kind));
  const act = before.slice(0, Math.max(0, last)).findLast(({ kind }) => kind === 'v');
  return last >= 0 && act !== undefined && !looks.test(act.text) && wordsIn(before[last]?.text ?? '').some(isIt);
}
const looks = /^(?:looks?|sees?|views?|watch(?:es)?|hears?|knows?|finds?|reads?)\b/i;
/** Words between a verb and what it is done to, where others stand before them both. */
const widest = 9;
const small = /^(?:an?|the|their|and|or|to|of|for|with|in|on|at|by|from|that|is|are|if|when)$/;

/** `you can ask for an item`: people do, whoever was taken for it. */
const isDoneByPeople = ({ passive, start, end, verb }: Deed, { whole, start: from }: Statement): boolean => {
  const said = whole.slice(0, Math.max(0, end - from));
  const at = said.toLowerCase().lastIndexOf(verb.toLowerCase());
  // 'a partner who decides and writes the reason'
  if (/\bwho (?:\S+ ){0,3}$/i.test(said.slice(0, Math.max(0, at)))) return true;
  if (passive) return false;
  const before = said.slice(Math.max(0, Math.min(start - from, at)), Math.max(0, at));
  return (
    actsThere.test(said.slice(0, Math.max(0, at))) ||
    goesOnWith(said.slice(0, Math.max(0, at))) ||
    /\b(?:has|have) to $/i.test(before)
  );
};
const actsThere =
  /\b(?:I|we|you|he|she|they|people|someone|somebody|everyone|everybody|anyone)(?:['’](?:d|ll|ve|re))? (?:(?:can|could|may|might|must|should|will|would|have to|need to|want to|also|then|just|only|simply|always) )*$/i;

/** `you can see what is there, | ask for an item`: nothing of the product stands between. */
const goesOnWith = (before: string): boolean => {
  const last = [
    ...before.matchAll(
      /\b(?:I|we|you|they|people|users?)(?:['’](?:d|ll|ve|re))? (?:can|could|may|should|must|will|want to|need to) /gi,
    ),
  ].at(-1);
  return (
    last !== undefined &&
    !/\b(?:it|app|system|tool|platform|software|product|site|which|that) (?:should |must |will |can |then |also )*\p{L}+s?\b/u.test(
      before.slice(last.index),
    )
  );
};

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? [];
