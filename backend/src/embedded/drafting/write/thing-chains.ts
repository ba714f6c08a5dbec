import { capabilityOf } from './deed-groups.js';
import type { Plan } from '../plan/plan.js';
import { handledBy, type Thing, thingsOf } from '../plan/things.js';

/** Steps of one thing follow each other; those of different things are told one after the other, and that is all. */

export interface ShownDeed {
  deed: string;
  at: number;
  feature: Plan['features'][number];
}
type Step = ShownDeed | { yes: ShownDeed; no: ShownDeed };

export const eachOf = (step: Step): ShownDeed[] => ('yes' in step ? [step.yes, step.no] : [step]);

interface Chain {
  thing: string;
  steps: Step[];
}

interface Chains {
  /** That of the thing that everything is about, or the one with a decision in it. */
  main: Chain | undefined;
  chains: Chain[];
  alone: Step[];
  /** What may be done at any time, as far as nothing follows from it. */
  rest: ShownDeed[];
}

/** `report damage` and `approve the reports` are two steps of one thing. */
const tells = /^(?:report|flag|log|raise) /i;
const answers = /^(?:approve|accept|refuse|reject|confirm|settle|decide|review|repair|fix|close|answer) /i;
/** With these a thing begins, and is then given to somebody, whichever deed the idea tells first. */
const begins = /^(?:plan|schedule|create|draw up|request|ask for|apply|order|book|reserve) /i;
const assigns = /^(?:assign|allocate) /i;
/** With these it is back, or over. */
const ends = /^(?:check in|return|give back|bring back|take back|close|archive|put) /i;
const rankOf = (step: Step): number =>
  eachOf(step).some(({ deed }) => begins.test(deed) || tells.test(deed))
    ? 0
    : eachOf(step).some(({ deed }) => assigns.test(deed))
      ? 1
      : eachOf(step).some(({ deed }) => ends.test(deed))
        ? 3
        : 2;

export function inChains(steps: Step[], anyTime: ShownDeed[], plan: Plan): Chains {
  const wholeOf = ({ noun, of }: Thing, depth = 0): string => {
    const above = thingsOf(plan).find((one) => one.noun === of);
    return above && depth < 3 ? wholeOf(above, depth + 1) : noun;
  };
  const thingOf = (step: Step): string => {
    const [{ feature } = { feature: undefined }] = eachOf(step);
    const deed = feature && capabilityOf(feature, plan);
    const [thing] = deed ? handledBy(deed, plan) : [];
    return thing ? wholeOf(thing) : '';
  };
  const answered = steps.filter((step) => eachOf(step).some(({ deed }) => answers.test(deed))).map(thingOf);
  const told = anyTime.filter((one) => tells.test(one.deed) && answered.includes(thingOf(one)));
  const all: Step[] = [...told, ...steps];
  const unit = plan.known.slots['unit']?.toLowerCase() ?? '';
  const things = [...new Set(all.map(thingOf))];
  const chains = things.flatMap((thing) => {
    const own = all.filter((step) => thing !== '' && thingOf(step) === thing);
    return own.length > 1 ? [{ thing, steps: own.toSorted((one, two) => rankOf(one) - rankOf(two)) }] : [];
  });
  const chained = new Set(chains.flatMap((chain) => chain.steps));
  const main =
    chains.find(({ thing }) => thing === unit) ?? chains.find((chain) => chain.steps.some((step) => 'yes' in step));
  return {
    main,
    chains: chains.filter((chain) => chain !== main),
    alone: steps.filter((step) => !chained.has(step)),
    rest: anyTime.filter((one) => !told.includes(one)),
  };
}
