import { beforeComma, lowerFirst, stripStop, upperFirst } from '../language.js';
import { longDate } from '../plan/calendar.js';
import type { Draft, Row } from './draft.js';
import { isSmall } from './enough.js';
import { factRisks } from './fact-lines.js';
import { figureName } from './goal-words.js';

/** What may go wrong with what the idea itself demands, and with what it rests on. */
export const ownRiskLists = {
  risk: (draft: Draft): Row[] => [
    ...factRisks(draft),
    ...(isSmall(draft) ? ofThisIdea(draft) : []),
    ...usualRisks(draft),
  ],
  assumption: (draft: Draft): Row[] => [...figureHolds(draft), ...draft.known('assumption')],
};

const ofThisIdea = (draft: Draft): Row[] => [
  ...goalRisk(draft),
  ...ruleRisk(draft),
  ...dayRisk(draft),
  ...moneyRisk(draft),
];

/** The first goal that the idea states, with a figure that can be named in a sentence. */
const aim = ({ plan }: Draft) => {
  const goal = plan.goals.find(({ stated, quoted }) => stated && !quoted);
  return goal && goal === plan.goals[0] && /^the (?!figures? )/.test(figureName(goal)) ? goal : undefined;
};

function goalRisk(draft: Draft): Row[] {
  const { say } = draft;
  const goal = aim(draft);
  if (!goal) return [];
  return [
    {
      risk: say(`{Product} is in daily use, and ${figureName(goal)} stays where it is`),
      cause: say('[It may have causes that {product} does not touch ~ What lies behind it is not known yet]'),
      likelihood: 'medium',
      impact: 'high',
      effect: `The aim to ${lowerFirst(stripStop(goal.goal))} is missed`,
      owner: 'Product owner',
      earlySign: '[No change after the first month of the pilot ~ The first month of the pilot shows no difference]',
      mitigation:
        '[The cause of ten cases of today is written down before the pilot ~ Ten cases of today are looked into]',
      contingency: say('On {readingDate} the {admin} decides what is changed, or whether it ends'),
    },
  ];
}

/** What the risk may quote without being cut. */
const longestRule = 110;

function ruleRisk(draft: Draft): Row[] {
  const { plan, say } = draft;
  const rule = plan.features
    .filter(({ stated }) => stated)
    .flatMap(({ rules = [] }) => rules)
    .find(({ text }) => text.length <= longestRule);
  if (!rule) return [];
  return [
    {
      risk: `A case comes up that “${upperFirst(stripStop(rule.text))}” does not foresee`,
      cause: 'The idea gives the rule and names no exception to it',
      likelihood: 'medium',
      impact: 'medium',
      effect: '[It is decided on the spot, and the next time otherwise ~ Two such cases are decided in two ways]',
      owner: 'Product owner',
      earlySign: '[A refusal that somebody cannot accept ~ People ask for an exception]',
      mitigation: say(
        '[{Actors} are asked for past exceptions before {prototypeDate} ~ Before {prototypeDate} {actors} tell which exceptions there were]',
      ),
      contingency: say(
        '[The {admin} decides, and it is noted beside the rule ~ The {admin} decides the case and words the rule anew]',
      ),
    },
  ];
}

function dayRisk({ plan, say }: Draft): Row[] {
  if (plan.calendar.limit === null || plan.calendar.missed !== null) return [];
  const day = longDate(plan.calendar.limit);
  return [
    {
      risk: say(`{Product} is not ready by ${day}`),
      cause: 'The idea sets the day, and nobody has estimated the work yet',
      likelihood: plan.calendar.tight ? 'high' : 'medium',
      impact: 'high',
      effect: '[The day passes, and work goes on as today ~ It goes on as today beyond that day]',
      owner: 'Product owner',
      earlySign: say(
        '[The prototype of {prototypeDate} comes late ~ On {prototypeDate} there is nothing to click through]',
      ),
      mitigation: say(
        '[What can wait is named before {decisionDate} ~ By {decisionDate} it is agreed which feature may come later]',
      ),
      contingency: say('[“{F1}” is there on that day, and the rest follows ~ It begins with “{F1}” alone]'),
    },
  ];
}

function moneyRisk({ plan, say }: Draft): Row[] {
  const budget = plan.brief.limits.find(({ kind }) => kind === 'budget');
  if (!budget) return [];
  const sum = budget.text.replace(/^(?:under|below|up to|at most|no more than|of|about|around)\s/i, '');
  return [
    {
      risk: `[Building it costs more than ${sum} ~ The first offer is above ${sum}]`,
      cause: '[No one has priced the features yet ~ What the features cost is not known yet]',
      likelihood: 'medium',
      impact: 'medium',
      effect: '[Fewer features, or a later start ~ A later day, or a search for more money]',
      owner: 'Product owner',
      earlySign: '[Questions come back with the first offer ~ Nobody offers to build all of it for that]',
      mitigation: say('[Offers before {decisionDate} name a price per feature ~ Two offers before {decisionDate}]'),
      contingency: say(
        '[The {admin} chooses: more money, a later day, or fewer features ~ The {admin} decides what gives way, the sum, the day or a feature]',
      ),
    },
  ];
}

/** What leads back to the way of today is a risk of this idea; the others are of any. */
function usualRisks({ known, slots, plan }: Draft): Row[] {
  const rows = known('risk');
  const { coping = '' } = slots;
  const isHabit = (row: Row): boolean => coping !== '' && String(row['risk']).includes(coping);
  return isSmall({ plan }) ? [...rows.filter(isHabit), ...rows.filter((row) => !isHabit(row))] : rows;
}

/** A target that is set against a figure of today rests on that figure. */
function figureHolds(draft: Draft): Row[] {
  const { say } = draft;
  const goal = aim(draft);
  const [, today = ''] = /^(.+), as the idea states$/.exec(goal?.baseline ?? '') ?? [];
  if (!goal || today === '' || !isSmall(draft)) return [];
  return [
    {
      text: `[${upperFirst(today)} is what is usual for ${figureName(goal)}, and no exception ~ ${upperFirst(figureName(goal))} is usually at ${lowerFirst(today)}]`,
      ifWrong: `Nobody can say what ${lowerFirst(beforeComma(goal.target))} would mean`,
      test: say('[Counted for two weeks before {pilotDate} ~ A count of two weeks, ended by {pilotDate}]'),
    },
  ];
}
