import { asThey, lowerFirst, sentence, stripStop, upperFirst, withArticle } from '../language.js';
import { mainDeeds } from '../plan/main-deed.js';
import type { Feature, Plan } from '../plan/plan.js';
import { type Course, coursesOf } from './courses.js';
import { idOfFeature } from './feature-ids.js';
import { fitText } from './fit.js';
import { capabilityOf, type DeedGroup, groupsIn, groupTitle, stepsOf, wholeOf } from './deed-groups.js';
import { actOf, actOfAny } from './deeds.js';
import { label } from './flowchart.js';
import { type Draft, isOptional, type ListWriter, type Row, type TextWriter, refs } from './draft.js';
import { saidWith } from './requirement-checks.js';
import { sidePlace, storyTitle } from './scope.js';

/** A map of what people do holds at least three places, and no more than people read. */
const fewest = 3;
const most = 7;

const casesOf = (plan: Plan): DeedGroup[] => {
  // A title without room for all of them names each by itself.
  const groups = groupsIn(stepsOf(plan), plan, fewest).flatMap((group): DeedGroup[] =>
    isAsked(group) && group.members.length > 1 && !namesAll(group, plan)
      ? group.members.map((member) => ({ side: group.side, members: [member] }))
      : [group],
  );
  const done = groups.filter(({ members }) => members.some(({ feature }) => !feature.isByItself));
  // A thing that the product has is no deed of anybody.
  const acts = done.filter(({ members }) => members.some(({ feature }) => !capabilityOf(feature, plan)?.named));
  return (acts.length > 0 ? acts : done.length > 0 ? done : groups).slice(0, most);
};

/** Whether the title has room for each of the deeds. */
const namesAll = (group: DeedGroup, plan: Plan): boolean => {
  const title = caseTitle(group, plan).toLowerCase();
  return group.members.every(({ feature }) => title.includes(feature.name.split(' ')[0]?.toLowerCase() ?? ''));
};

export const useCaseLists: Record<string, ListWriter> = {
  useCase: (draft) =>
    coursesOf(draft.plan).map((course) => (isAsked(course) ? askedCase(course, draft) : usualCase(course, draft))),
};

const isAsked = ({ members }: Pick<DeedGroup, 'members'>): boolean =>
  members.every(({ feature }) => feature.asked !== undefined);

/** What the idea says they do, each deed with what is proposed of it. */
function askedCase(group: Course, draft: Draft): Row {
  const { plan } = draft;
  // A no is the other way out of a yes to the same.
  const instead = group.members.filter(
    ({ feature }, at) => at > 0 && isNoTo(feature, group.members[at - 1]?.feature, plan),
  );
  const members = group.members.filter((member) => !instead.includes(member));
  const doers = new Set(members.map(({ feature }) => doerOf(feature, plan)));
  const steps: { feature: Feature | null; text: string }[] = members.map(({ feature }) => ({
    feature,
    text: stepOf(feature, draft, doers.size > 1),
  }));
  // What somebody's yes lets others do is where the course ends, unless their deed is a step of it.
  const held = members.at(-1)?.feature.rules?.find(({ kind }) => kind === 'yes')?.held;
  if (held && !held.isElsewhere) steps.push({ feature: null, text: sentence(held.may) });
  const isReferred = members.every(({ feature }) => idOfFeature(feature, draft) !== '');
  const beforeOf = (feature: Feature): Feature | undefined =>
    group.members[group.members.findIndex((one) => one.feature === feature) - 1]?.feature;
  const placeOf = (feature: Feature): number => steps.findIndex((step) => step.feature === feature) + 1;
  return {
    name: courseTitle(group, plan),
    actor: refs(
      'actor',
      ...new Set(
        members.flatMap(({ feature }) => (feature.by || feature.isByItself ? [] : [sidePlace(feature, plan)])),
      ),
    ),
    trigger: undefined,
    precondition: undefined,
    mainFlow: steps.map(({ text }, at) => `${at + 1}. ${text}`),
    alternatives: [
      ...instead.map(({ feature }) => {
        const before = beforeOf(feature);
        return `${before ? placeOf(before) : 1}a. Instead: ${lowerFirst(stripStop(actOf(feature, plan) ?? feature.name))}.`;
      }),
      ...members.flatMap(({ feature }) =>
        otherCourses(feature, draft, placeOf(feature), instead.filter((no) => beforeOf(no.feature) === feature).length),
      ),
    ].slice(0, 4),
    postcondition: undefined,
    // Its steps name them.
    requirements: isReferred ? [] : refs('functionalRequirement', ...new Set(group.members.map(({ at }) => at))),
  };
}

/** `Treasurer: book the payment (FR-006)`: a step is told in full with its requirement, where the document has one. */
function stepOf(feature: Feature, draft: Draft, isNamed: boolean): string {
  const id = idOfFeature(feature, draft);
  if (id === '') return sentence(actOfAny(feature, draft.plan) ?? feature.asked ?? feature.name);
  const doer = isNamed ? doerOf(feature, draft.plan) : '';
  return doer === '' ? `${feature.name} (${id})` : `${upperFirst(doer)}: ${lowerFirst(feature.name)} (${id})`;
}

/** Whose deed it is; what happens by itself is done by the system. */
const doerOf = ({ by, side, isByItself }: Feature, { personas }: Plan): string =>
  isByItself ? 'system' : (by ?? personas.find((persona) => persona.side === side)?.role ?? '');

/** `decline the visit` behind `confirm the visit`. */
function isNoTo(feature: Feature, before: Feature | undefined, plan: Plan): boolean {
  const [no, yes] = [capabilityOf(feature, plan), before && capabilityOf(before, plan)];
  return (
    no !== undefined &&
    yes !== undefined &&
    no.noun === yes.noun &&
    /^(?:decline|reject|refuse|deny)$/.test(no.verb) &&
    /^(?:confirm|accept|approve|agree|grant)$/.test(yes.verb)
  );
}

/** What only says that the usual course holds. */
const goesThrough = /^it (?:goes through|is certain|is changed|holds from)\b/;

/** How it can go differently, by the rules of the idea; what its requirement says is not said a second time. */
const otherCourses = (feature: Feature, draft: Draft, step: number, taken = 0): string[] => {
  const before = saidWith(wholeOf(feature), draft);
  return [
    ...feature.tests.slice(1).filter(({ isRuled }) => isRuled || !feature.stated),
    ...feature.ruledBy.map(({ breaks }) => breaks),
  ]
    .filter(({ given, then }) => !goesThrough.test(then) && !(isIn(given, before) && isIn(then, before)))
    .slice(0, 2)
    .map(
      ({ given, when, then }, at) =>
        `${step}${'abc'[at + taken] ?? 'd'}. ${upperFirst(stripStop(given))}, and ${lowerFirst(when)}: ${lowerFirst(stripStop(then))}.`,
    );
};
const isIn = (text: string, told: string): boolean => told.includes(stripStop(text).toLowerCase());

function usualCase({ members }: Course, draft: Draft): Row {
  const { plan, say } = draft;
  const [{ feature, at }] = members as [DeedGroup['members'][number]];
  return {
    name: useCaseName(feature),
    actor: refs('actor', sidePlace(feature, plan)),
    trigger: say(wish(feature)),
    precondition: say(
      `[{A ${feature.side}} is signed in; ~ Signed in as {a ${feature.side}};] ${lowerFirst(stripStop(feature.tests[0]?.given ?? 'what it needs is there'))}.`,
    ),
    mainFlow: [
      say(
        `1. The {${feature.side}} [opens the page; the system shows the current status. ~ opens it; the system shows the current status and its time.]`,
      ),
      `2. ${actOfAny(feature, plan) ?? upperFirst(feature.tests[0]?.when ?? 'it is confirmed')}.`,
      `3. The system [checks permissions and rules and saves it with name and time ~ saves it with name and time if permissions and rules allow]: ${feature.leaves}.`,
    ],
    alternatives: otherCourses(feature, draft, 2),
    // Its last step says it.
    postcondition: undefined,
    requirements: refs('functionalRequirement', at),
  };
}

/** `A quote from hand to hand`, from the first deed to the last, or the deed itself. */
function courseTitle({ members, thing }: Course, plan: Plan): string {
  const [first, ...others] = members;
  const last = others.at(-1);
  if (thing !== '' && first && last) return upperFirst(`${withArticle(thing)} from hand to hand`);
  if (
    first &&
    last &&
    members.every(({ feature }) => feature.side === first.feature.side && feature.by === first.feature.by)
  )
    return titleInOne(members, plan) ?? fromTo(first.feature, last.feature);
  const name = (member: typeof first): string => lowerFirst(member?.feature.name ?? '');
  return first && last ? fromTo(first.feature, last.feature) : fitText(upperFirst(name(first)), 90);
}

const fromTo = (first: Feature, last: Feature): string =>
  fitText(`From “${upperFirst(first.name)}” to “${upperFirst(last.name)}”`, 90);

/** `Weigh out each ration and tick off each ration`, where all of it has room. */
function titleInOne(members: Course['members'], plan: Plan): string | null {
  const [first] = members;
  if (!first || members.length > 2) return null;
  const title = groupTitle({ side: first.feature.side, members }, plan, 70);
  return title !== first.feature.name && / and /.test(title) ? title : null;
}

/** Verb and object: what the idea asks for has it in its name, the rest in its story. */
const useCaseName = (feature: Feature): string => (feature.stated ? feature.name : storyTitle(feature));

const caseTitle = (group: DeedGroup, plan: Plan): string =>
  isAsked(group) ? groupTitle(group, plan, 60) : useCaseName(group.members[0]?.feature as Feature);

/** Why somebody turns to it: `A member wants to …`, or what they need where it is no act of theirs. */
const wish = ({ side, need, name }: Feature): string =>
  /^to \p{L}/u.test(need) ? `{A ${side}} wants ${asThey(stripStop(need))}.` : `{A ${side}} turns to “${name}”.`;

/** The steps of a course as arrows, each by whom it is done. */
function courseLines({ members }: Course, draft: Draft, plain: (text: string) => string): string {
  const doers = [...new Set(members.map(({ feature }) => doerOf(feature, draft.plan)))].filter(
    (who) => who !== 'system',
  );
  return [
    'sequenceDiagram',
    ...doers.map((who, at) => `  actor A${at + 1} as ${plain(upperFirst(who))}`),
    `  participant S as ${plain(draft.say('{Product}'))}`,
    ...members.map(({ feature }) => {
      const from = feature.isByItself ? 'S' : `A${doers.indexOf(doerOf(feature, draft.plan)) + 1}`;
      const id = idOfFeature(feature, draft);
      return `  ${from}->>S: ${plain([id, lowerFirst(feature.name)].filter(Boolean).join(' '))}`;
    }),
  ].join('\n');
}

export const useCaseTexts: Record<string, TextWriter> = {
  'useCase.map': ({ plan, say, slots }) => {
    const uses = casesOf(plan);
    // Nobody does what happens by itself.
    const worked = uses.filter(({ members }) => members.some(({ feature }) => !feature.isByItself));
    return [
      'flowchart LR',
      ...[...new Set(worked.map(({ side }) => side))].map(
        (side) => `  ${side}["${label(upperFirst(slots[side] ?? ''))}"]`,
      ),
      `  subgraph S["${label(say('{Product}'))}"]`,
      ...uses.map((group, at) => `    U${at + 1}(["${label(caseTitle(group, plan), 60)}"])`),
      '  end',
      ...uses.flatMap((group, at) => (worked.includes(group) ? [`  ${group.side} --> U${at + 1}`] : [])),
    ].join('\n');
  },
  'useCase.sequence': (draft) => {
    const { plan, say, slots } = draft;
    // What has to wait for a yes matters most; else it is the first deed.
    const feature =
      plan.features.find(({ rules = [] }) => rules.some(({ kind }) => kind === 'approval')) ??
      mainDeeds(plan.features.filter(({ words, isByItself }) => words === undefined || !isByItself))[0];
    if (!feature && isOptional('useCase.sequence', draft)) return '';
    const yes = feature?.rules?.find(({ kind }) => kind === 'approval');
    const side = feature?.side ?? 'actor';
    const plain = (text: string): string => label(text.replace(/[:;()#]/g, ''), 90);
    const head = (third?: string): string[] => [
      'sequenceDiagram',
      `  actor A as ${plain(upperFirst(slots[side] ?? say('{Actor}')))}`,
      `  participant S as ${plain(say('{Product}'))}`,
      ...(third === undefined ? [] : [`  actor O as ${plain(upperFirst(third))}`]),
      `  ${feature?.isByItself ? 'S' : 'A'}->>S: ${plain(feature?.name ?? 'acts')}`,
    ];
    if (yes)
      return [
        ...head(yes.by ?? 'approver'),
        '  S-->>A: stored, shown as waiting',
        `  S-->>O: waits for an answer`,
        '  alt yes',
        `    O->>S: ${plain(`${yes.verb ?? 'approve'} it`)}`,
        '    S-->>A: holds from now on',
        '  else no',
        '    O->>S: no, with a reason (assumed)',
        '    S-->>A: does not count',
        '  end',
      ].join('\n');
    // What comes of each step is told with its requirement.
    const [course] = coursesOf(plan);
    if (course && isAsked(course)) return courseLines(course, draft, plain);
    return [...head(), `  S-->>A: ${plain(feature?.tests[0]?.then ?? 'done')}`].join('\n');
  },
};
