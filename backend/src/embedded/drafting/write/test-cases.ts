import { hasScreens } from '../know/surface.js';
import { lowerFirst, numberWord, singular, upperFirst } from '../language.js';
import type { DeedRule } from '../plan/deed-rules.js';
import type { Plan } from '../plan/plan.js';
import { classOf } from '../plan/sense.js';
import { coursesOf } from './courses.js';
import { capabilityOf } from './deed-groups.js';
import { actOf } from './deeds.js';
import type { Draft, ListWriter, Row } from './draft.js';
import { fitText } from './fit.js';
import { looking } from './messages.js';
import { actIn, covering, ownCases, type Placed } from './own-cases.js';
import { idOf } from './references.js';
import { toldCases } from './told-cases.js';

/**
 * What is tried beyond the criteria that stand with each feature and beyond the rules, each of which is kept and broken:
 * the way through several hands, both sides of a limit, two at once, other people's parts, and figures against a count
 * by hand.
 */
const fewest = 3;
const enough = 2;

export const testCaseLists: Record<string, ListWriter> = {
  testCase: (draft) => {
    const { plan, known } = draft;
    const told = plan.features.map((feature, at) => ({ feature, at })).filter(({ feature }) => feature.stated);
    const shown = told.length > 0 ? told : plan.features.map((feature, at) => ({ feature, at }));
    // An hour of the idea is tried on either side below.
    const said = toldCases(
      told.filter(({ at }) => !plan.facts.cutOffs.some(({ capability }) => capability === at)),
      draft,
    );
    const way = wayThrough(shown, draft);
    // Where the idea itself gives enough to try, nothing that is only usual is tried beside it.
    const isEnough = said.length >= enough;
    const own = [
      ...way,
      ...said,
      ...shown.flatMap((one) => limitCases(one, plan)),
      ...shown.filter((one) => !isTried(one, said)).flatMap((one) => ownCases(one, draft)),
      ...twoAtOnce(shown, draft),
      ...(isEnough ? [] : [...othersParts(shown, plan), ...(way.length > 0 ? [] : wholeCourse(draft))]),
    ];
    // What any product is tried for stands where the idea gives nothing to try.
    return own.length > 0
      ? own
      : known('testCase')
          .slice(0, fewest)
          .map((row): Row => ({ ...row, covers: [] }));
  },
};

const isTried = ({ feature }: Placed, rows: readonly Row[]): boolean =>
  rows.some(({ title }) => title === feature.name);

/** What puts something there, and what others do with it. */
const begins = /^(?:report|request|submit|ask for|post|list|quote|offer|propose|enter|record|log|register|add)$/;
const goesOn =
  /^(?:approve|accept|confirm|check|settle|answer|release|sign off|tick off|repair|pick|choose|pay|pack|deliver|close)$/;

/** The way through as its use case tells it, where the document has one: else step by step. */
function stepsOf(some: readonly Placed[], draft: Draft): string[] {
  const at = coursesOf(draft.plan).findIndex(({ members }) =>
    some.every((one) => members.some((member) => member.at === one.at)),
  );
  const id = at < 0 ? '' : idOf('useCase', at, draft);
  return id === '' ? some.map(({ feature }) => actIn(feature, draft.plan)) : [flowOf(id)];
}

const flowOf = (id: string): string =>
  `[The main flow of ${id}, step by step ~ All steps of ${id}, in order ~ What ${id} describes, from top to bottom]`;

/** From hand to hand: only where somebody answers what another has put there does one find what the other has left. */
function wayThrough(some: Placed[], draft: Draft): Row[] {
  const { plan } = draft;
  const deed = ({ feature }: Placed): { verb: string; noun: string } => {
    const { verb = '', noun = '' } = capabilityOf(feature, plan) ?? {};
    return { verb, noun };
  };
  const pair = some.flatMap((one, at) => {
    const next = some
      .slice(at + 1)
      .find(
        (other) =>
          goesOn.test(deed(other).verb) &&
          deed(other).noun === deed(one).noun &&
          other.feature.side !== one.feature.side,
      );
    return begins.test(deed(one).verb) && deed(one).noun !== '' && next ? [[one, next] as const] : [];
  })[0];
  if (!pair) return [];
  return [
    {
      title: fitText(`One ${deed(pair[0]).noun} from hand to hand`, 120),
      kind: 'functional',
      setup: 'Two people, each signed in on a device of their own',
      steps: stepsOf(pair, draft),
      expected: 'The second finds what the first has entered, and the first sees what came of it',
      covers: covering(...pair),
    },
  ];
}

/** The first use case as it is told there, where little else is to be tried. */
function wholeCourse(draft: Draft): Row[] {
  const [course] = coursesOf(draft.plan);
  const id = idOf('useCase', 0, draft);
  if (!course || id === '' || course.members.length < 2) return [];
  return [
    {
      title: `[${id} from its first step to its last ~ The whole of ${id} ~ ${id}, start to end]`,
      kind: 'functional',
      // Of what runs by itself nobody is a user.
      setup: course.members.every(({ feature }) => feature.isByItself)
        ? 'Test data of which the right result is known'
        : '[A test user for each role that takes part in it ~ One test user for every role in this use case ~ Test users of all roles that it needs ~ Everybody whom it mentions is there as a test user]',
      steps: [flowOf(id)],
      expected:
        '[Each step does what its requirement says, and finds what the step before has left ~ Every step meets its requirement and works with the result of the one before ~ No step fails its requirement, and each starts from the result of the last]',
      covers: covering(...course.members),
    },
  ];
}

/** Right below and right above what the idea limits. */
function limitCases(one: Placed, plan: Plan): Row[] {
  const act = actIn(one.feature, plan);
  return (one.feature.rules ?? []).flatMap((rule): Row[] => {
    const found = limitCase(rule, act);
    return found ? [{ ...found, kind: 'boundary', covers: covering(one) }] : [];
  });
}

function limitCase({ kind, count = 0, of = '', by = '', ...more }: DeedRule, act: string): Row | null {
  const deed = lowerFirst(act.replace(/^The /, 'the '));
  switch (kind) {
    case 'approval':
      if (more.taking)
        return {
          title: fitText(`Asked for, agreed to and turned down by the ${by}`, 120),
          setup: 'Two days on which the same one is free',
          steps: [
            `${act}, for both days`,
            `The ${by} says yes to the first and no to the second`,
            'Both days are asked for again by somebody else',
          ],
          expected:
            'The first is refused as taken; the second waits for an answer, and the one before has read why not',
        };
      return {
        title: fitText(`Nothing counts before the ${by} has said yes`, 120),
        setup: more.which ? `Two that are ${more.which}` : 'Two that need the yes',
        steps: [`${act}, for both`, `The ${by} says yes to the first and no to the second`],
        expected: 'Both wait and do not count; after the answers the first counts, and the second does not',
      };
    case 'most':
      return count > 4
        ? null
        : {
            title: fitText(upperFirst(`${numberWord(count)} ${of}, and one more`), 120),
            setup: 'Nothing counts towards the limit yet',
            steps: Array.from(
              { length: count + 1 },
              (_, at) => `${upperFirst(`${places[at] ?? 'next'}`)} time: ${deed}`,
            ),
            expected: `${count === 1 ? 'The first goes' : `The first ${numberWord(count)} go`} through; the ${places[count] ?? 'next'} is refused, names the limit and leaves nothing behind`,
          };
    case 'until':
      if (more.day)
        return {
          title: 'On the last day and on the day after',
          setup: `Two devices, one set to ${more.day} and one to the day after`,
          steps: [`${act}, on the first`, `${act}, on the second`],
          expected: `The first counts; on the second the page says that ${more.then ?? 'it is too late'}`,
        };
      return {
        title: `One minute on either side of the ${count} ${of}`,
        setup: `Two with the same hour${more.up ? ` for ${more.up}` : ''}`,
        steps: [
          `The first is changed ${count} ${of} and one minute before`,
          `The second is changed one minute later than ${count} ${of} before`,
        ],
        expected: `The first change holds; the second is refused${more.then ? `, and the page says that ${more.then}` : ''}`,
      };
    case 'again':
      return {
        title: fitText(`Twice within ${count} ${of}`, 120),
        setup: 'One that is taken already',
        steps: [
          `${act}: the same one, one ${singular(of)} inside the ${count} ${of}`,
          `${act}: the same one, one ${singular(of)} outside them`,
        ],
        expected: 'The first is refused and names the rule; the second goes through',
      };
    case 'cancel':
      return {
        title: `One minute on either side of the ${count} ${of}`,
        setup: 'Two that begin at the same time on another day',
        steps: [
          `The first is cancelled ${count} ${of} and one minute before`,
          `The second is cancelled one minute later than ${count} ${of} before`,
        ],
        expected: more.costs
          ? `The first costs nothing and is free again; of the second the page says beforehand that it ${more.costs}, and that is what is due`
          : 'The first costs nothing and is free again; before the second goes out, the page says that the time is over',
      };
    default:
      return null;
  }
}

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** What one takes stays there for the others: `borrow the raw data as CSV`. */
const isCopied = /\b(?:data|files?|reports?|lists?|csv|pdfs?)$/i;

/** Where two can be after the same: what is taken, and what both change. */
function twoAtOnce(some: Placed[], { plan }: Draft): Row[] {
  if (!hasScreens(plan.known.setting.surface)) return [];
  const told = some.filter(
    ({ feature }) =>
      feature.asked &&
      !feature.isByItself &&
      !looking.test(feature.name) &&
      !(feature.rules ?? []).some(({ kind }) => kind === 'most') &&
      actOf(feature, plan),
  );
  const verbOf = ({ feature }: Placed): string => capabilityOf(feature, plan)?.verb ?? '';
  const nounOf = ({ feature }: Placed): string => capabilityOf(feature, plan)?.noun ?? '';
  // What is done for somebody may be booked by two; only of what the one who uses it takes can another be quicker.
  const taken = told.find((one) => {
    const capability = capabilityOf(one.feature, plan);
    return (
      capability &&
      /^(?:reserve|borrow|rent|hire|claim)$/.test(capability.verb) &&
      classOf(capability) !== 'service' &&
      !isCopied.test(capability.noun)
    );
  });
  // Nobody else works on what is somebody's own.
  const changed = told.find(
    (one) =>
      /^(?:change|edit|update|set|plan|assign|move|schedule|manage)$/.test(verbOf(one)) &&
      !/^(?:their|his|her) | (?:they|their|his|her) /i.test(capabilityOf(one.feature, plan)?.object ?? ''),
  );
  const one = taken ?? changed;
  if (!one) return [];
  const act = actIn(one.feature, plan);
  return [
    {
      title: fitText(`${one.feature.name}: two people at once`, 120),
      kind: 'negative',
      setup: taken
        ? 'One is left, and two devices show it as free'
        : `Two devices show ${nounOf(one) === '' ? 'what is to be changed' : `the ${nounOf(one)}`}, as it stands`,
      steps: taken
        ? [act, 'On the second device the same is tried a moment later']
        : [act, 'On the second device the same is done with another value'],
      expected: taken
        ? 'The first has it; the second is told at once that it is taken'
        : 'The second user sees the first user’s change before overwriting it',
      covers: covering(one),
    },
  ];
}

/** Each role on the pages of the others. */
function othersParts(some: Placed[], plan: Plan): Row[] {
  // Where there are no pages, the lines for such a product say how rights are tried.
  if (!hasScreens(plan.known.setting.surface)) return [];
  // Who may look at what, the idea seldom says.
  const acting = some.filter(
    ({ feature }) =>
      feature.asked && !feature.isByItself && actOf(feature, plan)?.startsWith('The ') && !looking.test(feature.name),
  );
  const sides = [...new Set(acting.map(({ feature }) => feature.side))];
  if (sides.length < 2) return [];
  if (plan.known.setting.surface === 'app')
    return [
      {
        title: '[Each role tries what only others may do ~ What one role may do, tried by another]',
        kind: 'security',
        setup: '[One test user per role ~ A test user for each role]',
        steps: ['Each of them tries everything that the permissions do not give to their role'],
        expected: 'Nothing is shown or changed for which the role has no right',
        covers: [],
      },
    ];
  return [
    {
      title:
        '[Each role opens pages of other roles through a shared link ~ A link is passed on to another role ~ Pages of one role, opened by another]',
      kind: 'security',
      setup:
        '[One test user per role, and links to the pages of every role ~ A test user for each role, with the links to all pages ~ Every role has a test user; the links to all pages are known]',
      // Who else may open which page is for the permissions to say: 'residents' log in as well as 'applicants'.
      steps: [
        '[Each of them opens every link to a page that the permissions do not give to their role ~ With each user, the pages of which only other roles have a right are opened ~ All pages outside their own permissions are opened as each user]',
      ],
      expected:
        '[Actions the role is not permitted to take are not offered, and opening the link changes nothing ~ Nothing is shown or changed for which the role has no right ~ What the role may not do cannot be done there, and nothing has changed]',
      covers: [],
    },
  ];
}
