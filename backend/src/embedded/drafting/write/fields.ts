import { escapePattern, joinWords } from '../language.js';
import type { Plan } from '../plan/plan.js';
import { entities } from './data.js';
import { type Draft, type ListWriter, type Row, refs } from './draft.js';
import { idOfFeature } from './feature-ids.js';
import { fieldRows as rowsOf } from './field-row.js';
import { factInputs } from './fact-forms.js';
import { idOf } from './references.js';
import { ruleParameters } from './rule-parameters.js';
import { ruleRights } from './rule-rights.js';
import { sightRights } from './rules-told.js';
import { doersOf, isOfSomebody, isPart } from './own-steps.js';

/** Fewer rights say too little of who may do what. */
const fewest = 3;

/** What people type, what is stored of it, and who may do so. */
export const fieldLists: Record<string, ListWriter> = {
  // What the idea lets anybody do is a right of its own; what is only assumed says so.
  permission: (draft) => {
    const { plan } = draft;
    const own = [...sightRights(plan), ...ruleRights(plan), ...rightsTold(draft)];
    return [...own, ...assumedRights(own, plan)].map((row) => ({
      ...row,
      actions: joinWords(String(row['actions']).split(', ')),
    }));
  },

  dataField: (draft) => fieldRows(draft).map((row) => asPicked(row, draft)),
  parameter: ({ plan }) => ruleParameters(plan, 'Product owner'),
  inputField: (draft) => {
    const { say } = draft;
    const own = factInputs(draft).map((row) => asPicked(row, draft));
    if (own.length > 0 || draft.plan.features.some(({ stated }) => stated)) return own;
    const on = (field: string, type: string, required: string, rule: string): Row => ({
      screen: refs('screen', 1),
      field,
      type,
      required,
      rule: say(rule),
      stock: 'inputField',
    });
    return [
      on('Note', 'text', 'never', 'Visible to all concerned'),
      on('Reason', 'text', 'sometimes', 'Required when {a unit} is changed or withdrawn'),
    ];
  },
};

/** `pick tooth, material and shade`: one of those offered; and nothing has to be there at once where drafts are kept. */
function asPicked(row: Row, { plan }: Draft): Row {
  const said = plan.brief.sentences.join(' ');
  const name = String(row['field'] ?? '').replace(/^[^:]+: /, '');
  const isPicked =
    row['type'] === 'text' &&
    name !== '' &&
    new RegExp(
      String.raw`\b(?:pick|choose|select)s? (?:an? |the )?(?:[\p{L}-]+(?: and|,)? ){0,4}?${escapePattern(name)}\b`,
      'iu',
    ).test(said);
  const waits = /\b(?:stays?|kept|saved|remains?|left) (?:in|as) (?:an? )?drafts?\b/i.test(said);
  return {
    ...row,
    ...(isPicked && {
      type: 'choice',
      ...('validation' in row && {
        validation: waits ? 'One of the values offered; may be empty in a draft' : 'One of the values offered',
      }),
    }),
    ...(waits &&
      isPicked &&
      (row['required'] === 'always'
        ? { required: 'sometimes', rule: 'Needed once it is no draft' }
        : { required: 'no' })),
  };
}

/** What anybody may who has access at all, where the idea tells too few rights. */
const assumedRights = (own: Row[], plan: Plan): Row[] => {
  const assumed = (at: number, object: string, actions: string): Row => ({
    actor: refs('actor', at),
    object,
    actions,
    condition: 'Assumed, not told in the idea',
  });
  return [
    // Beside one person alone stands whoever lets them in.
    ...(plan.personas.length > 1 ? [] : [assumed(1, 'Person and role', 'invite, change, end')]),
    ...plan.personas.map((_, at) => assumed(at, 'Own name and contact details', 'see, change')),
    assumed(0, 'History of changes', 'see'),
  ].slice(0, Math.max(0, fewest - own.length));
};

/** Letters of its cell. */
const longestObject = 80;

/** `Worker | FR-001 Offer a shift | use`: each function with everybody who has a part in it. */
const rightsTold = (draft: Draft): Row[] =>
  draft.plan.features.flatMap((feature): Row[] => {
    const { plan } = draft;
    if (!isPart(feature, plan) && !isOfSomebody(feature, plan)) return [];
    const named = [idOfFeature(feature, draft), feature.name].filter(Boolean).join(' ');
    const object = named.length > longestObject ? feature.name : named;
    return doersOf(feature, plan).map((at) => ({
      actor: refs('actor', at),
      object,
      actions: 'use',
      condition: sharedBefore.test(`${feature.asked ?? ''} ${feature.description}`)
        ? 'Alone after that time; before it, others as well'
        : null,
    }));
  });

/** `within 48 hours, after that only by the supervisor` */
const sharedBefore = /\b(?:after (?:that|this)|afterwards|then),? only by\b/i;

/** As many fields as a table takes. */
const mostFields = 30;

/** The fields of the first entities: the very ones that the entities name as theirs. */
function fieldRows(draft: Draft): Row[] {
  // What a list of entities has no room for has no fields either.
  const isListed = Object.values(draft.block.targets).some(([, meaning]) => meaning === 'dataEntity');
  const kept = entities(draft).flatMap((entity, at) =>
    /^(?:Change|History entry)$/.test(String(entity['name'])) || (isListed && idOf('dataEntity', at, draft) === '')
      ? []
      : [{ entity, at }],
  );
  const each = Math.max(4, Math.floor(mostFields / Math.max(1, kept.length)));
  return kept
    .flatMap(({ entity, at }) =>
      rowsOf(entity['keyFields'] as string[], draft.plan)
        .slice(0, at === 0 ? Math.max(9, each) : each)
        .map((row): Row => ({ entity: refs('dataEntity', at), ...row })),
    )
    .slice(0, mostFields);
}
