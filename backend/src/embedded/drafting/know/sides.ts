import type { Actor, Archetype, FeatureTemplate } from './knowledge.js';
import { singular } from '../language.js';
import { isHouse } from './places.js';

/**
 * Who stands where. A kind of product is written from one side: `public-service` from the case officer's, with the
 * resident opposite. When the idea starts from the other side, the two change places in all of its texts, so that no
 * resident is described at work in the office.
 */
type Side = 'served' | 'serving' | 'running';

const words = (list: string): Set<string> => new Set(list.trim().split(/\s+/));

const served = words(`
  customer client patient resident citizen tenant guest visitor passenger traveller tourist shopper buyer consumer learner student
  pupil kid child teenager teen parent member fan viewer listener reader player rider cyclist commuter household neighbour neighbor
  applicant claimant voter petitioner subscriber renter borrower family couple senior elder pensioner refugee hiker participant
  attendee contact people adult woman man person recipient donor gamer pedestrian taxpayer user diner eater migrant`);
const serving = words(`
  technician mechanic electrician plumber cleaner nurse doctor dentist vet clinician therapist pharmacist teacher tutor coach trainer
  instructor professor driver courier walker sitter provider seller maker vendor grower officer agent adviser lawyer handler adjuster
  inspector helper packer installer carer caregiver guide photographer repairer contractor subcontractor crew helmsman firefighter
  landlord paramedic midwife surgeon physician sitter stylist chef cook waiter gardener handyman engineer carpenter roofer musician`);
const running = words(`
  manager lead director supervisor administrator coordinator secretary foreman chief controller dispatcher planner treasurer head`);
/** Whoever owns one of these has something done there, and runs no firm. */
const property = words('building house home flat land property villa cottage boat horse dog cat car');
const firms = words(
  'shop store business company bakery restaurant bookshop salon garage charity firm startup product account process service brewery bar pub agency',
);

/** `building owner`, `horse owner`. */
export const isOfProperty = (role: string): boolean => {
  const [owned = '', head = ''] = role.toLowerCase().split(/[\s-]/).slice(-2);
  return singular(head) === 'owner' && property.has(owned);
};

/** On which side people of a role usually stand; null when the word does not tell. */
export function sideOfRole(role: string): Side | null {
  const parts = role.toLowerCase().split(/[\s-]/);
  const head = singular(parts.at(-1) ?? '');
  if (head === 'owner') {
    const owned = parts.at(-2) ?? '';
    if (isOfProperty(role)) return 'served';
    return firms.has(owned) || isHouse(owned) ? 'running' : 'served';
  }
  if (head === 'member') return parts.some((part) => /^(?:crew|staff|team)$/.test(part)) ? 'serving' : 'served';
  return served.has(head) ? 'served' : serving.has(head) ? 'serving' : running.has(head) ? 'running' : null;
}

/** The archetype as seen by people on this side; as it is when it does not know them. */
export function seenFrom(archetype: Archetype, side: Side | null): Archetype {
  const [actor, other] = archetype.actors.map(({ role }) => sideOfRole(role));
  if (side === null || actor === side || actor === null) return archetype;
  if (other === side) return turned(archetype, { actor: 'other', other: 'actor', admin: 'admin' }, [1, 0, 2]);
  // Who runs the shop takes over what its staff does; customers stand opposite.
  if (side === 'running' && actor === 'served')
    return turned(archetype, { admin: 'actor', actor: 'other', other: 'actor' }, [2, 0, 1]);
  return archetype;
}

/** Lines that were written for staff as those who use it most, where those are the people served. */
export function seenFromWork(lines: string[], actor: string, other: string): string[] {
  const works = sideOfRole(other) === 'serving' || sideOfRole(other) === 'running';
  return sideOfRole(actor) === 'served' && works
    ? turnTexts(lines, { actor: 'other', other: 'actor', admin: 'admin' })
    : lines;
}

type Places = Record<FeatureTemplate['who'], FeatureTemplate['who']>;

function turned(archetype: Archetype, places: Places, order: number[]): Archetype {
  const turn = <T>(value: T): T => turnTexts(value, places);
  const actors = order.flatMap((at): Actor[] => (archetype.actors[at] ? [turn(archetype.actors[at])] : []));
  return {
    ...archetype,
    actors,
    line: turn(archetype.line),
    measures: turn(archetype.measures),
    rows: { ...turn(archetype.rows), ...jobsInOrder(turn(archetype.rows['job'] ?? []), order) },
    features: archetype.features.map((feature) => ({ ...turn(feature), who: places[feature.who] })),
  };
}

/** The first three jobs belong to the three actors, in their order. */
function jobsInOrder(jobs: string[], order: number[]): Record<string, string[]> {
  if (jobs.length < 3) return {};
  const first = [...new Set([...order, 0, 1, 2])].slice(0, 3).flatMap((at) => jobs[at] ?? []);
  return { job: [...first, ...jobs.slice(3)] };
}

/** Every `{actor}` of a value becomes what `places` says, articles and capitals kept. */
function turnTexts<T>(value: T, places: Places): T {
  if (typeof value === 'string')
    return value.replace(
      /\{((?:an? )?)(actor|other|admin)(s?)\}/gi,
      (_, article: string, name: string, many: string) => {
        const place = places[name.toLowerCase() as FeatureTemplate['who']];
        const cased = /^\p{Lu}/u.test(name) ? place.charAt(0).toUpperCase() + place.slice(1) : place;
        return `{${article}${cased}${many}}`;
      },
    ) as T;
  if (Array.isArray(value)) return value.map((entry: unknown) => turnTexts(entry, places)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, turnTexts(entry as unknown, places)]),
  ) as T;
}
