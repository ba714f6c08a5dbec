import { sentence, upperFirst } from '../language.js';
import { doneBy, saidOf } from '../plan/part-told.js';
import type { Feature, Persona, Plan } from '../plan/plan.js';
import { capabilityOf } from './deed-groups.js';
import type { Draft, Row } from './draft.js';
import { idOfFeature, idsOf, requirementsNaming } from './feature-ids.js';
import { featuresNaming, featuresOf } from './features-by.js';
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

/** `Reads entries and signs them off (FR-008 and FR-009)`; of whom no deed is told, by what the functions say of them. */
function roleTold(persona: Persona, told: string, draft: Draft): string {
  const own = featuresOf(persona, draft.plan);
  const named = featuresNaming(persona, draft.plan).filter((feature) => !own.includes(feature));
  const ids = idsOf(own, draft);
  const whole = `${told.replace(/\.$/, '')} (${ids})`;
  const isTold = told !== '' && !isNamedOnly.test(told);
  if (isTold && ids === '') return told.replace(/\.$/, '');
  if (isTold && whole.length <= longestPart) return whole;
  const part = [...own, ...named].map((feature) => partIn(feature, persona, draft)).find((text) => text !== '');
  if (part !== undefined) return part;
  if (ids !== '') return `Works with ${ids}`;
  if (named.length > 0) return `Named in ${idsOf(named, draft)}`;
  const itself = idsOf(
    draft.plan.features.filter(({ stated, isByItself }) => stated && isByItself),
    draft,
  );
  return persona.side === 'actor' && itself !== ''
    ? `Has the use of what is done without their help (${itself})`
    : draft.plan.brief.audiences.some(({ noun }) => noun === persona.role)
      ? 'Named in the idea; their tasks are to be confirmed'
      : 'Assumed; to be confirmed';
}
/** Letters of the field for somebody's part. */
const longestPart = 155;
/** `Uses a weekly table`, of a thing that they need. */
const isNamedOnly = /^Uses (?:an?|the) /;

/** `Gets an SMS receipt (FR-003)`, or else the sentence that names them; empty where it is too long. */
function partIn(feature: Feature, { role }: Persona, draft: Draft): string {
  const said = capabilityOf(feature, draft.plan)?.said;
  const id = idOfFeature(feature, draft);
  if (!said) return '';
  const behind = id === '' ? '' : ` (${id})`;
  const does = draft.say(doneBy(role, said));
  if (does !== '' && does.length + behind.length <= longestPart) return does + behind;
  const sentenceSaid = draft.say(saidOf(role, said, longestPart - behind.length - 2));
  return sentenceSaid === '' ? '' : sentenceSaid + behind;
}

export const byIds: Record<string, (rows: Row[], draft: Draft) => Row[]> = {
  persona: (rows, draft) =>
    rows.map((row, at) => {
      const persona = draft.plan.personas[at];
      return persona && !persona.id
        ? { ...row, role: sentence(roleTold(persona, String(row['role'] ?? ''), draft)) }
        : row;
    }),
  actor: (rows, draft) =>
    peopleByIds(rows, draft).map((row) => {
      const persona = draft.plan.personas.find(({ role }) => upperFirst(role) === row['name']);
      if (persona && row['description'] === '') return { ...row, description: roleTold(persona, '', draft) };
      const does = String(row['description']);
      const ids = row['kind'] === 'system' ? requirementsNaming(String(row['name']), draft) : '';
      const begun = row['kind'] === 'time' ? startedIn(does, draft) : '';
      if (begun !== '') return { ...row, description: `Starts ${begun}` };
      return ids === '' ? row : { ...row, description: `${does} (${ids})` };
    }),
  training: toldBy(
    'needs',
    ({ audience }, _, plan) => plan.personas.find((persona) => counted(persona, plan) === audience),
    (ids) => `Do ${ids} without help`,
  ),
};
