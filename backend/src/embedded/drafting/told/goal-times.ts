import { numberWords } from '../language.js';
import { dueIn } from '../read/due.js';

/** When goals are due, as it stands between what shall be by then. */

export interface Timed {
  /** The same text with a mark at each place where a time stood. */
  text: string;
  times: string[];
}

const number = String.raw`(?:\d{1,3}|an?|${numberWords.slice(1, 25).join('|')})`;
const span =
  '(?:school |calendar |business |financial |fiscal |full )*(?:year|season|month|quarter|term|semester|winter|summer|half-year)';
const start =
  '(?:the |our |its )?(?:public |commercial |first )?(?:launch|go-live|going live|release|roll-?out|opening|start|use|operation)';
const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const season =
  '(?:spring|summer|autumn|fall|winter|Easter|Christmas|Black Friday|Thanksgiving|New Year|Advent|Ramadan)';
const day = String.raw`(?:\d{1,2} ${month}|${month} \d{1,2})(?:,? 20\d\d)?`;

const forms = [
  String.raw`(?:(?:within|in|after|over|by) (?:the )?(?:first )?)?${number} (?:days|weeks|months?|quarters?|years?|seasons?) (?:of|after|from|following) ${start}(?: (?:on|in) (?:${day}|${month} 20\d\d))?`,
  String.raw`(?:within|in|over|(?<=\d%? )after) (?:the )?(?:first )?${number} (?:months?|quarters?|years?|seasons?)(?! (?:of|after|from|to)\b)`,
  String.raw`(?:by|at|until|before) the end of (?:the |our |its )?(?:(?:first|second|third|next) )?(?:${span}|pilot)(?: (?:of|after) ${start})?`,
  String.raw`(?:by|in|within|during|over|until) (?:the |our |its )?(?:(?:first|second|third|next) )(?:${span}|\d+ months|(?:two|three|six|twelve) months)(?: (?:of|after) ${start})?`,
  String.raw`(?:by|until|before|at|in|from) (?:the )?(?:end of |start of |beginning of )?(?:the )?(?:early |mid-?|late )?(?:${season} |Q[1-4],? |H[12],? )?(?:of )?(?:${day}|(?:${month} )?20\d\d)(?: season)?`,
  String.raw`(?:by|until|before) (?:the )?(?:end of |start of )?(?:(?:next|this|the coming) )?(?:${month}|${season}|Q[1-4]|year)\b`,
];
const time = new RegExp(String.raw`,?\s?\b(?:${forms.join('|')})(?=$|[\s,.;:)])`, 'giu');

const mark = (at: number): string => String.fromCodePoint(0xe100 + at);
const anyMark = /[\uE100-\uE11F]/gu;

/** `40,000 households within nine months of launch, with 35% after week 8`: the first is due then. */
export function timesApart(text: string): Timed {
  const times: string[] = [];
  const cut = (said: string): string => {
    // 'within a year of the public launch on 20 October 2026': the day of the launch stands among the days.
    times.push(
      said.replace(/^,?\s/, '').replace(/(?<= (?:of|after|from|following) .*) (?:on|in) (?:\d|\p{Lu}).*$/u, ''),
    );
    return ` ${mark(times.length - 1)}`;
  };
  const other = dueIn(text);
  const rest = text.replace(time, cut);
  return { text: other !== null && rest.includes(other) ? rest.replace(other, cut) : rest, times };
}

export const withoutTimes = (text: string): string =>
  text
    .replace(anyMark, '')
    .replace(/\s+/g, ' ')
    .replace(/\s(?=,)/g, '')
    .trim();

/** The time in each part: its own, else that of the next, else the one that the whole sentence has. */
export function timeOfEach(parts: readonly string[], { times }: Timed): (string | null)[] {
  const own = parts.map((part) => times[(part.match(anyMark)?.at(-1)?.codePointAt(0) ?? -1) - 0xe100] ?? null);
  return own.map((when, at) => when ?? own.slice(at).find(Boolean) ?? (times.length === 1 ? (times[0] ?? null) : null));
}
