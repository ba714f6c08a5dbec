import { stripStop, upperFirst } from '../language.js';
import { coursesOf } from './courses.js';
import { isOptional, type TextWriter } from './draft.js';
import { withoutToday } from './fact-lines.js';
import { drawn } from './flowchart.js';
import { peopleSteps, productSteps, stepLine } from './own-steps.js';
import type { Plan } from '../plan/plan.js';
import { manyOf } from './single.js';

/** Work of today and work as it shall be, drawn. */
export const processTexts: Record<string, TextWriter> = {
  'currentState.process': ({ plan, block }) => {
    const steps = stepsOfToday(plan);
    if (steps.length > 1) return drawn({ chains: [{ steps }] });
    if (isOptional('currentState.process', { block })) return '';
    const told = plan.brief.problem.sentences.map(withoutToday).filter((text) => text.length <= longest);
    return drawn({
      fans: [{ title: 'Today', texts: told.length > 0 ? told.slice(0, 3).map(stripStop) : [asked] }],
    });
  },

  'futureState.process': ({ plan, say }) => {
    const [first] = coursesOf(plan);
    // One sentence that several have a part in tells the way from hand to hand.
    const inTurn = first && new Set(first.members.map(({ by }) => by)).size > 1 ? first.members : [];
    const others = peopleSteps(plan).filter(({ at }) => !inTurn.some((one) => one.at === at));
    const byPerson = [...new Set(others.map(({ by }) => by))].map((by) => ({
      title: upperFirst(manyOf(plan.personas[by]?.role ?? '', plan)),
      texts: others.filter((one) => one.by === by).map(({ text }) => upperFirst(text)),
    }));
    const byItself = productSteps(plan)
      .flat()
      .slice(0, mostOwn)
      .map(({ text }) => upperFirst(text));
    const own = (texts: string[]): { title: string; texts: string[] }[] =>
      texts.length > 0 ? [{ title: say('{Product}'), texts }] : [];
    const chains = inTurn.length > 0 ? [{ steps: inTurn.map((step) => stepLine(step, plan)) }] : [];
    const fans = [...byPerson, ...own(byItself)];
    return drawn(
      chains.length + fans.length > 0
        ? { chains, fans }
        : { fans: own(plan.features.slice(0, mostOwn).map(({ name }) => name)) },
    );
  },
};

/** Boxes of what the product does by itself. */
const mostOwn = 6;
/** Letters of a box. */
const longest = 110;
const asked = 'How it is done today is asked on the first visits';

/** The steps of one sentence that tells the way of today from its beginning to its end. */
function stepsOfToday({ facts, brief }: Plan): string[] {
  for (const sentence of brief.problem.sentences) {
    const steps = facts.steps.filter(({ text }) => sentence.toLowerCase().includes(text.toLowerCase()));
    const told = steps.reduce((sum, { text }) => sum + text.length, 0);
    if (steps.length > 1 && told >= nearlyAll * sentence.length && steps.every(({ text }) => text.length <= longest))
      return steps.map(({ text }) => upperFirst(stripStop(withoutToday(text))));
  }
  return [];
}
const nearlyAll = 0.9;
