import { infinitive, isPlural, plural, singular } from '../language.js';
import { isSomebody } from '../grammar/somebody.js';
import type { Capability } from '../read/brief.js';
import { isVerb } from '../read/lexicon.js';
import { isMeantThere, headIn } from './meant-there.js';
import { isParticiple } from './piece-forms.js';
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
    isVerbThere(verb, deed, said) &&
    !isDoneTo(deed) &&
    !isBeside(verb, object) &&
    isTheirs(deed) &&
    !isOthers(capability, deed, statement) &&
    isWhole(told) &&
    (object === '' || holdsNoun(object)) &&
    isClear(capability, deed, said) &&
    standsThere(told, said) &&
    (standsBeside(capability, deed, statement) || isMeantThere(object, deed, statement)) &&
    (!capability.automatic || !isDoneByPeople(deed, statement)) &&
    deed.sure >= (deed.who.some(isSomebody) ? leastOfPeople : least)
  );
}

/** Parts that are less sure than this are wrong as often as right; where somebody is named who does it, a little later. */
const least = 0.5;
const leastOfPeople = 0.4;

/** `phones where the user …`: no verb there. */
function isVerbThere(verb: string, { isVerbal, before, sure }: Deed, said: string): boolean {
  const [first = ''] = verb.split(' ');
  const isThere = isVerbal || /\b(?:be|is|are|been)$/i.test(before);
  if (!isVerb(first) && !(isThere && sure >= certain && !isPast(first) && !isState.test(first))) return false;
  const forms = new Set(wordsIn(said).flatMap((word) => [word, infinitive(word)]));
  return forms.has(first) || (inOtherWords[first] ?? []).some((word) => forms.has(word));
}
/** A word that no list of verbs has is one where the marks are as sure as this. */
const certain = 0.6;
/** `loses the slot`, `depends on the event`: how something is, and nothing that is done to it. */
const isState =
  /^(?:be|become|belong|consider|consist|contain|cost|deem|depend|exist|fall|get|happen|have|know|last|live|lose|mean|need|prefer|remain|seem|stay|tie|wait|want)$/;
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

const isPast = (verb: string): boolean =>
  /(?:ed|id|ent|ught|own|iven|orn|ost)$/.test(verb) && infinitive(verb) !== verb;

/** `report in a few taps`: how it is done, and nothing that it is done to. */
const isBeside = (verb: string, object: string): boolean => {
  const [first = '', particle = ''] = verb.split(' ');
  return object !== '' && /^(?:in|on|at|by|with|from)$/.test(particle) && !takesParticle.test(first);
};
const takesParticle =
  /^(?:look|bid|click|tap|press|vote|deal|talk|meet|choose|select|pick|learn|start|begin|check|sign|log|hand|fill|type|key|put|bring|let|take|opt|plug|book|clock|turn|switch|pass|move|try|add|step|build|cut|send|call|drop|punch|write|enter|scan|feed|pull|phase|follow|act|comment|decide|agree|work|rely|count)$/;

/** `technicians paid by piece` pay nobody. */
const isDoneTo = ({ verb, passive, who, before }: Deed): boolean => {
  const [first = ''] = verb.toLowerCase().split(' ');
  return !passive && who.length > 0 && isPast(first) && !/\b(?:has|have|had)\b/.test(before);
};

/** `lets employees photograph a receipt and fills in the amount`: the employees do not. */
const isTheirs = ({ verb, who }: Deed): boolean => {
  const [first = ''] = verb.toLowerCase().split(' ');
  const isMany =
    who.length > 0 && who.map(headIn).every((one) => /[^s]s$/.test(one) && one !== 'headquarters' && isPlural(one));
  return !(isMany && /[^s]s$/.test(first) && infinitive(first) !== first);
};

/** `names of other tenants blacked out`, `or let us detect it`, `on hold until they answer`: nobody who was named does that. */
function isOthers({ by }: Capability, { passive, who, at }: Deed, { whole, start }: Statement): boolean {
  if (by === undefined) return false;
  const [before, behind] = [whole.slice(0, at - start), whole.slice(at - start)];
  const [, whom = ''] = /\blets? (us|me|it|him|her|them) $/i.exec(before) ?? [];
  return (
    (passive && who.length === 0 && !/\bby\b/i.test(behind) && !/\b(?:can|may|could)\b/i.test(before)) ||
    (/^(?:us|me)$/i.test(who[0] ?? '') && /\b(?:or|and) let (?:us|me)\b/i.test(before)) ||
    (whom !== '' && who[0]?.toLowerCase() !== whom.toLowerCase()) ||
    /\b(?:til|till|until|before|after|unless) (?:they|he|she|it|we|you|I|the \p{L}+) $/iu.test(before)
  );
}

/** No word is cut off, no bracket and no quotation mark left open. */
const isWhole = (told: string): boolean =>
  !waits.test(told.replace(closesItself, '')) &&
  (told.match(/["“”]/g) ?? []).length % 2 === 0 &&
  (told.match(/\(/g) ?? []).length === (told.match(/\)/g) ?? []).length &&
  !/[;:!?]\s|(?<!\b(?:\p{L}\.)*\p{L}|\bno)\.\s/iu.test(told);
const waits = /[a-z]["”]?,? (?:and|or|the|an?|of|to|for|with|in|on|at|by|from|that|which|who|where|when|if|than|as)$/i;
/** `which flags are on`, `with gloves on`, `who is coming and when`. */
const closesItself =
  /(?<=\b(?:is|are|was|were|be|with (?:\p{L}+ )?\p{L}+)) (?:on|in)$|(?<=^(?:who|what|which|where|when|how) .*) (?:and |or )?(?:when|where|who|how)$/iu;

/** `a`, `1`: nothing that something could be done to; `pH` and `€35` are. */
const holdsNoun = (object: string): boolean =>
  /[€$£]\d|\b\p{Lu}\p{L}\b|\b\p{Ll}\p{Lu}\b/u.test(object) ||
  wordsIn(object).some((word) => word.length > 2 && !/^(?:the|any|all|each|every|some|one|two|three)$/.test(word));

/** `shows it to us`: who or what is meant stands elsewhere; in `checks a quote before it leaves the house` it stands there. */
function isClear({ object, tail, automatic }: Capability, { behind }: Deed, said: string): boolean {
  // 'lets employees photograph a receipt and fills in the amount by itself'
  const isOwn = !(automatic ? /\bthemselves\b/i : /\bitself\b/i).test(`${object} ${tail}`);
  const isThere =
    behind[0]?.kind === 'o' && !isPlural(headIn(object)) && said.toLowerCase().includes(tail.toLowerCase());
  // 'change the quantity if not it offers a check-up', 'sees the plate, they need no number': another clause.
  if (otherClause.test(`${object} ${tail}`) || state.test(object)) return false;
  return (
    isOwn &&
    !/^(?:them|him|her|it)sel(?:f|ves)$/i.test(object) &&
    !unclear.test(
      `${object.replace(ofItself, '$1')} ${(isThere ? tail.replace(itself, '') : tail).replace(theSame, '')}`,
    )
  );
}
/** `ready means dispensed`: how it is, and nothing that is dispensed. */
const state = /^(?:(?:the |that )?first|ready|open|available|valid|online|free)$/i;
const otherClause =
  /\bif not\b|(?<!\b(?:when|what|how|where|which|if|whether|once|until|before|after|that|who|as)) (?:he|she|they) (?:does|do|doesn|don|is|are|has|have|can|will|need)/iu;
const itself = /\bit\b/gi;
/** `with the same qualification`, `5 days before it ends` of what was spoken of last. */
const theSame = /\bthe same (?=\p{L}{3})|(?<=\b\d+ \p{L}+ (?:before|after) )it (?=\p{L}{3})/giu;
/** `the dose and when it was given` */
const ofItself = /^((?:the|an?|each|every|their) [^,]*?,? (?:and )?(?:when|where|how|why|whether)) it\b/i;
/** A number is none of these: `one lot number`, `one of eight reasons`. */
const unclear =
  /\b(?:I|me|my|mine|myself|we|us|ourselves|you|your|yours|it|them|he|she|him|this|that(?= (?:and|or|but)\b|[,.]|$)|these|those|ones|(?:that|the|this|each|another|every) one|one(?= (?:and|or|that|who|which|is|has|with|for|from|to|if|when)\b|[,.]|$)|the (?:same|other|others|former|latter))\b(?!-)/i;

/** All that is told stands in the sentence, as one or as many; whoever is `he` or `she` there is told as `they`. */
function standsThere(told: string, said: string): boolean {
  const there = new Set(wordsIn(said).flatMap((word) => [word, isPlural(word) ? singular(word) : plural(word)]));
  if (there.has('he') || there.has('she')) for (const word of ['they', 'have', 'do', 'them']) there.add(word);
  return wordsIn(told.replace(/\bin case of\b/, '')).every((word) => small.test(word) || there.has(word));
}
/** `the driver checks in, scans the pallet`: it stands behind its verb, or right before it where it is told something. */
function standsBeside({ object, tail }: Capability, deed: Deed, { whole, start, parts }: Statement): boolean {
  if (object === '') return true;
  if (deed.passive) return isDoneToIt(tail, deed, { whole, parts });
  const [first = ''] = wordsIn(object).filter((word) => !small.test(word));
  const isThere = (text: string): boolean =>
    wordsIn(text).some((word) => word === first || plural(word) === first || singular(word) === first);
  const behind = wordsIn(whole.slice(deed.at - start)).slice(1, 1 + widest);
  if (isThere(behind.join(' '))) return true;
  // 'When the date passes, the plant manager is notified'
  if (deed.to === '' || deed.behind.some(({ kind }) => kind === 'to') || !isParticiple(deed.verb)) return false;
  const before = parts.slice(
    0,
    Math.max(
      0,
      parts.findIndex(({ start: at }) => at === deed.at),
    ),
  );
  const last = before.findLastIndex(({ kind }) => kind === 'v');
  return before.slice(last + 1).some(({ kind, text }) => /^(?:to|who|s)$/.test(kind) && isThere(text));
}
/** `the load is set aside and the producer contacted`: the producer is, and the load is not set aside to them. */
function isDoneToIt(tail: string, { to, at }: Deed, { whole, parts }: Pick<Statement, 'whole' | 'parts'>): boolean {
  const before = parts.slice(
    0,
    Math.max(
      0,
      parts.findIndex(({ start }) => start === at),
    ),
  );
  const last = before.findLast(({ kind }) => /^(?:s|to|who|o)$/.test(kind));
  const isOther = last?.kind === 'to' && /(?:^|\band (?:the |an? )?)$/i.test(last.gap);
  return !isOther && !(to !== '' && tail.includes(to) && !whole.toLowerCase().includes(to.toLowerCase()));
}
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
