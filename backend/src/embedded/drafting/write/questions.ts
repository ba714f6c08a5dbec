import { neutralOwner } from '../know/frame.js';
import { fill } from '../know/slots.js';
import { plural, upperFirst } from '../language.js';
import { addDays, workingDay } from '../plan/calendar.js';
import { deviceSaid } from './devices-said.js';
import type { Draft, Row } from './draft.js';
import { factQuestions } from './fact-lines.js';
import { missedSeason } from './season.js';

type Owner = 'Product' | 'Design' | 'Engineering' | 'Legal';

/** What nobody has said yet: gaps of the idea first, then what experience says will be asked. */
export function questions(draft: Draft): Row[] {
  const { plan, slots, known } = draft;
  const { brief, calendar } = plan;
  const { analogy } = plan.known;
  const season = missedSeason(plan);
  const unowned = slots['admin'] === neutralOwner;
  const gaps: [boolean, string, Owner, string][] = [
    [
      // Until somebody owns it nobody can answer the rest, or sign what this document asks to be signed.
      unowned,
      '[Who answers for {product}: who decides on scope, grants access and reviews the metrics? ~ Who is the owner of {product}: who approves changes, grants access and reviews results? ~ Who will own {product}, decide on changes and review its metrics?]',
      'Product',
      '[“{Admin}” is a placeholder for that person ~ The {admin}, still to be named, decides]',
    ],
    [
      Boolean(analogy && brief.analogy),
      (analogy?.question ?? '')
        .replaceAll('{xs}', plural(brief.analogy?.subject ?? ''))
        .replaceAll('{a x}', `a ${brief.analogy?.subject}`),
      'Product',
      '[The draft takes the usual meaning of the pattern ~ Until then the pattern is read in its usual sense ~ Assumed so far: what such a pattern commonly means]',
    ],
    [
      brief.foreign,
      'In which language will this document be kept?',
      'Product',
      'The idea is written in another language; this draft is in English and quotes it as it stands',
    ],
    [
      brief.provisional,
      '[Which name will the product carry? ~ What is the product’s public name? ~ What is the product’s final name?]',
      'Product',
      '“{product}” is a working title taken from the idea',
    ],
    [
      brief.audiences.length === 0,
      '[Who is it for first: which {actors}, how many, and where? ~ Which {actors} come first, in which place, and in what number? ~ Where do the first {actors} work, and how many of them are there?]',
      'Product',
      '[The draft assumes {actors} at a single pilot site ~ {Actors} of one pilot site are assumed ~ So far everything is sized for one site and its {actors}]',
    ],
    [
      calendar.missed !== null,
      `[Which day holds in place of “${calendar.missed?.text ?? ''}”? ~ The idea names “${calendar.missed?.text ?? ''}”: which day is meant now?]`,
      'Product',
      `[${calendar.missed?.isPast ? 'That day has passed' : 'Nothing can be ready by then'}: the draft counts from today and proposes {launchDate} ~ ${calendar.missed?.isPast ? 'As that day has passed' : 'As nothing can be ready by then'}, {launchDate} is proposed]`,
    ],
    [
      season !== null,
      `[The launch of {launchDate} lies outside the season (“${season ?? ''}”): is it moved, or is the season waited for? ~ “${upperFirst(season ?? '')}” leaves out the launch of {launchDate}: which day holds?]`,
      'Product',
      '[The dates of this document stand until then ~ Until then the dates stand as they are]',
    ],
    [
      calendar.tight,
      '[Can the scope be halved, or the date moved, if the first milestone slips by a week? ~ If the first milestone is a week late: does scope give way, or the date? ~ What gives first when a week is lost, half of the scope or the day?]',
      'Product',
      '[The date leaves less than three months and no reserve ~ There are under three months, with nothing to spare ~ No slack is planned in the weeks that are left]',
    ],
    [
      plan.known.offer?.price === null,
      '[What shall {customers} pay, for what, and how often? ~ What does {a customer} pay for it, once or each month? ~ At what price, and for how long at a time, is it sold to {customers}?]',
      'Product',
      '[Asked of the first {customers} in the pilot; nothing is charged until then (assumed) ~ The pilot is free of charge, and no price is assumed]',
    ],
    [
      !brief.limits.some(({ kind }) => kind === 'budget'),
      '[What may the first release cost, and who approves it? ~ How much money is there for the first release, and whose signature does it need? ~ Who releases the money for the first release, and how much?]',
      'Product',
      '[No sum is planned; effort is bounded by the launch date alone ~ No budget is known, so only the launch date limits the scope ~ Without a budget, the scope is cut to fit the launch date]',
    ],
    [
      // A goal with a day of its own tells by when it has to be in use.
      !brief.limits.some(({ kind }) => kind === 'date') &&
        !plan.goals.some(({ stated, target }) => stated && /\b20\d\d$/.test(target)),
      '[Is there a fixed date or event the launch must meet? ~ Is there a fixed date or event the launch must meet? ~ What fixes the launch: a season, a contract, an audit?]',
      'Product',
      '[The milestones assume about six months from today ~ A launch in about six months is assumed ~ Until answered, the launch lies half a year ahead]',
    ],
    [
      // A trouble that the idea counts is the figure by which it is judged.
      brief.measures.length === 0 && !plan.goals.some(({ baseline }) => /as the idea states/.test(baseline)),
      '[Which metric shows after one quarter that {product} is a success? ~ What is the success metric three months after the launch of {product}? ~ Which single metric should {product} be judged by after its first quarter?]',
      'Product',
      '[Targets marked as assumed stand in until a baseline exists ~ Assumed targets hold the place of real ones ~ Meanwhile each target is an assumption and says so]',
    ],
    [
      !brief.limits.some(({ kind }) => kind === 'platform') && deviceSaid(brief) === null,
      '[Which devices and browsers do {actors} use when they need it? ~ What do {actors} have in their hands where “{F1}” happens: which phone, tablet or laptop? ~ On which devices has it to run for {actors}?]',
      'Design',
      '[A web application for current phones and laptops is assumed ~ The draft takes a web application on current phones and laptops ~ Assumed: current phones and laptops with a browser]',
    ],
  ];
  const raised = gaps
    .filter(([open]) => open)
    .map(([, question, owner, consequence]) => ({
      question: fill(question, slots),
      owner,
      consequence: fill(consequence, slots),
    }));
  const asked = known('question').map((row) => ({
    question: String(row['question']),
    owner: row['owner'] as Owner,
    consequence: String(row['consequence']),
  }));
  // What the idea itself leaves open comes before what is asked of any product.
  const own = factQuestions(draft) as typeof raised;
  const first = raised.splice(0, unowned ? 1 : 0);
  const mixed = [
    ...first,
    ...own.slice(0, 4),
    ...raised.slice(0, 4),
    // Those of any product only where the idea leaves little open.
    ...asked.slice(0, Math.max(0, 3 - first.length - own.length - raised.length)),
    ...raised.slice(4),
  ].slice(0, 8);
  const [from, to] = [calendar.decision, calendar.pilot];
  return mixed.map((question, at) => ({ ...question, dueDate: spread(from, to, at, mixed.length) }));
}

function spread(from: string, to: string, at: number, count: number): string {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  return workingDay(addDays(from, Math.round((days * at) / (count + 1))));
}
