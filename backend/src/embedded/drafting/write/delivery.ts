import { joinWords, lowerFirst } from '../language.js';
import { addDays, isBeforeMonth, lastDay, longDate, workingDay } from '../plan/calendar.js';
import { lines, refs, type ListWriter, type TextWriter } from './draft.js';
import { isSmall } from './enough.js';
import { questions } from './questions.js';
import { rolloutSteps } from './rollout.js';
import { quotedNames } from './scope.js';

export const deliveryLists: Record<string, ListWriter> = {
  milestone: ({ plan, say, block }) => {
    const { calendar, features } = plan;
    const place = features.map((feature, at) => ({ feature, at }));
    const musts = place.filter(({ feature }) => feature.priority === 'must');
    const first = musts.slice(0, Math.ceil(musts.length / 2));
    const second = musts.slice(first.length);
    const rest = place.filter(({ feature }) => feature.priority === 'should');
    const extra = place.filter(({ feature }) => feature.priority === 'could');
    // Where milestones point to features their names stand there.
    const points = Object.values(block.targets).some(([, meaning]) => meaning === 'feature');
    const names = (some: typeof place): string[] => (points ? [] : some.map(({ feature }) => feature.name));
    return [
      {
        name: 'Scope agreed and first talks held',
        date: calendar.decision,
        scope: [
          say(
            '[Goals, features and open questions agreed with the {admin} ~ The {admin} has agreed goals, features and what is still open ~ Agreement with the {admin} on goals, features and the list of questions]',
          ),
          say('[Talks with five {actors} ~ Five talks with {actors} ~ Notes of talks with five {actors}]'),
        ],
        exit: say(
          '[The {admin} has said yes to scope and cost, and notes of the talks are there ~ Notes of the talks, and a yes of the {admin} to scope and cost ~ A yes to scope and cost, and what the talks showed is written down]',
        ),
        features: [],
      },
      {
        name: say(`{Actors} can click through a first {unit}`),
        date: calendar.prototype,
        scope: [
          ...names(first).slice(0, 4),
          say(
            '[Clickable prototype with real names and dates ~ A prototype to click through, filled with real cases ~ Prototype with the names and dates of a real week]',
          ),
        ],
        exit: say(
          '[The main task done without help by four of five {actors} ~ The main task is done unaided by four {actors} of five ~ No help needed in the main task by four of five {actors}]',
        ),
        features: refs('feature', ...first.map(({ at }) => at)),
      },
      {
        name: say('The first site works with {product}'),
        date: calendar.pilot,
        scope: !points && second.length > 0 ? names(second).slice(0, 6) : [say('Work with real {units}')],
        // What only a few try on its first day replaces nothing yet.
        exit: say(
          '[Everybody who takes part has made a first real entry in {product} ~ A first real entry in {product} by everybody who takes part ~ Whoever takes part has entered a first real case in {product}]',
        ),
        features: refs('feature', ...second.map(({ at }) => at)),
      },
      {
        name: say('{Product} is open to everyone it is meant for'),
        date: calendar.launch,
        scope: [
          ...(rest.length > 4 && !points ? [joinWords(names(rest).map((name) => `“${name}”`))] : names(rest)),
          ...(extra.length && !points
            ? [`If time is left: ${joinWords(names(extra).map((name) => `“${name}”`))}`]
            : []),
          '[Support hours, help texts and rollback rehearsed ~ A rehearsal of support, help texts and the way back ~ Help texts, support and rollback tried out once]',
        ],
        exit: say(
          !points
            ? '[The {admin} has said yes after the trial ~ The trial is over, and the {admin} agrees to go on ~ What came up in the trial is mended, and the {admin} says yes]'
            : '[Every launch criterion is met, and the {admin} agrees to go on ~ The {admin} has found all launch criteria met ~ All launch criteria are met, and the {admin} says so]',
        ),
        features: refs('feature', ...[...rest, ...extra].map(({ at }) => at)),
      },
      {
        name: 'Decision to go on, change or stop',
        date: calendar.review,
        scope: [
          say('[First reading of the goals ~ All goals read for the first time ~ The goals with their first figures]'),
          say(
            '[Ten interviews with {actors} and {others} ~ Talks with ten {actors} and {others} ~ Ten {actors} and {others} asked in person]',
          ),
        ],
        exit: say(
          '[A dated decision of the {admin} with its figures ~ The {admin} has decided, with date and figures ~ The decision of the {admin} is on paper beside the figures]',
        ),
        features: [],
      },
    ];
  },

  rollout: rolloutSteps,

  question: (draft) => questions(draft),

  deliverable: ({ plan, say }) => {
    const { calendar, features } = plan;
    const third = Math.ceil(features.length / 3);
    return [
      {
        name: 'Clickable prototype',
        description: say(
          `Prototype of ${quotedNames(features, 3)}, [tested with five {actors}, with a report of what failed. ~ shown to five {actors}; what they stumbled over is written down. ~ in the hands of five {actors}, and a report on where they got stuck.]`,
        ),
        acceptance: say(
          '[The main task done without help by four of five {actors}; report delivered ~ Report delivered, and the main task done unaided by four of five {actors} ~ The main task done alone by four of five {actors}; the report is there]',
        ),
        dueDate: calendar.prototype,
        owner: 'Design lead',
      },
      {
        name: 'Pilot release',
        description: say(
          `Working software for one site: ${joinWords(features.slice(0, third + 1).map(({ name }) => lowerFirst(name)))}.`,
        ),
        acceptance: say(
          plan.brief.problem.today === null
            ? 'A week of {units} that are in {product} and nowhere else'
            : '[One week of {units} without falling back to {coping} ~ {Coping} not needed for a week of {units} ~ A week of {units} for which nobody touched {coping}]',
        ),
        dueDate: calendar.pilot,
        owner: 'Engineering lead',
      },
      {
        name: 'Data import',
        description: say(
          '[Existing {n1s} and {n2s} taken over, checked and signed by their owners. ~ {N1s} and {n2s} moved from where they are, each list signed by its owner. ~ What exists of {n1s} and {n2s} brought in and confirmed by those who keep it.]',
        ),
        acceptance:
          '[Counts before and after agree; a sample of 50 is correct ~ As many rows after as before, and 50 drawn ones without a mistake ~ No row lost, and a draw of 50 free of errors]',
        dueDate: workingDay(addDays(calendar.pilot, 5)),
        owner: 'Engineering lead',
      },
      {
        name: 'First release',
        description: say(
          `[All features in scope, the last of them being ~ Everything in scope, down to ~ The whole scope, including] “${features.at(-1)?.name ?? ''}”.`,
        ),
        acceptance: 'All launch criteria answered with yes',
        dueDate: calendar.launch,
        owner: 'Project lead',
      },
      {
        name: 'Guides and training',
        description: say(
          '[One page for {actors}, one for {others}, a recorded walk-through and two live sessions. ~ A page each for {actors} and {others}, two sessions in person and a recording. ~ Two live sessions, a film of one walk-through, and one page per role: {actors}, {others}.]',
        ),
        acceptance: say(
          '[A new {actor} finishes {a unit} with the page alone ~ With nothing but the page, a newcomer gets {a unit} done ~ The page is enough for a new {actor} to complete {a unit}]',
        ),
        dueDate: workingDay(addDays(calendar.launch, 3)),
        owner: 'Design lead',
      },
      {
        name: 'Handover and report',
        description:
          '[Source, accounts, keys, operating notes and the first reading of the goals. ~ Everything needed to go on without us: source, accounts, keys, notes, and the first figures. ~ Keys, accounts, source and notes on running it, with the goals as first read.]',
        acceptance:
          '[Client restores a backup by the notes alone ~ A backup is brought back by the client, notes in hand ~ With the notes and no help, the client restores a backup]',
        dueDate: calendar.review,
        owner: 'Project lead',
      },
    ];
  },

  launchCriterion: ({ plan, known }) => [
    // What these checks are stands with the features.
    ...lines(
      ...plan.features.slice(0, isSmall({ plan }) ? 0 : 2).map(({ name }) => `“${name}” passes all of its checks`),
    ),
    ...known('launchCriterion'),
  ],
};

export const deliveryTexts: Record<string, TextWriter> = {
  'release.strategy': ({ plan, say }) => {
    const { brief, calendar } = plan;
    const limit = calendar.limit
      ? brief.limits.find((one) => one.kind === 'date' && lastDay(one).includes(calendar.limit ?? ''))
      : undefined;
    const why = plan.known.offer?.customer
      ? say(
          '[A few {customers} start before the others and have our help. ~ Some {customers} begin early, with our help. ~ Before anybody can sign up, a few {customers} use it with our help.]',
        )
      : '';
    return [
      why,
      say(
        '[The prototype of {prototypeDate} tests whether {actors} understand it, the pilot from {pilotDate} whether it bears a real week, and the wider launch on {launchDate} whether it does so without the team in the room. ~ Three questions in turn: do {actors} understand it ({prototypeDate}), does it carry a real week (from {pilotDate}), and does it stand without its makers ({launchDate})? ~ First {actors} have to understand it, on {prototypeDate}; then it has to bear real weeks, from {pilotDate}; on {launchDate} it must do so alone.]',
      ),
      limit
        ? `${calendar.limit === calendar.launch ? 'The launch day is the one the idea sets' : `The launch keeps to the words of the idea, “${limit.text}”`}${limit.text.includes(longDate(calendar.limit ?? '')) || isBeforeMonth(limit.text) || calendar.limit === calendar.launch ? '' : `, read as ${longDate(calendar.limit ?? '')} at the latest`}${calendar.tight ? '; there is no reserve, so scope gives way before the date does' : ''}.`
        : calendar.missed
          ? say(
              '[The launch day is proposed, since the one in the idea cannot be kept. ~ As the day of the idea cannot be kept, this one is a proposal.]',
            )
          : say(
              '[No outside event fixes the date; it follows from the assumed pace of the team and moves if the pilot shows a gap. ~ The date is the own choice of the team, set by its assumed pace, and gives way to a gap found in the pilot. ~ As nothing outside sets the day, a gap in the pilot moves it.]',
            ),
    ]
      .filter(Boolean)
      .join(' ');
  },

  'release.rollback': ({ plan, say }) =>
    [
      say(
        '[The {admin} or the engineering lead decides, either of them alone, when entries are lost or the work stands still. ~ Either the {admin} or the engineering lead may call it when entries are lost or the work stands still. ~ It is called by the {admin} or the engineering lead, whoever first sees that entries are lost or the work stands still.]',
      ),
      plan.brief.problem.today === null
        ? 'Until it is mended everybody goes on as today.'
        : say('[Work then goes on with {coping}. ~ Until it is mended work goes on with {coping}.]'),
      '[What was entered until then is kept. ~ Nothing that was entered is thrown away.]',
    ].join(' '),
};
