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
      say(
        '[Current and previous version of Chrome, Safari, Firefox and Edge on laptops of {admins} ~ Laptops of {admins}: Chrome, Edge, Firefox and Safari in their last two versions ~ For {admins}, any laptop with one of the two latest versions of Edge, Chrome, Safari or Firefox]',
      ),
      say(
        '[Phones of {actors} from the last five years, iOS and Android, in the browser and on the home screen ~ What {actors} carry: iPhones and Android phones up to five years old, as a web page or from the home screen ~ Android and iOS phones of {actors}, none older than five years, with or without a place on the home screen]',
      ),
      say(
        '[Screens from 360 pixels wide; older browsers get a page that says what to update ~ No screen narrower than 360 pixels; a browser that is too old is told what to install ~ Layouts from 360 pixels up; an outdated browser is met with one helpful page]',
      ),
      ...(languages.length
        ? []
        : [
            say(
              '[One language at launch, dates and numbers in the local form; a second language needs no code ~ A single language to begin with; texts lie apart from the code, so that another can follow ~ At launch one language with local dates and numbers, prepared for more]',
            ),
          ]),
    );
  },

  requirement: ({ plan, known, say }) => [
    ...plan.brief.limits.flatMap(({ kind, text }): Row[] => {
      if (kind === 'platform' && /offline|without/i.test(text))
        return [
          {
            statement: say(
              '[let {actors} read and enter {units} without a connection and send entries when it is back ~ keep {units} readable and writable on the device without a connection, and pass entries on once it returns ~ work for {actors} without a network, store what they enter about {units} and deliver it later]',
            ),
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
            measuredBy:
              '[Test under the load of the busiest hour, before each release ~ Load test with the figures of the busiest hour before every release ~ Measured at each release with as many people as in the busiest hour]',
          },
        ];
      if (kind === 'law')
        return [
          {
            requirement: say(`What ${text} demands is met in every release`),
            category: 'compliance',
            threshold:
              '0 open findings against [the list of its duties ~ the agreed list of duties ~ the duties listed with counsel]',
            measuredBy: say(
              '[Review by legal counsel before {pilotDate}, then once a year ~ Legal counsel reads it through before {pilotDate} and every year after ~ Signed off by counsel ahead of {pilotDate}, and again each year]',
            ),
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
        applies: say(
          '[Named in the idea; to what extent it covers {units} is to be confirmed by legal counsel ~ The idea names it; counsel confirms which parts of it reach {units} ~ Stated in the idea; how far it governs {units} is for counsel to say]',
        ),
        duty: say(
          '[List its duties one by one, with owner and proof, before {pilotDate} ~ Each duty written down with who meets it and how that is shown, before {pilotDate} ~ Ahead of {pilotDate}: every duty with its owner and its evidence]',
        ),
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
        ifLate: say(
          '[Rules are built after the stricter reading and may have to be loosened ~ The stricter reading is built, at the risk of having to soften it ~ Until then the strict reading holds, even where a milder one would do]',
        ),
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
            ? '[At least once, within 10 s; HMAC signature in a header; repeated for 24 hours with growing gaps ~ Within 10 s and at least once; signed with HMAC in a header; tried again for a day at growing intervals]'
            : '[Order by revision, not by arrival; the same event id may come twice ~ The revision gives the order, not the moment of arrival; duplicates carry the same event id]',
      })),
      ...named.slice(0, 3).map((name) => ({
        event: name.replace(/_([a-z]+)$/, '.$1'),
        payload: `${unit}Id, ${plan.features.find(({ event }) => event.name === name)?.event.properties.replace(/: \w+/g, '') ?? 'state'}`,
        delivery:
          '[Fetch the resource before acting on it; the payload is a hint and may be old ~ A hint only: read the resource again before anything is done with it ~ May be late; whoever acts on it asks for the present state first]',
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
      request:
        '[site: id; from, to: date (default today); state: optional; limit: 1 to 100 (default 25); cursor ~ site: id; from and to: dates, today unless given; state: optional; cursor; limit: 1 to 100, else 25]',
      response: say('200: items of {unit} with id, state, revision; nextCursor'),
      errors: '422 RANGE_TOO_LONG over 92 days',
      feature: refs('feature', 0),
    },
    {
      name: say('Create {a unit}'),
      method: 'POST',
      path: base,
      access: say('{Actor} of the site'),
      request: say(
        '[site: id; start: date and time with zone; people and things involved: list of ids; note: up to 500 characters ~ site: id; start: time with zone; participants and things: ids; note: text to 500 characters ~ site and start (with zone), lists of the ids involved, a note of at most 500 characters]',
      ),
      response: '201: id, revision 1, warnings (list, may be empty)',
      errors: '409 CONFLICTS_WITH_OTHER with the ids [concerned ~ involved ~ of the others]',
      feature: refs('feature', 0),
    },
    {
      name: say('Show {a unit} with its history'),
      method: 'GET',
      path: `${base}/${id}`,
      access: say('Whoever is part of the {unit}, and the {admin}'),
      request: 'history: true or false (default false)',
      response:
        '200: [all fields, revision; history as a list of changes ~ every field with the revision; on request the list of changes ~ the whole record and its revision; changes in order when asked for]',
      errors:
        '404 NOT_FOUND, [also for foreign ids ~ for ids of other sites too ~ whether the id is unknown or foreign]',
      feature: refs('feature', 1),
    },
    {
      name: say('Change {a unit}'),
      method: 'PATCH',
      path: `${base}/${id}`,
      access: say('{Actor} of the site'),
      request:
        '[If-Match: revision of the last reading; ~ If-Match with the last known revision; ~ Header If-Match: the revision that was read;] any field of creation; reason: required after confirmation',
      response: '200: new revision',
      errors: '412 REVISION_OUTDATED with the current one; 428 without If-Match; 422 REASON_MISSING',
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
      errors: `409 REFUSED when ${lowerFirst(feature.tests[2]?.given ?? 'a rule forbids it')}`,
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
      errors: '422 QUERY_TOO_SHORT',
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
      purpose: say(
        '[What {product} is about: one {unit} with its state, from the first wish to the end. ~ One {unit} from the first thought of it to its end, always in exactly one state. ~ The {unit} itself, the thing everything else refers to, with its state.]',
      ),
      keyFields: [
        'site: reference, required',
        'state: draft, confirmed, in progress, done, withdrawn',
        'starts at: time with zone',
        'reason: text, when withdrawn or changed late',
        'revision: integer, grows with each change',
      ],
      rules: say(
        '[Never deleted, only withdrawn with a reason; a confirmed {unit} has at least one person. ~ Withdrawn with a reason instead of deleted; somebody is named on every confirmed {unit}. ~ Nothing is erased: {a unit} ends as done or withdrawn, and a confirmed one has somebody to ask.]',
      ),
      volume: say(
        '[Grows with the number of {actors}; to be counted at the first site ~ Depends on how many {actors} take part; the first site gives the figure ~ Not counted yet; the first site and its {actors} tell]',
      ),
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
        '[A person who signs in and plans, decides or answers; {others} are kept in the same way with fewer rights. ~ Whoever signs in to enter or decide; {others} are stored alike, with fewer rights. ~ People with an account: {actors} with full rights at their site, {others} with those they need.]',
      ),
      keyFields: [
        'name: text',
        'contact: e-mail or phone, verified',
        'roles: list per site',
        'active until: date, optional',
      ],
      rules:
        '[One account per verified contact; history keeps the name after leaving. ~ A verified contact has one account; who leaves stays in the history by name. ~ No second account for the same contact; names in the history outlive the account.]',
      volume: say('As many as there are {actors} and {others}'),
      retention:
        '[Contact erased 30 days after leaving; name stays in history ~ 30 days after leaving the contact goes, the name in the history remains ~ Name for as long as the history, contact until 30 days after leaving]',
    },
    ...known.filter(({ name }) => !taken.has(String(name).toLowerCase())),
    {
      name: 'Change',
      purpose: say('Who changed what about {a unit}, when and why.'),
      keyFields: ['subject: reference', 'field, old value, new value', 'author: reference', 'changed at: time'],
      rules:
        '[Append only; never edited, not even by staff. ~ Lines are added and never altered, by nobody. ~ What is written stays; staff cannot edit it either.]',
      volume: say('Five to ten per {unit} (assumed)'),
      retention: 'As long as its subject',
    },
  ].slice(0, 9);
}

function screens(draft: Draft): Row[] {
  const { say, plan, slots } = draft;
  const first = {
    name: say('Today'),
    purpose: say(
      '[What needs {a actor} now, before anything else. ~ The first look of the day: what cannot wait. ~ Where {a actor} sees at once what has to be settled.]',
    ),
    content: [
      say(
        '[{Units} that need attention, with reason and age ~ Open {units}, why they are open and for how long ~ What waits: the {unit}, the reason, the hours]',
      ),
      say('What is planned for today, in order'),
      'Time of the last update',
    ],
    actions: [lowerToUpper(plan.features[0]?.name), 'Open one', 'Filter by site'],
    states: say(
      '[Empty: “Nothing needs you now”, with the next {unit}. Old data: its age in words. No connection: last state, marked. ~ Nothing open: the next {unit} and when it starts. Stale: how old the state is. Offline: what was last known, greyed. ~ Nothing to do: says so and names the next {unit}. Slow or offline: the last state with its time.]',
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
      say(
        at % 2
          ? '[What was decided before, with names ~ Earlier decisions and who made them ~ Who decided what, most recent first]'
          : '[State, owner and time of the last change ~ Where it stands, who has it, since when ~ Present state, last change and its author]',
      ),
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
      purpose: say(
        '[Everything about one {unit} on one page. ~ One {unit}, whole: state, people, past. ~ The full story of {a unit} without a second page.]',
      ),
      content: [say('State, people and {n1s} involved'), 'History, newest first'],
      actions: ['Change', 'Withdraw with a reason', 'Share as a link'],
      states: say(
        '[Withdrawn: greyed, with reason and author. Changed meanwhile: both versions side by side. ~ Withdrawn: readable, with who did it and why. Someone was faster: their version and yours. ~ After a clash: both versions to choose from. Once withdrawn: the reason on top, nothing to press.]',
      ),
      features: refs('feature', 0),
      actor: refs('actor', 0),
    },
    ...byFeature,
    {
      name: 'Rules and people',
      purpose: say(
        '[The {admin} sets who may do what and which limits hold. ~ Rights and limits, in the hands of the {admin}. ~ Where the {admin} invites people and moves limits.]',
      ),
      content: ['People with roles and sites', 'Limits with their effect last week'],
      actions: ['Invite', 'Change a limit', 'Export'],
      states:
        '[Nothing to set yet: three sensible defaults, explained. ~ First visit: three defaults with a sentence on each. ~ Untouched: the limits that hold by default, and why.]',
      features: [],
      actor: refs('actor', 2),
    },
  ].slice(0, 9);
}

const lowerToUpper = (name = 'Start'): string => upperFirst(name);
const screenName = (name: string): string => label(upperFirst(name), 60);
