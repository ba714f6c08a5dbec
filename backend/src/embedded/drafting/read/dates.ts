import { escapePattern, upperFirst } from '../language.js';
import type { Limit, Measure } from './brief.js';
import { beforeFeast, feastNames } from './feasts.js';
import { spelt } from './values.js';

export const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const pad = (part: number): string => String(part).padStart(2, '0');
const iso = (date: Date): string => date.toISOString().slice(0, 10);

/** `Anybody who hasn't confirmed by 31 January drops off`: a rule of each year. */
const ruledDay =
  /((?:anybody|anyone|whoever|an?|each|every|those) (?:\p{L}+ )?(?:who|that|which)? ?(?:has|have|is|are)(?:n['’]t| not) \p{L}+(?: \p{L}+)?) by [^,;.]*/giu;

/** Dates that bind, with the last day each allows. */
export function dates(said: string, today: string): Limit[] {
  const limits: Limit[] = [];
  const sentence = said.replace(ruledDay, '$1');
  const plain = sentence.replaceAll('’', "'");
  const named = new RegExp(
    String.raw`\b(?:(before|by|until|from|in|on|for|no later than|ahead of)\s+)?(?:the\s+)?(?:(end of|start of|early|mid|late|spring|summer|autumn|winter)[\s-]+)?(?:(\d{1,2})(?:st|nd|rd|th)?\s+)?(${months.join('|')}|Q[1-4]|spring|summer|autumn|winter)\s+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?(20\d\d)(?:\s+(season|term|semester|launch|election|harvest|festival|holidays))?`,
    'giu',
  );
  for (const match of sentence.matchAll(named)) {
    const [text, preposition = '', , early, month = '', late, year = '', occasion] = match;
    const day = Number(early ?? late ?? 0);
    const last = lastDay(month.toLowerCase(), Number(year), day);
    // 'before the spring peak in April 2027': the month says when the peak is.
    const occasionBefore = /\b(?:before|ahead of|in time for)\s(?:the|our|next)\s(?:[\p{L}-]+\s){1,3}?$/iu.exec(
      sentence.slice(0, match.index),
    )?.[0];
    if (occasionBefore !== undefined && /^in$/i.test(preposition) && day === 0) {
      limits.push({
        kind: 'date',
        text: `${occasionBefore}${text}`.trim(),
        day: firstDayBefore(month.toLowerCase(), Number(year)),
      });
      continue;
    }
    // 'before April 2027' leaves only the days up to March's end.
    const before = /before|ahead/i.test(preposition) && day === 0;
    limits.push({
      kind: 'date',
      text: `${occasion && !/^the/i.test(text) ? text : text}`.trim(),
      day: before ? firstDayBefore(month.toLowerCase(), Number(year)) : last,
    });
  }
  for (const match of plain.matchAll(
    new RegExp(
      String.raw`\b(?:by|before|until|at|(?:in time )?for)\s+(?:the\s+)?(end of|${feastNames})\s+(20\d\d)\b`,
      'gi',
    ),
  )) {
    const [text, occasion = '', year = ''] = match;
    limits.push({
      kind: 'date',
      text,
      day: beforeFeast(occasion, Number(year)) ?? lastDay('december', Number(year), 0),
    });
  }
  limits.push(
    // 'before the spring peak in April 2027' names no spring by itself.
    ...withoutYear(plain, today).filter(({ text }) => !limits.some((other) => other.text.startsWith(text))),
    ...begunIn(plain, today),
  );
  for (const match of sentence.matchAll(/\b(?:by|before|on|until)\s+(20\d\d-\d\d-\d\d)\b/g)) {
    if (match[1] && !Number.isNaN(Date.parse(match[1]))) limits.push({ kind: 'date', text: match[0], day: match[1] });
  }
  const span = sentence.match(
    /\b(?:launch|live|ship|release|ready|built|build|pilot|deliver(?:ed)?|start|mvp|opens?|finished)\b[^.%]{0,40}?\b(?:in|within|inside|under)\s+(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve)\s+(day|week|month|year)s?\b/i,
  );
  if (span && limits.length === 0) {
    const amount = Number(span[1]) || Number(spelt(span[1] ?? ''));
    const days = { day: 1, week: 7, month: 30, year: 365 }[(span[2] ?? 'month').toLowerCase()] ?? 30;
    const text = `within ${span[1]} ${span[2]}${amount === 1 ? '' : 's'}`;
    limits.push({ kind: 'date', text, day: iso(new Date(Date.parse(today) + amount * days * 86_400_000)) });
  }
  return inTurn(limits, sentence);
}

/** `Hove by 1 September, the rest by November`: what comes later comes after the day before it. */
function inTurn(limits: Limit[], sentence: string): Limit[] {
  const placed = limits
    .map((limit) => ({ limit, at: sentence.indexOf(limit.text) }))
    // 'by 1 April' and '1 April' are one day.
    .filter(
      ({ limit }, place) =>
        !limits.some((other, at) => at !== place && other.day === limit.day && other.text.endsWith(` ${limit.text}`)),
    )
    .toSorted((one, other) => one.at - other.at);
  return placed.map(({ limit, at }, place) => {
    const before = placed[place - 1];
    const between = before && before.at >= 0 ? sentence.slice(before.at + before.limit.text.length, at) : '';
    const follows = /,\s.*\b(?:rest|others?|remaining|then|later|everyone else|all \d+)\b/i.test(between);
    if (!follows || /20\d\d/.test(limit.text) || (limit.day ?? '') > (before?.limit.day ?? '')) return limit;
    return { ...limit, day: `${Number(limit.day?.slice(0, 4)) + 1}${limit.day?.slice(4)}` };
  });
}

const feastOn = new RegExp(
  String.raw`\b(by|before|ahead of|in time for) (?:the )?(?:[\p{L}\d-]+ ){0,2}?[\p{L}\d-]+ (?:on (?:the )?|\((?:on )?)(\d{1,2}(?:st|nd|rd|th)? (?:${months.map(upperFirst).join('|')})(?: 20\d\d)?)\b\)?`,
  'giu',
);

/** `by March`, `before 1 June`, `before Easter`: the next one to come. */
function withoutYear(whole: string, today: string): Limit[] {
  // 'before the carnival on 9 February': the idea knows the day of the feast better.
  const sentence = whole.replace(feastOn, '$1 $2');
  const named = new RegExp(
    String.raw`\b([Bb]y|[Bb]efore|[Nn]o later than|[Aa]head of|[Ii]n time for)\s+(?:the |their |our |its )?(?:next )?(?:(?:end of|mid)[\s-])?(?:(\d{1,2})(?:st|nd|rd|th)? (?:of )?)?(${months.map(upperFirst).join('|')}|spring|summer|autumn|winter|${feastNames.replace(/(?<=^|[| ])\w/g, (first) => `[${first}${first.toUpperCase()}]`)})(?: (\d{1,2})(?:st|nd|rd|th)?)?\b(?: (?:rush|peak|season|sales?|term|intake|holidays|break|session|semester)\b)?(?!\s?\d|,\s?20\d\d)`,
    'g',
  );
  return [...sentence.matchAll(named)].map(([text, preposition = '', early, occasion = '', late]) => {
    const dayOf = (year: number): string => {
      const feast = beforeFeast(occasion, year);
      if (feast) return feast;
      const day = Number(early ?? late ?? (/\bmid[\s-]/i.test(text) ? 15 : 0));
      return /before|ahead/i.test(preposition) && day === 0
        ? firstDayBefore(occasion.toLowerCase(), year)
        : // 'by summer' is when it begins, whose end is said by 'by the end of summer'.
          seasons[occasion] !== undefined && !/end of/i.test(text) && text.endsWith(occasion)
          ? lastDay(seasons[occasion], year, 0)
          : lastDay(occasion.toLowerCase(), year, day);
    };
    const year = Number(today.slice(0, 4));
    // In November nobody means this autumn by 'by autumn', nor a feast of the next weeks.
    const soon = /^(?:spring|summer|autumn|winter)$/.test(occasion)
      ? daysBetween(today, dayOf(year)) > 45
      : beforeFeast(occasion, year) !== null
        ? daysBetween(today, dayOf(year)) > 45
        : dayOf(year) > today;
    return { kind: 'date', text, day: dayOf(soon ? year : year + 1) };
  });
}

/** The month in which each begins. */
const seasons: Record<string, string> = { spring: 'march', summer: 'june', autumn: 'september', winter: 'december' };

/** What a product does on its first day, and a season or a school as well: said of those it tells of no launch. */
const launched = String.raw`(?:launch(?:e[ds])?|(?:go(?:es)? )?live|roll(?:ed|s)?[- ]?out|pilot(?:s|ed)?|trial|ready|running|in use|available|needed|usable|finished|releases?d?|ship(?:s|ped)?|delivered|beta|mvp)`;
const how = '(?:private|closed|public|open|internal|small|first|soft|Product Hunt)';
const opened = String.raw`(?:starts?|opens?|begins?)`;
const itself = String.raw`\b(?:(?:first|whole|new|app|tool|system|site|product|service|website|version|mvp|pilot|trial) (?:that |which )?|(?:it|to|must|should|shall|will) (?:be )?)`;
/** `We'll start in Portland and Seattle in May`, and `the first ten clinics go live in February`. */
const weStart = String.raw`\bwe(?:['’]ll| will|['’]re| are)? (?:start|begin|launch)(?:n?ing)?`;
const begun = new RegExp(
  String.raw`(?:(?:^|[,;:]\s|\b(?:and|then|be) |${itself})(?:${how} )?${launched}|${itself}${opened}|(?:^|[,;:]\s)start|${weStart}|\bgo(?:es)? live):? (?:[^\s,;.]+ ){0,8}?((?:(?:in|from|on|at|for|starting)(?: the)?(?: (?:start|beginning|end) of| early| mid| late)? |(?:start|beginning|end) of |next |this (?:coming )?|(?=\d))(?:(\d{1,2})(?:st|nd|rd|th)? (?:of )?)?(${months.map(upperFirst).join('|')})(?: (\d{1,2})(?:st|nd|rd|th)?\b)?)\b(?!\s?\d|,\s?20\d\d)`,
  'giu',
);
const inMonth = (text: string): boolean => months.some((month) => text.includes(upperFirst(month)));
/** `before the season in April`: only the days up to the end of March are left. */
const beforeOccasion = new RegExp(
  String.raw`\b(?:before|ahead of|in time for) (?:the |our |their |next )?(?:[\p{L}-]+ ){1,3}?(?:in|of) (${months.map(upperFirst).join('|')})\b(?!\s?\d|,\s?20\d\d)`,
  'gu',
);

/** `Launch in September`, `live before the season in April`: the next such month to come. */
function begunIn(sentence: string, today: string): Limit[] {
  const year = Number(today.slice(0, 4));
  const next = (dayOf: (year: number) => string): string => (dayOf(year) > today ? dayOf(year) : dayOf(year + 1));
  const occasions = [...sentence.matchAll(beforeOccasion)].map(([text, month = '']): Limit => {
    const day = next((one) => firstDayBefore(month.toLowerCase(), one));
    return { kind: 'date', text, day };
  });
  const starts = [...sentence.matchAll(begun)]
    .filter(([, text = '']) => inMonth(text) && !occasions.some((one) => one.text.endsWith(text)))
    .map(([, text = '', early, month = '', late]): Limit => {
      const first = /\b(?:start|beginning) of|\bfrom\b/i.test(text) ? 1 : 0;
      const day = next((one) => lastDay(month.toLowerCase(), one, Number(early ?? late ?? first)));
      return { kind: 'date', text, day };
    });
  // 'will open a grant scheme for owners of damaged houses on 1 September'
  const opening = [...sentence.matchAll(opensOn)].map(([, text = '', day = '', month = '']): Limit => ({
    kind: 'date',
    text,
    day: next((one) => lastDay(month.toLowerCase(), one, Number(day))),
  }));
  // 'Autumn would be nice'
  const [, when = ''] =
    /^((?:spring|summer|autumn|winter|\p{Lu}\p{L}+)) would be (?:nice|good|great|fine|ideal|perfect)\b/iu.exec(
      sentence,
    ) ?? [];
  const isSeason = /^(?:spring|summer|autumn|winter)$/i.test(when);
  const known = isSeason || (when !== '' && inMonth(when));
  // In November nobody means this autumn.
  const soonest = (season: string): string => {
    const day = lastDay(season, year, 0);
    return daysBetween(today, day) > 45 ? day : lastDay(season, year + 1, 0);
  };
  const hoped: Limit[] = known
    ? [
        {
          kind: 'date',
          text: `by ${isSeason ? when.toLowerCase() : upperFirst(when.toLowerCase())}`,
          day: soonest(when.toLowerCase()),
        },
      ]
    : [];
  return [
    ...occasions,
    ...starts,
    ...opening.filter(({ text }) => !starts.some((one) => one.text.endsWith(text))),
    ...hoped,
  ];
}
const opensOn = new RegExp(
  String.raw`\bwill (?:open|start|begin|introduce)\b[^,;.]{0,120}? (on (?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of )?(${months.map(upperFirst).join('|')}))\b(?!\s?\d|,\s?20\d\d)`,
  'gu',
);

function lastDay(month: string, year: number, day: number): string {
  const index = monthIndex(month);
  if (day > 0 && day <= 31)
    return `${year}-${pad(index + 1)}-${pad(Math.min(day, new Date(Date.UTC(year, index + 1, 0)).getUTCDate()))}`;
  return iso(new Date(Date.UTC(year, index + 1, 0)));
}
const firstDayBefore = (month: string, year: number): string => {
  const start = /^q/.test(month)
    ? (Number(month[1]) - 1) * 3
    : (({ spring: 2, summer: 5, autumn: 8, winter: 11 } as Record<string, number>)[month] ?? months.indexOf(month));
  return iso(new Date(Date.UTC(year, start, 0)));
};
const monthIndex = (month: string): number => {
  if (/^q/.test(month)) return Number(month[1]) * 3 - 1;
  return ({ spring: 4, summer: 7, autumn: 10, winter: 11 } as Record<string, number>)[month] ?? months.indexOf(month);
};

/** 'half of it by the end of 2028' sets the day of a goal, long after the launch, unless the launch has a later day. */
export function withoutGoalDays(limits: Limit[], measures: Measure[], today: string, sentences: string[]): Limit[] {
  // 'halve the calls and have it running by 1 September': the day of the launch as well.
  const isLaunch = (text: string): boolean =>
    sentences.some((said) =>
      new RegExp(
        String.raw`\b(?:running|live|ready|in use|working|launched|finished) ${escapePattern(text)}`,
        'i',
      ).test(said),
    );
  const isGoal = ({ kind, text, role }: Limit): boolean =>
    kind === 'date' &&
    role !== 'launch' &&
    !isLaunch(text) &&
    measures.some(({ when }) => when?.toLowerCase().includes(text.toLowerCase()));
  const launches = limits.flatMap((limit) =>
    limit.kind === 'date' && limit.day && limit.role !== 'money' && limit.role !== 'trial' && !isGoal(limit)
      ? [limit.day]
      : [],
  );
  // Where the idea gives the launch a day of its own, that of a goal binds nothing.
  const isSet = limits.some(({ role }) => role === 'launch');
  return limits.filter(
    (limit) => !isGoal(limit) || (!isSet && launches.some((day) => daysBetween(day, limit.day ?? today) < 60)),
  );
}

/** Money that is gone in half a year has to have paid for a launch before. */
export const isNear = ({ day = '' }: Limit, today: string): boolean => daysBetween(today, day) < 200;

const daysBetween = (one: string, other: string): number => (Date.parse(other) - Date.parse(one)) / 86_400_000;
