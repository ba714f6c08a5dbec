import { thirdPerson, upperFirst } from '../language.js';
import { camel } from './diagrams.js';
import { wholesOf } from '../plan/parts.js';
import { isAlone } from '../know/setting.js';
import { isTimed } from './timed.js';
import { allKeptFor, erasedFor, keptFor } from './told.js';
import { recordNoun } from '../plan/deed-records.js';
import { isLook } from '../plan/deed-words.js';
import { spelled } from '../plan/thing-names.js';
import { thingsOf } from '../plan/things.js';
import { plainField } from '../know/things.js';
import { toldEntities, unitFields } from './told-entities.js';
import { type Draft, type ListWriter, type Row, type TextWriter, refs } from './draft.js';

const columnTypes = new Set(
  'uuid text date time timestamp number integer decimal boolean reference json enum duration money point bytes'.split(
    ' ',
  ),
);
const columnOf: Record<string, string> = { person: 'reference', amount: 'money', file: 'bytes', picture: 'bytes' };
/** What a diagram can say of a field's rule: `reference, required` -> `reference`, `e-mail or phone` -> `text`. */
const columnType = (rule: string): string => {
  const [first = ''] = rule.toLowerCase().match(/[a-z]+/) ?? [];
  return columnTypes.has(first) ? first : (columnOf[first] ?? 'text');
};

export const dataLists: Record<string, ListWriter> = {
  dataEntity: (draft) =>
    entities(draft).map((row) => ({
      ...row,
      name: upperFirst(spelled(String(row['name']), draft.plan.brief)),
      keyFields: (row['keyFields'] as string[]).map(plainField),
    })),
  accessPattern: (draft) => {
    const { say } = draft;
    const all = entities(draft).map(({ name }) => String(name));
    const at = (name: string): number => all.findIndex((entity) => entity.toLowerCase() === name.toLowerCase());
    const own = [
      {
        query: say(
          '[{Units} of one site on one day, with their state ~ All {units} of a site for one day and what state they are in ~ One day of one site: its {units} and their states]',
        ),
        entity: refs('dataEntity', 0),
        index: 'site_id, starts_on, state',
        frequency: say('Every screen of {actors}; under 50 ms'),
      },
      {
        query: say(
          '[{Units} that need attention now, the oldest first ~ What needs attention among {units}, longest waiting on top ~ Open matters about {units}, by age]',
        ),
        entity: refs('dataEntity', 0),
        index: 'site_id, attention_since where attention_since is not null',
        frequency: 'Every 30 s per open screen; under 30 ms',
      },
      {
        query: say(
          '[Everything that concerns one {other} in the next seven days ~ What the coming week holds for one {other} ~ The next seven days as one {other} sees them]',
        ),
        entity: refs('dataEntity', at(draft.slots['other'] ?? '')),
        index: 'person_id, starts_on',
        frequency: 'At each opening on a phone; under 50 ms',
      },
      {
        query: say('History of one {unit} in order'),
        entity: refs('dataEntity', all.length - 1),
        index: 'subject_id, changed_at',
        frequency: 'Some hundred a day; under 100 ms',
      },
      {
        query: say(
          '[{N1s} by name or number while typing ~ {N1s} whose name or number begins with what is typed ~ Search for {n1s} at each keystroke]',
        ),
        entity: refs('dataEntity', at(draft.slots['n1'] ?? '')),
        index: 'trigram on name',
        frequency: 'At typing speed; under 100 ms',
      },
      {
        query: say('Sums per week for {metric1}'),
        entity: refs('dataEntity', 0),
        index: 'site_id, week, state; read from a nightly table',
        frequency: 'Weekly by the {admin}; a second is fine'.replace('{admin}', draft.slots['admin'] ?? 'lead'),
      },
    ];
    return own;
  },
};

export const dataTexts: Record<string, TextWriter> = {
  'data.er': (draft) => {
    const all = entities(draft);
    const [unit, ...others] = all.map((row) => camel(String(row['name'])));
    const person = 'Person';
    const fields = all.slice(0, 5).map((row) => {
      const keys = (row['keyFields'] as string[]).slice(0, 5).map((field) => {
        const [name = 'field', type = 'text'] = plainField(field)
          .split(':')
          .map((part) => part.trim());
        return `    ${columnType(type)} ${camel(name).replace(/^./, (letter) => letter.toLowerCase())}`;
      });
      return `  ${camel(String(row['name']))} {\n${keys.join('\n')}\n  }`;
    });
    const above = wholesOf(draft.plan.brief).map(({ whole }) => camel(upperFirst(whole)));
    const relations = all.flatMap((row) => {
      const name = camel(String(row['name']));
      return (row['keyFields'] as string[]).flatMap((field) => {
        const to = camel(/reference to (\p{L}[\p{L} -]*)/u.exec(plainField(field))?.[1] ?? '');
        return to !== name && [unit, ...others].includes(to) ? [{ from: to, to: name }] : [];
      });
    });
    const history = ['HistoryEntry', 'Change'].find((name) => others.includes(name));
    const doer = (other: string): string | undefined => {
      const thing = thingsOf(draft.plan).find(({ noun }) => camel(upperFirst(noun)) === other);
      const done = (thing?.deeds ?? []).filter(
        (deed) => deed.by !== '' && !isLook(deed.verb) && !/^(?:download|export)$/.test(deed.verb),
      );
      const verb = (done.find((deed) => deed.begins === true) ?? done[0])?.verb;
      // An offer is made by somebody.
      return verb && thing && thing.noun === recordNoun(verb) ? 'makes' : verb && thirdPerson(verb);
    };
    const lines = [
      ...relations.map(({ from, to }) => `  ${from} ||--o{ ${to} : "has"`),
      ...[unit, ...others].flatMap((other) => {
        const done = doer(other ?? '');
        return done && all.some(({ name }) => name === person) ? [`  ${person} ||--o{ ${other} : "${done}"`] : [];
      }),
      ...others
        .filter((other) => above.includes(other) && !relations.some(({ from }) => from === other))
        .map((other) => `  ${unit} }o--|| ${other} : "belongs to"`),
      ...(history ? [`  ${unit} ||--o{ ${history} : "has a history of"`] : []),
    ];
    // Where no deed joins anything, the one that it is all about is entered by somebody.
    if (lines.length === 0 || (lines.length === 1 && others.includes(person)))
      lines.push(`  ${unit} }o--|| ${person} : "is entered by"`);
    return ['erDiagram', ...new Set(lines), ...fields].join('\n');
  },
};

/** `loan records` are the wrench loans. */
const isKeptAs = (name: string, noun: string): boolean => {
  const plain = noun.toLowerCase().replace(/ records?$/, '');
  return name.toLowerCase() === plain || name.toLowerCase().endsWith(` ${plain}`);
};

/** The nouns that everything hangs on: the unit, the idea's own things, the people, then what such products keep. */
export function entities(draft: Draft): Row[] {
  const { say, slots, plan } = draft;
  // What stands among the business rules is not said here once more.
  const hasRules = Object.values(draft.block.targets).some(([, meaning]) => meaning === 'businessRule');
  const told = toldEntities(plan).map((row): Row => (hasRules ? { ...row, rules: '' } : row));
  const known = draft.known('dataEntity');
  const taken = new Set(
    [
      slots['unit'],
      'person',
      'contact',
      'entry',
      'account',
      'user',
      slots['actor'],
      ...told.map(({ name }) => String(name)),
    ].map((noun) => noun?.toLowerCase()),
  );
  const kept = keptFor(plan);
  const all = allKeptFor(plan);
  return [
    ...(told.length > 0
      ? []
      : [
          // Where the idea tells of nothing that is kept, there are entries, and whoever makes them.
          {
            name: upperFirst(plan.brief.unit ?? 'entry'),
            purpose: `One ${plan.brief.unit ?? 'entry'} as kept in ${plan.brief.name}.`,
            keyFields: [
              ...(isAlone(plan.known.setting) ? [] : ['site: reference, required']),
              ...unitFields(plan),
              isTimed(plan) ? 'starts at: date and time' : 'entered at: time',
            ],
            rules: '',
            volume: '',
            retention: '',
          },
        ]),
    ...told,
    ...kept
      .filter(
        ({ noun, span }) =>
          slots['unit'] !== noun &&
          // What the deeds tell of has its retention there.
          !told.some(({ name }) => isKeptAs(String(name), noun)) &&
          span !== all &&
          !/^audit /.test(noun),
      )
      .map(({ noun }) => ({
        name: upperFirst(noun),
        purpose: `One ${noun}, kept for the time that the idea names.`,
        keyFields: ['made at: time', 'author: reference'],
        rules: '',
        volume: '',
        retention: '',
      })),
    {
      name: 'Person',
      purpose: say(
        '[One person with a role in {product}. ~ Somebody who uses {product}. ~ Whoever has access, with their role.]',
      ),
      keyFields: [
        'name: text',
        'contact: e-mail or phone, verified',
        isAlone(plan.known.setting) ? 'roles: list' : 'roles: list per site',
        'active until: date, optional',
      ],
      volume: say('As many as there are {actors} and {others}'),
    },
    ...known
      .filter(({ name }) => !taken.has(String(name).toLowerCase()))
      // Where the idea names its things, what such products usually keep beside them is a guess.
      .slice(0, plan.features.some(({ stated }) => stated) ? 0 : 2)
      // What is left of them belongs to the model, and fields and relations point to it.
      .map((row): Row => ({ ...row, stock: undefined })),
    {
      // What somebody asks to be changed may go by the same name.
      name: taken.has('change') ? 'History entry' : 'Change',
      purpose:
        '[One change of one entry: who made it, when, and from what to what. ~ What was changed in an entry, by whom and when. ~ A line of the history: author, time, old and new value. ~ An entry before and after somebody changed it.]',
      keyFields: ['subject: reference', 'field: text', 'old value: text', 'new value: text', 'changed at: time'],
      volume: say('Five to ten per {unit} (assumed)'),
    },
  ]
    .slice(0, 9)
    .map((entity): Row => {
      const told = kept.find(({ noun }) => isKeptAs(String(entity['name']), noun));
      if (told) return { ...entity, retention: `${told.span}, as the idea states; then removed by rule` };
      const name = String(entity['name']).toLowerCase();
      const erased = erasedFor(plan).find(
        ({ noun }) => noun === name || noun.endsWith(` ${name}`) || name.endsWith(` ${noun}`),
      );
      if (erased) return { ...entity, retention: erased.said };
      // What the idea keeps are its records; who works with them is another matter.
      return all !== undefined && entity['name'] !== 'Person' && !/^As long as/.test(String(entity['retention']))
        ? { ...entity, retention: `${all}, as the idea states` }
        : entity;
    });
}
