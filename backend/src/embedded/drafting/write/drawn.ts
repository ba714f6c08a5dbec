import { label } from './course.js';

/** A step of a flowchart, or two that are the two ways out of one decision. */
export type Step = string | { asks: string; yes: string; no: string };

export interface Beside {
  gate?: { before: number; asks: string };
  /** What is done once before any of it, and what may be done at any time. */
  once?: string[];
  anyTime?: string[];
  /** What goes wrong on the way. */
  wrong?: string[];
}

const box = (id: string, text: string): string => `  ${id}["${label(text, 110)}"]`;
const arrow = (from: string, to: string): string => `  ${from} --> ${to}`;

/** One step after the other, as a flowchart; before one of them something may be asked, until the answer is yes. */
export function course(begins: string, steps: Step[], ends: string, beside: Beside = {}): string {
  const { gate, once = [], anyTime = [], wrong = [] } = beside;
  const ids = steps.map((_, at) => `S${at + 1}`);
  const lines = steps.flatMap((step, at) => {
    const id = ids[at] ?? '';
    return typeof step === 'string'
      ? [box(id, step)]
      : [`  ${id}{"${label(step.asks, 80)}"}`, box(`${id}Y`, step.yes), box(`${id}N`, step.no)];
  });
  const links = [...steps, null].flatMap((_, at) => {
    const id = ids[at] ?? 'E';
    const before = steps[at - 1];
    const last = ids[at - 1] ?? 'A';
    const from = before !== undefined && typeof before !== 'string' ? `${last}Y` : last;
    const to =
      gate?.before === at
        ? [
            `  ${from} --> Q{"${label(gate.asks, 80)}"}`,
            '  Q -->|"no"| R["It waits, and the reason is shown"]',
            '  R --> Q',
            `  Q -->|"yes"| ${id}`,
          ]
        : [arrow(from, id)];
    const step = steps[at];
    const ways =
      step !== undefined && typeof step !== 'string'
        ? [`  ${id} -->|"yes"| ${id}Y`, `  ${id} -->|"no"| ${id}N`, arrow(`${id}N`, 'E')]
        : [];
    return [...to, ...ways];
  });
  return [
    'flowchart TD',
    `  A(["${label(begins)}"])`,
    ...lines,
    `  E(["${label(ends, 60)}"])`,
    ...once.flatMap((text, at) => [box(`B${at + 1}`, text), arrow(`B${at + 1}`, once[at + 1] ? `B${at + 2}` : 'A')]),
    ...links,
    ...wrong.flatMap((text, at) => [box(`W${at + 1}`, text), `  S${steps.length} -->|"goes wrong"| W${at + 1}`]),
    ...(anyTime.length > 0 ? ['  T(["At any time"])'] : []),
    ...anyTime.flatMap((text, at) => [box(`T${at + 1}`, text), arrow('T', `T${at + 1}`)]),
  ].join('\n');
}

const yes = /^(?:approve|accept|agree|sign|confirm|grant|release|certify|pass|allow|admit|clear)\b/i;
const no = /^(?:reject|refuse|decline|turn down|deny|veto|dismiss|send back)\b/i;
/** Set up before the first case, and seldom afterwards. */
const first = [
  /^(?:open|create|register|add|invite) (?:(?:an?|the|new|their|all|customer|user) )*(?:accounts?|users?|customers?|members?|lenders?|suppliers?|tenants?|clients?|roles?|sites?)\b/i,
  /^(?:set up|configure|import)\b/i,
  /^set (?:(?:the|their|its|our) )?(?:prices?|limits?|hours|rates?|fees?|rules?|thresholds?|how)\b/i,
];
/** Whatever happens unforeseen, and what is only looked at. */
const anyDay = [
  /^(?:report|flag|log|raise) (?=.*\b(?:damag\w*|broken|fault\w*|defect\w*|problems?|accidents?|incidents?|loss(?:es)?|lost|missing|leaks?|complaints?)\b)/i,
  /^report an? (?!.*\b(?:readings?|results?|figures?|counts?|values?|levels?|hours|sales)\b)/i,
  /^(?:cancel|withdraw|suspend|pause)\b/i,
  /^(?:see|view|look (?:at|up)|browse|export|download)\b/i,
];

interface Deed {
  deed: string;
  at: number;
}

/** Deeds of the idea in the order in which a case meets them: those who told them hardly ever did. */
export function chainOf<T extends Deed>(
  deeds: T[],
  sameHand: (one: T, other: T) => boolean,
): { steps: (T | { yes: T; no: T })[]; once: T[]; anyTime: T[] } {
  const once = deeds.filter(({ deed }) => first.some((kind) => kind.test(deed)));
  const anyTime = deeds.filter(({ deed }) => anyDay.some((kind) => kind.test(deed)));
  const chain = deeds.filter((one) => !once.includes(one) && !anyTime.includes(one));
  // Nothing would be left to be drawn.
  if (chain.length === 0) return { steps: deeds, once: [], anyTime: [] };
  const steps = chain.flatMap((one, at): (T | { yes: T; no: T })[] => {
    const [before, after] = [chain[at - 1], chain[at + 1]];
    if (after && sameHand(one, after) && isPair(one, after))
      return [yes.test(one.deed) ? { yes: one, no: after } : { yes: after, no: one }];
    return before && sameHand(before, one) && isPair(before, one) ? [] : [one];
  });
  return { steps, once, anyTime };
}

const isPair = (one: Deed, other: Deed): boolean =>
  (yes.test(one.deed) && no.test(other.deed)) || (no.test(one.deed) && yes.test(other.deed));

export const isAnswer = (deed: string): boolean => yes.test(deed) || no.test(deed);
