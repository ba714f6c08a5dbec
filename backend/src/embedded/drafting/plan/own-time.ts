/** When the product does something, and of what: `at 10:00 of birds that have not been weighed`. */
export function ownTime(tail: string): { time: string | null; about: string | null } {
  // 'at 7 and 28 days' is no time of the day.
  const [, clock = ''] =
    /\b(at (?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?|noon|midnight))(?= |$)(?!(?: (?:and|or|to) \d+)? (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b)(?! ?(?:[°%]|(?:km\/h|km|mph|m\/s|knots|degrees?|bar|psi|ppm|dB|lux|kg|kW|metres?|meters?|cm|mm|V)(?!\p{L})))/iu.exec(
      tail,
    ) ?? [];
  const [, about = ''] = /\b(?:of|about) (\p{L}+s (?:that|which|who) .{5,60})$/u.exec(tail) ?? [];
  const period = periodIn(tail);
  return {
    time: period ? timeOf(period) : clock ? `it is ${clock.replace(/^at /i, '')}` : null,
    about: about || null,
  };
}

const regular: Record<string, string> = {
  hourly: 'every hour',
  daily: 'every day',
  nightly: 'every night',
  weekly: 'every week',
  monthly: 'every month',
  quarterly: 'every quarter',
};
const each =
  /\b((?:every|each) (?:(?:\d+|two|three|five|ten) (?:minutes|hours|days|weeks|months)|(?:(?:first|last) )?\p{L}+day(?: (?:morning|evening|night))?|day|morning|afternoon|evening|night|week|month|quarter|hour)(?: at (?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?|noon|midnight))?)(?=[ ,]|$)/iu;

/** `every Monday at 7 am`, `every night` of `nightly`; null where the words name no period. */
export function periodIn(text: string): string | null {
  const [, adverb = ''] = /^(hourly|daily|nightly|weekly|monthly|quarterly)\b/i.exec(text) ?? [];
  const [, said = ''] = each.exec(text) ?? [];
  return said === '' ? (regular[adverb.toLowerCase()] ?? null) : said.charAt(0).toLowerCase() + said.slice(1);
}

/** The moment at which a period ends or comes round, as a clause: `it is Monday at 7 am`, `the week is over`. */
export function timeOf(period: string): string {
  const plain = period.replace(/^(?:every|each) /i, '');
  if (/^(?:\d|two|three|five|ten)/.test(plain)) return `${plain} have passed since the last time`;
  if (/^hour$/.test(plain)) return 'an hour has passed since the last time';
  if (/^(?:day|week|month|quarter)\b/.test(plain)) return `the ${plain.split(' ')[0] ?? ''} is over`;
  return /^(?:night|morning|afternoon|evening)\b/.test(plain)
    ? `it is ${plain}`
    : `it is ${/^(?:first|last)/.test(plain) ? 'the ' : ''}${plain}`;
}
