import { lowerFirst, numberWord, sentence, stripStop, upperFirst } from '../language.js';
import type { DeedRule } from '../plan/deed-rules.js';
import { kindOf } from '../plan/kinds.js';
import { ruleName } from '../plan/operating.js';
import type { Feature, Plan } from '../plan/plan.js';
import { classOf } from '../plan/sense.js';
import { refusalOf } from './checks.js';
import { capabilityOf } from './deed-groups.js';
import { actOf } from './deeds.js';
import { type Draft, type ListWriter, type Row, refs } from './draft.js';
import { fitText } from './fit.js';
import { looking } from './messages.js';
import { requirementOf, rulesTried } from './rules-told.js';

/**
 * What is tried beyond the criteria that stand with each feature: the way through several hands, both sides of a limit,
 * wrong order, two at once, other people's parts, and figures against a count by hand.
 */
export const testCaseLists: Record<string, ListWriter> = {
  testCase: (draft) => {
    const { plan, known } = draft;
    const told = plan.features.map((feature, at) => ({ feature, at })).filter(({ feature }) => feature.stated);
    const shown = told.length > 0 ? told : plan.features.map((feature, at) => ({ feature, at }));
    return [
      ...wayThrough(shown, draft),
      ...shown.flatMap((one) => limitCases(one, plan)),
      ...shown.flatMap((one) => ownCases(one, plan)),
      ...twoAtOnce(shown, draft),
      ...othersParts(shown, plan),
      ...rulesTried(plan).map((rule): Row => ({
        title: fitText(`${ruleName(rule)}: the rule holds`, 90),
        kind: 'negative',
        setup: upperFirst(rule.breaks.given),
        steps: [upperFirst(rule.breaks.when)],
        expected: upperFirst(rule.breaks.then),
        covers: requirementOf(rule.text, plan),
      })),
      ...known('testCase')
        .slice(0, 2)
        .map((row): Row => ({ ...row, covers: [] })),
    ];
  },
};

interface Placed {
  feature: Feature;
  at: number;
}

const covering = (...some: Placed[]): Row['covers'] => {
  const places = some.map(({ at }) => at);
  return refs('feature', ...places).concat(refs('functionalRequirement', ...places));
};

const actIn = (feature: Feature, plan: Plan): string =>
  stripStop(actOf(feature, plan) ?? feature.asked ?? feature.name);

/** From hand to hand, as the idea tells it. */
function wayThrough(some: Placed[], { plan, say }: Draft): Row[] {
  const steps = some.filter(({ feature }) => feature.priority !== 'could').slice(0, 6);
  const sides = new Set(steps.map(({ feature }) => feature.side));
  if (steps.length < 2) return [];
  return [
    {
      title: say(
        sides.size > 1
          ? '[One {unit} through all hands ~ {A unit} from the first hand to the last]'
          : '[One {unit} from beginning to end ~ {A unit} with all that is done to it]',
      ),
      kind: 'functional',
      setup: say(
        sides.size > 1
          ? '[One person for each role, and {a unit} as last month had it ~ {A unit} of last month and a person for each role]'
          : '[{A unit} of last month, entered anew ~ {A unit} as last month had it]',
      ),
      steps: steps.map(({ feature }) => actIn(feature, plan)),
      expected: say(
        sides.size > 1
          ? '[Each finds what the one before did, with name and time, and types nothing a second time ~ Nobody has to ask the one before: what was done stands there, with name and time]'
          : '[What was done stands there in order, with name and time, also after signing in anew ~ Each step finds what the one before left, and nothing is typed twice]',
      ),
      covers: covering(...steps),
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

/** A value can only be mistyped where one is entered. */
const enters = /^(?:record|log|enter|note|write|report|type|capture|count|meter|tally|book|fill in|state|set)\b/;

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
        title: fitText(`Nothing holds before the ${by} has said yes`, 120),
        setup: 'What held last week, open on a second screen',
        steps: [
          act,
          'The second screen is opened anew',
          `The ${by} says yes`,
          'The second screen is opened anew once more',
        ],
        expected:
          'First what held last week is shown, with a line about what waits; then the new one, with both names and times',
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
      return {
        title: `One minute on either side of the ${count} ${of}`,
        setup: `Two of the same kind, with the same hour${more.up ? ` for ${more.up.replace(/^the /, 'the ')}` : ''}`,
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
          `${act}: the same one, one ${of.replace(/s$/, '')} inside the ${count} ${of}`,
          `${act}: the same one, one ${of.replace(/s$/, '')} outside them`,
        ],
        expected: 'The first is refused and names the rule; the second goes through',
      };
    case 'cancel':
      return {
        title: `One minute on either side of the ${count} ${of}`,
        setup: 'Two of the same kind that begin at the same time on another day',
        steps: [
          `The first is cancelled ${count} ${of} and one minute before`,
          `The second is cancelled one minute later than ${count} ${of} before`,
        ],
        expected:
          'The first costs nothing and is free again; before the second goes out, the page says that the time is over',
      };
    default:
      return null;
  }
}

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Where the deed itself says what has to be tried: figures, bills, amounts, limits of time and value, work without a connection. */
function ownCases(one: Placed, plan: Plan): Row[] {
  const { feature, at } = one;
  const capability = capabilityOf(feature, plan);
  if (!capability) return [];
  const kind = kindOf(capability)?.kind;
  const act = actIn(feature, plan);
  const bound = [...plan.facts.cutOffs, ...plan.facts.thresholds].some(
    (limit) => limit.capability === at || feature.asked?.includes(limit.phrase),
  );
  if (bound || kind === 'offline' || kind === 'exchange' || kind === 'retention')
    return [feature.tests[0], refusalOf(feature) ?? feature.tests[1]].flatMap((test, place): Row[] =>
      test
        ? [
            {
              title: fitText(
                `${feature.name}: ${bound ? (place === 0 ? 'within the limit' : 'beyond it') : place === 0 ? 'as it should be' : 'when it cannot go through'}`,
                120,
              ),
              kind: bound ? 'boundary' : place === 0 ? 'functional' : 'negative',
              setup: upperFirst(test.given),
              steps: [upperFirst(test.when)],
              expected: upperFirst(test.then),
              covers: covering(one),
            },
          ]
        : [],
    );
  if (kind === 'which' || kind === 'list' || kind === 'figure' || kind === 'report')
    return [
      {
        title: fitText(`“${feature.name}” against a count by hand`, 120),
        kind: 'functional',
        setup: 'The entries of one week, from which two people have worked out the answer on paper',
        steps: [act, 'One entry is corrected', `${act} again`],
        expected: 'The first answer is that on paper, and the second differs from it by the corrected entry alone',
        covers: covering(one),
      },
    ];
  if (classOf(capability) === 'bill')
    return [
      {
        title: 'A month billed against a count by hand',
        kind: 'boundary',
        setup: 'Twenty entries of three payers; one was taken back, one was billed before and one has no price',
        steps: [act],
        expected:
          'Seventeen lines on three bills, whose sums agree with those by hand, and one entry named for which the price is missing',
        covers: covering(one),
      },
    ];
  if (
    (classOf(capability) === 'sum' && enters.test(capability.verb)) ||
    /^(?:weigh|portion|dose|measure|pour)\b/.test(capability.verb)
  )
    return [
      {
        title: fitText(`${feature.name}: a comma too far`, 120),
        kind: 'boundary',
        setup: 'A value of 20 is due or was the last one',
        steps: ['Store 20', 'Store 2', 'Store 200', 'Store nothing'],
        expected: '20 is kept at once, 2 and 200 only after a second look, and an empty field not at all',
        covers: covering(one),
      },
    ];
  return [];
}

function twoAtOnce(some: Placed[], { plan, say }: Draft): Row[] {
  const one = some.find(
    ({ feature }) =>
      feature.asked &&
      !looking.test(feature.name) &&
      !(feature.rules ?? []).some(({ kind }) => kind === 'most') &&
      actOf(feature, plan),
  );
  return one
    ? [
        {
          title: fitText(`${one.feature.name}: two people at once, one without a connection`, 120),
          kind: 'negative',
          setup: say(
            '[Two devices show the same, and one of them is taken off the network ~ The same page on two devices, one of them offline]',
          ),
          steps: [`${actIn(one.feature, plan)}, on both`, 'The second device is connected again'],
          expected: say(
            '[Nothing is lost or stored twice, and the later one sees what the first one did ~ One of the two counts, the other is shown beside it, and nothing is there twice]',
          ),
          covers: covering(one),
        },
      ]
    : [];
}

/** Each role on the pages of the others. */
function othersParts(some: Placed[], plan: Plan): Row[] {
  // Who may look at what, the idea seldom says.
  const acting = some.filter(
    ({ feature }) => feature.asked && actOf(feature, plan)?.startsWith('The ') && !looking.test(feature.name),
  );
  const sides = [...new Set(acting.map(({ feature }) => feature.side))];
  const role = (side: Feature['side']): string => plan.personas.find((persona) => persona.side === side)?.role ?? side;
  if (sides.length < 2) return [];
  const tried = sides.slice(0, 4).flatMap((side, at) => {
    const other = acting.find(({ feature }) => feature.side === sides[(at + 1) % sides.length]);
    return other ? [{ side, other }] : [];
  });
  return [
    {
      title: 'Each role on the pages of the others, by a link that was passed on',
      kind: 'security',
      setup: 'Links to the pages of all roles, and one person of each',
      steps: tried.map(({ side, other }) =>
        sentence(`The ${role(side)} opens “${other.feature.name}”`).replace(/[.]$/, ''),
      ),
      expected: 'What is not theirs to do is not offered, and nothing is changed by the link alone',
      covers: covering(...tried.map(({ other }) => other)),
    },
  ];
}
