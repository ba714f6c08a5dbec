import { joinWords, lowerFirst, upperFirst } from '../language.js';
import { kindOf } from '../plan/kinds.js';
import { classOf } from '../plan/sense.js';
import type { Plan } from '../plan/plan.js';
import { entities } from './data.js';
import { capabilityOf } from './deed-groups.js';
import { heldBy } from '../plan/thing-fields.js';
import { isLook } from '../plan/deed-words.js';
import { type Draft, type ListWriter, type Ref, type Row, refs } from './draft.js';
import { fitText } from './fit.js';
import { fieldRow } from './field-row.js';
import { deedOf } from './deeds.js';
import { factFields, factInputs, factParameters } from './fact-forms.js';
import { isSmall } from './enough.js';
import { sightRights } from './rules-told.js';
import { isTimed } from './timed.js';
import { doersOf } from './scope.js';
import { rulesScreen, screens } from './screens.js';

/** Rights that the idea itself gives; fewer of them say too little of who may do what. */
const enough = 3;

/** What people type, what is stored of it, and who may do so. */
export const fieldLists: Record<string, ListWriter> = {
  permission: ({ plan, slots, say }) => {
    const objects = [slots['unit'], slots['n1'], slots['n2'], 'person and role', 'report'].map((noun) =>
      upperFirst(noun ?? ''),
    );
    const rights: [string, string | null][][] = [
      [
        ['see, create, change, confirm, withdraw', say('own sites')],
        ['see, answer', say('only {units} that concern them')],
        ['see, withdraw', 'all sites'],
      ],
      [
        ['see, create, change', 'own sites'],
        ['see', 'as part of a {unit}'],
        ['see, switch off', null],
      ],
      [
        ['see, change', 'own sites'],
        ['see', null],
        ['see, change, export', null],
      ],
      [
        ['see names', 'own sites'],
        ['see own', null],
        ['invite, change, end', 'never the last one of the role'],
      ],
      [
        ['see', 'own sites'],
        ['none', null],
        ['see, export', null],
      ],
    ];
    // What the idea lets anybody do is a right of its own; where it tells enough of them, no others are made up.
    const told = rightsTold(plan);
    // Among few people the rights over each single list are settled when it is built.
    const usual = isSmall({ plan }) ? objects.slice(0, 1) : objects;
    const shown = told.length >= enough ? (isSmall({ plan }) ? [] : objects.slice(3, 4)) : usual;
    const general = shown.flatMap((object) =>
      (rights[objects.indexOf(object)] ?? []).map(([actions, condition], at) => ({
        actor: refs('actor', at),
        object,
        actions,
        condition: condition === null ? null : say(condition),
      })),
    );
    const ruled = sightRights(plan);
    return told.length >= enough
      ? [...ruled, ...told, ...general]
      : [...ruled, ...general, ...told.filter((row) => (row['actor'] as Ref[])[0]?.at !== 0)];
  },

  dataField: (draft) => [...factFields(draft), ...fieldRows(draft)],
  parameter: (draft) => {
    const own = factParameters(draft);
    // How far ahead and how late something may be changed is asked only of what takes place at a time.
    const usual = draft
      .known('parameter')
      .filter(({ value }) => isTimed(draft.plan) || !/^(?:92|2 hours before)/.test(String(value)));
    return [...own, ...usual.slice(0, own.length > 1 ? 1 : usual.length)];
  },
  inputField: (draft) => {
    const { say, slots } = draft;
    const rules = screens(draft).findIndex(({ name }) => name === rulesScreen);
    const on = (at: number, field: string, type: string, required: string, rule: string): Row => ({
      screen: refs('screen', at),
      field,
      type,
      required,
      rule: say(rule),
    });
    const own = factInputs(draft);
    const rows = [
      on(1, 'Day and hour', 'date and time', 'sometimes', 'Where it has one: not in the past'),
      on(
        1,
        say('{N1}'),
        'choice from list',
        'always',
        '[Only active ones of the site; typing two letters narrows the list ~ What is active at the site; two letters are enough to find it ~ A list of the active ones, narrowed after two letters]',
      ),
      on(1, say('{N2}'), 'choice, several', 'sometimes', 'Required when the rule of the site asks for it'),
      on(
        1,
        upperFirst(slots['other'] ?? 'Person'),
        'person',
        'sometimes',
        '[Only people who are free; others are shown with the reason ~ Free people can be chosen; who is not says why ~ People who are not free stay visible, with the reason]',
      ),
      on(1, 'Note', 'text', 'never', 'Up to 500 characters; no links; visible to all concerned'),
      on(
        1,
        'Reason',
        'choice and text',
        'sometimes',
        '[Required when {a unit} is changed or withdrawn ~ Asked for as soon as {a unit} changes or ends ~ Must be there to change or withdraw what was confirmed]',
      ),
      on(0, 'Site', 'choice', 'sometimes', 'Shown only with more than one site; last choice is kept'),
      on(0, 'Day', 'date', 'sometimes', 'Default today; up to 92 days ahead'),
      on(0, 'Search', 'text', 'never', 'From two characters; accents and case do not matter'),
      on(
        1,
        'Answer',
        'choice',
        'sometimes',
        '[Yes, no or a question; a question needs at least ten characters ~ One of yes, no, question; the last with ten characters or more ~ A question has ten characters at least; yes and no stand alone]',
      ),
      ...(rules < 0
        ? []
        : [
            on(
              rules,
              'Limit',
              'number',
              'always',
              '[Within the range shown beside it; whole numbers ~ Whole, and inside the range that stands next to it ~ A whole number from the range beside it]',
            ),
            on(
              rules,
              'Valid from',
              'date',
              'always',
              '[Tomorrow or later; past days keep the old limit ~ At the earliest tomorrow; what is past stays under the old one ~ Never for past days; from tomorrow on]',
            ),
          ]),
    ];
    // What the idea has people enter stands first; what only other products ask for gives way.
    const fitting = rows.filter(
      ({ field }) =>
        (isTimed(draft.plan) || !/^(?:Day and hour|Day)$/.test(String(field))) &&
        (own.length < 2 || /^(?:Note|Reason|Site|Search|Limit|Valid from)$/.test(String(field))),
    );
    // What suits any entry goes before what may not suit this one.
    const suits = ({ field }: Row): boolean => /^(?:Note|Reason|Search|Answer)$/.test(String(field));
    const ordered = [...fitting.filter(suits), ...fitting.filter((row) => !suits(row))];
    return [...own, ...ordered.map((row): Row => ({ ...row, stock: 'inputField' }))];
  },
};

/** `Kitchen staff | Ration | see, weigh out, tick off`: each role with what it does to each thing. */
function rightsTold(plan: Plan): Row[] {
  const rights = plan.features.flatMap((feature) => {
    const { stated, asked, side, rules = [] } = feature;
    const capability = capabilityOf(feature, plan);
    if (!stated || !asked || !capability || !deedOf({ asked, side }, plan)) return [];
    const looks = kindOf(capability) !== null;
    const of = classOf(capability);
    const before = plan.brief.capabilities[plan.brief.capabilities.indexOf(capability) - 1];
    // A reason is given of what the same person has just handled, and work is what everything is about.
    const isOf = (of === 'reason' || of === 'date') && before?.by === capability.by && before?.noun;
    const noun = isOf ? before.noun : heldBy(capability, plan).held;
    const thing = looks || noun === '' ? `“${feature.name}”` : upperFirst(noun);
    const yes = rules.find(({ kind }) => kind === 'approval');
    const condition = yes
      ? `It waits until the ${yes.by ?? ''} has said yes`
      : (rules.find(({ text, kind }) => text !== '' && kind !== 'cancel')?.text ?? null);
    return doersOf(feature, plan).map((at) => ({
      at,
      thing,
      may: looks || noun === '' ? [] : [isOf ? lowerFirst(feature.name) : capability.verb],
      looks,
      condition,
    }));
  });
  const keyOf = ({ at, thing }: (typeof rights)[number]): string => `${at} ${thing}`;
  return [...new Set(rights.map(keyOf))].map((key): Row => {
    const some = rights.filter((one) => keyOf(one) === key);
    const may = [...new Set(some.flatMap((one) => one.may))].filter((verb) => !isLook(verb));
    const [first] = some;
    return {
      actor: refs('actor', first?.at ?? 0),
      object: first?.thing ?? '',
      actions:
        may.length > 0
          ? joinWords([...new Set(['see', ...may])])
          : first?.looks || some.some((one) => one.may.length > 0)
            ? 'see'
            : 'do',
      condition: fitText(upperFirst(some.find(({ condition }) => condition !== null)?.condition ?? ''), 160) || null,
    };
  });
}

/** As many fields as a table takes. */
const mostFields = 22;

/** The fields of the first entities: the very ones that the entities name as theirs. */
function fieldRows(draft: Draft): Row[] {
  const kept = entities(draft).flatMap((entity, at) =>
    /^(?:Person|Change)$/.test(String(entity['name'])) ? [] : [{ entity, at }],
  );
  const each = Math.max(4, Math.floor(mostFields / Math.max(1, kept.length)));
  return kept
    .flatMap(({ entity, at }) =>
      (entity['keyFields'] as string[])
        .slice(0, at === 0 ? Math.max(7, each) : each)
        .map((key) => ({ entity: refs('dataEntity', at), ...fieldRow(key, String(entity['name']), draft) })),
    )
    .slice(0, mostFields);
}
