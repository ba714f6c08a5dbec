import { joinWords, lowerFirst } from '../language.js';
import { isBeforeMonth, longDate } from '../plan/calendar.js';
import type { Plan } from '../plan/plan.js';
import type { DayRole, Limit } from '../read/brief.js';
import { months } from '../read/dates.js';

/** The days that the idea names, among what is fixed: its stages in one line, and each other day with what happens on it. */

const heads: Partial<Record<DayRole, string>> = {
  launch: 'Launch',
  trial: 'Pilot',
  law: 'Date set by law',
  end: 'Date',
  money: 'Money',
};

/** Letters of a piece that is quoted whole. */
const longestSaid = 140;

/** `before 1 September 2027` says its day itself. */
const readAs = ({ text, day }: Limit): string =>
  !day ||
  text.includes(longDate(day)) ||
  isBeforeMonth(text) ||
  /\bend of (?:\p{Lu}\p{L}+|the year) 20\d\d\b/u.test(text)
    ? ''
    : // The last day before a month is that of the month before it.
      `, that is ${/^before\b/i.test(text) && /(?<!\d)\d{1,2}(?!\d)/.test(text) ? 'before' : 'by'} ${longDate(day)}`;

const inMonth = new RegExp(String.raw`\b(?:in|during) (?:${months.join('|')})\b`, 'i');
/** `October 2027` */
const monthOf = (day: string): string => longDate(day).replace(/^\d+ /, '');

export function dayLines({ brief, calendar }: Plan): string[] {
  const { stages } = brief;
  const told = stages.map(({ text, day }) => {
    // 'in October' is no last day of it.
    const known =
      day === null || text.includes(longDate(day))
        ? ''
        : ` (${inMonth.test(text) && !/\d{1,2}\b/.test(text.replace(/\b20\d\d\b|\b\d[\d.,]* [a-z]+/g, '')) ? monthOf(day) : longDate(day)})`;
    return `“${text}”${known}${day !== null && day <= calendar.today ? ', a day that has passed' : ''}`;
  });
  const ofStage = (text: string): boolean =>
    stages.some((stage) => stage.text.toLowerCase().includes(text.toLowerCase()));
  const others = brief.limits.filter(({ kind, text }) => kind === 'date' && !ofStage(text));
  return [
    ...(told.length > 1 ? [`Stages: ${joinWords(told)}`] : told.map((one) => `Stage: ${one}`)),
    ...others.map((limit) => {
      const { text, role, about } = limit;
      if (calendar.missed?.text === text)
        return `${heads[role ?? 'goal'] ?? 'Date'}: ${about && about.length <= longestSaid ? `“${about}”` : text}, as the idea says; ${calendar.missed.isPast ? 'that day has passed' : 'that leaves no time to build it'}, so the dates here are proposals, counted from ${longDate(calendar.today)}`;
      if (limit.day !== undefined && limit.day <= calendar.today)
        return `${heads[role ?? 'goal'] ?? 'Date'}: ${about && about.length <= longestSaid ? `“${about}”` : text}, as the idea says; that day has passed`;
      // What ends and what a law asks for is only understood with its words.
      if (about && (role === 'end' || role === 'money' || role === 'law'))
        return `${heads[role] ?? 'Date'}: ${lowerFirst(about)}${readAs({ ...limit, text: about })}`;
      const head =
        /\b(?:pilot|beta|trial)/i.test(about ?? text) || role !== 'trial' ? (heads[role ?? 'goal'] ?? 'Date') : 'Date';
      // 'Launch by 1 September 2027' says no more than its day does.
      const isMore =
        !/^(?:(?:the )?(?:launch|go-live|release|live|ready|pilot|beta)(?: (?:is|planned|live))*)?[\s:,]*$/i.test(
          (about ?? '').replace(text, ''),
        );
      return about && isMore && about.length <= longestSaid
        ? `${head}: “${about}”${readAs({ ...limit, text: about })}`
        : `${head}: ${text.replace(/^(?:on|for) (?=\d|\p{Lu})/u, '')}${readAs(limit)}`;
    }),
  ];
}

/** The stages in one breath: `“Beta in Q1 2027” and “GA in Q3 2027”`; empty where the idea lays out none with a day. */
export const stagesTold = ({ brief }: Pick<Plan, 'brief'>): string =>
  brief.stages.length > 1 && brief.stages.some(({ day }) => day !== null)
    ? joinWords(brief.stages.map(({ text }) => `“${text}”`))
    : '';

/** Days and stages as they stand inside a sentence. */
export function daysTold({ brief }: Pick<Plan, 'brief'>): string[] {
  const stages = joinWords(brief.stages.map(({ text }) => `“${text}”`));
  const others = brief.limits.filter(
    ({ kind, text }) => kind === 'date' && !brief.stages.some((stage) => stage.text.includes(text)),
  );
  return [stages, ...others.map(({ text, about }) => (about ? `“${about}”` : text))].filter(Boolean);
}
