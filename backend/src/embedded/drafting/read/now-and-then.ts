import { lowerFirst } from '../language.js';
import { amountOf, bound, V } from './amounts.js';
import { tidy } from './named.js';
import { isSoundMeasure } from './sound.js';
import { limitOf, type Item } from './target-words.js';

/** Goals that name today's figure and the wished one in a row, without a verb. */

/** `Moves registered in time: 40 % now, 90 % after the second season`. */
export function fromNow(sentence: string): Item | null {
  // 'From sign-off to report 1 day, now 6'
  const [, what = '', aim = '', start = ''] = reached.exec(sentence) ?? [];
  if (what && /\d/.test(aim))
    return {
      name: /^from\b/i.test(what) ? `time ${lowerFirst(what)}` : tidy(what),
      baseline: amountOf(start),
      target: amountOf(aim),
      better: null,
      verb: '',
    };
  const [, thing = '', was = '', limit, wanted = ''] = bounded.exec(sentence) ?? yearToYear.exec(sentence) ?? [];
  if (thing)
    return {
      name: [tidy(thing), `number of ${tidy(thing)}`].find(isSoundMeasure) ?? tidy(thing),
      baseline: amountOf(was),
      target: limitOf(limit, wanted),
      better: null,
      verb: '',
    };
  const [, name = '', from = '', to = ''] = present.exec(sentence) ?? [];
  return name ? { name: tidy(name), baseline: amountOf(from), target: amountOf(to), better: null, verb: '' } : null;
}
/** `Scores lost: 34 last year, at most 5 next year` */
const yearToYear = new RegExp(
  String.raw`^(\p{L}[\p{L} '’-]{3,60}?):? (${V}) (?:last (?:year|season|term|month|quarter|summer|winter)|in 20\d\d|so far)[,;] (?:and |we want |it should be |target )?((?:${bound}) )?(${V})(?: (?:(?:next|this|the coming) (?:year|season|term|month|quarter|summer|winter)|from now on))?$`,
  'iu',
);
const reached = new RegExp(
  String.raw`^(\p{L}[\p{L} '’-]{3,60}?):? (${V}),? (?:now|today|currently|at present)(?: it is| it['’]s)? (${V})$`,
  'iu',
);
/** `Typing errors now 5 in 100, at most 1` */
const bounded = new RegExp(
  String.raw`^(\p{L}[\p{L} '’-]{3,60}?):? (?:now|today|currently|at present) (${V})[,;] (?:we want |it should be |target )?((?:${bound}) )?(${V})$`,
  'iu',
);
const present = new RegExp(
  String.raw`^(\p{L}[\p{L} '’-]{3,60}?):? (${V}) (?:now|today|currently|at present)[,;] (?:and |then )?(${V})(?: (?:in|by|after|within|from) .{3,40})?$`,
  'iu',
);

/** `Doses thrown away: 9 % in 2026, 3 % in 2029`. */
export function byYears(sentence: string): Item | null {
  if (!/ in 20\d\d.* 20\d\d$/.test(sentence)) return null;
  const [, name = '', from = '', first = '', to = '', second = ''] = yearly.exec(sentence) ?? [];
  return name && first < second
    ? { name: tidy(name), baseline: amountOf(from), target: amountOf(to), better: null, verb: '' }
    : null;
}
const yearly = new RegExp(
  String.raw`^(\p{L}[\p{L} '’-]{3,50}?)[:,]? (${V}) in (20\d\d)[,;]? (?:and )?(${V}) (?:in|by) (20\d\d)$`,
  'iu',
);
