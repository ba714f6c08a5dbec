import type { Brief, Limit, Stage } from '../read/brief.js';
import { dates } from '../read/dates.js';
import { documentDay } from '../read/document-day.js';
import { dueDay, isAfterLaunch, later, plainDay } from '../read/due.js';

const day = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The nearest working day not after (or, with `forward`, not before) a day; between the years nobody works. */
export function workingDay(date: string, forward = true): string {
  let time = Date.parse(date);
  while (isFree(new Date(time))) time += forward ? day : -day;
  return iso(time);
}

const isFree = (date: Date): boolean =>
  [0, 6].includes(date.getUTCDay()) || /-(?:12-(?:2[4-9]|3[01])|01-01)$/.test(iso(date.getTime()));

export const addDays = (date: string, days: number): string => iso(Date.parse(date) + days * day);
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / day);

/** `14 March 2027`. */
export const longDate = (date: string): string => long.format(new Date(date));
const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The dates of one document: every section counts from the same ones. */
export interface Calendar {
  today: string;
  /** The idea's own last day, when it names one that lies ahead. */
  limit: string | null;
  /** The idea's day is near: said as an open question. */
  tight: boolean;
  /** The idea's own day, where it has passed or no work can be done until then. */
  missed: Missed | null;
  decision: string;
  prototype: string;
  pilot: string;
  launch: string;
  review: string;
  /** The day on which the goals are read. */
  reading: string;
  /** The day on which the idea ends the pilot. */
  trialEnd: string | null;
}

export interface Missed {
  /** In the words of the idea: `on 14 September 2026`. */
  text: string;
  /** The same as a date, where it names one: `14 September 2026`. */
  day: string;
  /** What was to happen on it: `launch`, `pilot` or only a date. */
  what: 'launch' | 'pilot' | 'date';
  isPast: boolean;
}

/** Milestones between today and the launch; the launch keeps the idea's date where it names one. */
export function calendarOf(brief: Brief, today: string): Calendar {
  const ended = trialEndOf(brief, today);
  const told = pilotDayOf(brief, today);
  const staging = stageOf(brief, 'trial', today);
  const trial =
    (staging?.day && beginOf(staging.text, staging.day, today)) ??
    (ended === null ? (told?.day ?? null) : workingDay(addDays(ended, -usualTrial)));
  const reached = staging || ended ? null : (told?.reached ?? null);
  const tried = trial !== null && daysBetween(today, trial) < fewestDays ? null : trial;
  const days = brief.limits
    .filter((limit) => bindsLaunch(limit, today))
    .flatMap(lastDay)
    .sort();
  // The day of the pilot binds the pilot; the launch keeps to the next one.
  const staged = stageOf(brief, 'launch', today) ?? (tried ? stageOf(brief, 'later', today) : undefined);
  const set = staged?.day
    ? { day: staged.day, isExact: /\b(?:after|from)\b|\bon \d|\blater$/i.test(staged.text) }
    : (limitOfLaunch(brief, today) ?? launchDayOf(brief, today));
  const wanted = set?.day ?? days.find((date) => date > (tried ?? today)) ?? null;
  const missed = missedDay(brief, wanted, today);
  const limit = missed ? null : wanted;
  const goalDay = goalDayOf(brief, today);
  const room = limit ? daysBetween(today, limit) : 182;
  // A goal that has to be reached by a day of its own leaves time between the launch and that day.
  const until = goalDay && (!limit || goalDay <= limit) ? Math.round(daysBetween(today, goalDay) * 0.72) : null;
  // What replaces a day that has passed is not put off to where a distant goal would leave it.
  const span = Math.max(
    12,
    (missed && until ? Math.min(until, 168) : until) ?? (limit ? room - Math.min(10, Math.floor(room / 8)) : 168),
  );
  const at = (share: number): string => workingDay(addDays(today, Math.max(1, Math.round(span * share))));
  const launch = (limit ?? until) && room >= fewestDays ? workingDay(addDays(today, span), false) : at(1);
  const [tests] = [tried ? addDays(tried, 56) : null, reached ? addDays(reached, 7) : null]
    .flatMap((one) => one ?? [])
    .sort()
    .reverse();
  const afterPilot = tests ? workingDay(tests) : launch;
  // Behind the end of the pilot it is open to everybody.
  const live = limit
    ? launch
    : ended !== null
      ? workingDay(addDays(ended, 14))
      : launch > afterPilot
        ? launch
        : afterPilot;
  const before = (share: number): string =>
    tried ? workingDay(addDays(today, Math.max(1, Math.round(daysBetween(today, tried) * share)))) : at(share * 0.62);
  const order = [before(0.13), before(0.48), tried ? workingDay(tried, false) : at(0.62), live];
  // Short spans may fall on the same working day; each milestone is later than the one before.
  for (let step = 1; step < order.length; step++) {
    const [before = today, current = today] = [order[step - 1], order[step]];
    if (current <= before) order[step] = workingDay(addDays(before, 1));
  }
  const wantedBy = brief.sentences.flatMap((text) => documentDay(text, today) ?? [])[0];
  if (wantedBy && wantedBy < (order[1] ?? today)) order[0] = workingDay(wantedBy, false);
  if (limit) keepBefore(limit, order, today);
  // 'Launch on 1 March': that is the day, and no other.
  if (limit && set?.isExact && limit > (order[2] ?? today)) order[3] = limit;
  const [decision = today, prototype = today, pilot = today, opened = today] = order;
  const left = goalDay && goalDay > opened ? daysBetween(opened, goalDay) : null;
  const review = workingDay(addDays(opened, left ? Math.max(1, Math.min(42, Math.floor(left / 2))) : 42));
  const measured =
    left && goalDay
      ? workingDay(goalDay, false)
      : (dueDay(brief.measures[0]?.when ?? '', opened) ??
        spanEnd(brief.measures[0]?.when, opened) ??
        workingDay(addDays(opened, wholeSpan(brief.measures[0]) ?? 126)));
  // Goals are read when the last stage has run for some weeks.
  const lastStage = brief.stages
    .flatMap(({ day }) => day ?? [])
    .sort()
    .at(-1);
  const settled = goalDay === null && lastStage ? addDays(lastStage, 42) : measured;
  return {
    today,
    limit,
    tight: limit !== null && room < 75,
    missed,
    decision,
    prototype,
    pilot,
    launch: opened,
    review,
    trialEnd: ended,
    reading: settled > measured ? workingDay(settled) : measured > review ? measured : workingDay(addDays(review, 28)),
  };
}

/** Where little time is left the milestones move together: none of them lies behind the day that is set. */
function keepBefore(limit: string, order: string[], today: string): void {
  let end = limit;
  for (let step = order.length - 1; step >= 0; step--) {
    const last = workingDay(end, false);
    if ((order[step] ?? today) > last && last > today) order[step] = last;
    end = addDays(order[step] ?? today, -1);
  }
}

/** `before 1 December` leaves the day itself out. */
export const lastDay = ({ text, day }: Pick<Limit, 'text' | 'day'>): string[] =>
  day === undefined
    ? []
    : // What is before a month ends with the one that comes before it; a year is no day.
      [/^(?:is |be |ready )?before\b/i.test(text) && /(?<!\d)\d{1,2}(?!\d)/.test(text) ? addDays(day, -1) : day];

/** The first day of a stage of this kind that lies ahead. */
const stageOf = ({ stages }: Brief, kind: Stage['kind'], today: string): Stage | undefined =>
  stages.find((stage) => stage.kind === kind && stage.day !== null && stage.day > today);

/** Money that lasts for long has nothing to do with the day of the launch; nor has a goal, or a stage beside it. */
const bindsLaunch = ({ kind, role, day }: Limit, today: string): boolean =>
  kind === 'date' &&
  (role === undefined ||
    role === 'launch' ||
    role === 'law' ||
    role === 'end' ||
    (role === 'money' && daysBetween(today, day ?? today) < 320));

const clausesOf = (sentences: readonly string[]): string[] =>
  sentences.flatMap((text) => text.split(/,\s(?!20\d\d)|;\s|\s(?:and|then)\s/));

/** `before March 2027`: plain enough without a day of the month before. */
export const isBeforeMonth = (text: string): boolean => /\bbefore (?:the )?\p{Lu}\p{L}+ 20\d\d$/u.test(text);

/** `Pilot with 2 depots by 1 June 2027`: the idea's own day for trying it, if there is time to get there. */
function pilotDayOf({ asking, limits }: Brief, today: string): { day: string; reached: string | null } | null {
  const read = limits.flatMap(({ kind, role, text, about, day }) =>
    kind === 'date' && role === 'trial' && day ? beginOf(about ?? text, day, today) : [],
  );
  const days =
    read.length > 0
      ? read
      : clausesOf(asking)
          .filter((clause) => tries.test(clause))
          .flatMap((clause) => dates(clause, today).flatMap(({ day }) => day ?? []));
  const [day] = days.filter((date) => daysBetween(today, date) >= fewestDays);
  if (day === undefined) return null;
  // 'I'd like 1,000 households in a closed beta before Christmas': by then it has run for some weeks.
  const isReached = asking.some((text) => reachedInTrial.test(text));
  const early = addDays(day, -usualTrial);
  return isReached && daysBetween(today, early) >= fewestDays
    ? { day: workingDay(early), reached: day }
    : { day, reached: null };
}

/** A trial that runs `in April` begins with it, where there is time to get there. */
function beginOf(text: string, day: string, today: string): string {
  const first = `${day.slice(0, 8)}01`;
  return trialMonth.test(text) &&
    !/\b(?:before|until|by|end of|late)\b/i.test(text) &&
    day > first &&
    daysBetween(today, first) >= fewestDays
    ? workingDay(first)
    : day;
}
const trialMonth =
  /(?<!\b(?:\d|year|season|term|semester|intake)\b) in (?:January|February|March|April|May|June|July|August|September|October|November|December)(?! \d{1,2}\b)/;
const tries = /\b(?:pilots?|pilot(?:ed|ing)|beta|trials?|trial run|test run|tried out)\b/i;
const reachedInTrial =
  /\b(?:['’]d like|would like|want|hope for|aim for|goal|target)\b [^.;]*\d[\d,]* [^.;]*\b(?:pilot|beta|trial)\b [^.;]*\b(?:by|before)\b/i;

/** `Shipping starts on 15 July 2027`: the day that was read as that of the launch. */
function limitOfLaunch({ limits }: Brief, today: string): { day: string; isExact: boolean } | null {
  const set = limits.find(({ kind, role, day: own }) => kind === 'date' && role === 'launch' && (own ?? '') > today);
  const [own] = set ? lastDay(set) : [];
  return set && own ? { day: own, isExact: isOn(set.about ?? set.text, set.text) } : null;
}

/** Days that a pilot runs for, where only its end is told. */
const usualTrial = 70;

/** `By the end of the pilot in November`: the day on which it ends, if there is time to get there. */
function trialEndOf({ asking }: Brief, today: string): string | null {
  const ends = asking.flatMap((text) => {
    const [, when = ''] =
      /\bend of (?:the|our) (?:pilot|trial|beta) (?:phase )?(?:in|by|on) ((?:\d{1,2} )?\p{Lu}\p{Ll}+(?: 20\d\d)?)\b/u.exec(
        text,
      ) ?? [];
    return when === '' ? [] : dates(`by ${when}`, today).flatMap(({ day }) => day ?? []);
  });
  const [day] = ends;
  if (day === undefined) return null;
  // A month that is nearly over is the one of next year.
  return daysBetween(today, day) < usualTrial + fewestDays ? later(day, 1, 'year') : day;
}

/** `launch by 1 September 2027`, `live before Easter`: among several days the one that is called so. */
function launchDayOf({ asking }: Brief, today: string): { day: string; isExact: boolean } | null {
  const days = clausesOf(asking)
    .filter((clause) => launches.test(clause) && !tries.test(clause))
    .flatMap((clause) =>
      dates(clause, today).flatMap((limit) =>
        lastDay(limit).map((day) => ({ day, isExact: isOn(clause, limit.text) })),
      ),
    );
  return days.find(({ day }) => day > today) ?? null;
}
/** `opens on 1 June` and not `before the wing opens on 1 June`. */
const isOn = (clause: string, day: string): boolean =>
  /^(?:on |for )?(?:the )?(?:\d|\p{L}+ \d{1,2}\b)/iu.test(day) &&
  !/\b(?:before|by|until|till|ahead of|in time for)\b/i.test(clause.slice(0, clause.indexOf(day)));
const launches =
  /\b(?:launch(?:e[ds]|ing)?|(?:go|goes|going)? ?live|released?|opens?|ready|ship(?:s|ped)?|(?:be|up and) running|in use|in production|rolled out|GA|MVP)\b/i;

/** What can be built and tried in less is no release. */
const fewestDays = 21;

/** The only day that the idea sets, where it lies behind today or so near that nothing can be ready by then. */
function missedDay({ limits, stages }: Brief, wanted: string | null, today: string): Missed | null {
  if (wanted !== null && daysBetween(today, wanted) >= fewestDays) return null;
  const near =
    limits.find(
      (limit) => bindsLaunch(limit, today) && limit.day !== undefined && (wanted === null || limit.day >= wanted),
    ) ??
    // Where only the pilot has a day, it is that one.
    limits.find(({ kind, role, day: own }) => kind === 'date' && role === 'trial' && own !== undefined);
  const staged = stages.find(({ day: own }) => own !== null && daysBetween(today, own) < fewestDays);
  const own = near?.day ?? staged?.day;
  if (!own || daysBetween(today, own) >= fewestDays) return null;
  const text = near?.text ?? staged?.text ?? '';
  const what =
    near?.role === 'trial' || (!near && staged?.kind === 'trial')
      ? 'pilot'
      : near?.role === 'launch' || staged?.kind === 'launch'
        ? 'launch'
        : 'date';
  return { text, day: text.includes(longDate(own)) ? longDate(own) : text, what, isPast: own <= today };
}

/** A goal's own day, if it leaves at least two months; a nearer one is a limit and nothing else. */
function goalDayOf({ measures }: Brief, today: string): string | null {
  // What is due so long after the launch waits for it.
  const days = measures
    // What is counted in a pilot is due before the launch.
    .filter(({ name }) => !/\b(?:pilot\p{L}*|beta|trial|testing)\b/iu.test(name))
    .flatMap(({ when }) =>
      when && !isAfterLaunch(when)
        ? ((/\d\d/.test(when) ? dueDay(when, today) : null) ??
          dates(when, today)[0]?.day ??
          plainDay(when, today) ??
          [])
        : [],
    )
    .sort();
  return days.find((date) => daysBetween(today, date) >= 60) ?? null;
}

const whole =
  /\b(?:an?|per|each|every|last|in (?:19|20)\d\d) ?(?:year|season|winter|summer|spring|autumn|harvest)\b|\b(?:yearly|annual(?:ly)?)\b/i;

/** `61 books a year`: what counts by the year is only known when one has passed; null where it shows sooner. */
export const wholeSpan = (measure: Pick<Brief['measures'][number], 'baseline' | 'target'> | undefined): number | null =>
  whole.test(`${measure?.baseline ?? ''} ${measure?.target ?? ''}`) ? 365 : null;

/** The end of `within 6 months`, `by the second season` from a day on; null where no span is told. */
export function spanEnd(when: string | null | undefined, from: string): string | null {
  const [, many = '', nth = '', unit = ''] =
    /(?:(\d+|one|two|three|six|nine|twelve)|(first|second|third))?\s*(week|month|quarter|season|term|semester|year|winter|summer)/i.exec(
      when ?? '',
    ) ?? [];
  if (unit === '') return null;
  const count = Number(many) || (counts[(many || nth).toLowerCase()] ?? 1);
  const of = unit.toLowerCase();
  if (/^(?:month|quarter|year)$/.test(of)) return later(from, Math.min(count, of === 'year' ? 3 : 36), of);
  const each = { week: 7, term: 100, semester: 150 }[of];
  // Whatever time of the year a season is, it is over when a year has passed; the next one may be about to begin.
  const days =
    of === 'season' && /\b(?:after|first|second|third)\b/i.test(when ?? '')
      ? 365 * count
      : each === undefined
        ? 120 + 182 * (count - 1)
        : each * count;
  return workingDay(addDays(from, Math.min(730, Math.max(50, days))));
}
const counts: Record<string, number> = {
  one: 1,
  first: 1,
  two: 2,
  second: 2,
  three: 3,
  third: 3,
  six: 6,
  nine: 9,
  twelve: 12,
};
