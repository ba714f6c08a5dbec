import type { Known } from '../know.js';
import type { Brief } from '../read/brief.js';
import type { Figured } from './trouble-goals.js';

/** What the figures of a goal say of its title and of today. */

/** ` from 190 to under 40 a month`: a unit that both have stands once. */
export function fromTo(baseline: string | null, target: string | null): string {
  if (baseline === null || target === null || !/\d/.test(baseline) || !/\d/.test(target)) return '';
  const [, unit = ''] = /^[^\d]*\d[\d.,]*( [^\d]+)$/.exec(target) ?? [];
  const bare = unit !== '' && baseline.endsWith(unit) ? baseline.slice(0, -unit.length) : baseline;
  // '11 working days' to '4 days' keeps both.
  const from = /\d$/.test(bare) ? bare : baseline;
  return ` from ${from} to ${target.replace(/^within /, '')}`;
}

/** `fewer than 2% of the probes returned`, `a dispute rate below 3%`: of what is sold and rented only with the product. */
export function begins({ name, target, better }: Figured, { measures }: Brief, { offer }: Known): boolean {
  if (offer === null) return false;
  // '500 completed rentals a month'
  if (better === 'higher' && /^[\d.,]+k?(?: (?:an?|per) \p{Ll}+)?$/u.test(target ?? '')) return true;
  const counted = measures
    .filter(({ target, baseline }) => baseline === null && /^[\d.,]+k?\b(?! ?%)/.test(target ?? ''))
    .flatMap(
      ({ name: other }) =>
        other
          .split(/ (?:in|on|at|with|who|that|using|sold) /)[0]
          ?.split(' ')
          .at(-1) ?? [],
    );
  return counted.some((noun) => name !== noun && name.includes(noun)) || ofSale.test(name);
}
const ofSale =
  /\b(?:dispute rate|churn|renewal rate|retention|average rating|customer rating|return rate|refund rate|cost per new|customers|subscribers|users)\b/i;
