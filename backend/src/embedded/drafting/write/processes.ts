import { stripStop, upperFirst } from '../language.js';
import { lowered } from '../read/lowered.js';
import type { Plan } from '../plan/plan.js';
import { gateOf } from './gate.js';
import { deedOf } from './deeds.js';
import { stepsOf } from './deed-groups.js';
import { isOptional, type TextWriter } from './draft.js';
import { chainOf, isAnswer } from './chain.js';
import { isSmall } from './enough.js';
import { apartFrom, course } from './flowchart.js';
import { withoutToday } from './fact-lines.js';
import { eachOf, inChains, type ShownDeed } from './thing-chains.js';
import { inCourse } from './phases.js';

/** Work of today and work as it shall be, drawn. */
export const processTexts: Record<string, TextWriter> = {
  'currentState.process': ({ say, plan, block }) => {
    const { facts, brief } = plan;
    // 'Customers take 31 days to pay' is no step of the work.
    const isFigure = ({ text, tool }: (typeof facts.steps)[number]): boolean => tool === null && spanOrShare.test(text);
    const figures = facts.steps.filter(isFigure).map(({ text }) => text);
    const steps = facts.steps.filter((step) => !isFigure(step)).map(({ text }) => text);
    const told = steps.length > 0 ? steps : brief.problem.today ? [] : brief.problem.sentences.slice(0, 3);
    const boxes = told.map(withoutToday).flatMap(shortSteps);
    // What goes wrong stands apart from the way itself.
    const wrong = [...figures, ...facts.troubles.map(({ text }) => text)]
      .map((text) => upperFirst(stripStop(withoutToday(text))))
      .filter((text) => text.length <= longest && !boxes.some((one) => one.toLowerCase().includes(text.toLowerCase())));
    // One box between a beginning and an end draws nothing that the text does not say.
    if (boxes.length < 2 && isSmall({ plan }) && isOptional('currentState.process', { block })) return '';
    return course(
      say('New {unit}'),
      boxes.length > 0
        ? boxes.slice(0, 6)
        : [brief.problem.today ? say('Today: {coping}') : 'Today’s way, seen on the first visits'],
      say('{Unit} settled'),
      { wrong: wrong.slice(0, 3) },
    );
  },

  'futureState.process': ({ say, plan }) => {
    const { steps, once, anyTime } = chainOf(
      deedsIn(plan),
      (one, other) => one.feature.side === other.feature.side && one.feature.by === other.feature.by,
    );
    const shown = ({ deed }: { deed: string }): string => `New: ${lowered(deed)}`;
    const { main, chains, alone, rest } = inChains(steps, anyTime, plan);
    const beside = {
      once: once.map(shown),
      anyTime: rest.map(shown),
      alone: alone.flatMap(eachOf).map(shown),
      automatic: stepsOf(plan)
        .filter(({ feature: { isByItself, stated, words } }) => isByItself && stated && words === undefined)
        .slice(0, 6)
        .map(({ feature }) => `New: ${lowered(stripStop((deedOf(feature, plan) && feature.asked) || feature.name))}`),
      chains: chains.map((chain) => ({
        thing: upperFirst(chain.thing),
        steps: chain.steps.map((step) => eachOf(step).map(shown).join(' or ')),
      })),
    };
    const [first] = plan.features;
    if (steps.length === 0 && beside.automatic.length > 0) return apartFrom(beside);
    // What is told in words alone follows nothing, and nothing follows it.
    const inWords = plan.features.filter(({ stated, words }) => stated && words !== undefined);
    if (steps.length === 0 && inWords.length > 0)
      return apartFrom({ alone: inWords.slice(0, 6).map(({ name }) => name) });
    if (steps.length === 0)
      return course(
        say('New {unit}'),
        [`New: ${lowered(first?.name ?? 'it is entered')}`],
        say('{Unit} settled'),
        beside,
      );
    if (!main) return apartFrom({ ...beside, alone: [...beside.once, ...beside.alone] });
    const gate = gateOf(plan);
    const before = main.steps.findIndex((step) => eachOf(step).some(({ at }) => at === gate?.at));
    // Where the answer is a deed of its own, nothing asks for it a second time.
    const isAnswered = gate?.isOpen && deedsIn(plan).some(({ deed }) => isAnswer(deed));
    return course(
      `New ${main.thing}`,
      main.steps.map((step) =>
        'yes' in step
          ? { asks: say(`Does the {${step.yes.feature.side}} say yes?`), yes: shown(step.yes), no: shown(step.no) }
          : shown(step),
      ),
      'Done',
      { ...beside, ...(gate && before >= 0 && !isAnswered ? { gate: { before, asks: gate.asks } } : {}) },
    );
  },
};

const spanOrShare = /\b\d[\d.,]*\s?(?:%|min\b|minutes?|hours?|days?|weeks?|months?)/;

/** How much a box holds without being cut. */
const longest = 100;

/** `Trays are listed on paper; the foreman rings the yard`: one box for each; what stays too long is left to the text. */
const shortSteps = (text: string): string[] => {
  const said = stripStop(text);
  const parts = said.length > 60 ? said.split(/; |, and so |, so |, and then |, then |, and | - | – /) : [said];
  return parts
    .map((part) => upperFirst(stripStop(part.trim())))
    .filter((part) => part !== '' && part.length <= longest);
};

const deedsIn = (plan: Plan): ShownDeed[] =>
  inCourse(
    stepsOf(plan)
      .flatMap(({ feature, at }) => {
        const deed = feature.isByItself ? undefined : deedOf(feature, plan);
        return deed === undefined ? [] : [{ deed, at, feature }];
      })
      .slice(0, 10),
    ({ feature }) => feature,
    plan,
  );
