import { beforeComma, isPlural, lowerFirst, stripStop, upperFirst } from '../language.js';
import { longDate } from '../plan/calendar.js';
import { deedRisks } from './deed-risks.js';
import type { Draft, Row } from './draft.js';
import { isSmall } from './enough.js';
import { factRisks } from './fact-lines.js';
import { figureName, withoutDay } from './goal-words.js';
import { natureAssumptions, natureRisks } from './nature.js';
import { partnersOf } from './partners.js';
import { calledInText, isChecked, systemFacts } from './systems.js';

/** What may go wrong with what the idea itself demands, and with what it rests on. */
export const ownRiskLists = {
  risk: (draft: Draft): Row[] => [...ofThisIdea(draft).slice(0, mostOwn), ...usualRisks(draft)],
  assumption: (draft: Draft): Row[] => [
    ...figureHolds(draft),
    ...dataHolds(draft),
    ...numberHolds(draft),
    ...natureAssumptions(draft),
    ...draft.known('assumption'),
  ],
};

/** What a reader goes through in one meeting. */
const mostOwn = 6;
const mostOfNature = 2;

const ofThisIdea = (draft: Draft): Row[] => [
  ...natureRisks(draft).slice(0, mostOfNature),
  ...factRisks(draft),
  ...deedRisks(draft),
  ...dayRisk(draft),
  ...moneyRisk(draft),
  ...goalRisk(draft),
  ...ruleRisk(draft),
];

/** The first goal that the idea states, with a figure that can be named in a sentence. */
const aim = ({ plan }: Draft) => {
  const goal = plan.goals.find(({ stated, quoted }) => stated && !quoted);
  return goal && goal === plan.goals[0] && /^the (?!figures? )/.test(figureName(goal)) ? goal : undefined;
};

function goalRisk(draft: Draft): Row[] {
  const { say } = draft;
  const goal = aim(draft);
  // Only a figure of today has causes.
  if (!goal || !/, as the idea states$/.test(goal.baseline)) return [];
  return [
    {
      risk: say(`{Product} is used, but the goal to ${lowerFirst(stripStop(goal.goal))} is missed`),
      cause: say('What is counted today may have causes that {product} does not address'),
      likelihood: 'medium',
      impact: 'high',
      effect: 'The effort is spent, and the figure stays where it is',
      owner: 'Product owner',
      earlySign: '[No change after the first month of the pilot ~ No difference in the first month of the pilot]',
      mitigation:
        '[The causes of ten recent cases are documented before the pilot ~ The causes of ten recent cases are analysed before the pilot]',
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
        '[Those who work by the rule are asked about past exceptions before {prototypeDate} ~ Past exceptions are collected before {prototypeDate}]',
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
      earlySign: say('[The prototype of {prototypeDate} is late ~ On {prototypeDate} there is no prototype to test]'),
      mitigation: say(
        '[Features that can be released later are named by {decisionDate} ~ By {decisionDate} it is agreed which features may come later]',
      ),
      contingency:
        '[What is finished and tested is released on that date, and the rest later ~ On that date only what is finished and tested is released]',
    },
  ];
}

function moneyRisk({ plan, say }: Draft): Row[] {
  const budget = plan.brief.limits.find(({ kind }) => kind === 'budget');
  if (!budget) return [];
  const sum = budget.text.replace(
    /^(?:under|below|up to|at most|no more than|less than|max(?:imum)?\.?|a maximum of|of|about|around)\s/i,
    '',
  );
  return [
    {
      risk: `[Development costs more than ${sum} ~ The quotes for development exceed ${sum}]`,
      cause: '[The features have not been estimated yet ~ No quote exists yet]',
      likelihood: 'medium',
      impact: 'medium',
      effect: '[Features are cut or the launch is delayed ~ The launch is delayed until more money is approved]',
      owner: 'Product owner',
      earlySign: '[The first quote leaves features out ~ The first quote covers a part of the features only]',
      mitigation: say(
        '[A quote with a price per feature by {decisionDate} ~ Two quotes with a price per feature by {decisionDate}]',
      ),
      contingency: say(
        '[The {admin} decides between more budget, a later launch and fewer features ~ The {admin} raises the budget, moves the launch or cuts features]',
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
  if (!goal || today === '') return [];
  return [
    {
      text: `Today’s figure for ${figureName(goal)}, ${lowerFirst(today)}, is typical`,
      ifWrong: `The target of ${lowerFirst(withoutDay(beforeComma(goal.target)))} has no reliable baseline`,
      test: say('[Counted for two weeks before {pilotDate} ~ A two-week count that ends before {pilotDate}]'),
    },
  ];
}

/** `Reads the engagement list from Karbon`: what comes from there is no better than it is there. */
function dataHolds({ plan, say }: Draft): Row[] {
  const source = systemFacts(plan).find(
    ({ direction, what, use, said, isHeld }) =>
      what && direction === 'in' && use === 'data' && !isHeld && !isChecked(what, said),
  );
  if (!source) return [];
  const what = stripStop(source.what ?? '').replace(/^(?:the|its|their|our) /, '');
  const are = isPlural(what.split(' ').at(-1) ?? '') ? 'are' : 'is';
  return [
    {
      text: `The ${what} in ${calledInText(source.name)} ${are} complete and up to date`,
      ifWrong: say(
        `{Product} works with gaps from the first day, and ${calledInText(source.name)} has to be corrected first`,
      ),
      test: say(
        '[A sample of fifty is checked by {prototypeDate} ~ Fifty are compared with the originals by {prototypeDate}]',
      ),
    },
  ];
}

/** Whoever is to get a text message has a number. */
function numberHolds({ plan, say }: Draft): Row[] {
  // Whoever writes to a bot is known by the number.
  if (plan.known.setting.surface === 'chat') return [];
  if (!partnersOf(plan).some(({ name }) => name === 'Text message service')) return [];
  return [
    {
      text: 'Everyone who is to receive a text message can be reached by one, and the number is right',
      ifWrong: 'The message does not reach them',
      test: say('Messages that could not be delivered are counted in the pilot from {pilotDate}'),
    },
  ];
}
