import { reckonedBenefits } from './benefit-sums.js';
import { asThey, joinWords, lowerFirst, sentence, singular, stripStop, upperFirst } from '../language.js';
import type { Feature, Plan } from '../plan/plan.js';
import { gainsBy } from '../plan/said-want.js';
import { checkSentence, telling } from './checks.js';
import { deedOf } from './deeds.js';
import { isNeeded, type Draft, type ListWriter, type Ref, type Row, type TextWriter, refs } from './draft.js';
import { lists } from './lists.js';
import { factVolumes } from './fact-lines.js';
import { keptLines } from './kept-systems.js';
import { factNeighbours } from './system-lines.js';
import { isSmall } from './enough.js';
import { againstRivals, rivalRows, withRivals } from './rivals.js';
import { paybackOf } from './payback.js';
import { idOf } from './references.js';
import { unasked } from './scope.js';
import { fitText } from './fit.js';
import { ruleDuty } from '../plan/rule-words.js';
import { comeAlone } from './roles.js';
import { isShare } from '../know/offer.js';
import { figureName } from './goal-words.js';
import { costsToday, rivalsPriced } from './sale-words.js';
import { rulesTried } from './rules-told.js';
import { exclusionsSaid } from './told.js';

const fewestNeeds = 3;

const fitOf = (feature: Feature): string | undefined => {
  const [check = telling(feature)] = feature.ruledBy.map(({ breaks }) => breaks);
  return check ? checkSentence(check) : undefined;
};

/** `Pawstay Club at $7 a month`, and 15% of each stay: both are earned. */
function withCommission(rows: Row[], { known: { offer } }: Plan): Row[] {
  if (!offer || offer.commission === null || offer.price === null) return rows;
  const own: Row = {
    benefit: 'Commission on payments',
    kind: 'revenue',
    basis: `${offer.commission}, of all payments of the month`,
  };
  return [...rows.slice(0, 1), own, ...rows.slice(1)];
}

/** What a change is for: needs, options, money and how its benefit is followed. */
export const businessLists: Record<string, ListWriter> = {
  businessRequirement: (draft) => {
    const { plan, known, say } = draft;
    return [
      ...plan.features.slice(0, 18).map((feature): Row => ({
        statement: needOf(feature, plan, say),
        rationale: feature.stated
          ? ''
          : [sentence(upperFirst(asThey(feature.so))), feature.id ? '' : unasked].join(' '),
        priority: feature.priority === 'later' ? 'wont' : feature.priority,
        stakeholder: askedBy(feature, draft),
        objective: refs('goal', ...feature.goals.slice(0, 1)),
        fit: fitOf(feature),
      })),
      ...rulesTried(plan).map((rule): Row => ({
        statement: say(`{Product} must ${fitText(ruleDuty(rule), 220)}.`),
        rationale: '',
        priority: 'must',
        // The idea says neither who asked for a rule nor which goal it serves.
        stakeholder: [],
        objective: [],
        fit: checkSentence(rule.breaks),
      })),
      // What nobody asked for fills the list to what it needs.
      ...known('requirement')
        .slice(0, Math.max(0, fewestNeeds - plan.features.length - rulesTried(plan).length))
        .map((row): Row => ({
          statement: say(`{Product} must ${lowerFirst(stripStop(String(row['statement'])))}.`),
          rationale: sentence(String(row['rationale'])),
          priority: row['priority'],
          objective: undefined,
          fit: '[Verified on ten random cases in the pilot ~ Ten random cases in the pilot meet it]',
        })),
    ];
  },

  // How well an option does is judged by those who decide: no figure here would rest on anything.
  optionScore: () => [],

  option: optionsOf,
  differentiator: ({ plan, say }) => {
    const told = againstRivals(plan);
    const named = told.length > 0 ? told : rivalsPriced(plan).map((text) => ({ text: `Named in the idea: “${text}”` }));
    if (named.length > 0) return named.slice(0, 4);
    return [
      {
        text: say(
          plan.known.setting.sold
            ? '[The idea names no other product; how {product} differs from what is on the market is to be established by {decisionDate} ~ Competing products are not named in the idea; they are looked at by {decisionDate} ~ Still open: which products {product} competes with, and what it does better]'
            : '[No other product is named; alternatives are compared by {decisionDate} ~ Alternatives are still to be compared ~ Whether a product on the market would do has not been checked yet ~ Not known yet: no existing product has been looked at ~ A comparison with existing products is due by {decisionDate}]',
        ),
      },
    ];
  },
  competitor: ({ plan, known }) => [...rivalRows(plan), ...known('competitor')],
  volume: (draft) => {
    const counted = factVolumes(draft);
    // What is not counted has to be, and one line says so.
    return counted.length > 0 ? [...counted, ...draft.known('volume').slice(0, 1)] : draft.known('volume');
  },
  relatedProject: (draft) => {
    const own = [...factNeighbours(draft), ...keptLines(draft.plan)];
    return own.length > 0 ? own : draft.known('relatedProject');
  },
  // Nobody has asked for these yet: what the idea rules out says it all.
  rejectedRequirement: ({ plan, known, block }) => {
    const ruledOut = exclusionsSaid(plan).map((text): Row => ({ text }));
    // Where the line of the scope is drawn it stands already.
    const isSaid = Object.keys(block.sections).some((key) =>
      /^(?:business-scope|scope-features|system-context)$/.test(key),
    );
    if (isSaid && ruledOut.length > 0) return [];
    return ruledOut.length > 0 ? ruledOut : known('rejectedRequirement').slice(0, 1);
  },
  cost: ({ plan, known }) => {
    const budget = plan.brief.limits.find(({ kind }) => kind === 'budget');
    const rows = known('cost');
    const building = Math.max(
      0,
      rows.findIndex(({ item }) => /\b(?:build|work on|design|version|up to)/i.test(String(item))),
    );
    return budget
      ? rows.map((row, at): Row =>
          at === building ? { ...row, basis: `${String(row['basis'])}; the idea allows ${budget.text} in all` } : row,
        )
      : rows;
  },
  benefit: ({ plan, known }) => {
    // What was paid once, or for one case, comes back with nobody's work.
    const first = costsToday(plan).find(({ text }) => everyYear.test(text));
    const reckoned = reckonedBenefits(plan);
    if (reckoned.length > 0) return [...reckoned, ...known('benefit').slice(1)];
    return first && !plan.known.offer
      ? [
          {
            benefit: `Part of what today costs: ${first.text}`,
            kind: 'saving',
            basis: 'The sum is the one of the idea; how much of it goes is counted in the pilot',
          },
          ...known('benefit').slice(1),
        ]
      : withCommission(known('benefit'), plan).map((row) => valued(row, plan));
  },
  // What is only proposed is followed with the goals themselves.
  benefitTracking: (draft) => {
    const { goals } = draft.plan;
    // Among few people whoever reads the goals reads what they bring.
    if (isSmall(draft) && idOf('goal', 0, draft) !== '' && !isNeeded('benefitTracking', draft)) return [];
    const isTold = goals.some(({ stated }) => stated);
    const followed = goals.flatMap((goal, at) =>
      goal.stated || !isTold ? [{ name: idOf('goal', at, draft) || `objective ${at + 1}`, day: goal.deadline }] : [],
    );
    // What is aimed at, and by which figure it is read, stands with the goals.
    return [...new Set(followed.map(({ day }) => day))].toSorted().map((date) => ({
      benefit: `Progress in ${joinWords(followed.flatMap(({ name, day }) => (day === date ? [name] : [])))}`,
      measure: 'Value on that day compared with the value before the pilot',
      owner: draft.say('{Admin}'),
      date,
    }));
  },
  // Half of nothing cannot be reached: a target is compared where the idea gives the figure of today.
  stopRule: ({ plan, say, known }) => {
    if (plan.known.offer) return known('stopRule');
    const [goal] = plan.goals;
    const name = figureName(goal);
    const isCompared = goal?.stated === true && !goal.quoted && /, as the idea states$/.test(goal.baseline);
    return [
      ...(isCompared && name.length <= 90
        ? [
            {
              text: say(
                `[On {readingDate} ${name} is no better than today ~ ${upperFirst(name)} has not moved by {readingDate}] (assumed)`,
              ),
            },
          ]
        : []),
      ...known('stopRule'),
    ];
  },
  adoptionMeasure: ({ plan, say, known }) => [
    // A goal may count the same thing, with a target of its own.
    ...(plan.known.offer ||
    plan.goals.some(({ metric }) => /\b(?:alone|only|nowhere else|out of those of one week)\b/i.test(metric))
      ? []
      : [
          {
            measure: say(
              '[Share of the invited {doers} who have used {product} ~ {Doers} who work with {product}, as a share of those invited ~ Of all {doers} with access, those who have used it ~ {Doers} who still use {product} after a month, in per cent]',
            ),
            target: '80% (assumed)',
            // On the day on which everybody begins nobody can have moved over.
            date: plan.calendar.reading,
            owner: say('{Admin}'),
          },
        ]),
    ...known('adoptionMeasure'),
  ],
};

export const businessTexts: Record<string, TextWriter> = {
  'finance.payback': ({ plan, say, known }) =>
    paybackOf(plan) ??
    (plan.known.offer ? String(known('finance.payback')[0]?.['text'] ?? '') : null) ??
    say(
      `[Not calculated: costs and benefits are not priced yet. ~ Open until both costs and benefits have a price. ~ To be worked out with the first offer. ~ Neither side is known in money, so nothing can be worked out yet. ~ Cannot be said before there is a quote.]`,
    ),
  recommendation: (draft) => {
    const { plan, say } = draft;
    const options = optionsOf(draft);
    const best = options[3] ?? options.at(-1);
    const fixed = [
      ...(plan.calendar.limit ? ['the day'] : []),
      ...(plan.brief.limits.some(({ kind }) => kind === 'budget') ? ['the money'] : []),
    ];
    return [
      `We recommend “${String(best?.['name'] ?? '')
        .replace('“', '‘')
        .replace(
          '”',
          '’',
        )}”: it covers all features of this document${fixed.length ? `; whether it keeps to ${joinWords(fixed)} set is seen with the first offer` : ''}.`,
      say(
        plan.known.offer && !isShare(plan.known.offer)
          ? '[It is the product {customers} pay for; which parts they need at launch is tested in the pilot. ~ Whether a smaller scope would sell is tested with the pilot {customers}.]'
          : '[The status quo changes nothing; existing products have not been evaluated yet. ~ Waiting changes nothing; what an existing product would achieve is not known yet. ~ Waiting solves nothing, and no product on the market has been tried. ~ Ready-made software may turn out to fit, which is checked before the order is given. ~ With neither of the other two is it known that the requirements are met.]',
      ),
    ].join(' ');
  },
};

/** `about €640,000 a year` */
const everyYear = /\b(?:an?|per|each|every) (?:day|week|month|quarter|year|season)\b/i;

/**
 * The first goal by its own words. Only what the idea wants less of saves something by itself; `20,000 active families`
 * and a proposed goal do not.
 */
function valued(row: Row, { goals: [goal] }: Pick<Plan, 'goals'>): Row {
  if (!goal || !/^Value of the first goal/.test(String(row['benefit']))) return row;
  const named = { ...row, benefit: fitText(String(row['benefit']).replace('Value of the first goal', goal.goal), 150) };
  // What is counted in money is the saving itself.
  if (/\b(?:costs?|spend(?:ing)?|expenses|fees|losses)\b|[€£$]/.test(goal.goal) && goal.stated)
    return { ...named, basis: 'The figure of the goal itself, in money' };
  return goal.stated && /^(?:Cut|Reduce|Lower|Halve|Shorten|Save)\b/.test(goal.goal)
    ? named
    : {
        ...named,
        kind: 'intangible',
        basis:
          '[No sum is put on it yet ~ Its worth in money is still to be estimated ~ Without a price so far ~ Read from the figure of the goal itself ~ What it is worth is asked in the pilot]',
      };
}

/** What can be chosen. Whoever makes something to be used by others does not weigh whether to buy it. */
function optionsOf(draft: Draft): Row[] {
  const { plan, known, say } = draft;
  return !comeAlone(plan) || plan.features.filter(({ stated }) => stated).length < 2
    ? withRivals(known('option'), plan)
    : [
        {
          name: 'Keep the status quo',
          description: 'Nothing is built; everybody continues as today.',
          strength: 'No cost and no risk',
          weakness: 'What goes wrong today goes on',
          cost: 'None',
          time: 'Immediately',
        },
        {
          name: 'A smaller first release',
          description: 'Some of the features come first; the others follow once these are used.',
          strength: 'Less is built before anybody has used it',
          weakness: 'The other features have to wait',
          cost: 'Part of the full cost, to be quoted',
          time: say('Before {launchDate}'),
        },
        {
          name: say('{Product} as described here'),
          description: 'Build the scope of this document.',
          strength: 'It covers every feature of this document',
          weakness: say('Not in use before {pilotDate}'),
          cost: say('{Budget}'),
          time: say('Pilot {pilotDate}, launch {launchDate}'),
        },
      ];
}

/** Whose need it is, among the people of the document; nobody where they have no place there. */
function askedBy({ side, ofNobody, wantedBy, description }: Feature, draft: Draft): Ref[] {
  const role = draft.plan.personas.find((persona) => persona.side === (wantedBy ?? side))?.role ?? '';
  // 'Cargo applies a fee of €10': those who pay it have not asked for it, and whoever is not named has not either.
  if ((ofNobody || wantedBy) && (!wantedBy || role === '' || !gainsBy(description, role))) return [];
  const at = (lists['stakeholder']?.(draft) ?? draft.known('stakeholder')).findIndex(
    ({ name }) => singular(String(name)).toLowerCase() === role.toLowerCase(),
  );
  return refs('stakeholder', at);
}

/** Letters of the line that tells a need. */
const longestNeed = 235;

/** `Parents must be able to note allergies.` in the words of the idea, else what is needed. */
function needOf(feature: Feature, plan: Plan, say: (text: string) => string): string {
  const { asked, need, side } = feature;
  // What a sentence of the idea asks for is told in it.
  if (feature.statement !== undefined)
    return fitText(
      feature.description.replace(/ Proposed: .*$/, '').replace(/^As the idea says: (?=“)/, ''),
      longestNeed,
    );
  const deed = deedOf(feature, plan);
  if (asked && !deed) return sentence(asked);
  const plain = deed ? `to ${deed}` : stripStop(asThey(need));
  const many = say(`{${upperFirst(side)}s} must be able`);
  return plain.startsWith('to ') ? `${many} ${plain}.` : `${many} to count on ${plain}.`;
}
