import { infinitive, lowerFirst, plural, upperFirst } from '../language.js';
import type { Capability } from '../read/brief.js';
import { isPronoun } from './mentions.js';
import type { Deed } from './pieces.js';
import type { Statement } from './statements.js';

/** A deed with a pronoun of which it is not sure what it stands for is told with the deed before, in the idea's own words. */

/** `it, giving a reason` is no more than `it`. */
const opensWithPronoun = ({ object }: Deed): boolean => isPronoun(object.replace(/, .*$/, ''));
const hangs =
  /^(?:to|for|on|with|from|against|about|into|towards|in|of) (?:it|them)(?: (?:by|with|within|in|at|on) .*)?$/i;

/** `take it out of service`, of which nothing was made; `subscribe | to it`. */
export const isHanging = (deed: Deed, capability: Capability | null): boolean =>
  capability === null ? opensWithPronoun(deed) : hangs.test(capability.tail);

/**
 * `An attendant gets an alert when a machine reports a fault, and can take it out of service`: both, so that the pronoun
 * stands beside what it stands for. False where the words could not stand alone.
 */
export function toldWithBefore(
  last: Capability,
  before: Deed,
  own: Deed,
  { whole, start }: Statement,
  rest: string,
): boolean {
  const words = wordsOfBoth(last.by, before, own, (from, to) => whole.slice(from - start, to - start)) + rest;
  const plain = words.replace(/\s+/g, ' ').trim();
  if (plain === '' || plain.split(' ').length > longest || /[.;:!?]\s/.test(plain)) return false;
  last.words = /^to /.test(plain) ? plain : upperFirst(plain);
  return true;
}
/** More is no single wish. */
const longest = 40;

function wordsOfBoth(
  by: string | undefined,
  before: Deed,
  own: Deed,
  said: (from: number, to: number) => string,
): string {
  const from = said(before.start, before.end).replace(/^[\s,;]*(?:(?:and|but|or|then|also|that|which) )*/i, '');
  const behind = said(before.end, own.end)
    .replace(/^, (?=\S+ )(?!and\b|but\b|or\b|who\b|which\b)/i, ' and ')
    .replace(/, and where /, ', and ');
  const all = `${from}${behind}`;
  const at = from.toLowerCase().indexOf(before.verb.toLowerCase());
  const ownAt = all.indexOf(own.verb, from.length);
  if (at < 0 || ownAt < 0) return '';
  const isSame = !own.passive && own.who.join() === before.who.join() && own.automatic === before.automatic;
  // 'An attendant gets an alert …', 'a worker talks, and the app turns it into a log': as it stands.
  if (!isSame || before.passive || before.doer !== '' || before.to !== '') {
    const [who = ''] = before.who;
    const place = who === '' ? 0 : from.indexOf(who);
    const clause = place < 0 ? '' : all.slice(place);
    return /^(?:(?:the|an?|each|every|all|our) |\p{L}+s )/iu.test(clause) &&
      !before.conditions.some((one) => from.startsWith(one))
      ? clause
      : '';
  }
  const [when = '', ...others] = before.conditions.filter((one) => from.slice(0, at).includes(one));
  if (others.length > 0 || (!before.automatic && by === undefined)) return '';
  // 'listens to each voicemail, turns it into an order': to listen to each voicemail and turn it into an order.
  return [
    before.automatic || by === undefined ? 'to' : upperFirst(plural(by)),
    infinitiveOf(before.verb),
    all
      .slice(at + before.verb.length, ownAt)
      .trim()
      .replace(/ (?:can|may|should|must|will|to)$/, ''),
    infinitiveOf(own.verb),
    all.slice(ownAt + own.verb.length).trim(),
    lowerFirst(when),
  ]
    .filter(Boolean)
    .join(' ');
}

const infinitiveOf = (verb: string): string => {
  const [first = '', ...rest] = verb.split(' ');
  return [infinitive(first.toLowerCase()), ...rest].join(' ');
};
