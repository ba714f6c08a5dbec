import { lowerFirst, upperFirst } from '../language.js';
import { addDays, workingDay } from '../plan/calendar.js';
import type { Plan } from '../plan/plan.js';
import type { Stage } from '../read/brief.js';

/** The stages that the idea itself lays out, as steps of the way to the launch and behind it. */

export const trialStage = ({ brief }: Pick<Plan, 'brief'>): Stage | undefined =>
  brief.stages.find(({ kind }) => kind === 'trial');

/** What the launch opens with: a place or a part, where one is named. */
export function launchStage({ brief }: Pick<Plan, 'brief'>): Stage | undefined {
  const all = brief.stages.filter(({ kind }) => kind === 'launch');
  return all.find(({ about }) => about !== '' && !/^MVP$/i.test(about)) ?? all[0];
}

export interface Later {
  title: string;
  about: string;
  day: string;
  /** The idea gives no day for it. */
  proposed: boolean;
}

/** Weeks between two stages where the idea names no day. */
const apart = 42;

/** `the rest by summer if uncovered shifts drop by half`: what the idea makes the next step depend on is what a pilot has to show. */
export function conditionTold({ brief }: Pick<Plan, 'brief'>): string | null {
  const [said] = brief.stages.flatMap(({ text, kind }) =>
    kind === 'trial' ? [] : (/\b(?:if|once|provided(?: that)?|as long as) (.{10,120})$/i.exec(text)?.[0] ?? []),
  );
  return said === undefined ? null : `The condition of the idea for the next step is met: “${said}”`;
}

/** The stages behind the launch, each with its day. */
export function laterStages({ brief, calendar }: Pick<Plan, 'brief' | 'calendar'>): Later[] {
  const later = brief.stages.filter(({ kind }) => kind === 'later');
  // Behind a pilot the next stage is the launch itself.
  const opens = launchStage({ brief }) === undefined && trialStage({ brief }) !== undefined;
  let before = calendar.launch;
  return (opens ? later.slice(1) : later).map(({ title, about, day, after }) => {
    const set = after === undefined ? day : addDays(before, after);
    const told = set !== null && set > before ? workingDay(set, false) : null;
    before = told !== null && told > before ? told : workingDay(addDays(before, apart));
    return { title, about, day: before, proposed: told === null };
  });
}

/** The stage with which it is open: the launch, or what follows a pilot. */
export const openingStage = ({ brief }: Pick<Plan, 'brief'>): Stage | undefined =>
  launchStage({ brief }) ??
  (trialStage({ brief }) === undefined ? undefined : brief.stages.find(({ kind }) => kind === 'later'));

/** `Launch: documents and e-signature`: the words of the idea, where they say what opens. */
export function openingTitle(plan: Pick<Plan, 'brief'>): string | null {
  const stage = openingStage(plan);
  if (stage !== undefined && /^MVP$/i.test(stage.title)) return 'MVP live';
  if (stage === undefined || stage.about === '' || /^MVP$/i.test(stage.about)) return null;
  if (/^(?:start|begin)/i.test(stage.title)) return `Launch with ${stage.about}`;
  return stage.kind === 'later' ? `Launch: ${stage.about}` : stage.title;
}

/** Who works with it in a stage: what the idea says of it. */
export const withWhom = ({ about, title }: Pick<Stage, 'about' | 'title'>): string =>
  onDevice.test(about)
    ? `Everyone on ${about}`
    : about === ''
      ? title
      : /^\p{Ll}\p{Lu}/u.test(about)
        ? about
        : upperFirst(about);
const onDevice = /^(?:iOS|iPhone|iPad|Android|web|desktop|macOS|Mac|Windows)$/i;

/** `Pilot, private beta`: what a stage is called in a list of steps. */
export const stepName = ({ title, about }: Pick<Stage, 'title' | 'about'>): string => {
  const short = title.split(/[:,]|\s(?:with|in|for|to|by|at)\s/)[0]?.trim() ?? title;
  if (/^(?:start|begin)/i.test(title)) return 'Launch';
  return about !== '' && lowerFirst(short) === lowerFirst(about) ? 'Next stage' : short;
};
