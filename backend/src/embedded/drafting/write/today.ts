import { bareMetric } from '../plan/metric-name.js';
import { lowerFirst } from '../language.js';
import type { Plan } from '../plan/plan.js';

/** `overdue checks 16%`, `search time 12 minutes`: what the idea itself says of today where it says what shall be. */
export const figuresToday = ({ goals }: Pick<Plan, 'goals'>): string[] =>
  goals.flatMap(({ stated, metric, baseline }) => {
    const [, today] = /^(.+), as the idea states$/.exec(baseline) ?? [];
    return stated && today ? [`${lowerFirst(bareMetric(metric))} ${lowerFirst(today)}`] : [];
  });
