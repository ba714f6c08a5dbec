import { isNamedIn } from '../plan/people.js';
import type { Feature, Persona, Plan } from '../plan/plan.js';
import { capabilityOf } from './deed-groups.js';

/** The features of the idea that somebody works with. */
export const featuresOf = ({ side, role }: Pick<Persona, 'side' | 'role'>, { features }: Plan): Feature[] =>
  features.filter((one) => one.stated && !one.isByItself && (one.by ? one.by === role : one.side === side));

/** The features of the idea in whose words somebody is named: `incidents are assigned to a technician`. */
export const featuresNaming = ({ role }: Pick<Persona, 'role'>, { features, brief }: Plan): Feature[] =>
  features.filter((one) => one.stated && isNamedIn(role, textOf(one, brief)));

const textOf = (feature: Feature, brief: Plan['brief']): string =>
  [capabilityOf(feature, { brief })?.said?.text ?? '', feature.asked ?? '', feature.name].join(' ');
