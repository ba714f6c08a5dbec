import { joinWords, lowerFirst, sentence, stripStop, upperFirst } from '../language.js';
import { longDate } from '../plan/calendar.js';
import { type ListWriter, type Row, type TextWriter, refs } from './draft.js';
import { idOf } from './references.js';

/** What a change is for: needs, options, money and how its benefit is followed. */
export const businessLists: Record<string, ListWriter> = {
  businessRequirement: ({ plan, known }) => [
    ...plan.features.slice(0, 8).map((feature): Row => ({
      statement: needOf(feature.need, feature.gain),
      rationale: sentence(
        upperFirst(
          feature.tests[1]
            ? `Otherwise, when ${lowerFirst(feature.tests[1].given)}, nobody can be sure what holds`
            : feature.gain,
        ),
      ),
      priority: feature.priority === 'later' ? 'wont' : feature.priority,
      stakeholder: undefined,
      objective: refs('goal', feature.goals[0] ?? 0),
      fit: sentence(upperFirst(feature.tests[0]?.then ?? feature.gain)),
    })),
    ...known('requirement')
      .slice(0, 4)
      .map((row): Row => ({
        statement: `The business must be able to rely on this: ${lowerFirst(String(row['statement']))}.`,
        rationale: row['rationale'],
        priority: row['priority'],
        objective: refs('goal', 2),
        fit: '[Shown on ten cases drawn at random in the pilot ~ Ten random cases of the pilot bear it out ~ Holds in ten cases picked at random during the pilot]',
      })),
  ],

  optionScore: ({ known }) =>
    known('option')
      .slice(0, 5)
      .map((row, at) => ({
        option: refs('option', at),
        score: [42, 58, 64, 81, 55][at] ?? 50,
        reason: `${sentence(String(row['strength']))} Against it: ${lowerFirst(String(row['weakness']))}.`.replace(
          '..',
          '.',
        ),
      })),

  option: ({ known }) => known('option'),
  cost: ({ plan, known }) => {
    const budget = plan.brief.limits.find(({ kind }) => kind === 'budget');
    const rows = known('cost');
    return budget
      ? rows.map((row, at): Row =>
          at === 0 ? { ...row, basis: `${String(row['basis'])}; the idea allows ${budget.text} in all` } : row,
        )
      : rows;
  },
  benefitTracking: (draft) =>
    draft.plan.goals.map((goal, at) => {
      const id = idOf('goal', at, draft);
      return {
        benefit: `${id || `Objective ${at + 1}`}: ${lowerFirst(goal.goal)}`,
        measure: `Reading of ${id || `objective ${at + 1}`} against “${lowerFirst(goal.target.replace(/ \(assumed.*$/, ''))}”`,
        owner: draft.say(at === 1 ? 'Product owner' : '{Admin}'),
        date: goal.deadline,
      };
    }),
  adoptionMeasure: ({ plan, say, known }) => [
    {
      measure: say(
        '[Share of all {units} that are entered here and nowhere else ~ How many of all {units} exist here only ~ {Units} that were entered here alone, as a share of all]',
      ),
      target: '95% (assumed)',
      date: plan.calendar.launch,
      owner: say('{Admin}'),
    },
    ...known('adoptionMeasure'),
  ],
};

export const businessTexts: Record<string, TextWriter> = {
  'finance.payback': ({ plan, say }) =>
    say(
      `Not computed: benefits rest on ${lowerFirst(plan.goals[0]?.metric.split(',')[0] ?? '')}, whose value today is not yet priced; finance sets it by ${longDate(plan.calendar.pilot)}.`,
    ),
  recommendation: ({ plan, known, say }) => {
    const options = known('option');
    const best = options[3] ?? options.at(-1);
    return [
      `Recommended is “${String(best?.['name'] ?? '')}”: it alone reaches ${lowerFirst(plan.goals[0]?.goal ?? 'the first objective')} and stays inside the day and the money that are set.`,
      say(
        '[Doing nothing keeps the cost of {coping}; stricter rules for the present way of working help for a few weeks; a standard product bends {actors} to its own idea of {units}. ~ To wait is to go on paying for {coping}; stricter rules last some weeks; a bought product makes {actors} work its way. ~ The others fall short: waiting costs what {coping} cost, new rules wear off within weeks, and standard software has its own idea of {units}.]',
      ),
      `The order of the first two options depends on the weights above. If ${joinWords(['the interface to the existing system stays closed', 'the pilot site is not found'], 'or')}, the second-best option is taken up again.`,
    ].join(' ');
  },
};

function needOf(need: string, gain: string): string {
  const plain = stripStop(need);
  const ability = plain.startsWith('to ')
    ? `be able ${plain}`
    : `be able to count on ${plain.replace(/^(?:a|an|the) /, (article) => article)}`;
  return `The business must ${ability}, so that ${lowerFirst(stripStop(gain))}.`;
}
