import { beforeComma, lowerFirst, stripStop, upperFirst } from '../language.js';
import { longDate } from '../plan/calendar.js';
import type { Draft, Row } from './draft.js';
import { isSmall } from './enough.js';
import { factRisks } from './fact-lines.js';
import { figureName, withoutDay } from './goal-words.js';

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
      risk: say(`{Product} is in daily use, but ${figureName(goal)} does not improve`),
      cause: say('[It may have causes that {product} does not address ~ The causes are not known yet]'),
      likelihood: 'medium',
      impact: 'high',
      effect: `The goal to ${lowerFirst(stripStop(goal.goal))} is missed`,
      owner: 'Product owner',
      earlySign: '[No change after the first month of the pilot ~ No difference in the first month of the pilot]',
      mitigation:
        '[The causes of ten current cases are documented before the pilot ~ Root causes of ten current cases are analysed before the pilot]',
      contingency: say('On {readingDate} the {admin} decides whether to change course or stop'),
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
    .find(({ text }) => text !== '' && text.length <= longestRule);
  if (!rule) return [];
  return [
    {
      risk: `A case comes up that the rule “${upperFirst(stripStop(rule.text))}” does not cover`,
      cause: 'The idea states the rule without exceptions',
      likelihood: 'medium',
      impact: 'medium',
      effect: '[Similar cases are decided differently ~ Exceptions are handled inconsistently]',
      owner: 'Product owner',
      earlySign: '[Complaints about a refusal ~ Requests for exceptions]',
      mitigation: say(
        '[{Actors} are asked about past exceptions before {prototypeDate} ~ Past exceptions are collected from {actors} before {prototypeDate}]',
      ),
      contingency: say(
        '[The {admin} decides, and the exception is added to the rule ~ The {admin} decides the case and updates the rule]',
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
      cause: 'The idea sets the date, and the work has not been estimated yet',
      likelihood: plan.calendar.tight ? 'high' : 'medium',
      impact: 'high',
      effect:
        '[The date is missed, and the current process continues ~ The current process continues beyond that date]',
      owner: 'Product owner',
      earlySign: say(
        '[The prototype of {prototypeDate} comes late ~ On {prototypeDate} there is nothing to click through]',
      ),
      mitigation: say(
        '[What can wait is named before {decisionDate} ~ By {decisionDate} it is agreed which feature may come later]',
      ),
      contingency: say('[Launch with “{F1}” on that date, and release the rest later ~ Launch with “{F1}” only]'),
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
      text: `[${upperFirst(today)} is the typical value for ${figureName(goal)} ~ ${upperFirst(figureName(goal))} is typically ${lowerFirst(today)}]`,
      ifWrong: `The target of ${lowerFirst(withoutDay(beforeComma(goal.target)))} has no reliable baseline`,
      test: say('[Counted for two weeks before {pilotDate} ~ A count of two weeks, ended by {pilotDate}]'),
    },
  ];
}
