import { lowerFirst } from '../language.js';
import type { Capability } from './brief.js';
import { isPeople } from './lexicon.js';
import { bareNoun, headOf } from './phrases.js';

/** What is handed on by itself when a time is over or something is left undone: the product does it, and refuses nothing. */

const next =
  /^the next(?: (?:one|person|member|in line|[\p{L}-]+))?(?: (?:on|in) (?:the )?(?:waiting )?(?:list|line|queue))?$/iu;
const passedTo =
  /^((?:an?|the|all|any|every|each|[\p{L}-]+s)\b[^,;:]{2,60}?|it|they) (?:then |automatically |straight )?(?:goes|go|passes|pass|is passed(?: on)?|are passed(?: on)?) (?:on )?to ((?:the|an?|our|another) [^,;:]{3,60})$/iu;
const condition =
  /^((?:if|when|whenever|as soon as|once) [^,;]{8,80}?),? (?=(?:it|they|the [\p{L}-]+(?: [\p{L}-]+)?) (?:then )?(?:goes|go|passes|pass) )/iu;
/** What a condition is about: `if nobody collects a reserved tool within 3 days`, `if an offer is not answered`. */
const spoken =
  /^\p{L}+(?: soon as)? (?:(?:nobody|no one|(?:the|an?) [\p{L}-]+) (?:does not |doesn['’]t |has not |hasn['’]t )?\p{L}+ ((?:an?|the|their|its) (?:[\p{L}-]+ )?[\p{L}-]+)|((?:an?|the) (?:[\p{L}-]+ )?[\p{L}-]+) (?:is|has|was) )/iu;

const isTaker = (whom: string): boolean => next.test(whom) || isPeople(headOf(whom));

/** `requests older than 14 days go to the archivist`, `if nobody collects a tool within 3 days it goes to the next member`. */
export function happensIn(said: string, earlier?: Pick<Capability, 'object' | 'noun'>): Capability | null {
  const text = said.replace(/[.!]+$/, '').trim();
  const told = noticeIn(text);
  if (told) return told;
  const when = condition.exec(text)?.[1] ?? '';
  const otherwise = /^(?:otherwise|or else),? /i.exec(text)?.[0] ?? '';
  const main = text.slice(when ? (condition.exec(text)?.[0].length ?? 0) : otherwise.length);
  const [, subject = '', whom = ''] = passedTo.exec(main) ?? [];
  if (subject && isTaker(whom)) {
    const [, acted = '', befallen = ''] = spoken.exec(when) ?? [];
    const named = acted || befallen;
    const meant = lowerFirst(/^(?:it|they)$/i.test(subject) ? named || (earlier?.noun ? earlier.object : '') : subject);
    const noun = bareNoun(headOf(meant));
    // People go where they want.
    if (meant === '' || noun === '' || isPeople(noun)) return null;
    const why = named && when ? when.replace(named, 'it') : when;
    return {
      verb: 'forward',
      object: meant,
      noun,
      tail: [`to ${whom}`, lowerFirst(why)].filter(Boolean).join(' '),
      automatic: true,
    };
  }
  return null;
}

const notice =
  /^([^:,;]{6,60}): (?:then )?((?:the |our )?[\p{L}-]+(?: [\p{L}-]+)?) gets? (an? (?:message|mail|e-?mail|text|letter|reminder|warning|alert|notice))$/iu;
/** `children missing 3 times in a row: parents get a message`: who is told of what, in a note. */
function noticeIn(text: string): Capability | null {
  const [, what = '', whom = '', message = ''] = notice.exec(text) ?? [];
  if (what === '' || !isPeople(headOf(whom)) || isPeople(what)) return null;
  const noun = bareNoun(message);
  const about = /^(?:if|when|whenever|once|as soon as) /i.test(what) ? lowerFirst(what) : `about ${lowerFirst(what)}`;
  return { verb: 'send', object: message, noun, tail: `to ${lowerFirst(whom)} ${about}`, automatic: true };
}
