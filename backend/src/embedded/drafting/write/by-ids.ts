import { upperFirst } from '../language.js';
import type { Persona, Plan } from '../plan/plan.js';
import type { Draft, Row } from './draft.js';
import { featuresOf, idsOf, requirementsNaming } from './feature-ids.js';
import { counted } from './roles.js';

/** What people do is told in full with the features; where it is told of people, it refers to these by their ids. */

const idsBy = (persona: Persona | undefined, draft: Draft): string =>
  persona ? idsOf(featuresOf(persona, draft.plan), draft) : '';

const toldBy =
  (
    cell: string,
    find: (row: Row, at: number, plan: Plan) => Persona | undefined,
    say: (ids: string, told: string) => string,
  ) =>
  (rows: Row[], draft: Draft): Row[] =>
    rows.map((row, at) => {
      const ids = idsBy(find(row, at, draft.plan), draft);
      return ids === '' ? row : { ...row, [cell]: say(ids, String(row[cell] ?? '')) };
    });

/** `Starts “Send the values”` by the ids of what it starts. */
function startedIn(does: string, draft: Draft): string {
  const names = [...does.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name);
  return idsOf(
    draft.plan.features.filter((feature) => names.some((name) => feature.name.startsWith(name))),
    draft,
  );
}

const peopleByIds = toldBy(
  'description',
  ({ name }, _, { personas }) => personas.find(({ role }) => upperFirst(role) === name),
  (ids) => ids,
);

export const byIds: Record<string, (rows: Row[], draft: Draft) => Row[]> = {
  persona: toldBy(
    'role',
    (_, at, { personas }) => (personas[at]?.id ? undefined : personas[at]),
    // 'Reads entries and signs them off (FR-008 and FR-009).'
    (ids, told) => (told === '' ? `Works with ${ids}` : `${told.replace(/\.$/, '')} (${ids}).`),
  ),
  actor: (rows, draft) =>
    peopleByIds(rows, draft).map((row) => {
      const does = String(row['description']);
      const ids = row['kind'] === 'system' ? requirementsNaming(String(row['name']), draft) : '';
      const begun = row['kind'] === 'time' ? startedIn(does, draft) : '';
      if (begun !== '') return { ...row, description: `Starts ${begun}` };
      return ids === '' ? row : { ...row, description: `${does} (${ids})` };
    }),
  training: toldBy(
    'needs',
    ({ audience }, _, plan) => plan.personas.find((persona) => counted(persona, plan) === audience),
    (ids, told) => (told === '' ? `Do ${ids} without help` : `${told} (${ids})`),
  ),
};
