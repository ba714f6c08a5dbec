import { paged } from './screens.js';
import { joinWords, lowerFirst, upperFirst } from '../language.js';
import { addDays, type Calendar, isBeforeMonth, lastDay, longDate, workingDay } from '../plan/calendar.js';
import type { Limit, Stage } from '../read/brief.js';
import { lines, refs, type ListWriter, type Row, type TextWriter } from './draft.js';
import { isSmall } from './enough.js';
import { idOfFeature, idsOf } from './feature-ids.js';
import { figureName } from './goal-words.js';
import { questions } from './questions.js';
import { rolloutSteps } from './rollout.js';
import { quotedNames } from './scope.js';
import { conditionTold, type Later, laterStages, openingTitle, trialStage } from './stage-steps.js';

/** `Dallas and Houston in the summer`: a stage whose day is no date by itself. */
const stageLimit = (stages: readonly Stage[], day: string): Limit | undefined => {
  const stage = stages.find((one) => one.day === day);
  return stage && { kind: 'date', text: stage.text, day };
};

/** What the day of the launch is tied to. */
function keptDay({ text, about, role }: Limit, { limit, launch }: Calendar): string {
  const day = longDate(limit ?? launch);
  if (limit !== launch && about && (role === 'end' || role === 'money' || role === 'law'))
    return `The launch comes before ${day}, since the idea says “${about}”`;
  if (limit === launch) return 'The launch date is the one set in the idea';
  const said = about && about.length <= 90 ? about : text;
  return `The launch date follows the idea, “${said}”${said.includes(day) || isBeforeMonth(said) ? '' : `, read as ${day} at the latest`}`;
}

/** A stage behind the launch: the words are those of the idea. */
const laterMilestone = ({ title, day, proposed }: Later): Row => ({
  name: `${title}${proposed ? ' (day proposed)' : ''}`,
  date: day,
  scope: ['Findings from the previous stage are fixed first'],
  exit: 'The launch criteria hold for this stage as well',
  features: [],
});

/** Requirements of a stage that are told one by one. */
const mostNamed = 3;
/** Letters of a criterion that names a figure. */
const longestCriterion = 120;

export const deliveryLists: Record<string, ListWriter> = {
  milestone: (draft) => {
    const { plan, say, block } = draft;
    const { calendar, features } = plan;
    const later = laterStages(plan).slice(0, 2);
    const place = features.map((feature, at) => ({ feature, at }));
    const musts = place.filter(({ feature }) => feature.priority === 'must');
    // A clickable prototype shows what people do; what runs by itself is built for the pilot.
    const shown = musts.filter(({ feature }) => !feature.isByItself);
    const first = (shown.length > 0 ? shown : musts).slice(0, Math.ceil(musts.length / 2));
    const second = musts.filter((one) => !first.includes(one));
    const rest = place.filter(({ feature }) => feature.priority === 'should');
    const extra = place.filter(({ feature }) => feature.priority === 'could');
    // Where milestones point to features their names stand there.
    const points = Object.values(block.targets).some(([, meaning]) => meaning === 'feature');
    // Else by their ids and titles; of many the ids are enough, since all of them stand with the requirements.
    const names = (some: typeof place): string[] => {
      if (points || some.length === 0) return [];
      const ids = idsOf(
        some.map(({ feature }) => feature),
        draft,
      );
      return ids !== '' && some.length > mostNamed
        ? [ids]
        : some.map(({ feature }) => [idOfFeature(feature, draft), feature.name].filter(Boolean).join(' '));
    };
    return [
      {
        name: say(
          '[Scope agreed, and users listened to ~ Scope and goals settled ~ Go-ahead given ~ Decision on the scope]',
        ),
        date: calendar.decision,
        scope: [
          say(
            '[Interviews with {doers} ~ Conversations with {doers} ~ Talks with {doers} about how it is done today ~ A look at how {doers} do it today]',
          ),
        ],
        exit: say(
          '[The {admin} has approved scope and cost ~ Scope and cost are approved, and interview findings are documented ~ What the interviews show has been worked in, and the {admin} says yes ~ Open questions about the scope are answered; the {admin} agrees to the cost]',
        ),
        features: [],
      },
      {
        name: say('[{Doers} test the prototype ~ Prototype tested with {doers} ~ Test of the prototype]'),
        date: calendar.prototype,
        scope: [
          ...names(first).slice(0, 4),
          // Where the product does everything by itself there is nothing to click.
          say(
            paged(plan).length === 0
              ? 'First build, run on real examples'
              : '[Clickable prototype with realistic data ~ Clickable prototype, filled with real cases ~ Screens to click through, with examples from daily work ~ A clickable draft of the main screens]',
          ),
        ],
        exit: say(
          '[Four in five testers complete the main task without help ~ Most testers get through the main task alone, and what stopped the others is known ~ Nobody gives up on the main task, and most need no help ~ The main task is finished unaided in at least 80% of the tests]',
        ),
        features: refs('feature', ...first.map(({ at }) => at)),
      },
      {
        name:
          trialStage(plan)?.title ??
          say('[Pilot of {product} started ~ Pilot begins ~ First users work with {product} ~ Start of the pilot]'),
        date: calendar.pilot,
        scope:
          !points && second.length > 0
            ? names(second).slice(0, 6)
            : [say('[Work with real data ~ First use in daily work ~ Real cases, handled in {product}]')],
        // What only a few try on its first day replaces nothing yet.
        exit: say(
          conditionTold(plan) ??
            '[Every pilot user has used {product} for real work ~ {Product} has been used for real work by every pilot user ~ All who take part have worked with it ~ No pilot user has stopped after the first day]',
        ),
        features: refs('feature', ...second.map(({ at }) => at)),
      },
      {
        name:
          openingTitle(plan) ??
          say('[{Product} launched to all users ~ {Product} open to everybody ~ Launch of {product} ~ Launch]'),
        date: calendar.launch,
        scope: [
          ...names(rest),
          ...(extra.length && !points ? [`If time is left: ${joinWords(names(extra))}`] : []),
          '[Support, help texts and rollback rehearsed ~ Rollback, help texts and support tested once ~ Help texts, and somebody who answers questions ~ Corrections from the pilot]',
        ],
        exit: say(
          !points
            ? '[The pilot is complete, and the {admin} approves the launch ~ Issues from the pilot are fixed, and the {admin} approves the launch ~ What the pilot found is mended, and the {admin} agrees to open it ~ A yes of the {admin} after the pilot]'
            : '[All launch criteria are met, and the {admin} approves the launch ~ No launch criterion is open; the {admin} agrees ~ The {admin} confirms that all launch criteria are met ~ Launch criteria checked one by one, then a yes of the {admin}]',
        ),
        features: refs('feature', ...[...rest, ...extra].map(({ at }) => at)),
      },
      ...later.map(laterMilestone),
      // The stages of the idea leave no room for a step that every plan has.
      ...(later.length > 0
        ? []
        : [
            {
              name: 'First review of the results',
              date: calendar.review,
              scope: [
                say('[First measurement of the goals ~ First results for all goals]'),
                say('[Ten interviews with {actors} and {others} ~ Interviews with ten {actors} and {others}]'),
              ],
              exit: say(
                '[What the first results ask for is agreed with the {admin} ~ The {admin} has decided what follows from the first results]',
              ),
              features: [],
            },
          ]),
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
          `Prototype of ${quotedNames(features, 3)}, [tested with five {actors}, with a report of findings. ~ shown to five {actors}, with documented findings.]`,
        ),
        acceptance: say(
          '[Four of five {actors} complete the main task without help; report delivered ~ Report delivered, and main task completed without help by four of five {actors}]',
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
            ? 'A week of work that is in {product} and nowhere else'
            : '[One week of work without using {coping} ~ {Coping} not needed for a week]',
        ),
        dueDate: calendar.pilot,
        owner: 'Engineering lead',
      },
      {
        name: 'Data import',
        description: say(
          '[Existing {n1s} and {n2s} migrated and approved by their owners. ~ Migration of {n1s} and {n2s}, approved by their owners.]',
        ),
        acceptance: '[Record counts match; a sample of 50 is correct ~ No row lost, and a sample of 50 without errors]',
        dueDate: workingDay(addDays(calendar.pilot, 5)),
        owner: 'Engineering lead',
      },
      {
        name: 'First release',
        description: say(
          `[All features in scope, including ~ The full scope, including] “${features.at(-1)?.name ?? ''}”.`,
        ),
        acceptance: 'All launch criteria answered with yes',
        dueDate: calendar.launch,
        owner: 'Project lead',
      },
      {
        name: 'Guides and training',
        description: say(
          '[One guide for {actors}, one for {others}, a recorded walkthrough and two live sessions. ~ Two live sessions, a recorded walkthrough and a guide per role: {actors}, {others}.]',
        ),
        acceptance: say(
          '[A new {actor} completes {a unit} with the guide only ~ The guide is enough for a new {actor} to complete {a unit}]',
        ),
        dueDate: workingDay(addDays(calendar.launch, 3)),
        owner: 'Design lead',
      },
      {
        name: 'Handover and report',
        description:
          '[Source code, accounts, keys, operations manual and the first measurement of the goals. ~ Handover of source code, accounts, keys and documentation, with the first results.]',
        acceptance:
          '[The client restores a backup using the documentation only ~ A backup is restored by the client without help]',
        dueDate: calendar.review,
        owner: 'Project lead',
      },
    ];
  },

  launchCriterion: ({ plan, known }) => [
    // What the goals start from has to be known before it changes.
    ...lines(
      ...plan.goals
        .filter(({ stated, quoted, baseline }) => stated && !quoted && !/^(?:0|None yet): /.test(baseline))
        .slice(0, 1)
        .map((goal) => upperFirst(figureName(goal)))
        .map((name) => `${name} has been measured${/\bpilot\b/.test(name) ? '' : ' in the pilot'}`)
        .filter((text) => text.length <= longestCriterion),
    ),
    // What these checks are stands with the features.
    ...lines(
      ...plan.features
        .slice(0, isSmall({ plan }) ? 0 : 2)
        .map(({ name }) => `“${name}” passes all its acceptance criteria`),
    ),
    ...known('launchCriterion'),
  ],
};

export const deliveryTexts: Record<string, TextWriter> = {
  'release.strategy': ({ plan, say }) => {
    const { brief, calendar } = plan;
    const limit = calendar.limit
      ? (brief.limits.find((one) => one.kind === 'date' && lastDay(one).includes(calendar.limit ?? '')) ??
        stageLimit(brief.stages, calendar.limit))
      : undefined;
    const why = plan.known.offer?.customer
      ? say(
          '[A few {customers} start early, with our support. ~ Before public sign-up, a few {customers} use it with our support.]',
        )
      : '';
    const others = laterStages(plan).filter(({ proposed, about }) => !proposed && about !== '');
    const first = openingTitle(plan);
    return [
      why,
      first !== null && others.length > 0
        ? say(
            `Prototype test on {prototypeDate}, pilot from {pilotDate}, then one after the other: “${first}” on {launchDate}, ${joinWords(others.map(({ title, day }) => `“${title}” on ${longDate(day)}`))}.`,
          )
        : say(
            '[The prototype tests whether {doers} understand the product, the pilot whether it works in daily use; only then it is opened to all users. ~ {Doers} try a prototype first, a pilot shows whether it works in daily use, and the launch opens it to all users. ~ First {doers} try out a prototype, then a few work with it for real, then it opens to everybody. ~ It goes live in steps: a prototype for {doers} to try, a pilot in daily work, the opening to all. ~ Nothing is opened to everybody before {doers} have tried a prototype and a pilot has held up.]',
          ),
      limit
        ? `${keptDay(limit, calendar)}${calendar.tight ? '; there is no reserve, so scope gives way before the date does' : ''}.`
        : calendar.missed
          ? `The dates are proposals until a new one is agreed, since the ${calendar.missed.what === 'date' ? 'date' : `${calendar.missed.what} date`} in the idea ${calendar.missed.isPast ? 'has passed' : 'leaves no time to build it'}.`
          : say(
              '[The launch date is based on an assumed team pace and moves if the pilot shows a gap. ~ The launch date is a proposal and moves if the pilot finds a gap. ~ What the pilot shows may move the launch, whose date is a proposal. ~ The launch follows the pilot; its date is a proposal.]',
            ),
    ]
      .filter(Boolean)
      .join(' ');
  },

  'release.rollback': ({ say }) =>
    [
      say(
        '[The {admin} or the engineering lead triggers a rollback if data is lost or work is blocked. ~ If data is lost or work is blocked, the {admin} or the engineering lead decides to roll back. ~ Lost data or blocked work is a reason to go back; the {admin} or the engineering lead may decide it alone. ~ Whoever notices that entries get lost tells the {admin}, who decides whether to go back. ~ Entries that get lost, or work that stands still, end the launch for the time being: the {admin} or the engineering lead says so.]',
      ),
      say(
        '[Until the issue is fixed, everyone works the way they did before the launch. ~ Work goes on without it, as before the launch, until the issue is fixed. ~ Meanwhile the old way of working applies. ~ People return to what they did before until it is repaired. ~ The way of working from before the launch takes over for that time.]',
      ),
      '[Data entered so far is kept. ~ All data entered so far is kept. ~ Nothing that was entered is deleted. ~ Entries made until then stay.]',
    ].join(' '),
};
