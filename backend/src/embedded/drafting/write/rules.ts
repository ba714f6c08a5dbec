import { sentence, stripStop, upperFirst } from '../language.js';
import { isBinding } from '../plan/musts.js';
import { isNoRule, rulesWork } from '../plan/operating.js';
import type { Feature, Plan } from '../plan/plan.js';
import { checkSentence, refusalOf, ruleKind, type Check } from './checks.js';
import { type Draft, type ListWriter, type Row, refs } from './draft.js';
import { factRules, isBound } from './fact-lines.js';
import { fitText } from './fit.js';
import { deedRuleTexts, requirementOf, rulesTried } from './rules-told.js';
import { exclusionsOf } from './told.js';

/** How a feature says no stands with the feature: here only where the idea has no rule. */
const fewestRules = 1;

/** What holds whatever a screen looks like: what the idea rules, what the system must never break, and when a feature says no. */
export const ruleLists: Record<string, ListWriter> = {
  businessRule: (draft) => {
    const { plan } = draft;
    const own = [
      ...factRules(draft),
      ...plan.brief.limits.flatMap(({ kind, text, unread }) =>
        kind === 'other' && !unread && !exclusionsOf(plan).includes(text) && !isBound(text, plan)
          ? ideaRule(text, draft)
          : [],
      ),
    ];
    own.push(...[...deedRuleTexts(plan), ...heldByItself(plan)].flatMap((text) => ideaRule(text, draft)));
    // What has a limit of its own says no by that.
    const bound = [...plan.facts.cutOffs, ...plan.facts.thresholds].map(({ capability }) => capability);
    const refusals = limits(plan.features.slice(0, 10)).flatMap(({ feature, at, check }) =>
      bound.includes(at) ? [] : refusalRule(feature, check, at, draft),
    );
    return [...own, ...refusals.slice(0, Math.max(0, fewestRules - own.length))];
  },
};

/** `The money is held until the sign has been lit for 48 hours`: a deed of the product that is a rule as well. */
const heldByItself = ({ brief }: Draft['plan']): string[] =>
  brief.capabilities.flatMap((deed) =>
    isBinding(deed) && deed.tail !== ''
      ? brief.sentences
          .flatMap((sentence) => stripStop(sentence).split(/;\s+|,\s(?:and|but)\s/))
          .filter(
            (clause) =>
              clause.includes(deed.tail) &&
              !brief.limits.some(({ text }) => clause.toLowerCase().includes(text.toLowerCase())),
          )
          .slice(0, 1)
      : [],
  );

/** Words by which a limit of the idea rules something. */
export const rules =
  /\b(?:must|may|cannot|can|never|only|no|not|nobody|without|at most|at least|up to|within|always|needs?|until|valid for|good for|lapses?|expires?|turned (?:down|away))\b/i;

/** A rule in the idea's own words; what it means in a case is asked and not made up. */
function ideaRule(text: string, { plan, block }: Draft): Row[] {
  if (isNoRule(text) || !(rules.test(text) || rulesWork(stripStop(text)))) return [];
  const held = plan.brief.sentences.find((sentence) => sentence.toLowerCase().includes(text.toLowerCase()));
  // Where each part of a sentence is a rule, each is told by itself; else nothing of it may be lost.
  const isLimit = (part: string): boolean =>
    plan.brief.limits.some((limit) => part.toLowerCase().includes(limit.text.toLowerCase()));
  const said = held?.includes(';') && held.split(/;\s+/).every(isLimit) ? undefined : held;
  return [
    {
      name: fitText(upperFirst(stripStop(text)), 90),
      kind: ruleKind(text),
      statement: `“${fitText(stripStop(upperFirst(said && said.length <= 240 ? said : text)), 250)}.”`,
      example: exampleOf(stripStop(text), plan),
      exception: null,
      source: 'Product idea, in its own words',
      requirements: requirementOf(stripStop(text), { plan, block }),
    },
  ];
}

/** A case on each side of a rule; undefined where its words tell none. */
function exampleOf(text: string, plan: Plan): string | undefined {
  const rule = rulesTried(plan).find((one) => one.text === text);
  if (!rule) return undefined;
  const sides = [rule.breaks, ...(rule.keeps === rule.breaks ? [] : [rule.keeps])].map((one) =>
    sentence(checkSentence(one)),
  );
  return fitText(sides.join(' '), longestExample);
}
const longestExample = 215;

/** How the features say no; where few of them say it outright, the last check of others tells what they stop at. */
function limits(features: Feature[]): { feature: Feature; at: number; check: Check | undefined }[] {
  const all = features.map((feature, at) => ({ feature, at, check: refusalOf(feature) }));
  const lacking = Math.max(0, 4 - all.filter(({ check }) => check).length);
  const others = all.filter(({ check }) => !check).slice(0, lacking);
  return all.map((one) => (others.includes(one) ? { ...one, check: one.feature.tests.slice(1).at(-1) } : one));
}

function refusalRule(feature: Feature, refusal: Check | undefined, at: number, { say }: Draft): Row[] {
  if (!refusal) return [];
  const kind = ruleKind(`${refusal.given} ${refusal.when} ${refusal.then}`);
  return [
    {
      name: fitText(`${feature.name}: ${stripStop(refusal.given)}`, 90),
      kind,
      statement: sentence(checkSentence(refusal)),
      example: undefined,
      exception: null,
      stock: 'businessRule',
      source: say('Proposed; to be confirmed by the {admin}'),
      requirements: refs('functionalRequirement', at),
    },
  ];
}
