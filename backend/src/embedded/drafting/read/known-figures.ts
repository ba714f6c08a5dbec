/** Names of figures that everybody in the trade knows by their letters. */
export const letters: Record<string, string> = {
  MAU: 'monthly active users (MAU)',
  WAU: 'weekly active users (WAU)',
  DAU: 'daily active users (DAU)',
  NPS: 'net promoter score (NPS)',
  CSAT: 'customer satisfaction (CSAT)',
  MRR: 'monthly recurring revenue (MRR)',
  ARR: 'annual recurring revenue (ARR)',
  GMV: 'gross merchandise volume (GMV)',
  CAC: 'customer acquisition cost (CAC)',
};
/** Words that every product team counts by. */
export const known = new RegExp(
  String.raw`\b(?:active \p{L}+s|${Object.keys(letters).join('|')}|ratings?|retention|churn|conversion|activation|adoption|crash-free \p{L}+|occupancy|utili[sz]ation|satisfaction|bounce|attach rate|win rate|fill rate|(?:resolution|deflection|completion|acceptance|response|reply|renewal|error|no-show|attendance|opt-in) rate|accuracy|coverage)\b`,
  'iu',
);
/** Qualities of the software, which its tests measure. */
export const ofSoftware =
  /\b(?:p\d\d|latency|uptime|availability|load(?:s|ing)?|requests?|response times?|evaluat\w+|throughput|battery|memory|startup|build time)\b/i;
