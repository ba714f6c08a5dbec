import { isUncountable, thirdPerson, upperFirst, withArticle } from '../language.js';
import { type KeptThing, keptThings } from './kept-things.js';
import { workedOn } from './worked-on.js';
import { fitText } from './fit.js';
import type { Plan } from '../plan/plan.js';
import { camel } from './diagrams.js';
import { allKeptFor, erasedFor, keptFor } from './told.js';
import { spelled } from '../plan/thing-names.js';
import { plainField } from '../know/things.js';
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
    const names = all.map(({ name }) => camel(String(name)));
    const fields = all.slice(0, 5).map((row, at) => {
      const keys = (row['keyFields'] as string[]).slice(0, 5).map((field) => {
        const [name = 'field', type = 'text'] = plainField(field)
          .split(':')
          .map((part) => part.trim());
        return `    ${columnType(type)} ${camel(name).replace(/^./, (letter) => letter.toLowerCase())}`;
      });
      return keys.length > 0 ? `  ${names[at] ?? ''} {\n${keys.join('\n')}\n  }` : `  ${names[at] ?? ''}`;
    });
    const things = keptThings(draft.plan);
    const history = names.find((name) => /^(?:HistoryEntry|Change)$/.test(name)) ?? 'Change';
    const lines = [
      // Only what people make is theirs.
      ...things
        .filter(({ by }) => by >= 0)
        .map(({ noun, verb }) => `  Person ||--o{ ${camel(upperFirst(noun))} : "${thirdPerson(verb)}"`),
      ...names
        .filter((name) => name !== 'Person' && name !== history)
        .map((name) => `  ${name} ||--o{ ${history} : "has a history of"`),
      `  Person ||--o{ ${history} : "makes"`,
    ];
    return ['erDiagram', ...new Set(lines), ...fields].join('\n');
  },
};

/** `loan records` are the wrench loans. */
const isKeptAs = (name: string, noun: string): boolean => {
  const plain = noun.toLowerCase().replace(/ records?$/, '');
  return name.toLowerCase() === plain || name.toLowerCase().endsWith(` ${plain}`);
};

/** What the product surely keeps, the people, and the history of changes. */
export function entities(draft: Draft): Row[] {
  const { say, plan, known } = draft;
  const things = keptThings(plan).map((thing): Row => ({
    name: upperFirst(spelled(thing.noun, plan.brief)),
    purpose: fitText(described(thing, plan), 180),
    keyFields: thing.fields.length > 0 ? thing.fields : ['name or number: text, unique'],
    rules: '',
    volume: '',
    retention: '',
  }));
  // What a thing has is none by itself.
  const parts = things.flatMap(({ keyFields }) => (keyFields as string[]).map((field) => field.split(':')[0] ?? ''));
  const worked = workedOn(
    draft,
    things.map(({ name }) => String(name).toLowerCase()),
    parts,
  ).map(({ noun, where }): Row => ({
    name: upperFirst(spelled(noun, plan.brief)),
    purpose: `${upperFirst(noun)}, with which ${where}; its other fields are agreed with those who use it.`,
    keyFields: ['name or number: text, unique'],
    rules: '',
    volume: '',
    retention: '',
  }));
  const isTold = plan.features.some(({ stated }) => stated);
  const usual = isTold ? [] : known('dataEntity').slice(0, 3);
  const kept = keptFor(plan);
  const all = allKeptFor(plan);
  const isChange = things.some(({ name }) => name === 'Change');
  return [
    ...things,
    ...worked,
    ...usual.map((row): Row => ({ ...row, stock: undefined })),
    ...(things.length + worked.length + usual.length > 0 ? [] : [logEntry]),
    {
      name: 'Person',
      purpose: say(
        '[One person with a role in {product}. ~ Somebody who uses {product}. ~ Whoever has access, with their role.]',
      ),
      keyFields: ['name: text', 'contact: e-mail or phone, verified', 'roles: list'],
      volume: say('As many as there are {actors} and {others}'),
    },
    {
      // What somebody asks to be changed may go by the same name.
      name: isChange ? 'History entry' : 'Change',
      purpose:
        '[One change of one entry: who made it, when, and from what to what. ~ What was changed in an entry, by whom and when. ~ A line of the history: author, time, old and new value. ~ An entry before and after somebody changed it.]',
      keyFields: ['subject: reference', 'old and new value: text', 'changed at: time'],
      volume: 'Not known yet',
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
      return all !== undefined && entity['name'] !== 'Person'
        ? { ...entity, retention: `${all}, as the idea states` }
        : entity;
    });
}

/** Where the idea names nothing that is kept. */
const logEntry: Row = {
  name: 'Log entry',
  purpose: 'What was done, by whom or by what, when, and with which result.',
  keyFields: ['what was done: text', 'done at: time', 'result: text'],
  rules: '',
  volume: '',
  retention: '',
};

/** `One lot, listed by a farmer, with photo, product and weight.` */
function described({ noun, by, done, listed }: KeptThing, { personas, brief }: Plan): string {
  const one = isUncountable(noun) ? upperFirst(noun) : `One ${noun}`;
  const doer = by < 0 ? brief.name : withArticle(personas[by]?.role ?? '');
  return `${one}, ${done} by ${doer}${listed === '' ? '' : `, with ${listed}`}.`;
}
