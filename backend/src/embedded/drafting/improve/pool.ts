import { lowerFirst, sentence, stripStop, upperFirst } from '../language.js';
import { longDate } from '../plan/calendar.js';
import type { Feature } from '../plan/plan.js';
import type { Draft } from '../write/draft.js';
import { wordsOf } from './fields.js';

/** What the plan still has to say on a subject, as whole sentences, the fitting ones first. */
export function detailsOn(meaning: string, draft: Draft): string[] {
  const { plan, say } = draft;
  const pains = plan.personas.flatMap((persona) =>
    persona.pains.map(
      (pain) =>
        `For ${firstOf(persona.name)}, ${persona.role}, it means this (assumed): ${lowerFirst(stripStop(pain))}.`,
    ),
  );
  const scenes = plan.personas.map(
    (persona) => `${firstOf(persona.name)} works like this (assumed): ${lowerFirst(stripStop(persona.context))}.`,
  );
  const features = plan.features.map(
    (feature) =>
      `“${feature.name}” ${feature.leaves ? `ends with ${stripStop(lowerFirst(feature.leaves))}` : 'is part of it'}.`,
  );
  const cases = plan.features.map(exampleOf);
  const goals = plan.goals.map(
    (goal) => `${sentence(upperFirst(goal.goal))} It is measured by this: ${lowerFirst(stripStop(goal.measuredBy))}.`,
  );
  const days = [
    say(
      'A prototype is shown on {prototypeDate}, the pilot starts on {pilotDate}, and the launch follows on {launchDate}.',
    ),
    say('Whether it holds is seen in the pilot from {pilotDate} and read on {readingDate}.'),
  ];
  const risks = risksOf(draft);
  if (/problem|current|pain|today|cause/i.test(meaning)) return [...pains, ...scenes];
  if (/audience|persona|user|actor|segment|stakeholder/i.test(meaning)) return [...scenes, ...pains];
  if (/success|goal|metric|measure|analytic|benefit/i.test(meaning)) return [...goals, ...days];
  if (/risk|assum|depend/i.test(meaning)) return [...risks, ...days];
  if (/release|launch|roadmap|strategy|rollout|transition|ask/i.test(meaning)) return [...days, ...goals];
  return [...features.slice(0, 4), ...cases, ...days];
}

/** What could go wrong, one sentence each. */
export const risksOf = (draft: Draft): string[] =>
  draft.known('risk').map((row) => {
    const answer = row['mitigation'] ?? row['prevention'];
    return `What could go wrong: ${lowerFirst(stripStop(String(row['risk'] ?? row['text'] ?? '')))}${answer ? `; against it: ${lowerFirst(stripStop(String(answer)))}` : ''}.`;
  });

export function exampleOf(feature: Feature): string {
  const test = feature.tests[0];
  return test
    ? `For example, given ${clauseOf(test.given)}: when ${clauseOf(test.when)}, ${clauseOf(test.then)}.`
    : `For example: ${lowerFirst(stripStop(feature.edge))}.`;
}

const clauseOf = (text: string): string => lowerFirst(stripStop(text));
const firstOf = (name: string): string => name.split(',')[0] ?? name;

/** The planned feature that a text speaks of: by its name, else by its words, else by turn. */
export function featureFor(text: string, at: number, draft: Draft): Feature {
  const { features } = draft.plan;
  const words = new Set(wordsOf(text));
  const scored = features.map((feature) => ({
    feature,
    score: text.includes(feature.name) ? 99 : wordsOf(feature.name).filter((word) => words.has(word)).length,
  }));
  const best = scored.reduce(
    (top, entry) => (entry.score > top.score ? entry : top),
    scored[at % scored.length] ?? scored[0]!,
  );
  return best.feature;
}

/** The first goal in one sentence with its figures, and what it takes. */
export function bottomLine({ plan, say }: Draft): string {
  const [goal] = plan.goals;
  const budget = plan.brief.limits.some(({ kind }) => kind === 'budget')
    ? say(' It takes {budget} and the decision on {decisionDate}.')
    : say(' It takes a decision on {decisionDate}.');
  return `In short: ${lowerFirst(stripStop(goal?.goal ?? ''))} – ${figuresOf(goal)} – by ${longDate(goal?.deadline ?? plan.calendar.reading)}.${budget}`;
}

const figuresOf = (goal: { baseline: string; target: string } | undefined): string => {
  const target = lowerFirst(goal?.target ?? '').replace(/ \(assumed.*$/, ' (assumed)');
  return /\d/.test(goal?.baseline ?? '') && /stated|states/.test(goal?.baseline ?? '')
    ? `from ${lowerFirst((goal?.baseline ?? '').split(/[;,] as the/)[0] ?? '')} to ${target}`
    : `target: ${target}`;
};

/** Why not wait, with the figures of the idea. */
export function persuasionOf({ plan, say }: Draft): string {
  const [goal] = plan.goals;
  const today = /states/.test(goal?.baseline ?? '') ? (goal?.baseline.split(/[;,] as the/)[0] ?? '') : '';
  return today
    ? say(
        `Every month without {product} costs what it costs today: ${lowerFirst(goal?.metric.split(',')[0] ?? '')} at ${today}. The same month with it moves that figure towards ${lowerFirst(goal?.target.replace(/ \(assumed.*$/, '') ?? '')}.`,
      )
    : say(
        'Every month of waiting is another month of {coping}, and {actors} pay for it first. Real {units} run in {product} from {pilotDate}, so the first proof is weeks away, not years.',
      );
}

/** Reasons for the whole thing and for now. */
export const reasonsOf = ({ plan, say }: Draft): string[] => [
  say(`The reason: as long as {coping} decide, {others} learn of a change by chance, and {metric1} cannot get better.`),
  plan.brief.limits.some(({ kind }) => kind === 'date')
    ? say('The time is set from outside: whoever wants real {units} on {launchDate} has to decide by {decisionDate}.')
    : say(
        'The time is right because a decision on {decisionDate} still gives a pilot on {pilotDate} and a first reading on {readingDate}.',
      ),
];
