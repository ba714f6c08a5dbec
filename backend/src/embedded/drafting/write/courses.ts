import type { Plan } from '../plan/plan.js';
import { capabilityOf } from './deed-groups.js';
import { manyOf } from './single.js';
import { answerIn, type OwnStep, peopleSteps, productSteps } from './own-steps.js';

/** A way that people go with the product: what one sentence has several do in turn, or all that one of them does. */
export interface Course {
  /** Empty where it is called after its only function. */
  title: string;
  members: OwnStep[];
}

/** More than these nobody reads in one go. */
const most = 5;
const longest = 8;

export function coursesOf(plan: Plan): Course[] {
  const steps = peopleSteps(plan);
  const inTurn = turnsOf(steps, plan);
  const rest = steps.filter(({ at }) => !inTurn.some(({ members }) => members.some((one) => one.at === at)));
  const byPerson = [...new Set(rest.map(({ by }) => by))].map((by): Course => {
    const members = rest.filter((one) => one.by === by).slice(0, longest);
    const isOne = new Set(members.map(({ at }) => at)).size < 2;
    return { title: isOne ? '' : `The part of ${manyOf(plan.personas[by]?.role ?? '', plan)}`, members };
  });
  const told = [...inTurn, ...byPerson].map((course) => withAnswer(course, plan));
  const [first] = productSteps(plan).toSorted((one, other) => other.length - one.length);
  const own = first ? [{ title: '', members: first.slice(0, longest) }] : [];
  // A single step only says again what it is called.
  const whole = told.filter(isWay);
  if (whole.length > 0) return whole.slice(0, most);
  return own.some(isWay) || told.length === 0 ? own : told.slice(0, 1);
}

const isWay = ({ members }: Course): boolean => members.length > 1;

/** Behind what people do in it, what the product answers. */
const withAnswer = ({ title, members }: Course, plan: Plan): Course => ({
  title,
  members: members.flatMap((step, at): OwnStep[] => {
    const { feature } = step;
    const answer = members[at + 1]?.feature === feature ? undefined : answerIn(feature, plan);
    return answer === undefined ? [step] : [step, { at: step.at, feature, by: -1, text: answer }];
  }),
});

/** `A worker offers a shift, a colleague takes it, and the supervisor approves`: one sentence that tells the whole way. */
function turnsOf(steps: readonly OwnStep[], plan: Plan): Course[] {
  const sentenceOf = ({ feature }: OwnStep): number | undefined => capabilityOf(feature, plan)?.source?.statement;
  const sentences = [...new Set(steps.map(sentenceOf))];
  return sentences.flatMap((sentence): Course[] => {
    const members = steps.filter((step) => sentence !== undefined && sentenceOf(step) === sentence);
    return new Set(members.map(({ by }) => by)).size > 1 && isOfOne(members, plan)
      ? [{ title: '', members: members.slice(0, longest) }]
      : [];
  });
}

/** `offer a shift`, `take the shift`, `approve or reject`: all of them are done to the same thing. */
function isOfOne([first, ...others]: readonly OwnStep[], plan: Plan): boolean {
  const { noun = '' } = (first && capabilityOf(first.feature, plan)) ?? {};
  return (
    noun !== '' &&
    others.every(({ text }) => text.includes(noun) || !/\b(?:the|an?|each|every|all|their|its|which|who)\b/i.test(text))
  );
}
