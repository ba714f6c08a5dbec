import { numberWords } from '../language.js';

/** By when a goal is due, where it is told from the launch or by the business year, and the day that this means. */

const number = String.raw`(?:\d{1,3}|${numberWords.slice(1, 25).join('|')})`;
const unit = '(?:day|week|month|quarter|year)s?';
const start =
  '(?:the )?(?:launch(?:ing)?|go-?live|going live|release|rollout|roll-out|opening|start|starting|kick-?off|GA|use)';
const since = '(?:of|after|from|post|following)';

const forms = [
  // 'within nine months of launch in March 2027', 'in the first six months after go-live'
  String.raw`(?:(?:within|in|after|over|during|by) )?(?:the )?(?:first )?(${number}) (${unit}) ${since}[ -]${start}(?: (?:in|on) (?:\d{1,2} )?\p{Lu}\p{L}+(?: \d{1,2},?)?(?: 20\d\d)?)?`,
  // 'by month 12', 'by the end of month 6', 'by the end of year one'
  String.raw`(?:by|in|within|before) (?:the )?(?:end of )?(?:(month|week|quarter|year) (${number}))`,
  // 'by the end of the year following launch'
  String.raw`by (?:the )?end of the (?:calendar )?year (?:following|after) ${start}`,
  // 'by year end', 'by the end of the year', 'by EOY 2027', 'by FY27 close', 'by H1 2027'
  String.raw`(?:by|before|until|at) (?:the )?(?:end of )?(?:(?:this |the )?(?:calendar |fiscal |financial |business )?year(?:['’]s)?[ -]?end|EOY|year['’]s end|(?:end of|close of) (?:the |this |our )?(?:calendar |fiscal |financial )?year|FY ?['’]?\d{2,4}(?: (?:close|end))?|[HQ][1-4] ?['’]?(?:20)?\d\d)(?:,? 20\d\d)?`,
  String.raw`(?:by|before|until|at) (?:the )?(?:end|close) of (?:this |the |our )?(?:calendar |fiscal |financial )?year(?: 20\d\d)?`,
  // 'by the fourth quarter'
  String.raw`(?:by|before|until|in) (?:the )?(?:end of (?:the )?)?(?:first|second|third|fourth|last) quarter(?: of 20\d\d)?`,
];
const due = new RegExp(String.raw`\b(?:${forms.join('|')})(?=$|[\s,.;:)])`, 'iu');
const [ofSpan, ofCount] = forms.slice(0, 2).map((form) => new RegExp(`^${form}`, 'iu'));

/** `within nine months of launch`, `by month 12`, `by year end`: null where none of these is said. */
export const dueIn = (text: string): string | null => due.exec(text)?.[0] ?? null;

const ofFirst = new RegExp(String.raw`\bfirst (month|quarter|year) ${since} ${start}`, 'i');

const countOf = (word: string): number => Number(word) || Math.max(1, numberWords.indexOf(word.toLowerCase()));
const inMonths: Record<string, number> = { month: 1, quarter: 3, year: 12 };

/** So much behind a day: months as the calendar counts them, `six months` from 1 March is 1 September. */
export function later(from: string, many: number, of: string): string {
  const unit = of.toLowerCase().replace(/s$/, '');
  const months = inMonths[unit];
  const start = new Date(from);
  if (months === undefined) start.setUTCDate(start.getUTCDate() + many * (unit === 'week' ? 7 : 1));
  else {
    const day = start.getUTCDate();
    start.setUTCMonth(start.getUTCMonth() + many * months);
    // Six months from 31 August end with February.
    if (start.getUTCDate() < day) start.setUTCDate(0);
  }
  return start.toISOString().slice(0, 10);
}

/** How long behind the launch a goal is due that is told from it: `within the first quarter of use`, `by month 12`. */
function spanAfterLaunch(when: string): [many: number, of: string] | null {
  const [, first] = ofFirst.exec(when) ?? [];
  if (first !== undefined) return [1, first];
  const [, many = '', of = ''] = ofSpan?.exec(when) ?? [];
  if (many) return [countOf(many), of];
  const [, kind = '', place = ''] = ofCount?.exec(when) ?? [];
  return kind ? [countOf(place), kind] : null;
}

/** Whether a goal is told from the launch: only when that day is known has it a day itself. */
export const isAfterLaunch = (when: string): boolean => spanAfterLaunch(when) !== null;

const nth: Record<string, string> = { first: 'Q1', second: 'Q2', third: 'Q3', fourth: 'Q4', last: 'Q4' };
/** `by the fourth quarter` -> by the Q4. */
const inFigures = (when: string): string =>
  when.replace(
    /\b(first|second|third|fourth|last) quarter(?: of(?= 20\d\d))?/i,
    (_, word: string) => nth[word.toLowerCase()] ?? word,
  );

/** `by the end of next year`, `by Q2`, `in 2026`: the day that it means, seen from another. */
export function plainDay(when: string, from: string): string | null {
  const year = Number(from.slice(0, 4));
  if (/\bnext year\b/i.test(when)) return `${year + 1}-12-31`;
  const [, quarter] = /\b(Q[1-4])\b(?!.*\b20\d\d)/.exec(inFigures(when)) ?? [];
  if (quarter) {
    const end = quarterEnds[quarter] ?? '12-31';
    return `${`${year}-${end}` > from ? year : year + 1}-${end}`;
  }
  const [, named] = /^(?:in|during|by the end of)(?: the)? (20\d\d)\b(?!-)/i.exec(when) ?? [];
  return named ? `${named}-12-31` : null;
}
const quarterEnds: Record<string, string> = { Q1: '03-31', Q2: '06-30', Q3: '09-30', Q4: '12-31' };

/** The day that it means; null for what is told otherwise. */
export function dueDay(when: string, launch: string): string | null {
  const told = ofFirst.exec(when)?.[0] ?? dueIn(when);
  if (told === null) return null;
  const said = inFigures(told);
  const after = spanAfterLaunch(said);
  if (after !== null) return later(launch, ...after);
  const year = Number(launch.slice(0, 4));
  if (said !== told && !/20\d\d/.test(said)) return plainDay(said, launch);
  if (/\b(?:following|after)\b/i.test(said)) return `${year + 1}-12-31`;
  const [, named = ''] = /(?:FY ?['’]?|[HQ][1-4] ?['’]?|\s)((?:20)?\d\d)\b/i.exec(said) ?? [];
  const of = named === '' ? 0 : Number(named.length === 2 ? `20${named}` : named);
  const [, part = ''] = /\b([HQ][1-4])/i.exec(said) ?? [];
  const ends: Record<string, string> = {
    H1: '06-30',
    H2: '12-31',
    ...quarterEnds,
  };
  if (of > 0) return `${of}-${ends[part.toUpperCase()] ?? '12-31'}`;
  // A year of which hardly anything is left gives no goal its time.
  return `${launch.slice(5) > '11-30' ? year + 1 : year}-12-31`;
}
