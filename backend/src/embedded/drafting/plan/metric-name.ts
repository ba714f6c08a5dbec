/** What a goal counts, without how: `Probes sold in the Mosel, Rioja and Alto Adige, counted by the same rule` names three places. */
export const bareMetric = (metric: string): string => metric.split(rule)[0] ?? metric;

const rule =
  /, (?=counted|in per cent|measured|read from|timed|each (?:day|week|month|year)|per (?:day|week|month|year)|test accounts|from )|; /;
