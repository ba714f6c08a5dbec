/** Feasts that ideas set a day by. 'By Easter' leaves the days before it, so each gives the last of them. */

const day = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Those on one day of every year: month and day of the feast itself. */
const fixed: Record<string, [month: number, day: number]> = {
  'new year': [1, 1],
  epiphany: [1, 6],
  candlemas: [2, 2],
  "valentine's day": [2, 14],
  midsummer: [6, 20],
  michaelmas: [9, 29],
  halloween: [10, 31],
  'all saints': [11, 1],
  'all souls': [11, 2],
  martinmas: [11, 11],
  christmas: [12, 25],
};

/** Those that move with Easter Sunday: days behind it. */
const withEaster: Record<string, number> = {
  carnival: -47,
  lent: -46,
  'palm sunday': -7,
  'holy week': -6,
  'good friday': -2,
  easter: 0,
  ascension: 39,
  pentecost: 49,
  whitsun: 49,
  'corpus christi': 60,
};

/** Those on a weekday of a month, as early as they fall where countries differ. */
const onWeekday: Record<string, (year: number) => number> = {
  thanksgiving: (year) => weekday(year, 11, 4, 4),
  'black friday': (year) => weekday(year, 11, 4, 4) + day,
  advent: (year) => Date.UTC(year, 11, 25) - day * (21 + (new Date(Date.UTC(year, 11, 25)).getUTCDay() || 7)),
  "mother's day": (year) => easter(year) - 21 * day,
  "father's day": (year) => Date.UTC(year, 2, 19),
};

/** Those of other calendars: its name, and the month and day there. */
const elsewhere: Record<string, [calendar: string, month: string, day: number]> = {
  ramadan: ['islamic-umalqura', '9', 1],
  eid: ['islamic-umalqura', '10', 1],
  passover: ['hebrew', 'Nisan', 15],
  hanukkah: ['hebrew', 'Kislev', 25],
  'lunar new year': ['chinese', '1', 1],
  'chinese new year': ['chinese', '1', 1],
};

export const feastNames = [fixed, withEaster, onWeekday, elsewhere]
  .flatMap((feasts) => Object.keys(feasts))
  .sort((one, other) => other.length - one.length)
  .join('|');

/** `Easter`, 2027 -> 2027-03-27, the day before; null for what is no feast. */
export function beforeFeast(name: string, year: number): string | null {
  const feast = feastIn(name.toLowerCase(), year);
  return feast === null ? null : iso(feast - day);
}

function feastIn(name: string, year: number): number | null {
  const [month, date] = fixed[name] ?? [];
  if (month && date) return Date.UTC(year, month - 1, date);
  const behind = withEaster[name];
  if (behind !== undefined) return easter(year) + behind * day;
  const lunar = elsewhere[name];
  return lunar ? inCalendar(lunar, year) : (onWeekday[name]?.(year) ?? null);
}

/** Sunday by the Gregorian rule (Meeus, Jones and Butcher). */
function easter(year: number): number {
  const golden = year % 19;
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const moon = (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  return Date.UTC(year, 2, 22) + (moon + sunday - 7 * late) * day;
}

/** The nth weekday of a month; 0 is Sunday. */
function weekday(year: number, month: number, which: number, nth: number): number {
  const first = Date.UTC(year, month - 1, 1);
  return first + ((which - new Date(first).getUTCDay() + 7) % 7) * day + (nth - 1) * 7 * day;
}

/** The first day of the year that has this month and day in the other calendar. */
function inCalendar([calendar, month, date]: [string, string, number], year: number): number | null {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    month: /^\d/.test(month) ? 'numeric' : 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  for (let time = Date.UTC(year, 0, 1); time < Date.UTC(year + 1, 0, 1); time += day) {
    const parts = format.formatToParts(time);
    const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
    if (part('month') === month && Number(part('day')) === date) return time;
  }
  return null;
}
