import type { Plan } from '../plan/plan.js';

const kinds = new Set(['booking', 'scheduling', 'events', 'field-service', 'health']);
const heard =
  /\b(?:bookings?|books? (?:an? |the |their |online|it)|appointments?|reserv(?:e|es|ations?)|slots?|shifts?|rotas?|rosters?|schedul\w+|timetables?|calendars?|lessons?|rehearsals?|plans? (?:crews?|teams?|days?|weeks?|visits?))\b/i;

/** Whether what the product is about takes place at a time; of an order or a reading nobody asks when it starts. */
export const isTimed = ({ brief, known }: Pick<Plan, 'brief' | 'known'>): boolean =>
  known.archetypes.some(({ id }) => kinds.has(id)) ||
  brief.sentences.some((text) => !brief.problem.sentences.includes(text) && heard.test(text));
