import { lowerFirst, numberWord, sentence, stripStop, upperFirst } from '../language.js';
import type { Feature, Plan } from '../plan/plan.js';
import { isTold } from '../read/problem.js';
import { actOf, deedOf } from './deeds.js';
import type { ListWriter, Row, TextWriter } from './draft.js';
import { stepFor, withoutToday } from './fact-lines.js';
import { fitText } from './fit.js';
import { idOf } from './references.js';
import { figureName, troubles } from './summary.js';
import { markOf } from './scope.js';

/** Work as it is and as it shall be: what the idea tells of it, and where it is silent, that it has to be seen. */
export const workLists: Record<string, ListWriter> = {
  // An idea hardly ever tells one step from the next: what it tells of today is one row, and the visits add the others.
  processStep: ({ plan, say }) => {
    const told = toldSteps(plan);
    if (told.length > 0) return told;
    const coping = plan.brief.problem.today;
    return [
      coping
        ? {
            step: say('[{Units} are seen to with {coping} ~ {Coping} for {units} ~ {Units}, by way of {coping}]'),
            actor: say('{Actor}'),
            tool: fitText(upperFirst(coping), 80),
          }
        : { step: say('{Units} are seen to in the way that the first visits show'), actor: say('{Actor}') },
    ];
  },

  // How each single thing is done today an idea hardly ever tells; what it tells stands once, the rest is open once.
  processChange: (draft) => {
    const { plan, say } = draft;
    const { brief } = plan;
    const isStepwise = plan.facts.steps.length > 0;
    // Which trouble belongs to which feature the idea does not say.
    const told = !isStepwise && brief.problem.today ? [say('{Units} are seen to with {coping}')] : [];
    const { today } = brief.problem;
    // The tool of today is told of all of it; of which step, is taken for granted.
    const usual = today && today.length <= 60 ? `${upperFirst(today)} (assumed)` : undefined;
    const asked = plan.features.filter(({ stated }) => stated);
    return [...asked, ...plan.features.filter(({ stated }) => !stated)]
      .slice(0, Math.max(3, Math.min(6, asked.length)))
      .map((feature, at) => ({
        today: stepFor(feature, plan) ?? told[at] ?? (feature.stated ? usual : undefined),
        tomorrow: `${feature.name}${markOf(feature)}`,
        who: upperFirst(say(`{${feature.side}}`)),
        // What it brings is its own; the objective is that of several.
        effect: `${upperFirst(stripStop(feature.gain))} (${idOf('goal', feature.goals[0] ?? 0, draft) || 'counts towards the objective'})`,
      }));
  },
};

/** The steps that the idea tells. */
export const toldSteps = ({ facts }: Plan): Row[] =>
  facts.steps
    .filter(({ text }) => text.length <= 118)
    .slice(0, 6)
    .map(({ text, who, tool, wrong }): Row => ({
      step: upperFirst(withoutToday(text)),
      actor: upperFirst(who),
      tool: tool ? upperFirst(tool) : undefined,
      problem: wrong && wrong.length <= 136 ? `“${upperFirst(wrong)}”` : undefined,
    }));

export const workTexts: Record<string, TextWriter> = {
  'currentState.description': ({ plan, say }) => {
    const { brief } = plan;
    const steps = plan.facts.steps.length;
    // The steps stand below, in the words of the idea.
    if (steps > 0)
      return say(
        `The idea tells ${numberWord(steps)} step${steps === 1 ? '' : 's'} of today, which ${steps === 1 ? 'stands' : 'stand'} below in its own words. [Not told, and seen on two visits before {prototypeDate}: what lies between, and how long it takes. ~ Two visits before {prototypeDate} show what lies between and how long it takes. ~ How long it takes, and what lies between, is seen on two visits before {prototypeDate}.]`,
      );
    const told = troubles(brief).slice(0, 2).map(stripStop);
    const isDescribed = brief.problem.today !== null || isTold(brief.problem);
    return [
      // The pains below quote what the idea tells of it.
      brief.problem.today
        ? say(
            '[{Units} are seen to with {coping} today. ~ Today the tool for {units} is {coping}. ~ For {units} people use {coping} today.]',
          )
        : told.length > 0
          ? say(
              '[What the idea tells of today stands under the pains below. ~ The idea tells of today what the pains below quote. ~ The pains below hold what the idea tells of today.]',
            )
          : '',
      isDescribed
        ? ''
        : say(
            '[How {actors} see to {units} today is not described. ~ The idea does not say how {actors} manage {units} today. ~ Today’s way with {units} is not in the idea.]',
          ),
      say(
        '[Not told, and to be written down on two visits before {prototypeDate}: who does which step, how long it takes, and what it costs when it goes wrong. ~ Two visits before {prototypeDate} have to show the rest: the steps, their time, and the price of a failure. ~ What is still missing is who does what, for how long, and at what cost; it is seen on two visits before {prototypeDate}.] [Whatever people would miss is noted too and kept. ~ The visits also ask what works well and has to stay. ~ What works well today is asked as well, so that it is not lost.]',
      ),
    ]
      .filter(Boolean)
      .join(' ');
  },

  'futureState.description': ({ plan, say }) => {
    const deeds = plan.features.filter((feature) => feature.stated && deedOf(feature, plan));
    const [first] = plan.features;
    const [goal] = plan.goals;
    return [
      // The steps stand in the picture below.
      deeds.length > 1
        ? say(
            '[The steps below are done in one record, each by whoever has that part, and seen by those who come next. ~ One record holds the steps below; whoever comes next sees what was done before. ~ Each step below is entered by whoever does it, and whoever comes next sees it there.]',
          )
        : first
          ? scene(first, plan)
          : '',
      plan.brief.problem.today ? say('[Nobody needs {coping} for it any more. ~ It no longer takes {coping}.]') : '',
      `[Whether it works is seen in ~ It has worked when one figure has moved: ~ The test of it is] ${figureName(goal)}.`,
    ]
      .filter(Boolean)
      .join(' ');
  },
};

const scene = (feature: Feature, plan: Plan): string =>
  sentence(`${actOf(feature, plan) ?? `With “${feature.name}” ${lowerFirst(feature.gain)}`}`);
