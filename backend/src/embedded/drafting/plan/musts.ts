import { singularWords } from '../language.js';
import type { Brief, Capability } from '../read/brief.js';
import type { Goal } from './plan.js';
import { isPeople } from '../read/lexicon.js';
import { classOf } from './sense.js';

/** How many of the things that an idea asks for are indispensable, as long as nobody has ranked them. */
export const mostMusts = 7;

/** Of a long list more are, since nobody asks for what can be done without. */
export const mustsOf = (asked: number): number => Math.max(mostMusts, Math.round(asked * 0.8));

/** `A deposit of 40 euros is held until …`: what holds by itself is a rule of the idea, wherever it stands in it. */
export const isBinding = (deed: Capability | undefined): boolean =>
  deed?.automatic === true &&
  (classOf(deed) === 'sum' || /\b(?:until|unless|only|never|must)\b/.test(`${deed.object} ${deed.tail}`));

/** The work goes on without it for some weeks: a rating, an export, an overview. */
const comfort =
  /^(?:see|view|compare|export|download|rate|comment|comment on|share|print|filter|follow|recommend|customise|personalise)$/;
/** What everything else starts from: an account, a calendar, an offer. */
const basis = /^(?:create|set|set up|list|publish|register|sign up|open|define|add)$/;
/** Nobody can try the whole without it: money that is due, and what has to happen `before they go live`. */
const isCore = ({ verb, tail, object }: Capability): boolean =>
  /^(?:pay|pay out|verify|hold)\b/.test(verb) ||
  /\bbefore (?:they|their|it|its|he|she|the|an?y?)\b/.test(`${object} ${tail}`);

/**
 * Which of them are not indispensable: what is a comfort before all others, and the last told before the first; none whose
 * thing a rule or a goal of the idea names, as long as there are others.
 */
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
    return noun !== '' && !isPeople(noun) && singularWords(noun).every((word) => named.has(word));
  };
  const rank = (at: number): number => {
    const deed = asked[at];
    return (
      (deed && isCore(deed) ? 4 : 0) +
      (isNamed(at) || (deed && basis.test(deed.verb)) ? 2 : 0) +
      (deed && comfort.test(deed.verb) ? 0 : 1)
    );
  };
  const fromLast = Array.from({ length: count }, (_, at) => count - 1 - at).toSorted(
    (one, other) => rank(one) - rank(other),
  );
  return new Set(fromLast.slice(0, Math.max(0, count - musts)));
}
