import {
  figureOfMany,
  escapePattern,
  joinWords,
  lowerFirst,
  numberWord,
  plural,
  sentence,
  stripStop,
  thirdPerson,
  upperFirst,
  withArticle,
} from '../language.js';
import { general } from '../know/choose.js';
import { lastDay, longDate } from '../plan/calendar.js';
import type { Goal, Plan } from '../plan/plan.js';
import { isTold } from '../read/problem.js';
import type { Brief, Capability } from '../read/brief.js';
import { deedsOf, suffered } from './deeds.js';
import type { Draft, TextWriter } from './draft.js';
import { quotedNames } from './scope.js';
import { manyOf } from './single.js';

/** What is built, for whom, in one sentence; the idea's own where it has one. */
export function oneLine({ plan, say }: Draft): string {
  const { brief, known } = plan;
  const [opening = ''] = brief.sentences;
  const speaks =
    new RegExp(`^${escapePattern(brief.name)}\\b.{20,}\\s(?:\\w+\\s){4,}`, 'u').test(opening) && opening.length < 260;
  // What is told of today says nothing of the product.
  const told = brief.problem.sentences.some((text) => opening.toLowerCase().includes(text.slice(0, 25).toLowerCase()));
  if (speaks && !told) return sentence(opening);
  const what = withArticle(
    brief.analogy
      ? (known.analogy?.kind ?? brief.kind)
      : brief.kind.replace(/^(?:api|cli|sdk|crm|erp)$/, (word) => word.toUpperCase()),
  );
  const line = lowerFirst(say(known.archetypes[0]?.line ?? ''));
  const named = `${brief.name}${brief.provisional ? ' (working title)' : ''}`;
  const whom = brief.audiences.length ? ` for ${say('{who}')}` : say('{inPlace}');
  // To several kinds of people their deeds are told under what is built.
  if (askedBy(brief.capabilities))
    return `${named} is ${what} for ${joinWords(peopleOf(brief))}${soldFor(known.offer)}.`;
  const asked = askedFor(brief.capabilities.filter(({ automatic }) => !automatic));
  if (asked.length > 0 && !brief.capabilities[0]?.automatic) {
    return `${named} is ${what}${whom} to ${joinWords(asked)}.`;
  }
  const does = brief.capabilities
    .filter(({ automatic }) => automatic)
    .slice(0, 3)
    .map(({ verb, object, tail }) => [thirdPerson(verb), object, tail].filter(Boolean).join(' '));
  if (does.length > 0) return `${named} is ${what}${whom}: it ${joinWords(does)}.`;
  return `${named} is ${what}${whom} on which ${line}.`;
}

/** Those to whom the idea gives something to do, in its order. */
const peopleOf = ({ capabilities }: Brief): string[] =>
  [...new Set(capabilities.flatMap(({ by, automatic }) => (by && !automatic ? [plural(by)] : [])))].slice(0, 5);

const soldFor = (offer: Plan['known']['offer']): string =>
  offer ? `, sold to ${plural(offer.customer ?? 'customer')} for ${lowerFirst(offer.price)}` : '';

export const summaryTexts: Record<string, TextWriter> = {
  summary: (draft) => {
    const { plan, say, choose } = draft;
    const [goal] = plan.goals;
    const { brief, calendar } = plan;
    const change = choose('change', [
      `What changes for {actors}: one shared state that everybody concerned can see takes the place of {coping}.`,
      `{Actors} stop piecing the truth together from {coping}; there is one state, and it is on everybody's screen.`,
      `Instead of {coping}, {actors} and {others} get one record that says what holds and who changed it last.`,
      `For {actors} that means an end to {coping} as the only record of what holds.`,
      `Where {coping} decided until now, {actors} and {others} look at the same facts.`,
    ]);
    const musts = plan.features.filter(({ priority }) => priority === 'must').length;
    const limits = brief.limits
      .filter(({ kind }) => kind === 'budget' || kind === 'law')
      .map(({ kind, text }) => (kind === 'budget' ? `a cost of ${text}` : text));
    const stated = goal?.stated
      ? `[Success is stated: it is to bring ~ The idea says what success is: to bring ~ What counts as success is given: to bring] ${figureName(goal)} ${/^Not stated/.test(goal.baseline) ? '' : `from ${goal.baseline.split(', ')[0]} `}to ${lowerFirst(goal.target).replace(/^within (?=\d)/, '')}.`
      : '';
    return [
      [oneLine(draft), brief.problem.today && !plan.known.offer ? say(change) : '', stated].filter(Boolean).join(' '),
      [
        say(
          `[The first release holds ~ In scope for the first release are ~ The first release consists of] ${numberWord(plan.features.length)} features, ${musts === plan.features.length ? 'all' : numberWord(musts)} of them [indispensable, beginning with ~ needed from the first day, above all ~ indispensable, among them] ${quotedNames(plan.features, 2)}.`,
        ),
        say(
          '[A clickable prototype is shown on {prototypeDate}, a pilot runs from {pilotDate}, and the launch is planned for {launchDate}. ~ The way there: a clickable prototype on {prototypeDate}, a pilot from {pilotDate}, the launch on {launchDate}. ~ {Actors} click through a prototype on {prototypeDate}, work in the pilot from {pilotDate}, and everyone else follows on {launchDate}.]',
        ),
        limits.length ? `[Fixed from the start: ~ Not open to choice: ~ Given:] ${joinWords(limits)}.` : '',
        `[Whether it paid off is read on ~ The result is read on ~ The reading is due on] ${longDate(goal?.deadline ?? calendar.reading)}, [in one figure above all: ~ and one figure decides: ~ by one figure before all others:] ${figureName(goal)}.`,
      ]
        .filter(Boolean)
        .join(' '),
    ].join('\n\n');
  },

  'problem.statement': ({ plan, say }) => {
    const { brief, personas } = plan;
    const [main] = personas;
    const told = troubles(brief).map(sentence);
    const pains = (main?.pains ?? []).map((pain) =>
      lowerFirst(suffered(pain, main?.role ?? 'user').replace(/^For [^:]+: /, '')),
    );
    if (told.length > 0) {
      const silent = brief.problem.today || isTold(brief.problem);
      const said = `${told.join(' ')}${silent ? '' : ` ${say('[How they cope today is not described, and is asked on the first visits. ~ The idea does not say how they cope today; the first visits ask for it. ~ How they cope today is an open question for the first visits.]')}`}`;
      // Who is told a trouble in five words asks what it costs.
      return said.length >= SHORTEST_TROUBLE
        ? said
        : `${said} ${say('[What that costs in hours or money is asked on the first visits. ~ The first visits ask what that costs in hours or money.]')}`;
    }
    return [
      brief.problem.today
        ? say(`Today {who} manage with {coping}.`)
        : say('The idea does not say how {who} manage today.'),
      `[To be looked for on the visits (assumed): ~ Assumed from similar work: ~ What may go wrong (assumed):] ${pains.slice(0, 2).join('; ')}.`,
      say(
        '[How often that happens{inPlace}, and what it costs in hours or money, has not been counted; the first visits before {prototypeDate} have to answer it. ~ Nobody has counted yet how often this occurs{inPlace} or what it costs; that is the first question for the visits before {prototypeDate}. ~ The price of it{inPlace}, in hours or in money, is unknown and has to be found on the visits that end by {prototypeDate}.]',
      ),
    ].join(' ');
  },

  'audience.primary': ({ plan, say }) => {
    const { brief, personas } = plan;
    const main = brief.audiences.find(({ noun }) => noun === personas[0]?.role) ?? brief.audiences[0];
    const place = brief.place && !main?.text.includes(brief.place) ? ` ${brief.place}` : '';
    const deeds = deedsOf('actor', plan).slice(0, 2);
    if (!main) return say('{Actors}{inPlace} who handle several {units} a week (assumed; the idea names no audience).');
    const others = personas.filter(({ side }) => side !== 'actor' && deedsOf(side, plan).length > 0);
    return [
      `${upperFirst(/^an? /.test(main.text) ? plural(main.noun) : main.text)}${place}: ${deeds.length > 0 ? `[those who ~ the people who ~ they] ${joinWords(deeds)}` : say('[those who have {units} to see to ~ the people {units} are there for]')}.`,
      others.length > 0
        ? `[With a part of their own: ~ Beside them it is for ~ Others who work with it:] ${joinWords(others.map(({ role }) => manyOf(role, plan)))}.`
        : '',
      madeFor(plan),
    ]
      .filter(Boolean)
      .join(' ');
  },

  'solution.statement': ({ plan, say }) => {
    const [first, second] = plan.features;
    const asked = askedFor(plan.brief.capabilities);
    if (asked.length === 0)
      return say(
        `One place to ${verbOf(first?.need, first?.name)} and ${verbOf(second?.need, second?.name)}, for {actors}${plan.brief.problem.today ? ', so that nobody depends on {coping} any more' : ''}.`,
      );
    if (plan.brief.capabilities[0]?.automatic)
      return say(
        `{Product} can ${joinWords(asked)}${plan.brief.problem.today ? ', so that {actors} no longer depend on {coping}' : ''}.`,
      );
    const each = askedBy(plan.brief.capabilities) ?? `{actors} ${joinWords(asked)}`;
    return say(
      `[One place where ~ {Product} lets ~ A single record in which] ${each}, ${plan.brief.problem.today ? '[so that they no longer depend on {coping}. ~ and nobody has to rely on {coping} alone. ~ without falling back on {coping}.]' : '[for all who take part. ~ and everybody concerned sees the same.]'}`,
    );
  },

  'success.measure': ({ plan }) => {
    const [goal] = plan.goals;
    if (!goal) return '';
    return `${stripStop(goal.metric)}: today ${lowerFirst(goal.baseline.replace(/; .*$/, ''))}; target ${lowerFirst(goal.target)}, read on ${longDate(goal.deadline)}.`;
  },

  ask: ({ plan, say }) => {
    const budget = plan.brief.limits.find(({ kind }) => kind === 'budget');
    return say(
      `[Approve ~ Agree to ~ Sign off] the scope of the first release${budget ? ` and the ${budget.text.replace(/^(?:under|of)\s/i, '')} for it` : ', and name a team and a sum for it,'} by {decisionDate}[, so that the prototype can be shown on {prototypeDate}. ~ ; the prototype of {prototypeDate} depends on it. ~ : that day decides whether a prototype is on the table on {prototypeDate}.]`,
    );
  },

  'strategy.context': ({ plan, say }) => {
    const { brief, calendar } = plan;
    const law = brief.limits.find(({ kind }) => kind === 'law');
    const waiting = waitingText(plan, say);
    return [
      // What presses is told by whoever has the trouble; a kind of product knows it only where it is clearly meant.
      ...(calendar.limit || calendar.missed || goingOn(plan)
        ? []
        : plan.known.archetypes.filter(({ id }) => id !== general).map(({ moment }) => say(moment))),
      waiting,
      law
        ? `${upperFirst(law.text)} [is in force whatever is decided here, so it shapes the first design and not a later one. ~ holds from the first day, so the first design has to fit it. ~ waits for no release: whatever is built first has to respect it.]`
        : '',
    ]
      .filter(Boolean)
      .join(' ');
  },

  valueProposition: ({ plan, say }) =>
    say(`For {who}: ${lowerFirst(plan.features[0]?.gain ?? '')}, and ${lowerFirst(plan.features[1]?.gain ?? '')}.`),
};

/** What sets the day, in the words of the idea, and what goes on until then, in its figures. */
function waitingText({ brief, calendar, goals, known }: Plan, say: (text: string) => string): string {
  const going = goingOn({ goals });
  const { limit, missed } = calendar;
  const aimedAt = goals.find(
    ({ stated, target }) => stated && /(?:^| )(?:by|before|until|in) .*\b20\d\d$/.test(target),
  );
  const said = limit ? dayInIdea(brief, limit) : null;
  const price = going
    ? `[Until it is in use this goes on: ~ What goes on until then: ~ Until then this stays as it is:] ${going}.`
    : brief.problem.today === null
      ? ''
      : `[Until then it stays with ~ Whatever comes later than that is done with] ${known.slots['coping']}.`;
  const day = missed
    ? `The idea names a day, “${missed.text}”, ${missed.isPast ? 'which has passed' : 'by which nothing can be ready'}; the launch on ${longDate(calendar.launch)} is a proposal, counted from today.`
    : limit
      ? said
        ? `The idea sets the day: “${said}”.`
        : `The idea sets the day: ${longDate(limit)}.`
      : aimedAt
        ? `The idea sets no day for the launch, but one for what it wants to reach: ${lowerFirst(aimedAt.goal)} ${/(?:by|before|until|in) .*$/.exec(aimedAt.target)?.[0] ?? ''}.`
        : say(
            '[The idea sets no day; the dates here are proposals. ~ No day is set from outside, so the dates of this document are proposals. ~ The date is free, and the dates here are proposed.]',
          );
  return [day, price].filter(Boolean).join(' ');
}

/** The part of the idea that names the day, where it is short enough to be quoted. */
function dayInIdea({ limits, sentences }: Brief, day: string): string | null {
  const text = limits.find((limit) => lastDay(limit).includes(day))?.text ?? '';
  const part = sentences.flatMap((one) => one.split(/;\s/)).find((one) => text !== '' && one.includes(text));
  // '12 users, £6,000, live by 1 March 2027': sums and sizes have a place of their own.
  const own = part?.split(/,(?!\s?20\d\d|\d)\s/).find((piece) => piece.includes(text) && piece.split(' ').length > 2);
  const said = own ?? part;
  return said && said.length <= 120 ? upperFirst(stripStop(said)) : text || null;
}

/** `unbilled extras (12%) and invoicing (9 hours a month)`: what the idea itself counts of today. */
function goingOn({ goals }: Pick<Plan, 'goals'>): string | null {
  const counted = goals.flatMap(({ metric, baseline }) => {
    const [, figure] = /^(.+), as the idea states$/.exec(baseline) ?? [];
    const name = metricName(metric);
    return figure && name.length < 60 ? [`${name} (${lowerFirst(figure)})`] : [];
  });
  return counted.length > 0 ? joinWords(counted) : null;
}

/** `plan crews, boats and landing slots around weather windows`: what the idea asks for, one verb at a time. */
function askedFor(capabilities: Capability[]): string[] {
  const phrases: { verb: string; objects: string[] }[] = [];
  for (const { verb, object, tail } of capabilities.slice(0, 4)) {
    const rest = [object, tail].filter(Boolean).join(' ');
    const last = phrases.at(-1);
    if (last?.verb === verb) last.objects.push(rest);
    else phrases.push({ verb, objects: [rest] });
  }
  return phrases.slice(0, 3).map(({ verb, objects }) => `${verb} ${joinWords(objects)}`.trim());
}

/** `growers report stems, packers plan boxes and customers skip a week`: to each what is theirs; null for one alone. */
function askedBy(capabilities: Capability[]): string | null {
  const deeds = new Map<string, Capability[]>();
  for (const one of capabilities)
    if (one.by && !one.automatic && (plural(one.by) !== one.by || /\b(?:staff|crew|people)$/.test(one.by)))
      deeds.set(one.by, [...(deeds.get(one.by) ?? []), one]);
  if (deeds.size < 2) return null;
  const most = deeds.size > 2 ? 1 : 2;
  return joinWords(
    [...deeds].slice(0, 4).map(([who, own]) => `${plural(who)} ${joinWords(askedFor(own.slice(0, most)))}`),
  );
}

/** The sentences of the idea that tell a trouble. One that only says what is wanted is left out when others are there. */
export function troubles({ problem }: Pick<Brief, 'problem'>): string[] {
  const told = problem.sentences.filter(
    (text) => !/\b(?:wants?|would like|wish(?:es)?|we need|is looking) (?:to|an?|for)\b/i.test(text),
  );
  return told.length > 0 ? told : problem.sentences;
}

const SHORTEST_TROUBLE = 60;

const verbOf = (need: string | undefined, name: string | undefined): string =>
  need?.startsWith('to ') ? need.slice(3) : lowerFirst(name ?? '');
/** The same in a sentence: `the number of tiles lost`; a figure without a name of its own is that of the goal. */
export const figureName = (goal: Pick<Goal, 'metric' | 'baseline' | 'target'> | undefined): string => {
  const name = metricName(goal?.metric ?? '');
  return !goal || /^the figures? (?:of|that) /.test(name)
    ? 'that of the first goal'
    : figureOfMany(name, `${goal.baseline} ${goal.target}`);
};

/** `TankRound - for small septic tank firms, 1-8 tankers`: whom a heading names, where it tells of what size they are. */
function madeFor({ brief }: Plan): string {
  const [heading = ''] = brief.sentences;
  const [, whom = ''] =
    /^\p{Lu}[\p{L}\d]+ ?[-–—:] ?(?:[^,;:]{0,40} )?for (\p{Ll}[^;:.]*\d[^;:.]*)$/u.exec(stripStop(heading)) ?? [];
  return whom === '' ? '' : `Made for ${whom}.`;
}

export const metricName = (metric: string): string => lowerFirst(metric.split(', ')[0] ?? metric);
