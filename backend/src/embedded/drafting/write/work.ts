import { lowerFirst, sentence, stripStop, upperFirst } from '../language.js';
import type { Feature, Plan } from '../plan/plan.js';
import { actOf, deedOf } from './deeds.js';
import { isOptional, type Draft, type ListWriter, type Row, type TextWriter } from './draft.js';
import { withoutToday } from './fact-lines.js';
import { stepFor } from './steps.js';
import { fitText } from './fit.js';
import { idOf } from './references.js';
import { troubles, troublesTold } from './problem.js';

/** Work as it is and as it shall be: what the idea tells of it, and where it is silent, that it has to be seen. */
export const workLists: Record<string, ListWriter> = {
  // What is not told of today stands in no row: the visits show it.
  processStep: ({ plan }) => toldSteps(plan),

  // Beside each other stands what the idea itself tells of both days; what is new stands in the scope and with the roles.
  processChange: (draft) => {
    const { plan, say } = draft;
    const rows = plan.features.flatMap((feature): Row[] => {
      const today = feature.stated ? stepFor(feature, plan) : null;
      return today === null
        ? []
        : [
            {
              today,
              tomorrow: feature.name,
              who: upperFirst(say(`{${feature.side}}`)),
              effect: servedBy(feature.goals[0], draft),
            },
          ];
    });
    // One change alone says again what stands with the problem.
    return rows.length > 1 || !isOptional('processChange', draft) ? rows : [];
  },
};

/** `Cut overdue checks (G-001)`: the aim of the idea that it serves. */
const servedBy = (at: number | undefined, draft: Draft): string | undefined => {
  const goal = at === undefined ? undefined : draft.plan.goals[at];
  if (at === undefined || !goal?.stated) return undefined;
  const id = idOf('goal', at, draft);
  return fitText(`${goal.goal}${id === '' ? '' : ` (${id})`}`, 140);
};

/** `two clerks type them into Excel`: what they type stands in the rest of the sentence. */
const withItsObject = (text: string, { sentences }: Plan['brief']): string =>
  /\b(?:it|its|them|they|their|this|that|these|those)\b/i.test(text)
    ? stripStop(sentences.find((one) => one.includes(text)) ?? text)
    : text;

/** The steps that the idea tells; one alone stands with the problem. */
function toldSteps({ facts, brief }: Plan): Row[] {
  const steps = facts.steps
    // A clause without a tool tells what somebody suffers as often as what they do.
    .filter(({ tool }) => tool !== null)
    .map((step) => ({ ...step, text: withItsObject(step.text, brief) }))
    .filter(({ text }, at, all) => text.length <= 118 && all.findIndex((other) => other.text === text) === at)
    .slice(0, 6)
    .map(({ text, who, tool, wrong }): Row => ({
      step: upperFirst(withoutToday(text)),
      actor: upperFirst(who),
      tool: tool ? upperFirst(tool) : undefined,
      problem: wrong && wrong.length <= 136 ? `“${upperFirst(wrong)}”` : undefined,
    }));
  return steps.length > 1 ? steps : [];
}

export const workTexts: Record<string, TextWriter> = {
  'currentState.description': ({ plan, say, block }) => {
    const { brief } = plan;
    // What the problem of the summary says word for word is not said again.
    const isSaid = 'executive-summary' in block.sections;
    const steps = toldSteps(plan).length;
    // The steps stand below, in the words of the idea.
    const told = isSaid ? [] : troublesTold(brief).slice(0, 2);
    const isTold = troubles(brief).length > 0;
    const above = isSaid && isTold ? 'under “Problem”' : '';
    const below = steps > 0 ? 'step by step below' : '';
    const places = [above, below].filter(Boolean).join(' and ');
    return [
      ...told,
      places === '' ? '' : `What the idea tells of today stands ${places}.`,
      say(
        isTold || steps > 0
          ? '[What is not told there is asked in two user visits before {prototypeDate}. ~ Two user visits before {prototypeDate} are to fill what is missing. ~ Whatever is missing is asked of two users by {prototypeDate}.]'
          : '[How the work is done today, how long it takes and what it costs, is asked in two user visits before {prototypeDate}. ~ Two user visits before {prototypeDate} show how the work is done today, how long it takes and what it costs.]',
      ),
    ]
      .filter(Boolean)
      .join(' ');
  },

  'futureState.description': ({ plan, say }) => {
    const deeds = plan.features.filter((feature) => feature.stated && deedOf(feature, plan));
    const [first] = plan.features;
    return [
      // The steps stand in the picture below.
      deeds.length > 0 || !first
        ? say(
            '[The steps below are done with {product}; the rules that they keep to stand with the requirements. ~ What is drawn below is done with {product}, by the rules that stand with the requirements.]',
          )
        : scene(first, plan),
      `[It is measured by the goals of this document. ~ Whether it works is read from the goals of this document. ~ The goals say how its effect is measured. ~ Its effect shows in the goals above.]`,
    ].join(' ');
  },
};

const scene = (feature: Feature, plan: Plan): string =>
  sentence(`${actOf(feature, plan) ?? `With “${feature.name}” ${lowerFirst(feature.gain)}`}`);
