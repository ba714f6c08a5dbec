import { numberWords } from '../language.js';
import { dueIn } from './due.js';
import { isGroup, isPeople } from './lexicon.js';
import { money, value } from './values.js';
import { isDone } from './words.js';

/** Figures as goals write them: with words for small numbers, for one of a unit, for none and for parts of a whole. */

const small = numberWords.slice(0, 13).join('|');
const spans = 'seconds?|minutes?|hours?|(?:(?:working|business|calendar) )?days?|weeks?|months?|years?';

/** `19 days`, `a day`, `three`, `zero`. */
export const V = String.raw`(?:(?<![\d.,])${money}(?:\s(?:an?|per|each|every)\s\p{L}+)?|(?<![\d.,])${value}|(?:an?|one) (?:second|minute|hour|(?:working |business )?day|week|month|year)\b(?! after)|(?<!\p{L})(?:${small}|none|nil)\b(?:\s(?:an?|per|each)\s(?:day|week|month|quarter|year|season|term|shift)\b)?)`;
export const bound =
  'no longer than|not longer than|no later than|no more than|not more than|no fewer than|no less than|not less than|not above|not over|fewer than|less than|more than|at most|at least|up to|max(?:imum)?(?: of)?|min(?:imum)?(?: of)?|below|under|above|over|within|in under|in less than|only|about|around';
export const upward = /^(?:at least|no less|no fewer|not less|more than|above|over|min)/i;
/** `by a third`: parts that a change is told in. */
export const part = String.raw`(?:(?:a|one) (?:third|quarter|half|fifth|tenth)|two thirds|three quarters|half)`;

/** `three` -> 3, `a day` -> 1 day, `zero` -> 0. */
export function amountOf(text: string): string {
  const bare = text.trim();
  if (/^(?:zero|none|nil)\b/i.test(bare)) return '0';
  const one = /^(?:an?|one) (.+)$/i.exec(bare);
  if (one?.[1] && new RegExp(`^(?:${spans})$`, 'i').test(one[1])) return `1 ${one[1]}`;
  const [word = '', ...rest] = bare.split(' ');
  const at = numberWords.indexOf(word.toLowerCase());
  return at >= 0 ? [String(at), ...rest].join(' ') : bare.replace(/\bper ?cent\b/i, 'percent');
}

export const month =
  'January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter|Christmas|Easter|Q[1-4]';
const times = new RegExp(
  String.raw`\b(?:by|before|until|till|from|in|after|within|over|during|for|this(?: coming)?|at(?= the (?:end|start|beginning|middle)\b)) (?:the )?(?:(?:end|start|beginning|middle) of (?:the )?|mid-?\s?|late |early |next |first |coming )*(?:(?:\p{L}+ (?:in|of) )?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:${month})(?:(?: and | or | to |–)(?:${month}))?(?: \d{1,2})?(?:,? 20\d\d)?|(?:\p{L}+ ){0,3}20\d\d(?: (?:\p{Ll}+ )?(?:season|harvest|term|campaign|edition|school year))?|(?:(?:end|start|beginning|middle) of (?:the )?)?next (?:year|season|summer|winter|spring|autumn|term|harvest))(?=$|[\s,.:;)])`,
  'iu',
);
const spanned = new RegExp(
  String.raw`\b(?:within|in|after|over|during) (?:the )?(?:(?:first|second|third|next|coming) )?(?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|\d+) )?(?:(?:school|calendar|business|full) )?(?:years?|months?|weeks?|quarters?|seasons?|terms?|semesters?|harvests?)(?: (?:one|two|1|2|of (?:launch|use|operation)))?(?=$|[\s,.:;)])(?! (?:rather|instead|not)\b)`,
  'iu',
);

/** `by the season 2028`, `by end of 2029`, `in the first year`: when it shall be reached. */
export function timesIn(text: string): string | null {
  const shut = text.replace(/\([^)]*\)/g, (inside) => ' '.repeat(inside.length));
  const due = dueIn(shut);
  if (due) return due;
  const found = times.exec(shut);
  const day = found?.[0];
  if (day && !/^(?:from|for)\b(?!.*\b(?:season|harvest|term|campaign|edition|year)$)/i.test(day))
    return eventAround(shut, day, found.index);
  const spanText = spanned.exec(shut)?.[0];
  return spanText ?? null;
}

/** `by the spring kidding`, `before the roof starts in September`: a month that only says when the event is. */
function eventAround(text: string, day: string, at: number): string {
  const [, event = ''] = /^( \p{Ll}{4,})(?=$|[,.;])/u.exec(text.slice(at + day.length)) ?? [];
  const before = /^in\b/i.test(day)
    ? /(?<=^|[\s,])(?:before|until|by the time) [^,;:\d]{3,50} $/i.exec(text.slice(0, at))
    : null;
  const word = event.trim();
  // 'by the spring fair', 'by summer break': at the end of a clause stands the thing itself.
  const isThing = !/^(?:already|again|only|instead|please|latest|onwards?|both|each|then|too|there)$/.test(word);
  const isEvent = new RegExp(String.raw`(?:${month})$`, 'u').test(day) && isThing && word !== '';
  return `${before?.[0] ?? ''}${day}${isEvent ? event : ''}`;
}

const season = '(?:season|year|term|quarter|month|spring|summer|autumn|winter|harvest)';
/** `next season`, `from the first winter`, `at the October audit`. */
const nextTail = new RegExp(
  String.raw`\s((?:next|this coming) ${season}|(?:from|with|in) the (?:first|second|next|coming) ${season}|from (?:the )?(?:\p{L}+ ){1,4}on(?:wards)?|at (?:the )?(?:next |first )?(?:${month})(?: \p{Ll}+)?)$`,
  'iu',
);
const eventTail =
  /^(.*\d.*?|.*\b(?:zero|none|no|one|two|three|four|five|six|seven|eight|nine|ten)\b.*?),? (?:both |all |all of this |each )?((by|before|until|till|in time for) (?:(?:the|our|next|this|that) )?(\p{L}[^\d,;:%]{2,45}))$/iu;

/** `by Michaelmas`, `before the next red tide`, `by the day she retires`: an event behind what shall be reached by then. */
export function eventIn(text: string): string | null {
  const next = nextTail.exec(text)?.[1];
  if (next) return next;
  const [, before = '', day = '', word = '', event = ''] = eventTail.exec(text) ?? [];
  if (!day || new RegExp(`^${part}$`, 'iu').test(event)) return null;
  // 'Tasks done before day one': when they are done tells which they are.
  if (/^(?:day|week) (?:one|1)$/i.test(event)) return null;
  // '75% of forms done before arrival': so they count as done.
  if (
    /^(?:before|until|till)$/i.test(word) &&
    /^(?:arrival|departure|check-?in|check-?out|delivery|dispatch|closing)$/i.test(event)
  )
    return null;
  if (!/^by$/i.test(word)) return day;
  // 'answered by the clerk', 'sent by post': who does it, or how.
  const named = /^by \p{Lu}/u.test(day);
  if (!named && !/^by (?:the|our|next|this|that) /i.test(day)) return null;
  const head = event.split(/\s(?:of|in|at|on|he|she|we|they|it|that|when)\s/i)[0] ?? event;
  if (isPeople(head) || isGroup(head)) return null;
  return named || !isDone(before.split(' ').at(-1) ?? '') ? day : null;
}
