import {
  escapePattern,
  joinWords,
  lowerFirst,
  numberWord,
  plural,
  sentence,
  stripStop,
  upperFirst,
  withArticle,
} from '../language.js';
import { longDate } from '../plan/calendar.js';
import type { Goal, Plan } from '../plan/plan.js';
import type { Brief } from '../read/brief.js';
import { deedsOf } from './deed-groups.js';
import { isAsked, type Draft, type TextWriter } from './draft.js';
import { figureName, success, toReach } from './goal-words.js';
import { soldAs } from './sale-words.js';
import { quotedNames } from './scope.js';
import { lawName, lawsOf } from './standards.js';
import { manyOf } from './single.js';
import { kindWords } from '../read/kinds.js';
import { askedFor } from './solution.js';
import { purposeOf, wantedAs } from './wanted-as.js';
import { waitingText } from './why-now.js';

/** What is built, for whom, in one sentence; the idea's own where it has one. */
export function oneLine(draft: Draft): string {
  const line = whatItIs(draft);
  return `${line}${sale(draft.plan.known.offer, line)}`;
}

/** The same without what it is sold for. */
export function whatItIs({ plan, say }: Draft): string {
  const { brief, known } = plan;
  const [opening = ''] = brief.sentences;
  // 'GrainGuard monitors grain silos for farm cooperatives'
  const acts = new RegExp(String.raw`^${escapePattern(brief.name)} (?!(?:is|has)\b)\p{Ll}+s \p{L}+ .{12,}`, 'u');
  const speaks =
    (acts.test(opening) || new RegExp(`^${escapePattern(brief.name)}\\b.{20,}\\s(?:\\w+\\s){4,}`, 'u').test(opening)) &&
    opening.length < 260;
  // What is told of today says nothing of the product.
  const told = brief.problem.sentences.some((text) => opening.toLowerCase().includes(text.slice(0, 25).toLowerCase()));
  if (speaks && !told && !speaksOfWriter.test(opening))
    // 'Labtrail: sample tracking for testing labs'
    return sentence(
      opening.replace(
        new RegExp(`^${escapePattern(brief.name)}: (\\p{Ll}.*)$`, 'u'),
        (_, rest: string) =>
          // 'Flagsweep: internal tool to get rid of flags'
          `${brief.name} is ${isOneKind.test(rest) ? withArticle(rest) : rest}`,
      ),
    ).replace(/\bour (?=\p{L})/giu, 'the ');
  const what = withArticle(
    brief.analogy
      ? (known.analogy?.kind ?? brief.kind)
      : brief.kind.replace(/^(?:api|cli|sdk|crm|erp)$/, (word) => word.toUpperCase()),
  );
  const named = `${brief.name}${brief.provisional ? ' (working title)' : ''}`;
  const doers = doersIn(plan).map((role) => manyOf(role, plan));
  const works = doers.length > 1 ? ` ${upperFirst(joinWords(doers))} [use it. ~ work with it.]` : '';
  const called = calledIn(brief) ?? wantedAs(brief);
  if (called) return `${named} is ${called}.${works}`;
  const purpose = purposeOf(brief);
  if (purpose) return `${named} ${purpose}.`;
  // What each of them does stands under what is built: here it would be told twice.
  const whom = doers.length > 0 ? ` for ${joinWords(doers)}` : brief.audiences.length > 0 ? ` for ${say('{who}')}` : '';
  // 'FleetBeat is telematics software': its name stands there already.
  // 'for such a family circle': what it is like stands in the sentence before.
  const about = brief.about
    ?.replace(new RegExp(`^${escapePattern(brief.name)} is `, 'i'), '')
    .replace(/\bsuch (?=an? )/i, '');
  const [head = '', ...clause] = about?.split(opensDeeds) ?? [];
  // 'Tool for engineers is a tool for engineers'
  if (brief.provisional && about?.replace(/^an? /i, '').toLowerCase() === brief.name.toLowerCase())
    return `What is to be built is ${about}.${about.split(' ').length > alone ? '' : works}`;
  if (
    about &&
    !ofOthers.test(about) &&
    (clause.length === 0 || (tellsEnough(clause.join(' ')) && about.split(' ').length <= briefly))
  )
    return `${named} is ${about}.${about.split(' ').length > alone ? '' : works}`;
  // 'Onboarding Tool is an onboarding tool'
  if (head.toLowerCase().replace(/^an? /, '') === brief.name.toLowerCase() && whom !== '')
    return `${named} is made${whom}.`;
  if (about && !ofOthers.test(head) && !/^an? product$/.test(head)) return `${named} is ${head}${whom}.`;
  const sold = soldTo(known.offer);
  return sold !== '' && works !== '' ? `${named} is ${what}${sold}.${works}` : `${named} is ${what}${whom}${sold}.`;
}

const isOneKind = new RegExp(
  String.raw`^(?!(?:an?|the|our) )(?:[\p{L}-]+ ){0,2}(?:${kindWords}) (?:to|for|that|which|where)\b`,
  'iu',
);

/** What the writer says of themselves stands in nothing that others read. */
const speaksOfWriter = /(?<!\p{L})(?:we|us|i|me|my)(?!\p{L})/iu;

/** Words after which an idea tells what is done with it, and how many words of that are read at one go. */
const opensDeeds = / (?=(?:where|in which|on which|with which|through which|that|which|to) )/;
const briefly = 36;
/** More words than these say already who works with it. */
const alone = 16;
/** `that is triggered` tells nothing yet. */
const tellsEnough = (clause: string): boolean => clause.split(' ').length > 4;
/** `a product for their grandparents`: whose they are stands in another sentence. */
const ofOthers = /\b(?:for|of|by) (?:their|our|my|his|her)\b|\b(?:such|these|those)\b/i;

/** `An online tutoring marketplace called Lernwerk connecting students with tutors`: what it is, without its name. */
function calledIn({ name, sentences }: Brief): string | null {
  const [, what = '', more = ''] =
    new RegExp(
      String.raw`\b(an? [\p{L} -]{3,60}?),? (?:called|named) [“"]?${escapePattern(name)}[”"]?((?: |, )(?:(?:that|which|where|for|with|connecting|helping|letting|in which) [^;:]{5,160})?)[.]?$`,
      'iu',
    ).exec(stripStop(sentences[0] ?? '')) ?? [];
  return what === '' || more.trim() === '' ? null : `${lowerFirst(what)}${more}`;
}

/** Those of the idea's people who have a part in it; nobody where it names none. */
const doersIn = ({ brief, personas }: Plan): string[] =>
  brief.audiences.length === 0 ? [] : personas.slice(0, 5).map(({ role }) => role);

const soldTo = (offer: Plan['known']['offer']): string =>
  offer?.customer && offer.commission === null ? `, sold to ${plural(offer.customer)}` : '';

/** What it is sold for, where the sentence before it does not say so. */
const sale = (offer: Plan['known']['offer'], said: string): string => {
  const told = soldAs(offer);
  const amount = offer?.price ?? offer?.commission ?? '';
  return told === '' || said.toLowerCase().includes(amount.toLowerCase()) ? '' : ` ${told}`;
};

/** `all of them must-haves, including`; of one, `one of them a must-have`, and of none nothing is said. */
const mustsOf = (musts: number, all: number): string =>
  musts === 0
    ? '[including ~ starting with ~ among them]'
    : musts === 1
      ? 'one of them a must-have, starting with'
      : `${musts === all ? 'all' : numberWord(musts)} of them [must-haves, including ~ must-haves for launch, starting with ~ must-haves, among them]`;

export const summaryTexts: Record<string, TextWriter> = {
  summary: (draft) => {
    const { plan, say } = draft;
    const [goal] = plan.goals;
    const { brief, calendar } = plan;
    const musts = plan.features.filter(({ priority }) => priority === 'must').length;
    const asked = plan.features.filter((feature) => feature.stated).length;
    const limits = brief.limits
      .filter(({ kind }) => kind === 'budget' || kind === 'law')
      .map(({ kind, text }) => (kind === 'budget' ? `a budget of ${text}` : lawName(text)));
    const aims = plan.goals.filter(({ stated }) => stated);
    // Where it is asked for by itself, it stands there and nowhere else.
    const measured = isAsked('success.measure', draft);
    const stated =
      aims.length === 0 || measured
        ? ''
        : `[Success criteria: ~ Goals stated in the idea:] ${joinWords(aims.map(toReach))}.`;
    return [
      [say(oneLine(draft)), stated].filter(Boolean).join(' '),
      [
        asked === 0
          ? say(
              `${upperFirst(numberWord(plan.features.length))} features are proposed, among them ${quotedNames(plan.features, 2)}.`,
            )
          : say(
              `[The first release holds ~ In scope for the first release are ~ The first release consists of ~ The first release comes with] ${numberWord(plan.features.length)} features, ${mustsOf(musts, plan.features.length)} ${quotedNames(plan.features, 2)}.`,
            ),
        say(
          '[A clickable prototype is tested on {prototypeDate}, a pilot runs from {pilotDate}, and the launch is planned for {launchDate}. ~ Milestones: a clickable prototype on {prototypeDate}, a pilot from {pilotDate}, the launch on {launchDate}. ~ A prototype is tried on {prototypeDate}; the pilot starts on {pilotDate} and the launch follows on {launchDate}. ~ Planned: prototype {prototypeDate}, pilot {pilotDate}, launch {launchDate}. ~ From {pilotDate} it is piloted, after a prototype test on {prototypeDate}; it opens to all on {launchDate}.]',
        ),
        limits.length ? `[Fixed constraints: ~ Constraints: ~ Given:] ${joinWords(limits)}.` : '',
        measured
          ? ''
          : `[Results are reviewed on ~ The review is planned for ~ Success is measured on] ${longDate(goal?.deadline ?? calendar.reading)}${stated ? '' : `, [with one key metric: ~ based on one metric: ~ mainly by] ${figureName(goal)}`}.`,
      ]
        .filter(Boolean)
        .join(' '),
    ].join('\n\n');
  },

  'audience.primary': (draft) => {
    const { plan, say } = draft;
    const { brief, personas } = plan;
    const role = personas[0]?.role;
    const found = brief.audiences.find(({ noun }) => noun === role) ?? brief.audiences[0];
    // Who acts for a house is called by what they are.
    const main = found && role && found.noun !== role ? { ...found, noun: role, text: plural(role) } : found;
    const place =
      brief.place && main && !main.text.includes(brief.place) && saidOfBoth(brief, brief.place, plural(main.noun))
        ? ` ${brief.place}`
        : '';
    // Who does what stands beside it, where the section says what is built.
    const isTold = isAsked('solution.statement', draft) && askedFor(brief.capabilities).length > 0;
    const deeds = isTold ? [] : deedsOf('actor', plan).slice(0, 2);
    if (!main)
      return brief.forWhom === null
        ? say('Who it is for is an open question.')
        : `${upperFirst(stripStop(brief.forWhom).replace(/^such (?=an? )/i, ''))}.`;
    // 'app for gyms': who in them works with it is not said.
    if (found && role && found.noun !== role && deedsOf('actor', plan).length === 0) {
      const beside = brief.audiences.filter(({ noun }) => noun !== found.noun).map(({ noun }) => manyOf(noun, plan));
      return [
        `${upperFirst(/^an? /.test(found.text) ? plural(found.noun) : found.text)}${place}.`,
        beside.length > 0
          ? `The idea also names ${joinWords(beside)}.`
          : `${upperFirst(plural(role))} are assumed to work with it there.`,
      ].join(' ');
    }
    const isOne = main.noun === role && manyOf(main.noun, plan).startsWith('the ');
    const others = personas.filter(({ side }) => side !== 'actor');
    if (isTold)
      return [
        `${upperFirst(isOne ? manyOf(main.noun, plan) : /^an? /.test(main.text) ? plural(main.noun) : main.text)}${place}${others.length > 0 ? ` [(primary); also ~ first, followed by] ${joinWords(others.map(({ role }) => manyOf(role, plan)))}` : ''}.`,
        madeFor(plan),
      ]
        .filter(Boolean)
        .join(' ');
    return [
      `${upperFirst(isOne ? manyOf(main.noun, plan) : /^an? /.test(main.text) ? plural(main.noun) : main.text)}${place}: ${deeds.length > 0 ? `${isOne ? 'to' : '[those who ~ the people who ~ they]'} ${joinWords(deeds)}` : say('[people who work with {units} ~ people who deal with {units}]')}.`,
      others.length > 0
        ? `[Further users: ~ Also for ~ Other users:] ${joinWords(others.map(({ role }) => manyOf(role, plan)))}.`
        : '',
      madeFor(plan),
    ]
      .filter(Boolean)
      .join(' ');
  },

  'success.measure': ({ plan }) => {
    const stated = plan.goals.filter((goal) => goal.stated);
    const told = stated.length > 0 ? stated : plan.goals.slice(0, 1);
    const [first] = told;
    if (!first) return '';
    const isOneDay = told.every(({ deadline }) => deadline === first.deadline);
    const readOn = (goal: Goal): string => (isOneDay ? '' : `, measured on ${longDate(goal.deadline)}`);
    const end = isOneDay ? ` Measured on ${longDate(first.deadline)}.` : '';
    const whole = (goals: Goal[], withToday: boolean): string =>
      `${goals.map((goal) => `${success(goal, withToday)}${readOn(goal)}.`).join(' ')}${end}`;
    // Today's figures stand beside the goals as well; the first goal comes whole before all others.
    const fitting = [whole(told, true), whole(told, false), whole(told.slice(0, 2), false), whole([first], true)];
    return fitting.find((text) => text.length <= longestMeasure) ?? whole([first], false);
  },

  ask: (draft) => {
    const { plan, say } = draft;
    // The way to the launch stands in the summary above.
    const why = isAsked('summary', draft)
      ? '.'
      : '[, so that the prototype is ready on {prototypeDate}. ~ ; the prototype of {prototypeDate} depends on it.]';
    const budget = plan.brief.limits.find(({ kind }) => kind === 'budget');
    const sum = budget?.text.replace(/^(?:under|of|at most|up to|no more than)\s/i, '');
    return say(
      sum
        ? `[Approve the scope of the first release and the ${sum} for it by {decisionDate} ~ A yes to the scope of the first release and to ${sum} for it, by {decisionDate} ~ By {decisionDate}: agreement on the scope below and on the ${sum} for it]${why}`
        : `[Approve the scope of the first release, and assign a team and a budget, by {decisionDate} ~ A yes or no to this scope by {decisionDate}, with a budget and the people who build it ~ By {decisionDate}: agreement on what is built, who builds it and what it may cost ~ Decide by {decisionDate} whether it is built as described here, and set a budget ~ Sign off the features below, and name a budget and a team, by {decisionDate}]${why}`,
    );
  },

  'strategy.context': (draft) => {
    const { plan, say } = draft;
    const [law] = lawsOf(plan.brief);
    const waiting = waitingText(plan, say, isAsked('goal', draft));
    return [
      waiting,
      law
        ? `${upperFirst(law)} [applies from the first release, so the design has to comply with it. ~ applies from day one and has to be met by the first release.]`
        : '',
    ]
      .filter(Boolean)
      .join(' ');
  },

  valueProposition: ({ plan, say }) =>
    say(
      `For {who}: ${joinWords(plan.features.slice(0, 2).map(({ gain, name }) => lowerFirst(gain === '' ? name : gain)))}.`,
    ),
};

/** Whether a sentence tells right behind somebody where they are: `14 breweries around Leuven`, and no `labs in Porto for 900 dentists`. */
const saidOfBoth = ({ sentences }: Pick<Brief, 'sentences'>, place: string, people: string): boolean =>
  sentences.some((text) => {
    const [from, to] = [text.toLowerCase().indexOf(people.toLowerCase()), text.indexOf(place)];
    const between = from < 0 || to < from ? null : text.slice(from + people.length, to).trim();
    return between !== null && (between === '' || between.split(' ').length <= 2);
  });

/** Letters of the field for what success is. */
const longestMeasure = 240;
/** `TankRound - for small septic tank firms, 1-8 tankers`: whom a heading names, where it tells of what size they are. */
function madeFor({ brief }: Plan): string {
  const [heading = ''] = brief.sentences;
  const [, whom = ''] =
    /^\p{Lu}[\p{L}\d]+ ?[-–—:] ?(?:[^,;:]{0,40} )?for (\p{Ll}[^;:.]*\d[^;:.]*)$/u.exec(stripStop(heading)) ?? [];
  return whom === '' ? '' : `Made for ${whom}.`;
}
