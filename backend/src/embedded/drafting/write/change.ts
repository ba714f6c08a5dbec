import { lowerFirst, sentence, stripStop, upperFirst } from '../language.js';
import type { ListWriter, Row, TextWriter } from './draft.js';
import { idOf } from './references.js';
import { metricName, troubles } from './summary.js';
import { causesOf, takeWay, waysToday } from './today.js';

/** What a business requirements document adds: work as it is, work as it shall be, needs, options and money. */
export const changeLists: Record<string, ListWriter> = {
  processStep: ({ say }) => [
    {
      step: say('{A unit} comes up'),
      actor: say('{Actor}'),
      tool: 'Own observation or a call',
      time: 'Not measured',
      problem:
        '[Works well as long as the same person is there ~ Depends on one person being there ~ Fails on the day that person is away]',
    },
    {
      step: say('Write it down'),
      actor: say('{Actor}'),
      tool: upperFirst(say('{coping}')),
      time: 'Minutes; not measured',
      problem:
        '[Two versions exist by noon ~ What one person wrote, the next does not see ~ Each keeps a version of their own]',
    },
    {
      step: say('Find out who and what is available'),
      actor: say('{Actor}'),
      tool: 'Calls and messages',
      time: 'Mostly waiting; not measured',
      problem: '[Nobody answers at once ~ The one who knows is out ~ Three calls for one answer]',
    },
    {
      step: say('Agree {a unit} with {others}'),
      actor: say('{Actor} and {others}'),
      tool: 'Word of mouth',
      time: 'Until the last answer',
      problem:
        '[Who was not asked hears of it second-hand ~ A yes is remembered differently by two people ~ Nothing shows who has agreed]',
    },
    {
      step: 'See it done',
      actor: say('{Others}'),
      tool: 'What they remember of it',
      time: 'As long as the work takes',
      problem:
        '[What was agreed had changed meanwhile ~ A change on the way reaches only some ~ Details of the agreement are missing on the spot]',
    },
    {
      step: 'Report what happened',
      actor: say('{Admin}'),
      tool: 'A summary at the end of the month',
      time: 'Half a day a month (assumed)',
      problem: '[Reasons are missing by then ~ Figures are gathered from memory ~ Causes are guessed weeks later]',
    },
  ],

  pain: ({ plan, say }) => {
    const causes = causesOf(say);
    const told = troubles(plan.brief)
      .slice(0, 2)
      .map((text): Row => ({
        pain: sentence(text),
        affected: say('{who}').replace(/^./, (letter) => letter.toUpperCase()),
        cause: causes.next(text),
        cost: /\d/.test(text)
          ? '[The figure is stated in the idea; what it means in money is still to be worked out ~ Given as a figure in the idea, not yet as money ~ The idea has the figure; its price is to be found]'
          : 'Not counted yet',
        evidence:
          '[Statement in the product idea; the report behind it is to be named ~ The idea says so; where it was measured is to be named ~ Said by the requester; its source is still missing]',
      }));
    const observed = plan.personas.flatMap((persona) =>
      persona.pains.slice(0, 2).map((pain): Row => ({
        pain: sentence(pain),
        affected: upperFirst(say(`{${persona.side}s}`)),
        cause: causes.next(pain),
        cost: say(
          persona.side === 'other'
            ? 'Trust of {others}; hard to put in money'
            : `[Hours of {${persona.side}s} each week, not counted yet ~ Time of {${persona.side}s}, still to be counted ~ Working hours of {${persona.side}s}; nobody counts them yet]`,
        ),
        evidence:
          '[Assumption from comparable work; to be observed on site ~ Seen in comparable work, assumed here until the visits ~ Not yet observed; comparable work suggests it]',
      })),
    );
    return [...told, ...observed].slice(0, 6);
  },

  processChange: (draft) => {
    const { plan, say } = draft;
    const left = [...waysToday];
    const asked = plan.features.filter(({ stated }) => stated);
    return [...asked, ...plan.features.filter(({ stated }) => !stated)]
      .slice(0, Math.max(4, Math.min(6, asked.length)))
      .flatMap((feature) => {
        const way = takeWay([feature.name, feature.leaves, feature.description], left);
        if (!way) return [];
        return [
          {
            today: say(way),
            tomorrow: `${feature.name}: ends with ${feature.leaves}`,
            who: upperFirst(say(`{${feature.side}}`)),
            effect: `Counts towards ${idOf('goal', feature.goals[0] ?? 0, draft) || 'the objective'} (${metricName(plan.goals[feature.goals[0] ?? 0]?.metric ?? '')})`,
          },
        ];
      });
  },

  roleChange: ({ plan, say }) =>
    plan.personas.map((persona, at) => ({
      role: upperFirst(persona.role),
      stops:
        [
          say(
            '[Ringing round and keeping two lists in step ~ Calls from one to the next, and a second list to match ~ Keeping two lists alike by phone]',
          ),
          say(
            '[Asking what holds and guessing when nobody answers ~ Guessing what holds because nobody answers ~ Asking round for what holds today]',
          ),
          '[Gathering figures by hand at the end of the month ~ Month-end evenings with figures from five places ~ Putting the figures of the month together by hand]',
        ][at] ?? 'Asking for the facts of each case',
      starts:
        [
          say(
            '[Entering each {unit} once and settling what is marked ~ One entry per {unit}, then only what is marked ~ Settling marks, after entering each {unit} a single time]',
          ),
          say(
            '[Answering notices on the phone and saying early what will not work ~ Saying on the phone, early, what will not work ~ A reply to each notice, above all when something will not work]',
          ),
          say(
            '[Setting limits and reading reasons every week ~ A weekly look at reasons, and limits set from it ~ Reading the reasons of the week and moving limits]',
          ),
        ][at] ?? persona.does,
      support:
        [
          '[Two short sessions on real cases and a colleague to ask ~ A colleague who knows it, and two short sessions on own cases ~ Two sessions with real cases; afterwards somebody near to ask]',
          '[A walk-through on the own phone, ten minutes ~ Ten minutes of being shown it on their own phone ~ One walk-through, on their phone, in ten minutes]',
          '[One hour on rules and figures; authority to change limits ~ The say over limits, and an hour on what the figures mean ~ An hour on figures and rules, and the right to move limits]',
        ][at] ??
        '[A quarter of an hour on a case of their own ~ One case of their own, done together ~ A short walk-through with a case of theirs]',
    })),

  affectedArea: ({ plan, say }) => [
    {
      area: say('{Actors}'),
      people: plan.brief.audiences[0]?.count ?? 'not counted yet',
      change: say(
        '[They enter and settle {units} in one place instead of in {coping} ~ One place for {units}, and no need of {coping} for it ~ {Units} are entered once and settled there, no more in {coping}]',
      ),
      readiness:
        '[Time for two sessions before the pilot ~ Two sessions, in working time, ahead of the pilot ~ Freed for two sessions before it starts]',
    },
    {
      area: say('{Others}'),
      people: plan.brief.audiences[1]?.count ?? 'not counted yet',
      change:
        '[They answer notices themselves instead of being asked ~ Nobody rings them any more; they answer a notice ~ A notice to answer takes the place of being asked]',
      readiness:
        '[A phone that may be used at work, and house rules for it ~ House rules that allow a phone at work ~ Permission to look at a phone during work]',
    },
    {
      area: say('{Admins}'),
      people: 'not counted yet',
      change:
        '[They decide from weekly figures with reasons ~ Decisions rest on weekly figures and the reasons beside them ~ Each week brings figures with reasons to decide on]',
      readiness: 'Agreement on what is counted and how',
    },
    {
      area: 'Information technology',
      people: 'not counted yet',
      change: say(
        '[They open one interface for {n1s} and watch it ~ One interface for {n1s} to open and to keep an eye on ~ An interface for {n1s} comes under their watch]',
      ),
      readiness: 'A named contact and a test access',
    },
    {
      area: 'Finance',
      people: 'not counted yet',
      change:
        '[They receive a file in place of a summary ~ A file arrives where a summary used to ~ Instead of a summary, a file they can read in]',
      readiness: 'Agreed format and one test run',
    },
  ],
};

export const changeTexts: Record<string, TextWriter> = {
  'currentState.description': ({ plan, say }) => {
    const { brief } = plan;
    const told = troubles(brief)
      .slice(0, 1)
      .map((text) => `The requester puts it this way: “${stripStop(text)}.”`);
    return [
      say(
        `The work begins when {a unit} comes up, and ends when it is settled or given up. {Actors} keep it together with {coping}${brief.problem.today ? '' : ' (assumed)'}; {others} learn of it by being asked.`,
      ),
      ...told,
      say(
        `[What comes out is used by {admins} for decisions on people and money, usually weeks later. ~ {Admins} decide on people and money from what comes out of it, as a rule weeks afterwards. ~ Weeks later, {admins} decide on people and money with what is left of it.] [What works well today is quick agreement between people who know each other; losing that would be the surest way back to the old habits. ~ One thing works and must stay: people who know each other agree in a minute. ~ Its strength is the short word between people who know each other, and any system that loses it will be worked around.]`,
      ),
    ].join(' ');
  },
  'problem.rootCause': ({ say }) =>
    say(
      '[The single troubles have one thing in common: the present state of {a unit} exists only as the sum of several memories. ~ Behind all of it lies the same fact: nobody can look up how {a unit} stands, since it stands in several heads. ~ One cause runs through every complaint: the state of {a unit} is spread over several people and written nowhere.] [Whoever needs it has to ask, and whoever changes it has to think of everybody concerned. ~ Who wants to know must ask; who changes something must remember whom to tell. ~ Each question costs a call, and each change relies on someone remembering whom it touches.] [No rule says which record counts, so each person trusts their own. ~ As no record counts more than another, everybody believes their own. ~ Which record counts is not agreed, so all of them do.] [Without one binding state, more effort in {coping} only produces more versions. ~ Working harder with {coping} adds versions, not certainty. ~ More care with {coping} does not help: it yields one more version.]',
    ),
  'problem.costOfInaction': ({ plan, say }) =>
    say(
      `Another year of {coping}: the goal to ${lowerFirst(plan.goals[0]?.goal ?? 'do better')} [stays out of reach, each new {actor} adds a version of the truth, and proof for {law} is gathered by hand. ~ is missed again, every {actor} who joins brings one more version, and {law} is proved by searching. ~ moves a year away; {actors} go on comparing versions, and whoever asks about {law} waits for days.]`,
    ),
  'futureState.description': ({ plan, say }) => {
    const [first, second, third] = plan.features;
    return [
      say(
        `{A unit} comes up. {NameA} enters it once; rules and capacity are checked while she or he looks, and what stands in the way is named.`,
      ).replace('she or he looks', 'the entry is still open'),
      say(
        `{NameB} sees it minutes later, answers with one tap, and knows that the answer counts. ${upperFirst(first?.gain ?? '')}.`,
      ),
      `When something changes, ${lowerFirst(second?.gain ?? 'those concerned hear of it')}; ${lowerFirst(third?.gain ?? 'nothing is lost')}.`,
      say(
        '[At the end of the week {nameC} reads which {units} were lost and why, without having asked anybody. The person served notices only one thing: what was promised happens. ~ On Friday {nameC} finds the lost {units} with their reasons on one page and has rung nobody. Those who are served see none of this, only that promises hold. ~ {NameC} ends the week with a list of what was lost and why, made by nobody in particular. Outside, one thing is noticed: what was agreed takes place.]',
      ),
    ].join(' ');
  },
};
