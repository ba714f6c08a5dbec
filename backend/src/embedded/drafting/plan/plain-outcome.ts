import { plural, singular } from '../language.js';
import type { Told } from './deed-looks.js';
import { formsOf } from './deed-thing.js';
import { participleOf } from './deed-words.js';
import type { Feature } from './plan.js';

/** What can be seen of a deed of the product of which nothing is known but the idea's own words: its figure, its time or its thing. */

type Test = Feature['tests'][number];

/** `above 0.95`, `under 40 miles`: done on one side of a figure, and not on the other. */
const figure = /^((?:above|over|below|under|more than|less than|at least|from) \d[\d.,]*(?: ?[\p{L}%°€£$]+){0,2})$/u;
/** `in less than 800 ms`, `within 2 minutes`. */
const fast =
  /(?:^|[ ,])((?:(?:in|within)(?: less than| under| at most)?|in under) \d[\d.,]* ?(?:ms|milliseconds?|s|seconds?|minutes?))\b/u;
/** `under its demand limit`, `within 2 degrees`: how something stays. */
const state =
  /^(?:under|below|above|over|within|between|inside|outside|out of|away|apart|off|open|closed|up to date|warm|cool|cold|safe|free|clean|clear|in (?:sync|order|line|balance|stock))\b/i;

/** `keep the depot under its limit`: it stays so, and nothing is written down. */
export const staysSo = (verb: string, tail: string): boolean =>
  /^(?:keep|hold|maintain)$/.test(verb) && state.test(tail);

export function plainOutcome({ capability: { verb, tail }, thing, words }: Told, when: string): Test {
  const product = words['product'] ?? 'the product';
  const [it, is, has] = formsOf(thing);
  if (thing && staysSo(verb, tail))
    return {
      given: `${product} has run for a day`,
      when: 'its log of that day is read',
      then: `${it} ${has} stayed ${tail} all day`,
    };
  const past = participleOf(verb);
  const [, limit = ''] = figure.exec(tail) ?? [];
  if (thing && limit !== '' && thing.noun !== '')
    return {
      given: `of two ${plural(singular(thing.noun))} one is ${limit}, and the other is not`,
      when: 'no user does anything more',
      then: `only the first is ${past}`,
    };
  const [, time = ''] = fast.exec(tail) ?? [];
  if (time !== '')
    return {
      given: 'ten runs in a row',
      when: when.replace(/,? (?:in|within) [^,]*\d[^,]*(?:,.*)?$/u, ''),
      then: `${thing ? `${it} ${is} ${past}` : 'it is done'} ${time} each time`,
    };
  return {
    isPlain: true,
    given: 'three cases whose right result is written down beforehand',
    when,
    then: 'all three come out as written down',
  };
}
