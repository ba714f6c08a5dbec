import { singularWords } from '../language.js';
import type { Brief, Capability } from '../read/brief.js';
import type { Goal } from './plan.js';
import { classOf } from './sense.js';

/** How many of the things that an idea asks for are indispensable, as long as nobody has ranked them. */
export const mostMusts = 7;

/** `A deposit of 40 euros is held until …`: what holds by itself is a rule of the idea, wherever it stands in it. */
export const isBinding = (deed: Capability | undefined): boolean =>
  deed?.automatic === true &&
  (classOf(deed) === 'sum' || /\b(?:until|unless|only|never|must)\b/.test(`${deed.object} ${deed.tail}`));

/** Which of them are not indispensable: the last told, though none whose thing a rule or a goal of the idea names. */
export function sparedOf(
  count: number,
  asked: Capability[],
  { limits }: Pick<Brief, 'limits'>,
  goals: Pick<Goal, 'goal'>[],
  musts: number,
): Set<number> {
  const named = new Set(singularWords([...limits.map(({ text }) => text), ...goals.map(({ goal }) => goal)].join(' ')));
  const isNamed = (at: number): boolean => {
    const { noun = '' } = asked[at] ?? {};
    return noun !== '' && singularWords(noun).every((word) => named.has(word));
  };
  const fromLast = Array.from({ length: count }, (_, at) => count - 1 - at);
  return new Set(
    [...fromLast.filter((at) => !isNamed(at)), ...fromLast.filter(isNamed)].slice(0, Math.max(0, count - musts)),
  );
}
