import { sumWithPart } from '../read/money.js';
import { escapePattern, infinitive, joinWords, lowerFirst, plural, stripStop, upperFirst } from '../language.js';
import type { Feature, Goal, Plan } from '../plan/plan.js';
import { checkSentence } from './checks.js';
import { commonBehaviour } from './common-behaviour.js';
import { isShare } from '../know/offer.js';
import { earnedBy, soldAs } from './sale-words.js';
import { daysTold } from './day-lines.js';
import { deedsWithin, triggerOf } from './deed-groups.js';
import { deedOf } from './deeds.js';
import { isDemanded, type Draft, type ListWriter, type Ref, type Row, type TextWriter, refs } from './draft.js';
import { countOf } from './fact-lines.js';
import { staffTold } from './staff-lines.js';
import { doneBy, systemsAmongActors } from './system-actors.js';
import { fitText } from './fit.js';
import { success } from './goal-words.js';
import { accepted, refused, refusalSentence } from './requirement-checks.js';
import { sidePlace } from './scope.js';
import { crewsIn, inEachHouse } from './sizes.js';
import { ruleDuty, ruleName } from '../plan/rule-words.js';
import { kindOf } from '../plan/kinds.js';
import { concerned, rulesTried } from './rules-told.js';
import { accessOf, signInTold } from './sign-in.js';
import { troublesTold } from './problem.js';
import { whatItIs } from './summary.js';
import { everyDeed } from '../read/every-deed.js';
import type { Capability } from '../read/brief.js';

/** What a program does at its time, without anybody who asks for it. */
const setOff =
  /^(?:send|remind|warn|notify|alert|flag|close|lock|expire|release|delete|cancel|move|calculate|compute|charge|bill|invoice|email|text|tell|inform|publish|update|block|forward)$/;

const ofTime =
  /\b(?:every (?:\p{L}+ |\d+ )?(?:second|minute|hour|day|week|month|morning|evening|night)|each (?:day|week|month|morning|evening|night|hour)|daily|weekly|monthly|nightly|hourly|at \d|(?:day|evening|week|hour|night)s? before|[a-z]+day)/iu;

/** `blocks movement until the veterinarian lifts it`, `alerts when it rises by 3 degrees in 24 hours`: no clock does. */
const ofEvent = /\b(?:until|when|whenever|if|once|as soon as|unless)\b/i;

/** What the clock sets off. */
const setsOff = ({ brief }: Plan): Capability[] =>
  everyDeed(brief.capabilities)
    // 'flags the dishes when a supplier changes a product' is set off by the change.
    .filter(
      (one) =>
        one.automatic &&
        setOff.test(one.verb) &&
        kindOf(one) === null &&
        ofTime.test(one.tail) &&
        !ofEvent.test(one.tail),
    )
    .slice(0, 3);

function actors(draft: Draft): Row[] {
  const { plan } = draft;
  const byItself = setsOff(plan);
  return [
    ...plan.personas.map((persona) => ({
      name: upperFirst(persona.role),
      kind: 'person',
      description: persona.does,
      volume: volumeOf(persona.role, plan),
      access: accessOf(plan, persona.role),
    })),
    // Somebody lets people in, whoever else works with it.
    ...(plan.personas.length > 1
      ? []
      : [
          {
            name: upperFirst(draft.slots['admin'] ?? 'admin'),
            kind: 'person',
            description: 'Invites users, assigns roles and ends access (assumed)',
          },
        ]),
    ...systemsAmongActors(draft).map((row) => ({
      name: row['name'] ?? '',
      kind: 'system',
      description: doneBy(row, draft),
    })),
    ...(byItself.length > 0
      ? [
          {
            name: 'Clock',
            kind: 'time',
            description: fitText(
              `Starts ${joinWords(byItself.map(({ verb, object }) => `“${upperFirst([verb, object].filter(Boolean).join(' '))}”`))}.`,
              200,
            ),
          },
        ]
      : []),
  ];
}

/** What a functional requirements document adds: actors, requirements, use cases, rules, fields and messages. */
export const functionalLists: Record<string, ListWriter> = {
  actor: (draft) => actors(draft),

  functionalRequirement: ({ plan, say, block, ...draft }) => [
    ...plan.features.slice(0, 14).map((feature): Row => ({
      ...(feature.id ? { id: feature.id } : {}),
      name: feature.name,
      actor: orFirst(doerOf(feature, { plan, say, block, ...draft }), block),
      statement: statementOf(feature, plan, say),
      // When people do what the idea lets them do is theirs to choose.
      trigger: besides(triggerOf(feature, plan), statementOf(feature, plan, say)),
      refusal: refusalSentence(feature),
      priority: feature.priority === 'later' ? 'could' : feature.priority,
      acceptance: accepted(feature),
      // Where every requirement of a document comes from the idea none of them has to say so.
      source: feature.stated
        ? hasSource(block)
          ? 'The product idea'
          : undefined
        : say('Proposed, not asked for in the idea; [to be confirmed by the {admin} ~ the {admin} decides]'),
    })),
    // Where the rules have a list of their own, each stands there with its example.
    ...('business-rules' in block.sections ? [] : ruleRequirements(plan, block)),
  ],

  // A rule of the idea about signing in leaves no room for the usual one.
  authRule: ({ plan, known }) => {
    const told = signInTold(plan).map((text): Row => ({ text: `“${text}”` }));
    return told.length > 0 ? [...told, ...known('authRule').slice(1)] : known('authRule');
  },

  commonBehaviour,

  // A map of so few requirements would only name their numbers and actors once more.
  functionGroup: () => [],
};

/** Where a requirement has to name somebody, it is the first of them. */
const orFirst = (actors: Ref[], block: Draft['block']): Ref[] =>
  actors.length === 0 && isDemanded('functionalRequirement.actor', { block }) ? refs('actor', 0) : actors;

/** Whoever does it; of what the product does at its time the clock, and of anything else that it does by itself nobody. */
function doerOf(feature: Feature, draft: Draft): Ref[] {
  const { plan } = draft;
  if (feature.by) return [];
  if (!feature.isByItself || deedOf(feature, plan) !== undefined) return refs('actor', sidePlace(feature, plan));
  const clock = actors(draft).findIndex(({ kind }) => kind === 'time');
  const [first] = deedsWithin(feature, plan);
  return clock >= 0 && first !== undefined && setsOff(plan).includes(first) ? refs('actor', clock) : [];
}

/** What sets it off, where the statement does not say so already. */
const besides = (trigger: string | undefined, statement: string): string | undefined =>
  trigger !== undefined && statement.toLowerCase().includes(trigger.toLowerCase()) ? undefined : trigger;

/** Whether each requirement of the document has to name its source. */
const hasSource = ({ section }: Draft['block']): boolean =>
  (section?.fields ?? []).some(
    (field) =>
      'fields' in field &&
      field.fields.some(({ meaning, optional }) => meaning === 'functionalRequirement.source' && optional !== true),
  );

/** A rule of the idea is built and tested like what people do; it stands behind their deeds. */
const ruleRequirements = (plan: Plan, block: Draft['block']): Row[] =>
  rulesTried(plan).map((rule): Row => ({
    name: fitText(ruleName(rule), 90),
    actor: orFirst(concerned(rule, plan) >= 0 ? refs('actor', concerned(rule, plan)) : [], block),
    statement: fitText(ruleDuty(rule), 280),
    trigger: undefined,
    // What follows from a state is what is wanted; that it ends is the other case.
    refusal: rule.keeps === rule.breaks ? undefined : refused(rule.follows ? rule.keeps : rule.breaks),
    priority: 'must',
    acceptance: checkSentence(rule.follows ? rule.breaks : rule.keeps),
    source: hasSource(block) ? 'The product idea' : undefined,
  }));

export const functionalTexts: Record<string, TextWriter> = {
  'system.purpose': (draft) => {
    const { plan, say } = draft;
    const stated = plan.goals.filter((goal) => goal.stated);
    // More than three would leave no room for what else is told here.
    const aimed = stated.slice(0, 3);
    // What one deed of many lets somebody do is not what it is there for.
    const what = plan.brief.about ? `{Product} is ${plan.brief.about}.` : whatItIs(draft);
    const aims = `${
      aimed.length === 0
        ? ''
        : aimed.length > 1
          ? `[Success criteria: ~ Success is measured by the goals of the idea:] ${joinWords(aimed.map(fromTo))}.`
          : aimed.map((goal) => (goal.quoted ? `Aim: ${lowerFirst(goal.goal)}.` : `${success(goal, true)}.`)).join('')
    }${sizeTold(plan)}`;
    const trouble = whatGoesWrong(plan);
    // The goals come whole first.
    const told = say(
      [what, ...(`${what} ${trouble} ${aims}`.length <= longestPurpose ? [trouble] : []), aims, staffTold(plan)]
        .filter(Boolean)
        .join(' '),
    );
    const [proposed] = plan.goals;
    return told.length >= shortestPurpose || !proposed ? told : `${told} Proposed goal: ${lowerFirst(proposed.goal)}.`;
  },
};

/** Letters: with fewer the field would lie below what it asks for once names are put in. */
const shortestPurpose = 60;

/** Why it is wanted, in the words of the idea, where that is short enough to be read here. */
function whatGoesWrong({ brief }: Plan): string {
  const told = troublesTold(brief).join(' ');
  return told.length > 0 && told.length <= longestTrouble
    ? `${/^(?:today|now|currently|at the moment)\b/i.test(told) ? '' : '[Problem today: ~ Reason: ~ Background:] '}${told.replace(/^In the words of the idea: /, '')}`
    : '';
}
const longestTrouble = 480;
/** Letters; a text of this length stays whole wherever it stands. */
const longestPurpose = 640;

/** How much it has to hold and what binds it, as far as the idea tells. */
const sizeTold = ({ facts, brief, known: { offer } }: Plan): string => {
  // Who builds it, and what it takes the place of, is no size of it.
  const each = inEachHouse(brief);
  const counted = facts.counts.flatMap(({ text, noun, roughly = '' }) =>
    /\b(?:developers?|engineers?|designers?|testers?|frontends?|backends?)$/i.test(noun) ||
    (brief.problem.today ?? '').includes(noun) ||
    // 'Two officers score each application', '14 patrons' who were interviewed: no size of anything.
    !/^\D{0,8}\d[\d.,]*\d/.test(text) ||
    brief.sentences.some((told) => told.includes(text) && /\binterview/i.test(told)) ||
    brief.problem.sentences.some((told) => told.toLowerCase().includes(text.toLowerCase()))
      ? []
      : [`${roughly} ${lowerFirst(text)}`.trim()],
  );
  const sizes = [...each, ...counted.filter((text) => !each.some((whole) => whole.includes(text))), ...crewsIn(brief)];
  const days = daysTold({ brief });
  // 'Late boosters: under 15%' and the same in the sentence with the day: once.
  const aims = brief.measures.flatMap(({ target }) => target?.match(/\d[\d.,]*\s?%?/g) ?? []);
  const bounds = [
    ...days.filter((text) => aims.length === 0 || !aims.some((figure) => text.includes(figure))),
    ...brief.limits.flatMap(({ kind, text }) =>
      kind === 'budget' && !days.some((told) => told.includes(text)) ? [sumWithPart(text, brief.sentences)] : [],
    ),
  ];
  // Where they are belongs to how many they are.
  const last = sizes.at(-1) ?? '';
  const place =
    brief.place &&
    brief.sentences.some((text) => text.toLowerCase().includes(`${last} ${brief.place ?? ''}`.toLowerCase()))
      ? ` ${brief.place}`
      : '';
  const aim =
    offer?.aim && offer.customer ? `${offer.aim.count} ${plural(offer.customer)} ${offer.aim.when ?? ''}` : '';
  return [
    offer
      ? isShare(offer)
        ? ` ${earnedBy(offer.commission ?? '')}`
        : offer.price === null
          ? ` It is sold to ${aim ? aim.trim() : plural(offer.customer ?? 'customer')}; the price is open.`
          : // How many there shall be stands among the goals.
            ` ${soldAs(offer)}`
      : '',
    sizes.length > 0 ? ` [Scale: ~ Volumes:] ${joinWords(sizes)}${place}.` : '',
    bounds.length > 0 ? ` [Constraints: ~ Fixed constraints:] ${joinWords(bounds)}.` : '',
  ].join('');
};

/** `cut lost tags (from 8% to 0)`, `reach 400 firms (by December 2027)`. */
const fromTo = ({ goal, baseline, target, quoted }: Goal): string => {
  if (quoted) return lowerFirst(goal);
  const [, today] = /^(.+), as the idea states$/.exec(baseline) ?? [];
  const [figure = '', ...when] = target.split(/ (?=(?:by|before|until|within|in) )/);
  const day = when.length > 0 ? [when.join(' ')] : [];
  const isSaid = goal.toLowerCase().includes(figure === '0' ? 'zero' : figure.toLowerCase());
  const moved =
    today && !isSaid
      ? [`from ${lowerFirst(today)} to ${lowerFirst(figure)}`]
      : isSaid || figure === '0'
        ? []
        : [lowerFirst(figure)];
  const told = [...moved, ...day].join(' ');
  return told === '' ? lowerFirst(goal) : `${lowerFirst(goal)} (${told})`;
};

/** `Tree surgeons, gardeners and clubs confirm the drop`: all who do it, each of whom has it. */
function byEach({ asked = '', also = [], side }: Feature, plan: Plan): string {
  const [first = '', ...others] = [side, ...also].flatMap(
    (one) => plan.personas.find((persona) => persona.side === one)?.role ?? [],
  );
  const opens = `${upperFirst(plural(first))} `;
  return others.length > 0 && asked.startsWith(opens)
    ? `${upperFirst(joinWords([first, ...others].map(plural)))} ${asked.slice(opens.length)}`
    : asked;
}

/** What the system shall do; a wish in the idea's own words as these put it. */
function statementOf(feature: Feature, plan: Plan, say: (text: string) => string): string {
  const { words, asked, description } = feature;
  if (feature.statement !== undefined) return feature.statement;
  if (words?.startsWith('to ')) return words.slice(3);
  // 'alert if weight drops = swarm': a note is no clause for `that`.
  if (words !== undefined && /→| = |^(?:alert|reminder|warning|notice|message) (?:if|when)\b/i.test(words))
    return `support “${lowerFirst(words)}”`;
  return asked && !words ? shallDo(byEach(feature, plan), plan, say) : shall(description, say);
}

/** `let singers see the rehearsal dates`, or what the product does by itself. */
const shallDo = (asked: string, { personas }: Plan, say: (text: string) => string): string =>
  // A water steward is not the product called 'Water'; the product 'Sitter Booking Finder' is no sitter.
  asked.startsWith(`${say('{Product}')} `) &&
  !personas.some(({ role }) => role.length > say('{Product}').length && asked.toLowerCase().startsWith(role))
    ? shall(asked, say).replace(/^have /, 'provide ')
    : `let ${lowerFirst(asked).replace(/^let /, '')}`;

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
      : `[make sure that ~ ensure that] ${lowerFirst(plain)}`;
  return `${verb}${plain
    .slice(own[0].length)
    .replace(
      /\b(and|or) (says|puts|keeps|shows|sends|marks|offers|tells|names|asks|moves|lists|stops|counts|gives|holds|adds|proposes|reports|makes|writes|warns|leaves|goes|turns|displays|records|compares|hands)\b/g,
      (_, link: string, next: string) => `${link} ${infinitive(next)}`,
    )}`;
}

function volumeOf(role: string, plan: Plan): string | null {
  const counted = countOf(role, plan);
  return counted ? `${upperFirst(counted)}, as stated in the idea` : null;
}
