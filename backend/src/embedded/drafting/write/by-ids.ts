import { escapePattern, lowerFirst, plural, sentence, thirdPerson, upperFirst } from '../language.js';
import { isVerb } from '../read/lexicon.js';
import type { Feature, Persona, Plan } from '../plan/plan.js';
import type { Draft, Row } from './draft.js';
import { idsOf, requirementsNaming } from './feature-ids.js';
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

/** `Reads entries and signs them off (FR-008 and FR-009)`; of whom no deed is told, by the functions that name them. */
function roleTold(persona: Persona, told: string, draft: Draft): string {
  const own = featuresOf(persona, draft.plan);
  const named = featuresNaming(persona, draft.plan).filter((feature) => !own.includes(feature));
  const [ids, others] = [idsOf(own, draft), idsOf(named, draft)];
  const whole = `${told.replace(/\.$/, '')} (${ids})`;
  if (ids !== '') return told === '' || whole.length > longestPart ? `Works with ${ids}` : whole;
  if (told !== '') return told.replace(/\.$/, '');
  if (others !== '') {
    const parts = named.flatMap((feature) => partIn(persona, feature) ?? []);
    const part = parts.map((one, at) => (at === 0 ? one : lowerFirst(one))).join(' and ');
    const such = `${part} (${others})`;
    return part === '' || such.length > longestPart ? `Concerned by ${others}` : such;
  }
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
/** `the site manager gets a text`: `Gets a text`. */
function partIn({ role }: Persona, { asked = '', description }: Feature): string | null {
  const many = plural(role);
  const clause = new RegExp(
    String.raw`(?:^|[,;:]\s|\b(?:and|or|then)\s)(?:the |an? |each |every |our |all )?(?<who>${escapePattern(many)}|${escapePattern(role)}) (?<verb>\p{Ll}+)(?<rest>[^,;:.“”]*)`,
    'iu',
  );
  const { who = '', verb = '', rest = '' } = (clause.exec(asked) ?? clause.exec(description))?.groups ?? {};
  if (verb === '' || /^(?:who|that|which|with|in|of|and|or|is|are|was|were)$/i.test(verb)) return null;
  const does = who.toLowerCase() === many.toLowerCase() && isVerb(verb) ? thirdPerson(verb) : verb;
  return upperFirst(`${does}${rest}`.trim());
}
/** Letters of the field for somebody's part. */
const longestPart = 155;

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
