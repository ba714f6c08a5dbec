import { infinitive, lowerFirst } from '../language.js';
import type { Capability } from './brief.js';
import { objectOf } from './objects.js';
import { isGroup, isPeople, isProperWord, isVerb, verbOf } from './lexicon.js';
import { bareNoun, inThirdPerson, prepositions } from './phrases.js';

/** What happens to things without anybody named who does it: the product sees to it. */

const participle = String.raw`\p{L}{3,}(?:ed|en|wn|nt|id|ld|pt)|sent|paid|sold|held|kept|told|shown|drawn|built|split|read|put|made`;
const passive = new RegExp(
  String.raw`^((?:the |every |each |all |an? |their |our |any )?(?!it\b|they\b|we\b|this\b|that\b)(?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+) (?:is|are|gets?|must be|has to be|have to be|needs to be|need to be|should be|will be|can be) (?:then |also |automatically |always |directly )?(${participle})(?=$|\s)\s?(.*)$`,
  'iu',
);
/** Facts about the product's making and keeping are no functions. */
const standing =
  /^(?:store|host|build|need|require|use|lose|cost|fund|cover|know|keep|base|write|own|make|run|regulate|miss|break|waste|damage|trace|expect|want|allow|give|put)$/;
/** Things that move, open or print do so because something makes them. */
const moving =
  /^((?:the |every |each |their |our |one |an? )?(?:[\p{L}-]+ )?[\p{L}-]+) (moves?|transfers?|updates?|syncs?|opens?|closes?|refreshes|refresh|starts?|prints?|refills?|delivers?|ships?|(?:un)?locks?|appears?|shows up|pops up) ((?:to|on|at|from|into|in|every|within|when|automatically|each|by)\b.+)$/iu;
const byItself =
  /^((?:the|every|each|their|our) (?:[\p{L}-]+ )?[\p{L}-]+) (unlocks|locks|opens|closes|starts|stops)$/iu;
const perUnit = /^((?:every|each) (?:[£$€]\s?\d+|\p{L}+)(?: (?:spent|sold|bought|paid|booked))?) (\p{L}+s) (.+)$/iu;

/** `trucks are routed only to full bins`, `money moves to a card on Saturday`, `every $1 spent plants 3 fragments`. */
function eventIn(raw: string): Capability | null {
  const text = inThirdPerson(raw.trim()).replace(/[.!?]+$/, '');
  if (/^(?:and )?(?:if|when|whenever|unless|once)\b/i.test(text)) return null;
  const [, subject = '', done = '', rest = ''] = passive.exec(text) ?? [];
  const acts = isVerb(subject.split(' ')[0] ?? '') && subject.includes(' ');
  const verb = done && !acts ? baseOf(done) : null;
  if (
    verb &&
    !standing.test(verb) &&
    !new RegExp(`\\b(?:${prepositions}|and|that|who|which|when|they|it)\\b`, 'i').test(subject)
  )
    // What has to be done to a thing is somebody's work, not the product's.
    return {
      ...made(verb, subject, rest),
      automatic: !/ (?:must|has to|have to|needs? to|should|can) be /i.test(text),
    };
  const [, thing = '', moves = '', where = ''] = moving.exec(text) ?? byItself.exec(text) ?? [];
  const act = /^(?:appear|show|pop)/i.test(moves) ? 'show' : moves ? verbOf(moves) : null;
  // Vans deliver what was ordered; what moves by itself is the thing.
  if (act && !isVerb(thing.split(' ').at(-1) ?? ''))
    return /^(?:deliver|ship)$/.test(act)
      ? { verb: act, object: 'them', noun: '', tail: where, automatic: false }
      : made(act, thing, where);
  const [, shows = '', shown = ''] =
    /^(?:the|every|each|our) [\p{L}-]+ (prints?|shows?|sends?|records?|measures?|counts?|plays?) (\p{L}[^,;]*)$/iu.exec(
      text,
    ) ?? [];
  const own = shows ? verbOf(shows) : null;
  if (own) return { verb: own, ...objectOf(shown), automatic: true };
  const [, sent = '', whither = ''] =
    /^((?:the |all )?(?:\p{L}+ )?(?:results?|reports?|copies|copy|alerts?|summary|summaries|data|receipts?)) go(?:es)? (?:straight )?(to .+)$/iu.exec(
      text,
    ) ?? [];
  if (sent) return made('send', sent, whither);
  const [, every = '', third = '', what = ''] = perUnit.exec(text) ?? [];
  const who = every.replace(/^(?:every|each) /i, '');
  const does = third && !isPeople(who) && !isGroup(who) ? verbOf(third) : null;
  if (!does) return null;
  const { object, noun, tail } = objectOf(what);
  return { verb: does, object, noun, tail: [tail, `for ${every}`].filter(Boolean).join(' '), automatic: true };
}

/** A piece that tells of such an event, as something asked for. */
export function readEvent(text: string): { audiences: []; capabilities: Capability[] } | null {
  const event = eventIn(text);
  return event ? { audiences: [], capabilities: [event] } : null;
}

const baseOf = (word: string): string | null => {
  const known = verbOf(word);
  if (known) return known;
  const base = infinitive(word.toLowerCase());
  return base !== word.toLowerCase() && (isVerb(base) || /ed$/.test(word)) ? base : null;
};

const made = (verb: string, thing: string, tail: string): Capability => {
  const object = isProperWord(/^\S+/u.exec(thing)?.[0] ?? '') ? thing : lowerFirst(thing);
  return { verb, object, noun: bareNoun(object), tail: tail.trim(), automatic: true };
};
