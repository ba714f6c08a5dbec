import type { Plan } from '../plan/plan.js';
import { months } from '../read/dates.js';

const month = `(${months.join('|')})`;
/** `only from October to April`, `from May to September only`, `the season runs from May to September`. */
const told = [
  new RegExp(
    String.raw`\b(?:only|season)\b[^.;]{0,30}?\b((?:from|between) ${month} (?:to|until|till|and) ${month})\b`,
    'i',
  ),
  new RegExp(String.raw`\b((?:from|between) ${month} (?:to|until|till|and) ${month}) only\b`, 'i'),
];

/** The season of the work, in the words of the idea, where the launch lies outside it; else null. */
export function missedSeason({ brief, calendar }: Pick<Plan, 'brief' | 'calendar'>): string | null {
  const launch = Number(calendar.launch.slice(5, 7)) - 1;
  const place = (name: string): number => months.findIndex((one) => one.toLowerCase() === name.toLowerCase());
  for (const sentence of brief.sentences) {
    const [, said, first = '', last = ''] = told.map((pattern) => pattern.exec(sentence)).find(Boolean) ?? [];
    if (said === undefined) continue;
    const [from, to] = [place(first), place(last)];
    const isInside = from <= to ? launch >= from && launch <= to : launch >= from || launch <= to;
    return isInside ? null : said;
  }
  return null;
}
