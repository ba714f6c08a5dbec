import { upperFirst } from '../language.js';
import type { Persona, Plan } from '../plan/plan.js';
import type { Draft, Row } from './draft.js';
import { featuresOf, idsOf } from './feature-ids.js';
import { counted } from './roles.js';

/** What people do is told in full with the features; beside those, people are told by their ids, and not in the same words again. */

const idsBy = (persona: Persona | undefined, draft: Draft): string =>
  persona ? idsOf(featuresOf(persona, draft.plan), draft) : '';

const toldBy =
  (cell: string, find: (row: Row, at: number, plan: Plan) => Persona | undefined, say: (ids: string) => string) =>
  (rows: Row[], draft: Draft): Row[] =>
    rows.map((row, at) => {
      const ids = idsBy(find(row, at, draft.plan), draft);
      return ids === '' ? row : { ...row, [cell]: say(ids) };
    });

export const byIds: Record<string, (rows: Row[], draft: Draft) => Row[]> = {
  persona: toldBy(
    'role',
    (_, at, { personas }) => (personas[at]?.id ? undefined : personas[at]),
    (ids) => `Works with ${ids}`,
  ),
  actor: toldBy(
    'description',
    ({ name }, _, { personas }) => personas.find(({ role }) => upperFirst(role) === name),
    (ids) => ids,
  ),
  training: toldBy(
    'needs',
    ({ audience }, _, plan) => plan.personas.find((persona) => counted(persona, plan) === audience),
    (ids) => `Do ${ids} without help`,
  ),
};
