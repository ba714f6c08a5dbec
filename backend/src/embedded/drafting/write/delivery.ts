import { joinWords, lowerFirst, upperFirst } from '../language.js';
import { addDays, longDate, workingDay } from '../plan/calendar.js';
import { lines, refs, type ListWriter, type TextWriter } from './draft.js';
import { questions } from './questions.js';
import { quotedNames } from './scope.js';

export const deliveryLists: Record<string, ListWriter> = {
  milestone: ({ plan, say }) => {
    const { calendar, features } = plan;
    const place = features.map((feature, at) => ({ feature, at }));
    const musts = place.filter(({ feature }) => feature.priority === 'must');
    const first = musts.slice(0, Math.ceil(musts.length / 2));
    const second = musts.slice(first.length);
    const rest = place.filter(({ feature }) => feature.priority !== 'must' && feature.priority !== 'could');
    const names = (some: typeof place): string[] => some.map(({ feature }) => feature.name);
    return [
      {
        name: say('Scope signed and first visits done'),
        date: calendar.decision,
        scope: [
          say('Goals, features and open questions agreed with the {admin}'),
          say('Two working days of {actors} observed'),
        ],
        exit: say('Minutes of two visits and a signed scope are filed'),
        features: [],
      },
      {
        name: say(`{Actors} can click through a first {unit}`),
        date: calendar.prototype,
        scope: [...names(first).slice(0, 3), say('Clickable prototype with real names and dates')],
        exit: say('Four of five {actors} finish the main task without help'),
        features: refs('feature', ...first.map(({ at }) => at)),
      },
      {
        name: say('The first site works with {product}'),
        date: calendar.pilot,
        scope: [...names(second).slice(0, 5), say('Import of the first {n1s}')].slice(0, 6),
        exit: say('A whole week of {units} runs in {product} and nowhere else'),
        features: refs('feature', ...second.map(({ at }) => at)),
      },
      {
        name: say('{Product} is open to everyone it is meant for'),
        date: calendar.launch,
        scope: [...names(rest).slice(0, 4), 'Support hours, help texts and rollback rehearsed'],
        exit: say('Every launch criterion is answered with yes by the person named for it'),
        features: refs('feature', ...rest.map(({ at }) => at)),
      },
      {
        name: 'Decision to go on, change or stop',
        date: calendar.review,
        scope: [say('First reading of all three goals'), say('Ten interviews with {actors} and {others}')],
        exit: say('A dated decision of the {admin} with its figures'),
        features: [],
      },
    ];
  },

  rollout: ({ plan, say }) => {
    const { calendar } = plan;
    const [main] = plan.brief.audiences;
    const weeks = (from: string, to: string): string =>
      `${Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 604_800_000))} weeks`;
    return [
      {
        stage: 'Team only',
        audience: say('The team and two invited {actors} with copied {units}'),
        duration: weeks(calendar.prototype, calendar.pilot),
        gate: say('No lost or doubled {unit} in 200 tries; engineering lead signs'),
      },
      {
        stage: 'Pilot',
        audience: say(`One site with its {actors} and {others}`),
        duration: weeks(calendar.pilot, calendar.launch),
        gate: say('{Metric1} no worse than before and eight of ten {actors} want to keep it; the {admin} signs'),
      },
      {
        stage: 'First ten',
        audience: main?.count
          ? say(`Ten of the ${main.count}, chosen for their differences`)
          : say('Ten sites or teams of {actors}, chosen for their differences'),
        duration: '3 weeks',
        gate: 'Fewer than two support requests per site and week; product owner signs',
      },
      {
        stage: 'Everyone',
        audience: main ? upperFirst(main.text) : say('All {actors} who asked for it'),
        duration: say(`Until the reading on {readingDate}`),
        gate: say('Guardrails unbroken for four weeks; product owner and {admin} sign together'),
      },
    ];
  },

  question: (draft) => questions(draft),

  deliverable: ({ plan, say }) => {
    const { calendar, features } = plan;
    const third = Math.ceil(features.length / 3);
    return [
      {
        name: 'Clickable prototype',
        description: say(
          `Prototype of ${quotedNames(features, 3)}, tested with five {actors}, with a report of what failed.`,
        ),
        acceptance: say('Four of five {actors} finish the main task without help; report delivered'),
        dueDate: calendar.prototype,
        owner: 'Design lead',
      },
      {
        name: 'Pilot release',
        description: say(
          `Working software for one site: ${joinWords(features.slice(0, third + 1).map(({ name }) => lowerFirst(name)))}.`,
        ),
        acceptance: say('One week of {units} without falling back to {coping}'),
        dueDate: calendar.pilot,
        owner: 'Engineering lead',
      },
      {
        name: 'Data import',
        description: say('Existing {n1s} and {n2s} taken over, checked and signed by their owners.'),
        acceptance: 'Counts before and after agree; a sample of 50 is correct',
        dueDate: workingDay(addDays(calendar.pilot, 5)),
        owner: 'Engineering lead',
      },
      {
        name: 'First release',
        description: say(`All features in scope, with ${lowerFirst(features.at(-1)?.name ?? '')} as the last one.`),
        acceptance: 'All launch criteria answered with yes',
        dueDate: calendar.launch,
        owner: 'Project lead',
      },
      {
        name: 'Guides and training',
        description: say('One page for {actors}, one for {others}, a recorded walk-through and two live sessions.'),
        acceptance: say('A new {actor} finishes {a unit} with the page alone'),
        dueDate: workingDay(addDays(calendar.launch, 3)),
        owner: 'Design lead',
      },
      {
        name: 'Handover and report',
        description: 'Source, accounts, keys, operating notes and the first reading of the goals.',
        acceptance: 'Client restores a backup by the notes alone',
        dueDate: calendar.review,
        owner: 'Project lead',
      },
    ];
  },

  launchCriterion: ({ plan, known }) => [
    ...lines(
      ...plan.features
        .slice(0, 2)
        .map(
          ({ name, tests }) =>
            `“${name}” passes its refusal test too (${tests[2]?.given ?? 'a rule is broken'}; ${tests[2]?.when ?? 'it is tried'})`,
        ),
    ),
    ...known('launchCriterion'),
  ],
};

export const deliveryTexts: Record<string, TextWriter> = {
  'release.strategy': ({ plan, say, choose }) => {
    const { brief, calendar } = plan;
    const limit = brief.limits.find(({ kind, day }) => kind === 'date' && day);
    const why = choose('why', [
      say('One site goes first because a plan that fails quietly in one place teaches more than ten half-used ones.'),
      say('The first site is chosen for a patient {admin} and ordinary {units}, not for size.'),
      say('The pilot starts where {actors} and the team can meet in person within an hour.'),
    ]);
    return [
      why,
      say(
        'The prototype of {prototypeDate} tests whether {actors} understand it, the pilot from {pilotDate} whether it bears a real week, and the wider launch on {launchDate} whether it does so without the team in the room.',
      ),
      limit
        ? `The launch date is tied to the idea's own words, “${limit.text}”${limit.day ? `, read as ${longDate(limit.day)} at the latest` : ''}${calendar.tight ? '; there is no reserve, so scope gives way before the date does' : ''}.`
        : say(
            'No outside event fixes the date; it follows from the assumed pace of the team and moves if the pilot shows a gap.',
          ),
    ].join(' ');
  },

  'release.rollback': ({ say, known }) => {
    const guard = known('guardrail')[0];
    return [
      say(
        `The {admin} and the engineering lead decide, either of them alone, when ${lowerFirst(String(guard?.['metric'] ?? 'a guardrail'))} passes ${lowerFirst(String(guard?.['limit'] ?? 'its limit'))} or {a unit} is lost.`,
      ),
      say(
        'One switch sends {actors} back to a read-only view and the printed list within ten minutes; work goes on with {coping}.',
      ),
      say('What was entered since the last good state is kept, listed by person and offered again after the repair.'),
    ].join(' ');
  },
};
