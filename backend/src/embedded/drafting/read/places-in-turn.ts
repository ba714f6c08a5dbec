import { numberWords, upperFirst } from '../language.js';
import type { Stage } from './brief.js';
import { dates, months } from './dates.js';

/** `Bodø goes live on 1 March 2027 and the other plants eight weeks later`: one place first, and when the others follow. */

const month = months.map(upperFirst).join('|');
const day = String.raw`(?:(?:on|in|by|before|from) )?(?:the )?(?:[\p{L}]+ ){0,4}?(?:\d{1,2} )?(?:${month}|Easter)(?: \d{1,2},?)?(?: 20\d\d)?`;
const starts = String.raw`(?:go(?:es)? live|be live|(?:is|are) live|live|starts?|begins?|opens?|launch(?:es)?|rolls? out|released)`;
const number = String.raw`(?:\d{1,2}|an?|${numberWords.slice(1, 25).join('|')})`;
const first = new RegExp(
  String.raw`^(?<lead>.{0,60}?\b${starts}\b(?: (?:in|at|with)(?: (?!(?:on|by|in|before|from|and)\b)[\p{L}][\p{L}'’-]*(?:,| and(?= \p{Lu}))?){1,6})?),? (?<day>${day}),?(?:;| and| then)* (?<rest>(?!in time)[\p{L}].{2,60}?),? (?:(?<many>${number}) (?<unit>day|week|month|quarter|year)s? (?:later|after(?:wards)?|after that)|(?<then>(?:in|on|by|from) (?:the )?(?:early |mid |late |end of )?(?:\d{1,2} )?(?:${month}|spring|summer|autumn|winter)(?: 20\d\d)?))$`,
  'u',
);
const tried = /\b(?:pilots?|beta|trials?)\b/i;
const spans: Record<string, number> = { day: 1, week: 7, month: 30.44, quarter: 91.3, year: 365.25 };
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Months later is the same day of that month. */
function laterBy(from: string, many: string, unit: string): string {
  const count = Number(many) || Math.max(1, numberWords.indexOf(many.toLowerCase()));
  if (unit === 'month') {
    const date = new Date(from);
    date.setUTCMonth(date.getUTCMonth() + count);
    return iso(date.getTime());
  }
  return iso(Date.parse(from) + count * Math.round(spans[unit] ?? 7) * 86_400_000);
}

/** What opens without the words for the wish: `We plan to launch in Ontario` -> Launch in Ontario. */
const titleOf = (lead: string): string =>
  upperFirst(
    lead
      .replace(/^.*?\b(?:(?:we|it) (?:plan|want|hope|intend|aim)s? to|should|must|will|shall|has to) (?:be )?/i, '')
      .replace(/^we (?=\p{L})|^(?:the|an?) (?=(?:\p{L}+ )?(?:pilot|trials?|beta)\b)/iu, '')
      .replace(/(?<=^(?:\p{L}+ )?(?:pilot|trials?|beta)\b.*) (?:starts?|begins?|opens?)$/iu, '')
      .replace(/[\s,]+$/, ''),
  );
const restOf = (rest: string): string =>
  rest
    .replace(/^(?:then |and )?(?:(?:roll|bring|extend)(?:ed)? (?:it )?(?:out )?to |in |at )/i, '')
    .replace(/ (?:follows?|(?:goes?|go) live|(?:start|open|join)s?|(?:will|is to|are to) follow)$/i, '');

export function placesInTurn(sentence: string, today: string): Stage[] {
  const found = first.exec(sentence.replace(/[.!]+$/, ''))?.groups;
  if (!found) return [];
  const { lead = '', day: said = '', rest = '', many = '', unit = '', then = '' } = found;
  const [start] = dates(`live ${said}`, today).flatMap(({ day: own }) => own ?? []);
  if (!start) return [];
  const end = many === '' ? dates(`live ${then}`, start).map(({ day: own }) => own)[0] : laterBy(start, many, unit);
  if (!end || end <= start) return [];
  const title = titleOf(lead);
  const [, where] = / (?:in|at|with) (.+?)(?: (?:starts?|begins?|opens?))?$/.exec(title) ?? [];
  const others = restOf(rest);
  return [
    {
      kind: tried.test(lead) ? 'trial' : 'launch',
      title,
      about: where ?? title.replace(new RegExp(` ${starts}$`), ''),
      day: start,
      // 'The project has a budget of €240,000 and should be live in Linz'
      text: `${lead.trim().replace(/^.* and (?=(?:should|must|is to|will|has to) )/, '')} ${said}`,
    },
    {
      kind: 'later',
      // 'the rollout to all ports follows' is a step by its own name.
      title: /\b(?:roll-?out|launch|release|start|version|sales)\b/i.test(others)
        ? upperFirst(others.replace(/^(?:the|an?) /i, ''))
        : `${upperFirst(others)} live`,
      about: others,
      day: end,
      text: `${rest} ${many === '' ? then : `${many} ${unit}${/^(?:1|an?|one)$/i.test(many) ? '' : 's'} later`}`,
    },
  ];
}
