import { doer, isSomebody } from '../grammar/somebody.js';
import { participle } from '../language.js';
import type { Audience, Capability } from './brief.js';
import { doersIn } from './doers.js';
import { isPeople } from './lexicon.js';
import { withOthers } from './every-deed.js';

/** Whom the product only tells something: `alerts the dispatcher and the driver when it is too warm`. */

const telling = /^(?:alert|call|inform|notify|page|ping|remind|tell|text|warn)$/;
const sending = /^(?:send|produce|create|generate|issue)$/;
const toWhom =
  /(?:^| )(?:to|for) (?<whom>(?:(?:the|each|every|our|their) )?[\p{L}-]+(?: [\p{L}-]+){0,2}?)(?= (?:when|if|as soon as|once|after|before|at|by|on|in|every|each|two|\d)\b|$)/u;

const reachedBy = ({ verb, object, tail, automatic }: Capability): string | undefined =>
  !automatic
    ? undefined
    : telling.test(verb)
      ? object
      : sending.test(verb)
        ? toWhom.exec(`${object} ${tail}`)?.groups?.['whom']
        : undefined;

/** Whoever is meant by it: `the dispatcher and the driver`. */
function whomIn(deed: Capability): Audience[] {
  const whom = reachedBy(deed);
  if (whom === undefined) return [];
  const all = doersIn(whom);
  return all.length > 0 ? all : isSomebody(whom) ? [doer(whom)] : [];
}

/** What the product tells somebody by itself; a team hears it through its members. */
export const toldTo = (role: string, deeds: readonly Capability[]): Capability[] =>
  withOthers(deeds).filter(
    (deed) => telling.test(deed.verb) && whomIn(deed).some(({ noun }) => noun === role || role.startsWith(`${noun} `)),
  );

/** `Is alerted when the temperature is too high` */
export const isTold = ({ verb, object, tail }: Capability): string =>
  (telling.test(verb) ? ['is', participle(verb), tail] : ['receives', object, tail.replace(toWhom, '').trim()])
    .filter(Boolean)
    .join(' ');

const bare = (noun: string): string => noun.replace(/ staff$/, '');

/** They have no deed of their own, and are named as somebody of the product all the same. */
export function withReached(known: readonly Audience[], deeds: readonly Capability[]): Audience[] {
  const isKnown = (noun: string): boolean =>
    known.some((one) => one.noun === noun || one.noun.endsWith(` ${noun}`) || noun.endsWith(` ${one.noun}`));
  const reached = deeds
    .flatMap(whomIn)
    .filter(
      ({ noun }, at, all) =>
        (isPeople(bare(noun)) || isPeople(`the ${bare(noun)}`) || /^\p{L}+ team$/u.test(noun)) &&
        !/^(?:right|whole|person|people|somebody|everyone|everybody|user|team)\b/.test(noun) &&
        !isKnown(noun) &&
        all.findIndex((one) => one.noun === noun) === at,
    );
  return [...known, ...reached];
}
