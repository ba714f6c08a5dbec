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
