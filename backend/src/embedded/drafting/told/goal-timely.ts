import { isPlural, lowerFirst, withArticle } from '../language.js';
import type { Measure } from '../read/brief.js';
import { isDone } from '../read/words.js';
import { changeOf } from '../read/target-words.js';
import { unitOfValue, value } from '../read/values.js';
import { pronoun } from './goal-facts.js';

/** Goals told by what is done in time, or by what it would be a success to see fall. */

type Timely = Omit<Measure, 'when'> & { noun: string | null };

const limit =
  '(?:under|below|over|above|at least|at most|about|around|roughly|less than|fewer than|more than|no more than|not more than)';
const figure = String.raw`((?:${limit} )?${value})`;
const rate = String.raw`((?: (?:an?|per) (?:hour|day|night|week|month|quarter|season|term|year))?)`;
const form = (source: string): RegExp => new RegExp(`^(?:also )?(?:to )?${source}$`, 'iu');

/** `if late fees fell by 80%`: what it would be a success to see. */
const fallen = form(
  String.raw`(?:the |our |an? |their |its )?(\p{L}[\p{L}'’/& -]{2,70}?) (fell|falls?|dropped|drops?|sank|shrank|rose|rises?|grew|grows?)( by | to )((?:${limit} )?(?:${value}|\d[\d.,]*))${rate}`,
);
const span = String.raw`(?:\d[\d.,]*|one|two|three|four|five) (?:working |business )?(?:minutes?|hours?|days?|weeks?|months?)`;
/** `rights inquiries answered within 1 working day` */
const inTime = form(
  String.raw`(?:have |get |see )?((?:the |our |all |every |each )?\p{L}[\p{L}'’ -]{2,60}?) (?:to be |is |are )?(\p{L}+(?:ed|en|t|id)) ((?:within|in (?:under|less than)) ${span})`,
);
/** `refund within 48 hours for 90% of returns` */
const inTimeOf = form(
  String.raw`(?:an? )?(\p{L}[\p{L}'’ -]{2,40}?) ((?:within|in (?:under|less than)) ${span}) (?:for|in) ((?:${limit} )?\d[\d.,]*\s?%) of (?:the |all |our )?(\p{L}[\p{L}'’ -]{2,40}?)`,
);
/** `under 2 hours a week on planning` */
const spentOn = form(String.raw`(?:spend )?${figure}${rate} (?:spent )?on (\p{L}[\p{L}'’ -]{2,40}?)`);
const lowered = /^(?:under|below|at most|less than|fewer than|no more than|not more than)\b/i;
const bare = (text: string): string => lowerFirst(text.replace(/^(?:the|our|all|every|each) /i, ''));

/** What is done in time, or takes no more of it. */
export function timelyIn(text: string): Timely | null {
  const [, what = '', done = '', time = ''] = inTime.exec(text) ?? [];
  if (what !== '' && isDone(done.toLowerCase())) {
    const things = bare(what);
    return {
      name: `time until ${things} ${isPlural(things.split(' ').at(-1) ?? '') ? 'are' : 'is'} ${done}`,
      baseline: null,
      target: time,
      better: 'lower',
      title: `Have ${things} ${done} ${time}`,
      noun: null,
    };
  }
  const [, thing = '', within = '', size = '', of = ''] = inTimeOf.exec(text) ?? [];
  if (of !== '')
    return {
      name: `share of ${of} with ${withArticle(thing)} ${within}`,
      baseline: null,
      target: size,
      better: 'higher',
      title: `Reach ${withArticle(thing)} ${within} for ${size} of ${of}`,
      noun: of,
    };
  const [, amount = '', each = '', on = ''] = spentOn.exec(text) ?? [];
  if (on === '' || unitOfValue(amount) !== 'time' || !lowered.test(amount)) return null;
  const figureOf = lowerFirst(`${amount}${each}`);
  return {
    name: `time spent on ${on}`,
    baseline: null,
    target: figureOf,
    better: 'lower',
    title: `Keep the time spent on ${on} ${figureOf}`,
    noun: null,
  };
}

/** `late fees fell by 80%` is a change; of `complaints dropped to 3` the figure is what it comes to. */
export function fallenIn(text: string): Timely | { name: string; to: string; better: Measure['better'] } | null {
  const [, what = '', how = '', by = '', amount = '', per = ''] = fallen.exec(text) ?? [];
  // 'waiting should fall to 50 minutes' is read elsewhere.
  if (what === '' || pronoun.test(what) || /^(?:which|who) |\b(?:should|must|will|shall|to|can|may)$/i.test(what))
    return null;
  const better = /^[rg]/i.test(how) ? 'higher' : 'lower';
  if (by !== ' by ') return { name: what, to: `${amount}${per}`, better };
  return {
    // Fees are a sum, and no number of them.
    name: /\b(?:fees|costs|expenses|losses|sales)$/.test(what) ? `sum of ${what}` : what,
    baseline: null,
    target: changeOf(amount, better),
    better,
    title: `${better === 'lower' ? 'Cut' : 'Raise'} ${what} by ${amount}`,
    noun: null,
  };
}
