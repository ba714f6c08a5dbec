import { fieldIn } from '../know/things.js';
import { stripStop, upperFirst } from '../language.js';
import { kindOf } from '../plan/kinds.js';
import type { Feature, Plan } from '../plan/plan.js';
import { classOf } from '../plan/sense.js';
import { heldBy } from '../plan/thing-fields.js';
import { thingsOf } from '../plan/things.js';
import type { Capability } from '../read/brief.js';
import { refusalOf } from './checks.js';
import { capabilityOf } from './deed-groups.js';
import { actOf } from './deeds.js';
import { type Row, refs } from './draft.js';
import { fitText } from './fit.js';

/** A feature and its place in the list. */
export interface Placed {
  feature: Feature;
  at: number;
}

export const covering = (...some: Placed[]): Row['covers'] => {
  const places = some.map(({ at }) => at);
  return refs('feature', ...places).concat(refs('functionalRequirement', ...places));
};

export const actIn = (feature: Feature, plan: Plan): string =>
  stripStop(actOf(feature, plan) ?? feature.asked ?? feature.name);

/** Where the deed itself says what has to be tried: figures, bills, amounts, limits of time and value, work without a connection. */
export function ownCases(one: Placed, plan: Plan): Row[] {
  const { feature, at } = one;
  const capability = capabilityOf(feature, plan);
  if (!capability) return [];
  const kind = kindOf(capability)?.kind;
  const act = actIn(feature, plan);
  const bound = [...plan.facts.cutOffs, ...plan.facts.thresholds].some(
    (limit) => limit.capability === at || feature.asked?.includes(limit.phrase),
  );
  if (bound || kind === 'offline' || kind === 'exchange' || kind === 'retention')
    return [feature.tests[0], refusalOf(feature) ?? feature.tests[1]].flatMap((test, place): Row[] =>
      test
        ? [
            {
              title: fitText(
                `${feature.name}: ${bound ? (place === 0 ? 'within the limit' : 'beyond it') : place === 0 ? 'as it should be' : 'when it cannot go through'}`,
                120,
              ),
              kind: bound ? 'boundary' : place === 0 ? 'functional' : 'negative',
              setup: upperFirst(test.given),
              steps: [upperFirst(test.when)],
              expected: upperFirst(test.then),
              covers: covering(one),
            },
          ]
        : [],
    );
  if (kind === 'which')
    return [
      {
        title: fitText(`“${feature.name}” against a list on paper`, 120),
        kind: 'functional',
        setup: 'Ten of them, of which two people have marked on paper for which it holds',
        steps: [
          act,
          'For one of those marked, what was entered is corrected so that it no longer holds',
          `${act} again`,
        ],
        expected: 'First those marked and no others, then the same without the one that was corrected',
        covers: covering(one),
      },
    ];
  if (kind === 'list' || kind === 'figure' || kind === 'report')
    return [
      {
        title: fitText(`“${feature.name}” against a count by hand`, 120),
        kind: 'functional',
        setup: 'The entries of one week, from which two people have worked out the answer on paper',
        steps: [act, 'One entry is corrected', `${act} again`],
        expected: 'The first answer is that on paper, and the second differs from it by the corrected entry alone',
        covers: covering(one),
      },
    ];
  if (classOf(capability) === 'bill')
    return [
      {
        title: 'A month billed against a count by hand',
        kind: 'boundary',
        setup: 'Twenty entries of three payers; one was taken back, one was billed before and one has no price',
        steps: [act],
        expected:
          'Seventeen lines on three bills, whose sums agree with those by hand, and one entry named for which the price is missing',
        covers: covering(one),
      },
    ];
  // Only what is entered as a number can be mistyped by a comma.
  const unit = numberEntered(capability, plan);
  if (unit !== null)
    return [
      {
        title: fitText(`${feature.name}: a comma too far`, 120),
        kind: 'boundary',
        setup: `${unit.usual}${unit.of} is due or was the last one`,
        steps: [unit.usual, unit.small, unit.large, 'nothing'].map((value) => `Store ${value}`),
        expected: `${unit.usual} is kept at once, ${unit.small} and ${unit.large} only after a second look, and an empty field not at all`,
        covers: covering(one),
      },
    ];
  return [];
}

/** The usual value of what such a deed enters, and the same with its comma one place off; null where it enters no number. */
function numberEntered(
  capability: Capability,
  plan: Plan,
): { usual: string; small: string; large: string; of: string } | null {
  const { held, fields } = heldBy(capability, plan);
  const field = [
    ...fields,
    ...(thingsOf(plan)
      .find(({ noun }) => noun === held)
      ?.fields.slice(0, 2) ?? []),
  ]
    .map(fieldIn)
    .find(({ type }) => /^number (?:with unit|in )/.test(type));
  if (
    !field ||
    !/^(?:weigh|portion|dose|measure|pour|record|log|note|enter|write|report|count|tally|meter|take|read)\b/.test(
      capability.verb,
    )
  )
    return null;
  const usual = Number(field.example) || 20;
  const rounded = (value: number): string => String(Number(value.toFixed(2)));
  const of = /^number in (.+)$/.exec(field.type)?.[1];
  return { usual: rounded(usual), small: rounded(usual / 10), large: rounded(usual * 10), of: of ? ` ${of}` : '' };
}
