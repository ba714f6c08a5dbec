import { lowerFirst, sentence, upperFirst } from '../language.js';
import { camel, label, path } from './diagrams.js';
import { lines, refs, type Draft, type ListWriter, type Row, type TextWriter } from './draft.js';

export const technicalLists: Record<string, ListWriter> = {
  platform: ({ plan, say }) => {
    const { limits } = plan.brief;
    const own = limits.filter(({ kind }) => kind === 'platform').map(({ text }) => `Required by the idea: ${text}`);
    const languages = limits
      .filter(({ kind }) => kind === 'language')
      .map(({ text }) => `Languages: ${text}; texts are kept apart from code`);
    return lines(
      ...own,
      ...languages,
      say('Current and previous version of Chrome, Safari, Firefox and Edge on laptops of {admins}'),
      say('Phones of {actors} from the last five years, iOS and Android, in the browser and on the home screen'),
      say('Screens from 360 pixels wide; older browsers get a page that says what to update'),
      ...(languages.length
        ? []
        : [say('One language at launch, dates and numbers in the local form; a second language needs no code')]),
    );
  },

  requirement: ({ plan, known, say }) => [
    ...plan.brief.limits.flatMap(({ kind, text }): Row[] => {
      if (kind === 'platform' && /offline|without/i.test(text))
        return [
          {
            statement: say('let {actors} read and enter {units} without a connection and send entries when it is back'),
            rationale: `The idea asks for it: “${text}”`,
            priority: 'must',
          },
        ];
      if (kind === 'platform')
        return [{ statement: `work with ${text} as the idea asks`, rationale: 'Named in the idea', priority: 'must' }];
      if (kind === 'language')
        return [
          {
            statement: `speak ${text}, chosen per person, in every screen and notice`,
            rationale: 'Named in the idea',
            priority: 'must',
          },
        ];
      if (kind === 'other')
        return [
          {
            statement: `respect the rule “${text}” at the first step where it matters`,
            rationale: 'Named in the idea; proof to be agreed with legal counsel',
            priority: 'must',
          },
        ];
      return [];
    }),
    ...known('requirement'),
  ],
  nfr: ({ plan, known, say }) => [
    ...plan.brief.limits.flatMap(({ kind, text }): Row[] => {
      if (kind === 'performance')
        return [
          {
            requirement: say(`Stated in the idea: ${text}`),
            category: /uptime|availab|batter/i.test(text) ? 'availability' : 'performance',
            threshold: text,
            measuredBy: 'Test under the load of the busiest hour, before each release',
          },
        ];
      if (kind === 'law')
        return [
          {
            requirement: say(`What ${text} demands is met in every release`),
            category: 'compliance',
            threshold: '0 open findings against the list of its duties',
            measuredBy: say('Review by legal counsel before {pilotDate}, then once a year'),
          },
        ];
      return [];
    }),
    ...known('nfr'),
  ],
  obligation: ({ plan, known, say }) => [
    ...plan.brief.limits
      .filter(({ kind }) => kind === 'law')
      .map(({ text }): Row => ({
        source: text.replace(/^./, (letter) => letter.toUpperCase()),
        applies: say('Named in the idea; to what extent it covers {units} is to be confirmed by legal counsel'),
        duty: say('List its duties one by one, with owner and proof, before {pilotDate}'),
      })),
    ...known('obligation'),
  ],
  dependency: ({ plan, known, say }) => [
    ...plan.brief.limits
      .filter(({ kind }) => kind === 'law')
      .slice(0, 1)
      .map(({ text }): Row => ({
        item: `List of duties under ${text}`,
        from: 'Legal counsel',
        ifLate: say('Rules are built after the stricter reading and may have to be loosened'),
      })),
    ...known('dependency'),
  ],

  endpoint: (draft) => endpoints(draft),
  webhook: (draft) => {
    const { plan, slots } = draft;
    const unit = (slots['unit'] ?? 'case').toLowerCase().replace(/[^a-z0-9]+/g, '_');
    const named = plan.features
      .slice(0, 4)
      .map(({ event }) => event.name)
      .filter((name) => name !== '');
    const endings = ['created', 'changed'];
    return [
      ...endings.map((ending) => ({
        event: `${unit}.${ending}`,
        payload: `${unit}Id, revision, changedFields, occurredAt`,
        delivery:
          ending === 'created'
            ? 'At least once, within 10 s; HMAC signature in a header; repeated for 24 hours with growing gaps'
            : 'Order by revision, not by arrival; the same event id may come twice',
      })),
      ...named.slice(0, 3).map((name) => ({
        event: name.replace(/_([a-z]+)$/, '.$1'),
        payload: `${unit}Id, ${plan.features.find(({ event }) => event.name === name)?.event.properties.replace(/: \w+/g, '') ?? 'state'}`,
        delivery: 'Fetch the resource before acting on it; the payload is a hint and may be old',
      })),
    ];
  },

  dataEntity: (draft) => entities(draft),
  accessPattern: (draft) => {
    const { say } = draft;
    const all = entities(draft).map(({ name }) => String(name));
    const at = (name: string): number => all.findIndex((entity) => entity.toLowerCase() === name.toLowerCase());
    const own = [
      {
        query: say('{Units} of one site on one day, with their state'),
        entity: refs('dataEntity', 0),
        index: 'site_id, starts_on, state',
        frequency: say('Every screen of {actors}; under 50 ms'),
      },
      {
        query: say('{Units} that need attention now, the oldest first'),
        entity: refs('dataEntity', 0),
        index: 'site_id, attention_since where attention_since is not null',
        frequency: 'Every 30 s per open screen; under 30 ms',
      },
      {
        query: say('Everything that concerns one {other} in the next seven days'),
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
        query: say('{N1s} by name or number while typing'),
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

  screen: (draft) => screens(draft),
  testCase: ({ plan, known }) => {
    const cases: Row[] = [];
    for (const [at, feature] of plan.features.entries()) {
      const [happy, , refusal] = feature.tests;
      if (happy) {
        cases.push({
          title: `${feature.name}: the ordinary case`,
          kind: 'functional',
          setup: upperFirst(happy.given),
          steps: [`Sign in as the role of the story`, upperFirst(happy.when)],
          expected: upperFirst(happy.then),
          covers: refs('feature', at).concat(refs('story', at)),
        });
      }
      if (refusal) {
        cases.push({
          title: `${feature.name}: ${at % 2 ? 'the case that must be refused' : 'when it cannot go through'}`,
          kind: at % 3 === 1 ? 'boundary' : 'negative',
          setup: upperFirst(refusal.given),
          steps: [upperFirst(refusal.when)],
          expected: upperFirst(refusal.then),
          covers: refs('feature', at).concat(refs('functionalRequirement', at)),
        });
      }
    }
    const spread = [
      ...cases.filter((_, at) => at % 2 === 0).slice(0, 7),
      ...cases.filter((_, at) => at % 2 === 1).slice(0, 5),
    ];
    return [
      ...spread,
      ...known('testCase')
        .slice(0, 2)
        .map((row): Row => ({ ...row, covers: [] })),
    ];
  },

  personalData: ({ known }) => known('personalData'),
};

export const technicalTexts: Record<string, TextWriter> = {
  'data.er': (draft) => {
    const all = entities(draft);
    const [unit, ...others] = all.map((row) => camel(String(row['name'])));
    const fields = all.slice(0, 5).map((row) => {
      const keys = (row['keyFields'] as string[]).slice(0, 4).map((field) => {
        const [name = 'field', type = 'text'] = field.split(':').map((part) => part.trim());
        return `    ${camel(type).toLowerCase().slice(0, 16) || 'text'} ${camel(name).replace(/^./, (letter) => letter.toLowerCase())}`;
      });
      return `  ${camel(String(row['name']))} {\n${keys.join('\n')}\n  }`;
    });
    const relations = others.map(
      (other, at) =>
        `  ${unit} ${at % 3 === 2 ? '}o--||' : '||--o{'} ${other} : "${['involves', 'concerns', 'belongs to', 'has', 'is followed by'][at % 5]}"`,
    );
    return ['erDiagram', ...relations, ...fields].join('\n');
  },
};

function endpoints(draft: Draft): Row[] {
  const { say, plan, slots } = draft;
  const base = path(draft);
  const id = `{${camel(slots['unit'] ?? 'case').replace(/^./, (letter) => letter.toLowerCase())}Id}`;
  const known = [
    {
      name: say('List {units}'),
      method: 'GET',
      path: base,
      access: say('Any role, own sites only'),
      request: 'site: id; from, to: date (default today); state: optional; limit: 1 to 100 (default 25); cursor',
      response: say('200: items of {unit} with id, state, revision; nextCursor'),
      errors: 'RANGE_TOO_LONG over 92 days',
      feature: refs('feature', 0),
    },
    {
      name: say('Create {a unit}'),
      method: 'POST',
      path: base,
      access: say('{Actor} of the site'),
      request: say(
        'site: id; start: date and time with zone; people and things involved: list of ids; note: up to 500 characters',
      ),
      response: '201: id, revision 1, warnings (list, may be empty)',
      errors: 'CONFLICTS_WITH_OTHER with the ids concerned',
      feature: refs('feature', 0),
    },
    {
      name: say('Show {a unit} with its history'),
      method: 'GET',
      path: `${base}/${id}`,
      access: say('Whoever is part of the {unit}, and the {admin}'),
      request: 'history: true or false (default false)',
      response: '200: all fields, revision; history as a list of changes',
      errors: 'NOT_FOUND also for foreign ids',
      feature: refs('feature', 1),
    },
    {
      name: say('Change {a unit}'),
      method: 'PATCH',
      path: `${base}/${id}`,
      access: say('{Actor} of the site'),
      request: 'If-Match: revision; any field of creation; reason: required after confirmation',
      response: '200: new revision',
      errors: 'REVISION_OUTDATED with the current one; REASON_MISSING',
      feature: refs('feature', 2),
    },
  ];
  const acts = plan.features.slice(0, 6).map((feature, at) => {
    const [, last = 'done'] = feature.event.name.match(/_([a-z]+)$/) ?? [];
    const noun = feature.event.name.replace(/_[a-z]+$/, '').replace(/_/g, '-');
    return {
      name: feature.name,
      method: 'POST',
      path: `${base}/${id}/${noun === path(draft).slice(1).replace(/s$/, '') ? last : `${noun}-${last}`}`,
      access: upperFirst(slots[feature.side] ?? 'any role'),
      request: `${feature.event.properties}; Idempotency-Key in the header`,
      response: `200 when ${lowerFirst(feature.tests[0]?.then ?? 'it is stored')}`,
      errors: `REFUSED when ${lowerFirst(feature.tests[2]?.given ?? 'a rule forbids it')}`,
      feature: refs('feature', at),
    };
  });
  const unique = acts.filter((act, at) => acts.findIndex((other) => other.path === act.path) === at);
  return [
    ...known,
    ...unique.slice(0, 4),
    {
      name: say('List {n1s}'),
      method: 'GET',
      path: path(draft, slots['n1s']),
      access: 'Any role, own sites only',
      request: 'query: text from 2 characters; changedSince: time',
      response: '200: id, name, active, changedAt',
      errors: 'QUERY_TOO_SHORT',
      feature: [],
    },
  ];
}

/** The nouns that everything hangs on: the unit, the idea's own things, the people, then what such products keep. */
function entities(draft: Draft): Row[] {
  const { say, slots, plan } = draft;
  const own = [slots['n1'], slots['n2']].filter(
    (noun): noun is string => Boolean(noun) && plan.nouns.includes(noun ?? ''),
  );
  const known = draft.known('dataEntity');
  const taken = new Set([slots['unit'], slots['actor'], ...own].map((noun) => noun?.toLowerCase()));
  return [
    {
      name: upperFirst(slots['unit'] ?? 'case'),
      purpose: say('What {product} is about: one {unit} with its state, from the first wish to the end.'),
      keyFields: [
        'site: reference, required',
        'state: draft, confirmed, in progress, done, withdrawn',
        'starts at: time with zone',
        'reason: text, when withdrawn or changed late',
        'revision: integer, grows with each change',
      ],
      rules: say('Never deleted, only withdrawn with a reason; a confirmed {unit} has at least one person.'),
      volume: say('Grows with the number of {actors}; to be counted at the first site'),
      retention: '24 months after its end, then only sums',
    },
    ...own.map((noun, at) => ({
      name: upperFirst(noun),
      purpose: say(
        at === 0
          ? `{A n1} that {units} refer to; kept once and used everywhere.`
          : `{A n2} with what {others} have to know about it.`,
      ),
      keyFields:
        at === 0
          ? ['name or number: text, unique per site', 'site: reference', 'active: yes or no', 'note: text']
          : ['title: text', 'belongs to: reference', 'valid from, valid until: date', 'changed by: person'],
      rules: say(
        at === 0
          ? `Switched off instead of deleted while {a unit} points to it.`
          : `Periods of the same {n2} do not overlap.`,
      ),
      volume: at === 0 ? 'Tens to hundreds per site, almost constant' : 'A few per site and week',
      retention: at === 0 ? '24 months after it was switched off' : '12 months',
    })),
    {
      name: upperFirst(slots['actor'] ?? 'person'),
      purpose: say(
        'A person who signs in and plans, decides or answers; {others} are kept in the same way with fewer rights.',
      ),
      keyFields: [
        'name: text',
        'contact: e-mail or phone, verified',
        'roles: list per site',
        'active until: date, optional',
      ],
      rules: 'One account per verified contact; history keeps the name after leaving.',
      volume: say('As many as there are {actors} and {others}'),
      retention: 'Contact erased 30 days after leaving; name stays in history',
    },
    ...known.filter(({ name }) => !taken.has(String(name).toLowerCase())),
    {
      name: 'Change',
      purpose: say('Who changed what about {a unit}, when and why.'),
      keyFields: ['subject: reference', 'field, old value, new value', 'author: reference', 'changed at: time'],
      rules: 'Append only; never edited, not even by staff.',
      volume: say('Five to ten per {unit} (assumed)'),
      retention: 'As long as its subject',
    },
  ].slice(0, 9);
}

function screens(draft: Draft): Row[] {
  const { say, plan, slots } = draft;
  const first = {
    name: say('Today'),
    purpose: say('What needs {a actor} now, before anything else.'),
    content: [
      say('{Units} that need attention, with reason and age'),
      say('What is planned for today, in order'),
      'Time of the last update',
    ],
    actions: [lowerToUpper(plan.features[0]?.name), 'Open one', 'Filter by site'],
    states: say(
      'Empty: “Nothing needs you now”, with the next {unit}. Old data: its age in words. No connection: last state, marked.',
    ),
    features: refs('feature', 0, 1),
    actor: refs('actor', 0),
  };
  const byFeature = plan.features.slice(1, 7).map((feature, at) => ({
    name: screenName(feature.name),
    purpose: feature.need.startsWith('to ')
      ? say(`Where {${feature.side}s} ${feature.need.slice(3)}.`)
      : sentence(upperFirst(feature.gain)),
    content: [
      `Outcome: ${feature.leaves}`,
      say(at % 2 ? 'What was decided before, with names' : 'State, owner and time of the last change'),
    ],
    actions: [
      feature.stated ? feature.name : (['Confirm', 'Go on', 'Pass on'][at % 3] ?? 'Confirm'),
      at % 2 ? 'Take back' : 'Ask a question',
    ],
    states: `Refused: ${lowerFirst(feature.tests[2]?.then ?? 'the reason is named')}. ${at % 2 ? 'Loading: outlines in place, no jumps.' : 'Empty: one sentence and the first step.'}`,
    features: refs('feature', at + 1),
    actor: refs('actor', ['actor', 'other', 'admin'].indexOf(feature.side)),
  }));
  return [
    first,
    {
      name: upperFirst(slots['unit'] ?? 'case'),
      purpose: say('Everything about one {unit} on one page.'),
      content: [say('State, people and {n1s} involved'), 'History, newest first'],
      actions: ['Change', 'Withdraw with a reason', 'Share as a link'],
      states: say('Withdrawn: greyed, with reason and author. Changed meanwhile: both versions side by side.'),
      features: refs('feature', 0),
      actor: refs('actor', 0),
    },
    ...byFeature,
    {
      name: 'Rules and people',
      purpose: say('The {admin} sets who may do what and which limits hold.'),
      content: ['People with roles and sites', 'Limits with their effect last week'],
      actions: ['Invite', 'Change a limit', 'Export'],
      states: 'Nothing to set yet: three sensible defaults, explained.',
      features: [],
      actor: refs('actor', 2),
    },
  ].slice(0, 9);
}

const lowerToUpper = (name = 'Start'): string => upperFirst(name);
const screenName = (name: string): string => label(upperFirst(name), 60);
