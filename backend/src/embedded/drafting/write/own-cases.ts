import { stripStop, upperFirst } from '../language.js';
import { spanIn } from '../plan/deed-looks.js';
import { kindOf } from '../plan/kinds.js';
import type { Feature, Plan } from '../plan/plan.js';
import { refusalOf } from './checks.js';
import { capabilityOf } from './deed-groups.js';
import { actOf } from './deeds.js';
import { type Draft, type Row, refs } from './draft.js';
import { saidWith } from './requirement-checks.js';
import { fitText } from './fit.js';

/** A feature and its place in the list. */
export interface Placed {
  feature: Feature;
  at: number;
}

export const covering = (...some: Placed[]): Row['covers'] => {
  const places = [...new Set(some.map(({ at }) => at))];
  return refs('feature', ...places).concat(refs('functionalRequirement', ...places));
};

export const actIn = (feature: Feature, plan: Plan): string =>
  stripStop(actOf(feature, plan) ?? feature.asked ?? feature.name);

/** `“Hold differences of more than 2%” happens` */
const vague = /” happens$/;

/** Where the deed itself says what has to be tried: figures, limits of time and value, work without a connection. */
export function ownCases(one: Placed, draft: Draft): Row[] {
  const { plan } = draft;
  const { feature, at } = one;
  const capability = capabilityOf(feature, plan);
  if (!capability || feature.words !== undefined) return [];
  const kind = kindOf(capability)?.kind;
  const act = actIn(feature, plan);
  const before = saidWith(feature, draft);
  const bound = [...plan.facts.cutOffs, ...plan.facts.thresholds].some(
    (limit) => limit.capability === at || feature.asked?.includes(limit.phrase),
  );
  if (bound) {
    const [beyond, on] = feature.tests;
    // What its requirement is accepted by is not tried a second time, and that nothing happens is nothing to see.
    return beyond && on && !before.includes(stripStop(beyond.then).toLowerCase()) && !vague.test(beyond.then)
      ? [
          {
            title: fitText(`${feature.name}: both sides of the limit`, 120),
            kind: 'boundary',
            setup: fitText(`First ${beyond.given}; then ${on.given}`, 200),
            steps: [...new Set([upperFirst(beyond.when), upperFirst(on.when)])],
            expected: fitText(`First ${beyond.then}; then ${on.then}`, 240),
            covers: covering(one),
          },
        ]
      : [];
  }
  if (kind === 'offline' || kind === 'exchange' || kind === 'retention')
    return [feature.tests[0], refusalOf(feature) ?? feature.tests[1]].flatMap((test, place): Row[] =>
      // What its requirement is accepted by is not tried a second time.
      test && !test.isPlain && !before.includes(stripStop(test.then).toLowerCase())
        ? [
            {
              title: fitText(`${feature.name}: ${place === 0 ? 'success case' : 'failure case'}`, 120),
              kind: place === 0 ? 'functional' : 'negative',
              setup: upperFirst(test.given),
              steps: [upperFirst(test.when)],
              expected: upperFirst(test.then),
              covers: covering(one),
            },
          ]
        : [],
    );
  if (kind === 'which') {
    const { two = '', meets = '' } = kindOf(capability)?.slots ?? {};
    const those = two === 'one person' ? 'people' : two.replace(/^(?:two|one of three) /, '');
    return [
      {
        title: fitText(`“${feature.name}” compared with a manual list`, 120),
        kind: 'functional',
        setup: fitText(`Ten ${those}; a manual list says which of them ${meets}`, 200),
        steps: [act],
        expected: 'Those on the list are shown, and no others',
        covers: covering(one),
      },
    ];
  }
  if (kind === 'list' || kind === 'figure' || kind === 'report')
    return [
      {
        title: fitText(`“${feature.name}” compared with a manual count`, 120),
        kind: 'functional',
        setup: `The entries of one ${spanIn(capability) ?? 'week'}, for which two people have worked out the result manually`,
        steps: [act, 'One entry is corrected', `${act} again`],
        expected: 'The first result matches the manual one, and the second differs only by the corrected entry',
        covers: covering(one),
      },
    ];
  return [];
}
