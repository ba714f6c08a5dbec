import { joinWords, lowerFirst, numberWord, sentence, stripStop, upperFirst, withArticle } from '../language.js';
import { longDate } from '../plan/calendar.js';
import type { Draft, TextWriter } from './draft.js';
import { quotedNames } from './scope.js';

/** What is built, for whom, in one sentence; the idea's own where it has one. */
export function oneLine({ plan, say }: Draft): string {
  const { brief, known } = plan;
  const [opening = ''] = brief.sentences;
  const speaks = new RegExp(`^${escape(brief.name)}\\b.{20,}\\s(?:\\w+\\s){4,}`, 'u').test(opening) && opening.length < 260;
  if (speaks) return sentence(opening);
  const what = withArticle(brief.analogy ? (known.analogy?.kind ?? brief.kind) : brief.kind);
  const line = lowerFirst(say(known.archetypes[0]?.line ?? ''));
  const named = `${brief.name}${brief.provisional ? ' (working title)' : ''}`;
  const whom = brief.audiences.length ? ` for ${say('{who}')}` : say('{inPlace}');
  const asked = brief.capabilities.slice(0, 3).map(({ verb, object, tail }) => [verb, object, tail].filter(Boolean).join(' '));
  if (asked.length > 1 && !brief.capabilities[0]?.automatic) {
    return `${named} is ${what}${whom} to ${joinWords(asked)}.`;
  }
  return `${named} is ${what}${whom} on which ${line}.`;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const summaryTexts: Record<string, TextWriter> = {
  summary: (draft) => {
    const { plan, say, choose } = draft;
    const [goal] = plan.goals;
    const { brief, calendar } = plan;
    const change = choose('change', [
      `What changes for {actors}: {coping} gives way to one shared state that everybody concerned can see.`,
      `For {actors} that means an end to {coping} as the only source of truth.`,
      `Where {coping} decided until now, {actors} and {others} look at the same facts.`,
    ]);
    const musts = plan.features.filter(({ priority }) => priority === 'must').length;
    const limits = brief.limits.filter(({ kind }) => kind === 'budget' || kind === 'law').map(({ text }) => text);
    const stated = goal?.stated ? `Success is stated: ${metricName(goal.metric)} ${/^Not stated/.test(goal.baseline) ? '' : `from ${goal.baseline.split(',')[0]} `}to ${lowerFirst(goal.target)}.` : '';
    return [
      [oneLine(draft), say(change), stated].filter(Boolean).join(' '),
      [
        say(`The first release holds ${numberWord(plan.features.length)} features, ${numberWord(musts)} of them indispensable, beginning with ${quotedNames(plan.features, 2)}.`),
        say('A clickable prototype is shown on {prototypeDate}, a pilot runs from {pilotDate}, and the launch is planned for {launchDate}.'),
        limits.length ? `Fixed are ${joinWords(limits)}.` : '',
        `Whether it paid off is read on ${longDate(calendar.reading)}, by one question: did it ${lowerFirst(goal?.goal ?? '')}?`,
      ]
        .filter(Boolean)
        .join(' '),
    ].join('\n\n');
  },

  'problem.statement': ({ plan, say, choose }) => {
    const { brief, personas } = plan;
    const [main, other] = personas;
    const told = brief.problem.sentences.map(sentence);
    const pains = [main?.pains[0], other?.pains[0], main?.pains[1]].filter((pain): pain is string => Boolean(pain));
    if (told.length > 0) {
      const cost = choose('cost', ['Behind that figure stand everyday situations (assumed until observed):', 'In daily work that probably looks like this (assumed, to be checked on site):', 'What that means on an ordinary day (assumed):']);
      return `${told.join(' ')} ${cost} ${joinWords(pains.slice(0, 2).map(lowerPain))}.${brief.problem.today ? '' : say(' How they cope today is not described; {coping} is assumed.')}`;
    }
    return [
      say(`Today {who} manage with {coping} (assumed; the idea does not describe it).`),
      `From products of this kind one knows what to look for: ${joinWords(pains.map(lowerPain))}.`,
      say('How often that happens{inPlace}, and what it costs in hours or money, has not been counted; the first visits before {prototypeDate} have to answer it.'),
    ].join(' ');
  },

  'audience.primary': ({ plan, say }) => {
    const [main] = plan.brief.audiences;
    const place = plan.brief.place && !main?.text.includes(plan.brief.place) ? ` ${plan.brief.place}` : '';
    if (main) return say(`${upperFirst(main.text)}${place}: those who answer for {units} themselves and feel a lost one the same day.`);
    return say('{Actors}{inPlace} who handle several {units} a week (assumed; the idea names no audience).');
  },

  'solution.statement': (draft) => {
    const { plan, say } = draft;
    const [first, second] = plan.features;
    return say(`One place where {actors} can ${verbOf(first?.need, first?.name)} and ${verbOf(second?.need, second?.name)}, so that they no longer depend on {coping}.`);
  },

  'success.measure': ({ plan }) => {
    const [goal] = plan.goals;
    if (!goal) return '';
    return `${stripStop(goal.metric)}: today ${lowerFirst(goal.baseline.replace(/; .*$/, ''))}; target ${lowerFirst(goal.target)}, read on ${longDate(goal.deadline)}.`;
  },

  ask: ({ plan, say }) => {
    const budget = plan.brief.limits.find(({ kind }) => kind === 'budget');
    return say(
      `Approve the scope of the first release and ${budget ? `the ${budget.text.replace(/^(?:under|of)\s/i, '')} for it` : 'a team and a budget for it, to be named by then,'} by {decisionDate}, so that the prototype can be shown on {prototypeDate}.`,
    );
  },

  'strategy.context': ({ plan, say, known }) => {
    const { brief, calendar } = plan;
    const law = brief.limits.find(({ kind }) => kind === 'law');
    const waiting = calendar.limit
      ? `The day is set from outside: ${brief.limits.find(({ day }) => day === calendar.limit)?.text ?? ''} leaves no second chance this year.`
      : say('Nothing outside forces the date; what waiting costs is another quarter of {coping}, with {g1} put off as long.');
    return [
      ...plan.known.archetypes.slice(0, 1).map(({ moment }) => say(moment)),
      waiting,
      law ? `${upperFirst(law.text)} is in force whatever is decided here, so it shapes the first design and not a later one.` : String(known('moment')[0]?.['text'] ?? ''),
    ]
      .filter(Boolean)
      .join(' ');
  },

  'valueProposition': ({ plan, say }) => say(`For {who}: ${lowerFirst(plan.features[0]?.gain ?? '')}, and ${lowerFirst(plan.features[1]?.gain ?? '')}.`),
};

const lowerPain = (pain: string): string => lowerFirst(stripStop(pain));
const verbOf = (need: string | undefined, name: string | undefined): string =>
  need?.startsWith('to ') ? need.slice(3) : lowerFirst(name ?? '');
export const metricName = (metric: string): string => lowerFirst(metric.split(/, (?:counted|in per cent|per)/)[0] ?? metric);
