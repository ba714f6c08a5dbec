import { upperFirst } from '../language.js';
import { type Draft, type ListWriter, type Row, refs } from './draft.js';

/** What people type, what is stored of it, and who may do so. */
export const fieldLists: Record<string, ListWriter> = {
  permission: ({ slots, say }) => {
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
    return objects.flatMap((object, row) =>
      (rights[row] ?? []).map(([actions, condition], at) => ({
        actor: refs('actor', at),
        object,
        actions,
        condition: condition === null ? null : say(condition),
      })),
    );
  },

  dataField: (draft) => fieldRows(draft),
  inputField: ({ say, slots }) => {
    const on = (at: number, field: string, type: string, required: string, rule: string): Row => ({
      screen: refs('screen', at),
      field,
      type,
      required,
      rule: say(rule),
    });
    return [
      on(1, 'Start', 'date and time', 'always', 'Not in the past; time zone of the site is shown'),
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
        '[Required when a confirmed {unit} is changed or withdrawn ~ Asked for as soon as a confirmed {unit} changes or ends ~ Must be there to change or withdraw what was confirmed]',
      ),
      on(0, 'Site', 'choice', 'sometimes', 'Shown only with more than one site; last choice is kept'),
      on(0, 'Day', 'date', 'always', 'Default today; up to 92 days ahead'),
      on(2, 'Search', 'text', 'never', 'From two characters; accents and case do not matter'),
      on(
        3,
        'Answer',
        'choice',
        'always',
        '[Yes, no or a question; a question needs at least ten characters ~ One of yes, no, question; the last with ten characters or more ~ A question has ten characters at least; yes and no stand alone]',
      ),
      on(
        4,
        'Limit',
        'number',
        'always',
        '[Within the range shown beside it; whole numbers ~ Whole, and inside the range that stands next to it ~ A whole number from the range beside it]',
      ),
      on(
        4,
        'Valid from',
        'date',
        'always',
        '[Tomorrow or later; past days keep the old limit ~ At the earliest tomorrow; what is past stays under the old one ~ Never for past days; from tomorrow on]',
      ),
    ];
  },
};

function fieldRows(draft: Draft): Row[] {
  const { plan, say } = draft;
  const entity = (
    at: number,
    field: string,
    type: string,
    required: string,
    validation: string,
    example: string,
  ): Row => ({
    entity: refs('dataEntity', at),
    field,
    type,
    required,
    validation: say(validation),
    example: say(example),
  });
  const start = plan.calendar.pilot;
  return [
    entity(0, 'site', 'reference', 'yes', 'An active site the author has a right for', 'Site 1'),
    entity(0, 'state', 'choice', 'yes', 'Only along the allowed changes of state', 'confirmed'),
    entity(0, 'starts at', 'time with zone', 'yes', 'Not more than 92 days ahead', `${start}T07:30+01:00`),
    entity(
      0,
      'reason',
      'text',
      'no',
      'Required on late change; 10 to 300 characters',
      'Weather closed the window'.replace('Weather closed the window', 'Not possible on that day'),
    ),
    entity(0, 'revision', 'integer', 'yes', 'Given by the system; grows by one', '4'),
    entity(1, 'name', 'text', 'yes', '2 to 80 characters, unique per site', '{N1} 12'),
    entity(1, 'active', 'yes or no', 'yes', 'Cannot be switched off while in use in a confirmed {unit}', 'yes'),
    entity(1, 'note', 'text', 'no', 'Up to 500 characters', 'Check before use'),
    entity(2, 'valid from', 'date', 'yes', 'Not before the site was opened', start),
    entity(2, 'valid until', 'date', 'no', 'After “valid from”', plan.calendar.launch),
    entity(
      3,
      'contact',
      'e-mail or phone',
      'yes',
      'Verified by a code before first use',
      '{nameA}@example.org'.toLowerCase().replace(
        '{namea}',
        (plan.personas[0]?.name.split(',')[0] ?? 'name')
          .normalize('NFKD')
          .replace(/[^A-Za-z]/g, '')
          .toLowerCase() || 'name',
      ),
    ),
    entity(3, 'roles', 'list', 'yes', 'At least one per site', '{actor}'),
  ];
}
