import { singularWords } from '../language.js';
import type { Plan } from '../plan/plan.js';
import { isLook } from '../plan/deed-words.js';
import { capabilityOf, type DeedStep, groupsIn, stepsOf } from './deed-groups.js';

/**
 * What is worth a use case: one thing that goes through several hands, or what one person does deed by deed. A deed
 * alone says no more there than its requirement.
 */
export interface Course {
  members: DeedStep[];
  /** `quote`: what goes through their hands; empty where the idea tells one deed after the other. */
  thing: string;
}

type Member = DeedStep;

const most = 5;

export function coursesOf(plan: Plan): Course[] {
  const all = stepsOf(plan).filter(({ feature }) => feature.stated && capabilityOf(feature, plan) !== undefined);
  // What is told in words alone, and of nobody, is no step that anybody takes.
  const stated = all.filter(({ feature }) => feature.words === undefined || !feature.isByItself);
  const chains = chainsOf(stated, plan);
  const told = chains.length > 0 ? [] : toldInRow(stated, plan);
  const taken = new Set([...chains, ...told].flatMap(({ members }) => members.map(({ at }) => at)));
  const inOneGo = groupsIn(stated, plan, 1)
    .filter(({ members }) => members.length > 1 && members.every(({ at }) => !taken.has(at)))
    .filter(({ members }) => new Set(members.map((member) => thingOf(member, plan))).size === 1)
    .map(({ members }): Course => ({ members, thing: '' }));
  for (const { members } of inOneGo) for (const { at } of members) taken.add(at);
  const found = [...chains, ...told, ...inOneGo, ...byDoer(stated, taken, plan)].slice(0, most);
  if (found.length > 0) return found;
  // Where each of them does one thing, what happens is told as the idea tells it.
  const deeds = stated.filter(({ feature }) => capabilityOf(feature, plan)?.named !== true);
  if (deeds.length > 0 || stated.length > 0)
    return [{ members: (deeds.length > 0 ? deeds : stated).slice(0, longest), thing: '' }];
  const steps = stepsOf(plan);
  return [{ members: [...steps.filter(({ feature }) => !feature.stated), ...steps].slice(0, 1), thing: '' }];
}

/** Longer than this nobody reads a course in one go. */
const longest = 7;

/** What one person does with it, as far as none of it stands in another course; a look alone leads nowhere. */
function byDoer(stated: Member[], taken: ReadonlySet<number>, plan: Plan): Course[] {
  const own = stated.filter(({ feature }) => !feature.isByItself && capabilityOf(feature, plan)?.named !== true);
  const doers = [...new Set(own.map(({ feature }) => feature.by ?? feature.side))];
  return doers.flatMap((doer): Course[] => {
    const members = own.filter(({ feature }) => (feature.by ?? feature.side) === doer).slice(0, longest);
    const acts = members.some(({ feature }) => {
      const { verb = '' } = capabilityOf(feature, plan) ?? {};
      return !isLook(verb) && !/^search/.test(verb);
    });
    return members.length > 1 && acts && members.every(({ at }) => !taken.has(at)) ? [{ members, thing: '' }] : [];
  });
}

/** When in the life of a thing a deed is done to it. */
const stages: [verbs: RegExp, stage: number][] = [
  [
    /^(?:report|request|submit|ask for|post|list|quote|offer|propose|enter|record|log|register|add|write|send|draw|draft|create|order|apply|file|upload|book|reserve|plan|photograph|describe|measure)$/,
    0,
  ],
  [/^(?:see|view|read|compare|check|review|inspect|test|match|assign)$/, 1],
  [
    /^(?:approve|accept|confirm|refuse|reject|decline|sign|sign off|release|clear|authorise|settle|answer|choose|pick|countersign)$/,
    2,
  ],
  [
    /^(?:sign out|check out|hand out|hand over|take out|lend|borrow|issue|ship|deliver|collect|pick up|start|begin|carry out|repair|mend|fix|print|pay|use|pack|load)$/,
    3,
  ],
  [/^(?:sign in|return|take back|hand in|bring back|check in|close|finish|archive)$/, 4],
];
const stageOf = (verb: string): number => stages.find(([verbs]) => verbs.test(verb))?.[1] ?? -1;

/** Who books a court and who reserves one each have their own: neither goes on with that of the other. */
const takes = /^(?:book|reserve|order|rent|hire)$/;

/** The stage of a deed in the life that this deed begins; -1 where it belongs to another. */
function stageIn(member: Member, begun: Member | undefined, plan: Plan): number {
  const { verb = '' } = capabilityOf(member.feature, plan) ?? {};
  const stage = stageOf(verb);
  if (!begun) return stage;
  const isSame = begun.feature.side === member.feature.side && begun.feature.by === member.feature.by;
  // 'posts approved reports': what the product sends on by itself comes behind the yes.
  if (member.feature.isByItself && stage === 0 && member !== begun) return 3;
  // Who has registered a questionnaire answers it; the nurse who checks it comes after them.
  if (isSame && /^(?:answer|choose|pick)$/.test(verb)) return 0;
  return !isSame && takes.test(verb) && takes.test(capabilityOf(begun.feature, plan)?.verb ?? '') ? -1 : stage;
}

const thingOf = ({ feature }: Member, plan: Plan): string => {
  const { verb = '', noun = '' } = capabilityOf(feature, plan) ?? {};
  // 'quote a price' makes a quote.
  return verb === 'quote' ? 'quote' : (singularWords(noun).at(-1) ?? '');
};

/** The deeds of the idea on one thing, in the order in which it can only go. */
function chainsOf(stated: Member[], plan: Plan): Course[] {
  const things = [...new Set(stated.map((member) => thingOf(member, plan)))].filter((thing) => thing !== '');
  return things.flatMap((thing): Course[] => {
    const own = stated.filter((member) => thingOf(member, plan) === thing);
    const [begun] = own.filter((member) => stageOf(capabilityOf(member.feature, plan)?.verb ?? '') === 0);
    const staged = own
      .map((member) => ({ member, stage: stageIn(member, begun, plan) }))
      .filter(({ stage }) => stage >= 0)
      .toSorted((one, other) => one.stage - other.stage || one.member.at - other.member.at);
    const members = [...staged.map(({ member }) => member), ...setFree(own, stated)];
    const doers = new Set(members.map(({ feature }) => feature.by ?? feature.side));
    // Two at one stage are done one instead of the other, and one person's deeds stand with the requirements.
    return new Set(staged.map(({ stage }) => stage)).size > 1 && staged[0]?.stage === 0 && doers.size > 1
      ? [{ members, thing }]
      : [];
  });
}

/** What somebody's yes to the thing sets free: `No repair may start before the customer has approved the quote`. */
const setFree = (own: Member[], stated: Member[]): Member[] =>
  own.flatMap(({ feature }) =>
    (feature.rules ?? []).flatMap(({ kind, text }) =>
      kind === 'yes'
        ? stated.filter(
            (other) =>
              !own.includes(other) &&
              (other.feature.rules ?? []).some((rule) => rule.kind === 'first' && rule.text === text),
          )
        : [],
    ),
  );

/** One sentence in which three or more people follow each other tells the whole way. */
function toldInRow(stated: Member[], plan: Plan): Course[] {
  const isIn = (sentence: string, { feature }: Member): boolean => {
    const { object = '', tail = '' } = capabilityOf(feature, plan) ?? {};
    return sentence.toLowerCase().includes((object || tail).toLowerCase());
  };
  for (const sentence of plan.brief.sentences) {
    const members = stated.filter((member) => isIn(sentence, member));
    const doers = members.map(({ feature }) => feature.by ?? feature.side);
    if (members.length < 7 && new Set(doers).size === members.length && members.length > 2)
      return [{ members, thing: '' }];
  }
  return [];
}
