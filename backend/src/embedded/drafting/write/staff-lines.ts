import { joinWords, upperFirst } from '../language.js';
import type { Plan } from '../plan/plan.js';
import { type Staff, staffName } from '../read/staff.js';
import type { Row } from './draft.js';

/** Who of the team answers for the product, pays for it or asked for it, where the idea says so. */

export const ownerTold = ({ brief }: Pick<Plan, 'brief'>): Staff | undefined =>
  brief.staff.find(({ part }) => part === 'owner');

const partOf = ({ part, as }: Staff): string => (part === 'other' ? as : part === 'owner' ? 'product owner' : part);

/** `Tomasz is the product owner. Reviewer: Platform Infra.` */
export function staffTold({ brief }: Pick<Plan, 'brief'>): string {
  const { staff } = brief;
  const owners = staff.filter(({ part }) => part === 'owner').map(staffName);
  const asked = staff.filter(({ part }) => part === 'requester').map((one) => staffName(one).replace(/^The /, 'the '));
  return [
    ...(owners.length > 0 ? [`Product owner: ${joinWords(owners)}.`] : []),
    ...staff
      .filter(({ part }) => part === 'sponsor' || part === 'other')
      .map((one) => `${upperFirst(partOf(one))}: ${staffName(one)}.`),
    ...(asked.length > 0 ? [`Requested by ${joinWords(asked)}.`] : []),
  ].join(' ');
}

/** Each of them among those with a stake. */
export const staffStakes = ({ brief }: Pick<Plan, 'brief'>): Row[] =>
  brief.staff.map((one) => ({
    name: `${staffName(one)} (${partOf(one)})`,
    influence: one.part === 'other' ? 'medium' : 'high',
  }));
