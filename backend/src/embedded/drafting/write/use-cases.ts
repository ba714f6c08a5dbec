import { asThey, lowerFirst, sentence, stripStop, upperFirst } from '../language.js';
import type { Feature, Plan } from '../plan/plan.js';
import { type Course, coursesOf } from './courses.js';
import { capabilityOf } from './deed-groups.js';
import { actOfAny } from './deeds.js';
import { type Draft, type ListWriter, type Row, type TextWriter, refs } from './draft.js';
import { idOfFeature } from './feature-ids.js';
import { fitText } from './fit.js';
import { label } from './flowchart.js';
import { casesBehind, doersOf, isPart, type OwnStep, stepLine } from './own-steps.js';
import { sidePlace, storyTitle } from './scope.js';

/** What a map of what people do has room for. */
const most = 8;

export const useCaseLists: Record<string, ListWriter> = {
  useCase: (draft) => {
    const courses = coursesOf(draft.plan);
    const [first] = draft.plan.features;
    return courses.length > 0
      ? courses.map((course) => toldCase(course, draft))
      : first
        ? [usualCase(first, draft)]
        : [];
  },
};

/** What the idea says they do, each step with the requirement in which it is told. */
function toldCase(course: Course, draft: Draft): Row {
  const { members } = course;
  const isReferred = members.every(({ feature }) => idOfFeature(feature, draft) !== '');
  return {
    name: titleOf(course),
    actor: refs('actor', ...new Set(members.flatMap(({ by }) => (by < 0 ? [] : [by])))),
    trigger: undefined,
    precondition: undefined,
    mainFlow: members.map((step, at) => (members.length > 1 ? `${at + 1}. ` : '') + stepOf(step, draft)),
    alternatives: casesBehind(Math.max(...members.map(({ at }) => at)), draft.plan).map((feature) => {
      const id = idOfFeature(feature, draft);
      return `${draft.say(saidOf(feature, draft))}${id === '' ? '' : ` (${id})`}`;
    }),
    postcondition: undefined,
    // Its steps name them.
    requirements: isReferred ? [] : refs('functionalRequirement', ...new Set(members.map(({ at }) => at))),
  };
}

/** A case in the words of the idea. */
function saidOf(feature: Feature, { plan }: Draft): string {
  const said = capabilityOf(feature, plan)?.said;
  return said?.isQuoted ? `“${said.text}”` : stripStop(said?.text ?? feature.description);
}

const titleOf = ({ title, members }: Course): string => fitText(title || (members[0]?.feature.name ?? ''), 90);

/** `Workers: offer a shift (FR-001)` */
function stepOf(step: OwnStep, draft: Draft): string {
  const id = idOfFeature(step.feature, draft);
  const line = stepLine(step, draft.plan);
  return id === '' ? sentence(line) : `${line} (${id})`;
}

/** What is told of no steps, or only proposed. */
function usualCase(feature: Feature, { plan, say }: Draft): Row {
  return {
    name: feature.stated ? feature.name : storyTitle(feature),
    actor: feature.stated ? [] : refs('actor', sidePlace(feature, plan)),
    trigger: feature.stated ? undefined : say(wish(feature)),
    precondition: undefined,
    mainFlow: feature.stated
      ? [fitText(feature.description, 280)]
      : [
          `1. ${actOfAny(feature, plan) ?? upperFirst(feature.tests[0]?.when ?? 'it is confirmed')}.`,
          `2. The system saves it with name and time: ${feature.leaves}.`,
        ],
    alternatives: [],
    postcondition: undefined,
    requirements: refs('functionalRequirement', plan.features.indexOf(feature)),
  };
}

/** Why somebody turns to it: `A member wants to …`, or what they need where it is no act of theirs. */
const wish = ({ side, need, name }: Feature): string =>
  /^to \p{L}/u.test(need) ? `{A ${side}} wants ${asThey(stripStop(need))}.` : `{A ${side}} turns to “${name}”.`;

/** The functions on the map: those that people have a part in; what the product does where there are none. */
function mapped(plan: Plan): Feature[] {
  const asked = plan.features.filter(({ stated }) => stated);
  const worked = asked.filter((feature) => isPart(feature, plan));
  const byItself = asked.filter(({ isByItself, words }) => isByItself && words === undefined);
  return [worked, byItself, asked, plan.features].find((some) => some.length > 0)?.slice(0, most) ?? [];
}

export const useCaseTexts: Record<string, TextWriter> = {
  'useCase.map': ({ plan, say }) => {
    const uses = mapped(plan).map((feature) => ({
      feature,
      doers: isPart(feature, plan) ? doersOf(feature, plan) : feature.stated ? [] : [sidePlace(feature, plan)],
    }));
    const doers = [...new Set(uses.flatMap((use) => use.doers))];
    return [
      'flowchart LR',
      ...doers.map((at) => `  P${at + 1}["${label(upperFirst(plan.personas[at]?.role ?? ''))}"]`),
      `  subgraph S["${label(say('{Product}'))}"]`,
      ...uses.map(({ feature }, at) => `    U${at + 1}(["${label(feature.name, 140)}"])`),
      '  end',
      ...uses.flatMap((use, at) => use.doers.map((doer) => `  P${doer + 1} --> U${at + 1}`)),
    ].join('\n');
  },

  'useCase.sequence': (draft) => {
    const { plan, say } = draft;
    const [course] = coursesOf(plan);
    const [first] = plan.features;
    const plain = (text: string): string => label(text.replace(/(\d):(?=\d)/g, '$1.').replace(/[:;()#]/g, ''), 200);
    const lines = (steps: { by: number; text: string }[]): string => {
      const doers = [...new Set(steps.map(({ by }) => by))].filter((by) => by >= 0);
      return [
        'sequenceDiagram',
        ...doers.map((by, at) => `  actor A${at + 1} as ${plain(upperFirst(plan.personas[by]?.role ?? ''))}`),
        `  participant S as ${plain(say('{Product}'))}`,
        ...steps.map(
          ({ by, text }) =>
            `  ${by < 0 ? `S->>${doers.length > 0 ? 'A1' : 'S'}` : `A${doers.indexOf(by) + 1}->>S`}: ${plain(text)}`,
        ),
      ].join('\n');
    };
    if (course)
      return lines(
        course.members.map(({ by, text, feature, who }) => ({
          by,
          text: [idOfFeature(feature, draft), who ? `${who},` : '', text].filter(Boolean).join(' '),
        })),
      );
    return first ? lines([{ by: first.isByItself ? -1 : sidePlace(first, plan), text: lowerFirst(first.name) }]) : '';
  },
};
