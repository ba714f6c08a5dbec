import { lowerFirst, sentence, stripStop, upperFirst } from '../language.js';
import type { Feature } from '../plan/plan.js';
import { checkSentence, refusalOf, ruleKind, type Check } from './checks.js';
import { type Draft, type ListWriter, type Row, refs } from './draft.js';
import { fitText } from './fit.js';

/** What holds whatever a screen looks like: what the system must never break, and when a feature says no. */
export const ruleLists: Record<string, ListWriter> = {
  businessRule: (draft) => {
    const { plan } = draft;
    return [
      ...draft
        .known('requirement')
        // What the system has to withstand is a quality, no rule.
        .filter(({ statement }) => ruleKind(String(statement)) !== 'decision')
        .slice(0, 2)
        .map((row, at) => requiredRule(row, at, draft)),
      ...limits(plan.features.slice(0, 10)).flatMap(({ feature, at, check }) => refusalRule(feature, check, at, draft)),
    ];
  },
};

function requiredRule(row: Row, at: number, { say }: Draft): Row {
  const statement = lowerFirst(stripStop(String(row['statement'])));
  return {
    name: fitText(upperFirst(statement), 90),
    kind: ruleKind(statement),
    statement: `The system must ${statement}.`,
    example: say(
      /\b(?:history|changes?|record)\b/.test(statement)
        ? '[{NameA} changes {a unit} at 16:40 and again at 16:42: both changes are found in its history. ~ Two changes by {nameA} within two minutes leave two entries, not one. ~ At 16:40 {nameA} moves {a unit}, at 16:42 back: the history shows both.]'
        : at === 0
          ? '[To be taken from the first pilot week, with values and result. ~ The first pilot week gives the example, values included. ~ Still missing; a real case of the first pilot week fills it.]'
          : '[None is known from practice yet; {nameA} is asked for one. ~ {NameA} is asked for a case with its values. ~ Open: a case with values, to be had from {nameA}.]',
    ),
    exception: null,
    source: `Technical requirement: ${lowerFirst(stripStop(String(row['rationale'])))}`,
    requirements: undefined,
  };
}

/** How the features say no; where few of them say it outright, the last check of others tells what they stop at. */
function limits(features: Feature[]): { feature: Feature; at: number; check: Check | undefined }[] {
  const all = features.map((feature, at) => ({ feature, at, check: refusalOf(feature) }));
  const lacking = Math.max(0, 4 - all.filter(({ check }) => check).length);
  const others = all.filter(({ check }) => !check).slice(0, lacking);
  return all.map((one) => (others.includes(one) ? { ...one, check: one.feature.tests.at(-1) } : one));
}

function refusalRule(feature: Feature, refusal: Check | undefined, at: number, { say }: Draft): Row[] {
  if (!refusal) return [];
  const kind = ruleKind(`${refusal.given} ${refusal.when} ${refusal.then}`);
  // The first check is what the function is accepted by.
  const ordinary = feature.tests.findLast((check) => check !== refusal);
  return [
    {
      name: fitText(`${feature.name}: ${stripStop(refusal.given)}`, 90),
      kind,
      statement: sentence(checkSentence(refusal)),
      example: ordinary
        ? sentence(`[By contrast, ~ The other way round: ~ Unlike this,] ${lowerFirst(checkSentence(ordinary))}`)
        : sentence(feature.edge),
      // Whose right it is, is no matter of a reason.
      exception: kind === 'authorisation' ? null : say('The {admin} may allow it with a reason.'),
      source: feature.stated ? 'Product idea' : say('Proposed; {admin} to confirm'),
      requirements: refs('functionalRequirement', at),
    },
  ];
}
