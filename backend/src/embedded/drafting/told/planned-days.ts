import { sentence as asSentence, upperFirst } from '../language.js';
import type { DayRole, Limit } from '../read/brief.js';
import { dates, months } from '../read/dates.js';
import { feastNames } from '../read/feasts.js';
import type { Statement } from './statements.js';

/** Days on which something is planned, told in whatever words: `The textile museum goes first, in February`. */

const season = 'spring|summer|autumn|fall|winter';
const monthNames = months.map(upperFirst).join('|');
const named = new RegExp(
  String.raw`\b(?:(?<early>\d{1,2})(?:st|nd|rd|th)? (?:of )?)?(?<month>${monthNames})(?: (?<late>\d{1,2})(?:st|nd|rd|th)?\b)?(?<next> next year)?|\b(?<season>${season})\b(?! (?:term|semester)s?\b)`,
  'u',
);
const ofCalendar = new RegExp(
  String.raw`\b(?:${monthNames}|Q[1-4]|${feastNames}|${season}|(?:next|school|business|fiscal|financial|calendar|end of the|end of this) (?:school )?year|terms?|semesters?|quarters?|(?:in|within) [\p{L}\d]+ (?:weeks|months))\b`,
  'iu',
);
const tried =
  /\b(?:pilot\p{L}*|beta|trials?|testing|test run|sandbox|goes first|first project|(?:start|begin) with|try (?:it|this)(?: out)? (?:in|at|with|on))\b/iu;
const opened =
  /\b(?:go-?live|live|launch\p{L}*|in use|open\p{L}*|ready|release\p{L}*|would like at least|like to show it|(?:should|must|has to) (?:be )?(?:work|run)(?:ning)?|first \d[\d,]* \p{L}+s)\b/iu;

/** `after the first season`, `in the first year`: by when a goal is to be reached; what is told from the launch has no day yet. */
const ofSpan = /^(?!.*\b(?:launch|go-live|release)\b).*\b(?:weeks?|months?|quarters?|seasons?|years?)\b/i;

/** Whether a statement tells of something to come by a day of the calendar, or of a goal by when it shall be reached. */
const tellsDay = ({ role, parts }: Statement): boolean =>
  /^(?:plan|goal)$/.test(role) &&
  parts.some(
    ({ kind, text }) =>
      (/^(?:day|by)$/.test(kind) && ofCalendar.test(text) && !/^(?:after|since) /i.test(text)) ||
      (role === 'goal' && kind === 'by' && ofSpan.test(text)),
  );

const wholeOf = (at: number, statements: readonly Statement[]): string =>
  statements
    .filter(({ sentence }) => sentence === at)
    .map(({ whole }) => whole.trim())
    .join(' ')
    .replace(/ (?=[,;.])/g, '');

/** `Funding of $210,000 has to be spent by June 30.`: the sentences in which the idea plans or aims by a day. */
export const timesNamed = (statements: readonly Statement[]): string[] => [
  ...new Set(
    statements
      .filter(tellsDay)
      .map(({ sentence }) => asSentence(upperFirst(wholeOf(sentence, statements).replace(/\s+/g, ' ')))),
  ),
];

/** A day that is only named takes its sentence along, where that is short enough to be quoted. */
export function withSentence(limit: Limit, one: Statement, statements: readonly Statement[]): Limit {
  const about = plainly(one, statements);
  return limit.kind === 'date' && limit.about === undefined && about.length <= longestQuoted
    ? { ...limit, about }
    : limit;
}
const longestQuoted = 140;
const plainly = (one: Statement, statements: readonly Statement[]): string =>
  wholeOf(one.sentence, statements).replace(/\s+/g, ' ').replace(/[.]$/, '');

/** The day of a plan in which no other form reads one; what is not tried or opened on it binds nothing. */
export function plannedDays(one: Statement, statements: readonly Statement[], today: string): Limit[] {
  const own = one.whole.trim().replace(/[.,;]+$/, '');
  // 'Price target is ¥19,800, first 200 units in October': what else its sentence tells has no part in the day.
  const isOwn = tried.test(own) || opened.test(own);
  const about = isOwn ? upperFirst(own) : plainly(one, statements);
  const role: DayRole | null = tried.test(about) ? 'trial' : opened.test(about) ? 'launch' : null;
  const [day] = one.parts.filter(
    ({ kind, text }) =>
      kind === 'day' && !(isOwn ? /^(?:from (?!\d)|after |since )/i : /^(?:from|after|since) /i).test(text),
  );
  if (role === null || day === undefined) return [];
  const known = dayIn(day.text, today);
  return known === null ? [] : [{ kind: 'date', text: day.text, day: known, role, about }];
}

/** `in the winter term`: when it begins. */
const ofTerm = /\b(winter|summer|autumn|fall|spring) (?:term|semester)\b/i;
const termStarts: Record<string, string> = {
  winter: '1 October',
  autumn: '1 October',
  fall: '1 September',
  spring: '1 February',
  summer: '1 April',
};

/** `for May next year`, `before the season opens in early March`, `in 10 weeks`: the next day that it can mean. */
function dayIn(text: string, today: string): string | null {
  const {
    early,
    month,
    late,
    next,
    season: part,
  } = named.exec(text.replace(ofTerm, (_, of: string) => termStarts[of.toLowerCase()] ?? ''))?.groups ?? {};
  const before = /^(?:before|ahead of)\b/i.test(text) ? 'before' : 'by';
  const spoken = part === 'fall' ? 'autumn' : part;
  const said =
    month === undefined
      ? spoken === undefined
        ? text.replace(/^in /, 'launch in ')
        : `${before} ${spoken}`
      : next
        ? `by ${month} ${Number(today.slice(0, 4)) + 1}`
        : `${(early ?? late) ? 'by' : before} ${[early ?? late, month].filter(Boolean).join(' ')}`;
  return dates(said, today).find((one) => one.day)?.day ?? null;
}
