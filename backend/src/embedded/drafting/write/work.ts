import { joinWords, lowerFirst, sentence, stripStop, upperFirst } from '../language.js';
import type { Feature, Plan } from '../plan/plan.js';
import { isTold } from '../read/problem.js';
import { actOf, deedsOf } from './deeds.js';
import type { ListWriter, Row, TextWriter } from './draft.js';
import { countOf, stepFor } from './fact-lines.js';
import { fitText } from './fit.js';
import { idOf } from './references.js';
import { metricName, troubles } from './summary.js';
import { markOf } from './scope.js';

/** Work as it is and as it shall be: what the idea tells of it, and where it is silent, that it has to be seen. */
export const workLists: Record<string, ListWriter> = {
  processStep: ({ plan, say }) => {
    const told = toldSteps(plan);
    if (told.length > 0) return told;
    const unseen = [
      'Not told; watched on the first visits',
      say('Open: to be asked on the visits before {prototypeDate}'),
      'Unknown; those who do it are asked',
      'Not in the idea; seen on a working day',
    ];
    return stepsToday(plan, say).map((row, at) => ({ ...row, problem: unseen[at % unseen.length] }));
  },

  // How each single thing is done today an idea hardly ever tells; what it tells stands once, the rest is open once.
  processChange: (draft) => {
    const { plan, say } = draft;
    const { brief } = plan;
    const isStepwise = plan.facts.steps.length > 0;
    const told = isStepwise
      ? []
      : [
          ...(brief.problem.today ? [say('{Units} are seen to with {coping}')] : []),
          ...troubles(brief)
            .filter((text) => text.length <= 136)
            .map((text) => `“${stripStop(text)}”`),
        ];
    const open = [
      'Not told in the idea; watched on the first visits',
      'Not told either',
      '[As above ~ The same]',
      'To be watched',
      'Open',
      'Seen on the visits',
    ];
    const asked = plan.features.filter(({ stated }) => stated);
    return [...asked, ...plan.features.filter(({ stated }) => !stated)]
      .slice(0, Math.max(3, Math.min(6, asked.length)))
      .map((feature, at) => ({
        today: stepFor(feature, plan) ?? told[at] ?? (isStepwise ? 'Not told' : (open[at - told.length] ?? 'Open')),
        tomorrow: `${feature.name}${markOf(feature)}: ends with ${feature.leaves}`,
        who: upperFirst(say(`{${feature.side}}`)),
        effect: `Counts towards ${idOf('goal', feature.goals[0] ?? 0, draft) || 'the objective'} (${metricName(plan.goals[feature.goals[0] ?? 0]?.metric ?? '')})`,
      }));
  },

  roleChange: ({ plan, say }) =>
    plan.personas.map((persona, at) => ({
      role: upperFirst(persona.role),
      stops:
        at === 0 && plan.brief.problem.today
          ? say('[Using {coping} for it ~ Keeping {units} with {coping} ~ Relying on {coping}]')
          : (['Not told; asked with them', 'Not told either'][plan.brief.problem.today ? at - 1 : at] ?? 'Open'),
      starts: starts(persona, plan),
      support:
        [
          '[Two short sessions on real cases and a colleague to ask ~ A colleague who knows it, and two short sessions on own cases ~ Two sessions with real cases; afterwards somebody near to ask]',
          '[A walk-through on the own phone, ten minutes ~ Ten minutes of being shown it on their own phone ~ One walk-through, on their phone, in ten minutes]',
          '[One hour on rules and figures; authority to change limits ~ The say over limits, and an hour on what the figures mean ~ An hour on figures and rules, and the right to move limits]',
        ][at] ??
        '[A quarter of an hour on a case of their own ~ One case of their own, done together ~ A short walk-through with a case of theirs]',
    })),

  affectedArea: ({ plan, say }) =>
    plan.personas.map((persona, at) => ({
      area: upperFirst(say(`{${persona.side}s}`)),
      people: countOf(persona.role, plan) ?? 'not counted yet',
      change:
        [
          say(
            `[They see to {units} in one place${plan.brief.problem.today ? ' instead of with {coping}' : ''} ~ One place for {units}${plan.brief.problem.today ? ', and no need of {coping} for it' : ' and for all who are concerned'} ~ {Units} are seen to in one place, with one state for all]`,
          ),
          say(
            '[How {units} stand can be looked up instead of being asked ~ They look up how {units} stand ~ They need not ask how {units} stand]',
          ),
          '[They decide from figures that can be traced to single cases ~ Figures for decisions come with the cases behind them ~ Decisions rest on figures whose cases can be opened]',
        ][at] ?? 'The part of their work that the idea names is done here',
      readiness:
        [
          '[Time for two sessions before the pilot ~ Two sessions, in good time ahead of the pilot ~ Freed for two sessions before it starts]',
          '[A device to use it on, and ten minutes to be shown ~ Ten minutes at the start, on a device they have ~ A first look at it, on a device they may use]',
          'Agreement on what is counted and how',
        ][at] ?? 'A case of their own to try it with',
    })),
};

/** The steps that the idea tells, and that what follows them is not told. */
export function toldSteps({ facts }: Plan): Row[] {
  const own = facts.steps
    .filter(({ text }) => text.length <= 118)
    .slice(0, 6)
    .map(({ text, who, tool, wrong }): Row => ({
      step: upperFirst(text),
      actor: upperFirst(who),
      tool: tool ? upperFirst(tool) : 'Not told',
      time: 'Not measured',
      problem: wrong && wrong.length <= 136 ? `“${upperFirst(wrong)}”` : 'Not told',
    }));
  return own.length === 0
    ? []
    : [
        ...own,
        {
          step: 'What follows until it is done',
          actor: 'Not told',
          tool: 'Not told',
          time: 'Not measured',
          problem: 'Not told; watched on the first visits',
        },
      ];
}

/** What any such work begins and ends with, and what people use for it as far as the idea says so. Nothing new is a step of it. */
function stepsToday({ brief }: Plan, say: (text: string) => string): Row[] {
  const coping = brief.problem.today;
  const step = (text: string, actor: string): Row => ({
    step: say(text),
    actor: say(actor),
    tool: 'Not told',
    time: 'Not measured',
  });
  return [
    step('{A unit} comes up', '{Actor}'),
    coping
      ? { ...step('It is seen to with {coping}', '{Actor}'), tool: fitText(upperFirst(coping), 80) }
      : step('It is noted and passed on', 'Not told'),
    step('Those it concerns hear of it', 'Not told'),
    step('It is looked up later', 'Not told'),
  ];
}

/** What they will do with it, in the words of the idea; where it has none, that is an open point. */
function starts({ side }: Plan['personas'][number], plan: Plan): string {
  const deeds = deedsOf(side, plan);
  return deeds.length > 0
    ? fitText(upperFirst(joinWords(deeds.slice(0, 3))), 140)
    : '[Open; agreed with them on the first visits ~ Not told; settled together with them ~ To be found out with them]';
}

export const workTexts: Record<string, TextWriter> = {
  'currentState.description': ({ plan, say }) => {
    const { brief } = plan;
    const steps = toldSteps(plan).filter(({ actor }) => actor !== 'Not told');
    if (steps.length > 0)
      return say(
        `In the words of the idea: ${steps.map((row) => `“${String(row['step'])}”`).join('; ')}. [Not told, and seen on two visits before {prototypeDate}: the steps between, and how long each takes. ~ Two visits before {prototypeDate} show the steps between and the time of each. ~ How long each step takes, and what lies between, is seen on two visits before {prototypeDate}.]`,
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
    const asked = plan.features.filter(({ stated }) => stated).slice(0, 4);
    const told = (asked.length > 0 ? asked : plan.features.slice(0, 3)).map((feature) => scene(feature, plan));
    const [goal] = plan.goals;
    return [
      ...told,
      plan.brief.problem.today ? say('[Nobody needs {coping} for it any more. ~ It no longer takes {coping}.]') : '',
      `[Whether it works is seen in ~ It has worked when one figure has moved: ~ The test of it is] ${metricName(goal?.metric ?? 'the first goal')}.`,
    ]
      .filter(Boolean)
      .join(' ');
  },
};

const scene = (feature: Feature, plan: Plan): string =>
  sentence(`${actOf(feature, plan) ?? `With “${feature.name}” ${lowerFirst(feature.gain)}`}`);
