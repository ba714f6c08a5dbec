/** The next value a reader would try: a tenth for what is measured, one for sums and shares. */
export function next(value: string, by: 1 | -1): string {
  const [number = ''] = value.match(/\d+(?:[.,]\d+)*/) ?? [];
  const whole = Number(number.replace(/,(?=\d{3})/g, '').replace(',', '.'));
  if (Number.isNaN(whole)) return value;
  const sign = /^(?:minus |-|−)/.test(value) ? -1 : 1;
  const places = /[.,](\d{1,2})$/.exec(number)?.[1]?.length ?? (/°|bar|\/l|pH/.test(value) ? 1 : 0);
  const moved = Number((whole + by * sign * 10 ** -places).toFixed(places));
  return value.replace(number, moved >= 1000 ? moved.toLocaleString('en') : String(moved));
}

const amounts: Record<string, string> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
  fourteen: '14',
  thirty: '30',
};
const inFigures = (value: string): string =>
  value.replace(/^\p{L}+(?= )/u, (word) => amounts[word.toLowerCase()] ?? word);
const finer = /\b(?:secs?|seconds?|mins?|minutes?|hours?|hrs?|h|months?|quarters?|years?)$/i;

/** What lies right beyond a value: `61 days`, `$501`, `just over 2 hours`. */
export function past(value: string, by: 1 | -1): string {
  if (finer.test(value)) return `just ${by > 0 ? 'over' : 'under'} ${value}`;
  const moved = next(inFigures(value), by);
  return /^1 \p{L}+s$/u.test(moved) ? moved.slice(0, -1) : moved;
}

const comparisons =
  /\b(?<word>at least|at most|up to|no more than|not more than|more than|less than|fewer than|longer than|shorter than|older than|younger than|higher than|lower than|greater than|exceeds?|exceeding|over|above|under|below) (?<value>(?:[€£$]\s?)?(?:\d[\d.,]*|two|three|four|five|six|ten)(?:\s?(?:%|°\s?[CF]))?(?: (?:secs?|seconds?|mins?|minutes?|hours?|days?|weeks?|months?|years?|times|points|stars?|euros?|kg|km)\b)?)/iu;
const downwards = /^(?:less|fewer|shorter|younger|lower|under|below|at most|up to|no more|not more)/i;

/** A condition with a figure on both sides of it: `their scores differ by 4 points` and `by exactly 3 points`; null without one. */
export function bothSides(clause: string): { so: string; not: string } | null {
  const { word = '', value = '' } = comparisons.exec(clause)?.groups ?? {};
  if (value === '') return null;
  const isDown = downwards.test(word);
  const holdsAt = /^(?:at|up|no|not)\b/i.test(word);
  const at = (figure: string): string =>
    clause
      .replace(comparisons, () =>
        /^(?:older|younger)/i.test(word)
          ? `${figure} old`
          : /^(?:exceed)/i.test(word)
            ? `is at ${figure}`
            : /^(?:above|below|higher|lower|greater)/i.test(word)
              ? `at ${figure}`
              : figure,
      )
      // 'goes above 7': it is at 8 then.
      .replace(/\b(?:goes|rises|climbs|falls|drops|sinks) at (?=\S*\d|exactly\b)/, 'is at ');
  const beyond = past(value, isDown ? -1 : 1);
  const within = past(value, isDown ? 1 : -1);
  return holdsAt
    ? { so: at(`exactly ${value}`), not: at(isDown ? past(value, 1) : within) }
    : { so: at(beyond), not: at(`exactly ${value}`) };
}
