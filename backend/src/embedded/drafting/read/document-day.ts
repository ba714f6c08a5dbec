import { upperFirst } from '../language.js';
import { months } from './dates.js';

/** By when this document is wanted, which says nothing of the product: `a requirements doc before the board on the 22nd`. */

const asked = new RegExp(
  String.raw`\b(?:requirements?(?: (?:doc|document|spec))?|specification|spec|proposal|BRD|PRD|FRD|document|doc|paper|draft)\b[^.?!,;\d]{0,25}?\b(?:before|by|until|for|till) (?:the )?(?:[\p{Ll} ]{3,30}? )?(?:on )?(?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)?(?: (?<month>${months.map(upperFirst).join('|')}))?(?=$|[.?!,;])`,
  'u',
);
const pad = (part: number): string => String(part).padStart(2, '0');

/** The next such day; null where no document is asked for by a day. */
export function documentDay(sentence: string, today: string): string | null {
  const { day = '', month } = asked.exec(sentence)?.groups ?? {};
  const at = Number(day);
  if (at < 1 || at > 31) return null;
  for (let ahead = 0; ahead < 13; ahead++) {
    const first = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + ahead, 1));
    const isMonth = month === undefined || first.getUTCMonth() === months.indexOf(month.toLowerCase());
    const found = `${first.toISOString().slice(0, 8)}${pad(at)}`;
    if (isMonth && !Number.isNaN(Date.parse(found)) && found > today) return found;
  }
  return null;
}
