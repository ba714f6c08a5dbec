import {
  asThey,
  escapePattern,
  infinitive,
  joinWords,
  lowerFirst,
  plural,
  sentence,
  stripStop,
  upperFirst,
} from '../language.js';
import type { Feature, Plan } from '../plan/plan.js';
import { checkSentence, refusalOf } from './checks.js';
import { actOf, deedOf, deedsOf } from './deeds.js';
import { label } from './diagrams.js';
import { type Draft, type ListWriter, type Row, type TextWriter, refs } from './draft.js';
import { countOf } from './fact-lines.js';
import { fitText } from './fit.js';
import { isSmall, isStock } from './enough.js';
import { sidePlace, storyTitle } from './scope.js';
import { looking } from './messages.js';
import { ruleDuty, ruleName } from '../plan/operating.js';
import { concerned, rulesAlone } from './rules-told.js';
import { kindOf } from '../plan/kinds.js';
import { accessOf, signInTold } from './sign-in.js';

/** What a program does at its time, without anybody who asks for it. */
const setOff =
  /^(?:send|remind|warn|notify|alert|flag|close|lock|expire|release|delete|cancel|move|calculate|compute|charge|bill|invoice|email|text|tell|inform|publish|update|block)$/;

/** Systems that stand among the actors: those the idea names, and with a large house the usual ones. */
const systemsAmongActors = ({ plan, known }: Draft): Row[] =>
  known('integration')
    .filter((row) => !isSmall({ plan }) || !isStock(row))
    .slice(0, 2);

/** What a functional requirements document adds: actors, requirements, use cases, rules, fields and messages. */
export const functionalLists: Record<string, ListWriter> = {
  actor: (draft) => {
    const { plan } = draft;
    const byItself = plan.brief.capabilities
      .filter((one) => one.automatic && setOff.test(one.verb) && kindOf(one) === null)
      .slice(0, 3)
      .map(({ verb, object }) => upperFirst([verb, object].filter(Boolean).join(' ')));
    return [
      ...plan.personas.map((persona) => ({
        name: upperFirst(persona.role),
        kind: 'person',
        description: persona.does,
        volume: volumeOf(persona.role, plan),
        access: accessOf(plan),
      })),
      ...systemsAmongActors(draft).map((row) => ({
        name: row['name'] ?? '',
        kind: 'system',
        description: `Outside system: ${lowerFirst(String(row['purpose'] ?? ''))}`,
        access: row['auth'] ?? 'service account',
      })),
      ...(byItself.length > 0
        ? [
            {
              name: 'Clock',
              kind: 'time',
              description: fitText(`Sets off ${joinWords(byItself.map((name) => `“${name}”`))}.`, 200),
            },
          ]
        : []),
    ];
  },

  functionalRequirement: ({ plan, say }) => [
    ...plan.features.slice(0, 14).map((feature, at): Row => ({
      ...(feature.id ? { id: feature.id } : {}),
      name: feature.name,
      actor: refs('actor', sidePlace(feature, plan)),
      statement: feature.asked ? shallDo(feature.asked, say) : shall(feature.description, say),
      // When people do what the idea lets them do is theirs to choose.
      trigger: deedOf(feature, plan) ? undefined : `The moment ${feature.tests[0]?.when ?? 'it is needed'}`,
      refusal: refusalSentence(feature) ?? untold[at % untold.length] ?? '',
      priority: feature.priority === 'later' ? 'could' : feature.priority,
      acceptance: sentence(feature.tests[0] ? checkSentence(feature.tests[0]) : feature.description),
      source: feature.stated
        ? 'The product idea'
        : say(
            'Proposed, not asked for in the idea; [to be confirmed by the {admin} ~ the {admin} confirms it ~ the {admin} has the word]',
          ),
    })),
    ...ruleRequirements(plan),
  ],

  // A rule of the idea about signing in leaves no room for the usual one.
  authRule: ({ plan, known }) => {
    const told = signInTold(plan).map((text): Row => ({ text: `“${text}”` }));
    return told.length > 0 ? [...told, ...known('authRule').slice(1)] : known('authRule');
  },

  functionGroup: (draft) => {
    const { plan, say } = draft;
    const acting = plan.personas.filter(({ side }) => deedsOf(side, plan).length > 0);
    // What the idea lets each of them do is told in its own words.
    if (acting.length > 1)
      return acting.map(({ role, side }) => ({
        group: `For ${plural(role)}`,
        purpose: fitText(`${upperFirst(joinWords(deedsOf(side, plan).slice(0, 4)))}.`, 200),
        actor: refs('actor', sidePlace({ side }, plan)),
      }));
    return [
      {
        group: say('Work on {units}'),
        purpose: say(
          `[Everything {actors} do from the first wish to a confirmed {unit}. ~ From the first thought of {a unit} until it binds: the work of {actors}. ~ What {actors} enter, change and confirm.]`,
        ),
        actor: refs('actor', 0),
      },
      {
        group: say('What {others} see and answer'),
        purpose: say(
          '[Notices, answers and the view on a phone. ~ What reaches {others}, how they reply, and what a phone shows them. ~ The side of {others}: being told, answering, looking it up.]',
        ),
        actor: refs('actor', sidePlace({ side: 'other' }, plan)),
      },
      {
        group: 'Rules and figures',
        purpose: say(
          `[Limits, people, and the figures behind the goal to ~ Who may do what, within which limits, and the reading of the goal to ~ People, limits and the way to see whether we] ${lowerFirst(plan.goals[0]?.goal ?? 'reach the goals')}.`,
        ),
        actor: refs('actor', sidePlace({ side: 'admin' }, plan)),
      },
      // Only where another system has a place among the actors.
      ...(systemsAmongActors(draft).length > 0
        ? [
            {
              group: 'Exchange with other systems',
              purpose: `What goes to and comes from ${joinWords(systemsAmongActors(draft).map(({ name }) => String(name)))}.`,
              actor: refs('actor', plan.personas.length),
            },
          ]
        : []),
    ];
  },

  useCase: ({ plan, say }) =>
    plan.features.slice(0, 6).map((feature, at) => ({
      name: useCaseName(feature),
      actor: refs('actor', sidePlace(feature, plan)),
      trigger: feature.asked ? undefined : say(wish(feature)),
      precondition: feature.asked
        ? undefined
        : say(
            `[{A ${feature.side}} is signed in; ~ Signed in as {a ${feature.side}}; ~ There is a session of {a ${feature.side}};] ${lowerFirst(stripStop(feature.tests[0]?.given ?? 'what it needs is there'))}.`,
          ),
      mainFlow: feature.asked ? askedCourse(feature, plan) : usualCourse(feature, plan, say),
      // How it says no stands with the requirement.
      alternatives: feature.tests
        .slice(1, 3)
        .filter((test) => test !== refusalOf(feature))
        .map(
          ({ given, when, then }, step) =>
            `${step + (feature.asked ? 1 : 2)}a. ${upperFirst(stripStop(given))}, and ${lowerFirst(when)}: ${lowerFirst(stripStop(then))}.`,
        )
        .slice(0, feature.asked && !deedOf(feature, plan) ? 1 : 2),
      postcondition: feature.asked
        ? undefined
        : say(`[On record: ~ Kept: ~ There afterwards:] ${lowerFirst(stripStop(feature.leaves))}.`),
      requirements: refs('functionalRequirement', at),
    })),
};

/** A rule of the idea is built and tested like what people do; it stands behind their deeds. */
const ruleRequirements = (plan: Plan): Row[] =>
  rulesAlone(plan).map((rule): Row => ({
    name: fitText(ruleName(rule), 90),
    // Whoever a rule does not name: it is kept up by whoever answers for all of it.
    actor: refs('actor', concerned(rule, plan) >= 0 ? concerned(rule, plan) : sidePlace({ side: 'admin' }, plan)),
    statement: fitText(ruleDuty(rule), 280),
    trigger: undefined,
    refusal: fitText(`Given ${rule.breaks.given}: ${rule.breaks.then}.`, 200),
    priority: 'must',
    acceptance: sentence(checkSentence(rule.keeps)),
    source: 'The product idea',
  }));

/** What the idea says is done, and that it is kept: the rest of the course would be made up. */
const askedCourse = (feature: Feature, plan: Plan): string[] => [
  `1. ${actOf(feature, plan) ?? sentence(feature.asked ?? feature.name).replace(/[.]$/, '')}.`,
  ...(deedOf(feature, plan)
    ? [`2. The system ${looking.test(feature.name) ? 'shows' : 'keeps'} ${feature.leaves}.`]
    : []),
];

const usualCourse = (feature: Feature, plan: Plan, say: (text: string) => string): string[] => [
  say(
    `1. The {${feature.side}} [opens the place for it; the system shows the present state with its age. ~ goes to it; the system answers with the present state and how old it is. ~ calls it up and sees how things stand, and since when.]`,
  ),
  `2. ${actOf(feature, plan) ?? upperFirst(feature.tests[0]?.when ?? 'it is confirmed')}.`,
  `3. The system [checks rights and rules and keeps it with name and time ~ stores it with name and time if rights and rules allow ~ holds it against rights and rules, and keeps it]: ${feature.leaves}.`,
];

export const functionalTexts: Record<string, TextWriter> = {
  'useCase.map': ({ plan, say, slots }) => {
    const uses = plan.features.slice(0, 6);
    return [
      'flowchart LR',
      ...[...new Set(uses.map(({ side }) => side))].map(
        (side) => `  ${side}["${label(upperFirst(slots[side] ?? ''))}"]`,
      ),
      `  subgraph S["${label(say('{Product}'))}"]`,
      ...uses.map((feature, at) => `    U${at + 1}(["${label(useCaseName(feature))}"])`),
      '  end',
      ...uses.map((feature, at) => `  ${feature.side} --> U${at + 1}`),
    ].join('\n');
  },
  'useCase.sequence': ({ plan, say }) => {
    const [feature] = plan.features;
    const side = feature?.side ?? 'actor';
    const plain = (text: string): string => label(text, 70).replace(/[:;()#]/g, '');
    return [
      'sequenceDiagram',
      `  actor A as ${plain(upperFirst(say(`{${side}}`)))}`,
      `  participant S as ${plain(say('{Product}'))}`,
      `  actor O as ${plain(say(side === 'other' ? '{Actor}' : '{Other}'))}`,
      `  A->>S: ${plain(feature?.name ?? 'acts')}`,
      '  S->>S: check rights, rules, revision',
      '  alt everything fits',
      `    S-->>A: ${plain(feature?.stated ? 'stored, with name and time' : (feature?.leaves ?? 'done'))}`,
      '    S-->>O: the new state, when it is looked up',
      '  else a rule is broken',
      `    S-->>A: ${plain(((feature && refusalOf(feature)?.then) ?? 'refused with the reason').split(/[:;(]/)[0] ?? '')}`,
      '  end',
    ].join('\n');
  },
  'system.purpose': ({ plan, say }) => {
    const [goal] = plan.goals;
    return say(
      `{Product} records, checks and passes on {units} for {who}${plan.brief.problem.today ? ', in place of {coping}' : ''}. [It is judged by one result: ~ One result decides about it: ~ Whether it succeeds is seen in one thing:] to ${lowerFirst(goal?.goal ?? 'be of use')}. Today: ${lowerFirst(goal?.baseline ?? 'not measured')}; target: ${lowerFirst(goal?.target ?? 'to be set')}. [It decides nothing by itself that a person answers for. ~ What a person answers for, a person decides. ~ It prepares decisions and leaves them to those who answer for them.]`,
    );
  },
};

/** `let singers see the rehearsal dates`, or what the product does by itself. */
const shallDo = (asked: string, say: (text: string) => string): string =>
  asked.startsWith(`${say('{Product}')} `) ? shall(asked, say) : `let ${lowerFirst(asked).replace(/^let /, '')}`;

/** What the system does, to be read after `The system shall`: its own verb where the sentence has one. */
function shall(description: string, say: (text: string) => string): string {
  const [first = description] = description.split(/(?<=[.!?])\s/);
  const plain = stripStop(first);
  const own = new RegExp(`^${escapePattern(say('{Product}'))} (\\p{L}+)(?= )`, 'u').exec(plain);
  const verb = own?.[1] ? infinitive(own[1]) : '';
  // Two halves with a colon between them, or a list before the verb, are no clause for `that`.
  if (!own || verb === own[1])
    return /:|^[^,]+, [^,]+ (?:or|and) /.test(plain)
      ? `work as follows: ${lowerFirst(plain)}`
      : `[see to it that ~ make sure that ~ ensure that] ${lowerFirst(plain)}`;
  return `${verb}${plain
    .slice(own[0].length)
    .replace(
      /\b(and|or) (says|puts|keeps|shows|sends|marks|offers|tells|names|asks|moves|lists|stops|counts|gives|holds|adds|proposes|reports|makes|writes|warns|leaves|goes|turns|displays|records|compares|hands)\b/g,
      (_, link: string, next: string) => `${link} ${infinitive(next)}`,
    )}`;
}

/** Verb and object: what the idea asks for has it in its name, the rest in its story. */
const useCaseName = (feature: Feature): string => (feature.stated ? feature.name : storyTitle(feature));

/** Why somebody turns to it: `A member wants to …`, or what they need where it is no act of theirs. */
const wish = ({ side, need, name }: Feature): string =>
  /^to \p{L}/u.test(need) ? `{A ${side}} wants ${asThey(stripStop(need))}.` : `{A ${side}} turns to “${name}”.`;

/** Where no check tells how it fails. */
const untold = [
  'Nothing changes, and the page says why.',
  'What was entered stays, and the reason is named.',
  'Open: when it has to be refused is asked on the first visits.',
  'It can be tried again; nothing is stored twice.',
];

const refusalSentence = (feature: Feature): string | undefined => {
  const refusal = refusalOf(feature);
  return refusal && sentence(`Given ${lowerFirst(stripStop(refusal.given))}: ${lowerFirst(refusal.then)}`);
};
function volumeOf(role: string, plan: Plan): string | null {
  const counted = countOf(role, plan);
  return counted ? `${upperFirst(counted)}, as stated in the idea` : null;
}
