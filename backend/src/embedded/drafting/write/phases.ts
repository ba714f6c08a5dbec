import { kindOf } from '../plan/kinds.js';
import type { Feature, Plan } from '../plan/plan.js';
import { heldBy } from '../plan/thing-fields.js';
import { thingsOf } from '../plan/things.js';
import { isPeople } from '../read/lexicon.js';
import { capabilityOf } from './deed-groups.js';

/** What is laid down before anybody can work with it. */
const laysDown = /^(?:set|define|import|create|publish|set up|catalogue)$/;
/** What is wanted comes before it is handed over. */
const wants = /^(?:search|find|browse|reserve|book|order|request|apply)$/;
const handsOver = /^(?:check|check out|hand out|hand over|deliver|lend|lend out|pick up|dispatch|ship)$/;
/** Nobody works with it any more. */
const ends = /^(?:write off|retire|decommission|scrap|archive|dispose of|auction off)$/;

/** In what order deeds need each other; what is not sure to come before or after the others keeps its place among them. */
export function phaseOf(feature: Feature, plan: Plan): number {
  const capability = capabilityOf(feature, plan);
  if (!capability) return 2;
  const kind = kindOf(capability)?.kind;
  if (kind === 'which' || kind === 'list' || kind === 'figure' || kind === 'report') return 4;
  if (ends.test(capability.verb)) return 3;
  if (laysDown.test(capability.verb)) return 0;
  // Who belongs to whom is settled before they have to do with each other.
  if (/^(?:assign|allocate)$/.test(capability.verb) && isPeople(capability.noun)) return 0;
  // A session with its places is planned before anybody is booked for it; a delivery when there is something to deliver.
  const { held, fields } = heldBy(capability, plan);
  const offered = [...fields, ...(thingsOf(plan).find(({ noun }) => noun === held)?.fields ?? [])];
  return /^(?:plan|schedule|add|enter)$/.test(capability.verb) && offered.some((field) => field.startsWith('places:'))
    ? 0
    : 2;
}

/** The deeds of the idea one after the other, by what needs what; else as the idea tells them. */
export function inCourse<T>(deeds: readonly T[], featureOf: (deed: T) => Feature, plan: Plan): T[] {
  const sorted = deeds.toSorted((one, two) => phaseOf(featureOf(one), plan) - phaseOf(featureOf(two), plan));
  const verbOf = (deed: T): string => capabilityOf(featureOf(deed), plan)?.verb ?? '';
  // Somebody looks for a piece and reserves it before it is handed over.
  const over = sorted.findIndex((deed) => handsOver.test(verbOf(deed)));
  if (over < 0) return sorted;
  const late = sorted.slice(over).filter((deed) => wants.test(verbOf(deed)));
  return [...sorted.slice(0, over), ...late, ...sorted.slice(over).filter((deed) => !late.includes(deed))];
}
