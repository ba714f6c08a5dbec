import {
  escapePattern,
  infinitive,
  joinWords,
  lowerFirst,
  plural,
  sentence,
  stripStop,
  upperFirst,
} from '../language.js';
import type { Feature, Goal, Plan } from '../plan/plan.js';
import { checkSentence, refusalOf } from './checks.js';
import { capabilityOf } from './deed-groups.js';
import { deedOf } from './deeds.js';
import { type Draft, type ListWriter, type Row, type TextWriter, refs } from './draft.js';
import { countOf } from './fact-lines.js';
import { fitText } from './fit.js';
import { isSmall, isStock } from './enough.js';
import { sidePlace } from './scope.js';
import { ruleDuty, ruleName } from '../plan/operating.js';
import { idOf } from './references.js';
import { looking } from './messages.js';
import { kindOf } from '../plan/kinds.js';
import { concerned, rulesTried } from './rules-told.js';
import { accessOf, signInTold } from './sign-in.js';

/** What a program does at its time, without anybody who asks for it. */
const setOff =
  /^(?:send|remind|warn|notify|alert|flag|close|lock|expire|release|delete|cancel|move|calculate|compute|charge|bill|invoice|email|text|tell|inform|publish|update|block|forward)$/;

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
        access: accessOf(plan, persona.role),
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
    ...plan.features.slice(0, 14).map((feature): Row => ({
      ...(feature.id ? { id: feature.id } : {}),
      name: feature.name,
      actor: refs('actor', sidePlace(feature, plan)),
      statement: feature.asked ? shallDo(feature.asked, say) : shall(feature.description, say),
      // When people do what the idea lets them do is theirs to choose.
      trigger: deedOf(feature, plan) ? undefined : `The moment ${feature.tests[0]?.when ?? 'it is needed'}`,
      refusal: refusalSentence(feature),
      priority: feature.priority === 'later' ? 'could' : feature.priority,
      acceptance: accepted(feature),
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
    const groups = groupsByUse(draft);
    if (groups.length > 1) return groups;
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
};

/** What is entered, what is looked up and what happens by itself; who does what stands with each requirement. */
function groupsByUse(draft: Draft): Row[] {
  const { plan } = draft;
  const uses = plan.features.slice(0, 14).map((feature, at) => {
    const capability = capabilityOf(feature, plan);
    const kind = capability ? kindOf(capability)?.kind : undefined;
    const looks =
      looking.test(feature.name) || kind === 'which' || kind === 'list' || kind === 'figure' || kind === 'report';
    return { feature, at, use: deedOf(feature, plan) ? (looks ? 'look' : 'enter') : 'itself' };
  });
  const group = (use: string, name: string, does: string): Row[] => {
    const own = uses.filter((one) => one.use === use);
    const ids = inRanges(own.map(({ at }) => idOf('functionalRequirement', at, draft)).filter(Boolean));
    const [first] = own;
    return first && ids.length > 0
      ? [
          {
            group: name,
            purpose: `${joinWords(ids)}: ${does}`,
            actor: use === 'itself' ? undefined : refs('actor', sidePlace(first.feature, plan)),
          },
        ]
      : [];
  };
  const all = [
    ...group('enter', 'Entering and deciding', 'each leaves an entry or a state behind, with who and when.'),
    ...group('look', 'Looking up', 'made from what was entered, and changing none of it.'),
    ...group('itself', 'By itself', 'set off by time, by a limit or by what was entered.'),
  ];
  if (all.length > 1) return all;
  // All of one use: then they are told apart by whose they are.
  const sides = [...new Set(uses.map(({ feature }) => feature.side))];
  return sides.length < 2 || all.length === 0 || uses.some(({ use }) => use === 'itself')
    ? []
    : sides.map((side): Row => {
        const own = uses.filter(({ feature }) => feature.side === side);
        const ids = inRanges(own.map(({ at }) => idOf('functionalRequirement', at, draft)).filter(Boolean));
        return {
          group: `Part of ${plural(plan.personas.find((persona) => persona.side === side)?.role ?? side)}`,
          purpose: `${joinWords(ids)}${own.length === 1 ? '' : `, from “${own[0]?.feature.name ?? ''}” on`}.`,
          actor: refs('actor', sidePlace({ side }, plan)),
        };
      });
}

/** `FR-001 to FR-003`, `FR-007`. */
function inRanges(ids: string[]): string[] {
  const numberOf = (id: string): number => Number(/\d+$/.exec(id)?.[0]);
  const runs = ids.reduce<string[][]>((found, id) => {
    const last = found.at(-1);
    if (last && numberOf(id) === numberOf(last.at(-1) ?? '') + 1) last.push(id);
    else found.push([id]);
    return found;
  }, []);
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0] ?? ''} to ${run.at(-1) ?? ''}`] : run));
}

/** The first check; of what the idea limits both sides of the limit, as far as there is room. */
function accepted({ tests, rules = [], description }: Feature): string {
  const [first, second] = tests.map((test) => sentence(checkSentence(test)));
  const both = `${first ?? ''} ${second ?? ''}`;
  return rules.length > 0 && second && both.length <= 220 ? both : (first ?? sentence(description));
}

/** A rule of the idea is built and tested like what people do; it stands behind their deeds. */
const ruleRequirements = (plan: Plan): Row[] =>
  rulesTried(plan).map((rule): Row => ({
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

export const functionalTexts: Record<string, TextWriter> = {
  'system.purpose': ({ plan, say }) => {
    const stated = plan.goals.filter((goal) => goal.stated);
    const told = stated.length > 0 ? stated : plan.goals.slice(0, 1);
    return say(
      `{Product} records, checks and passes on {units} for {who}${plan.brief.problem.today ? ', in place of {coping}' : ''}. ${
        told.length > 1
          ? `[It is judged by what the idea wants to reach: ~ What the idea wants to reach decides about it: ~ Whether it succeeds is seen in this:] ${joinWords(told.map(fromTo))}.`
          : `[It is judged by one result: ~ One result decides about it: ~ Whether it succeeds is seen in one thing:] to ${told.map((goal) => `${lowerFirst(goal.goal)}. Today: ${lowerFirst(goal.baseline)}; target: ${lowerFirst(goal.target)}`).join('') || 'be of use'}.`
      } [It decides nothing by itself that a person answers for. ~ What a person answers for, a person decides. ~ It prepares decisions and leaves them to those who answer for them.]${sizeTold(plan)}`,
    );
  },
};

/** How much it has to hold and what binds it, as far as the idea tells. */
const sizeTold = ({ facts, brief, known: { offer } }: Plan): string => {
  // Who builds it, and what it takes the place of, is no size of it.
  const sizes = facts.counts.flatMap(({ text, noun }) =>
    /\b(?:developers?|engineers?|designers?|testers?)$/i.test(noun) || (brief.problem.today ?? '').includes(noun)
      ? []
      : [lowerFirst(text)],
  );
  const bounds = brief.limits.flatMap(({ kind, text }) => (/^(?:date|budget)$/.test(kind) ? [text] : []));
  const aim =
    offer?.aim && offer.customer ? `${offer.aim.count} ${plural(offer.customer)} ${offer.aim.when ?? ''}` : '';
  return [
    offer
      ? ` [Price: ~ It is sold for ~ Sold for] ${lowerFirst(offer.price)}${aim ? `, to ${aim.trim()} if all goes well` : ''}.`
      : '',
    sizes.length > 0 ? ` [Told of its size: ~ Sizes told: ~ How much there is:] ${joinWords(sizes)}.` : '',
    bounds.length > 0 ? ` [Fixed for it: ~ What binds it: ~ Set beforehand:] ${joinWords(bounds)}.` : '',
  ].join('');
};

/** `cut lost tags (from 8% to 0)`, `reach 400 firms (by December 2027)`. */
const fromTo = ({ goal, baseline, target }: Goal): string => {
  const [, today] = /^(.+), as the idea states$/.exec(baseline) ?? [];
  const [figure = '', ...when] = target.split(/ (?=(?:by|before|until|within|in) )/);
  const day = when.length > 0 ? [when.join(' ')] : [];
  const moved = today
    ? [`from ${lowerFirst(today)} to ${lowerFirst(figure)}`]
    : goal.includes(figure)
      ? []
      : [lowerFirst(figure)];
  const told = [...moved, ...day].join(' ');
  return told === '' ? lowerFirst(goal) : `${lowerFirst(goal)} (${told})`;
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

const refusalSentence = (feature: Feature): string | undefined => {
  // Where none of its checks refuses, the last one tells how it ends otherwise.
  const refusal = refusalOf(feature) ?? feature.tests.slice(1).at(-1);
  return refusal && sentence(`Given ${lowerFirst(stripStop(refusal.given))}: ${lowerFirst(refusal.then)}`);
};
function volumeOf(role: string, plan: Plan): string | null {
  const counted = countOf(role, plan);
  return counted ? `${upperFirst(counted)}, as stated in the idea` : null;
}
