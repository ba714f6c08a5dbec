import { neutralOwner } from '../know/frame.js';
import { isPriceOpen } from '../know/offer.js';
import { fill } from '../know/slots.js';
import { hasScreens } from '../know/surface.js';
import { plural, upperFirst } from '../language.js';
import { addDays, type Missed, workingDay } from '../plan/calendar.js';
import { daysNamed } from '../read/days-named.js';
import { deviceSaid } from '../read/devices-said.js';
import type { Draft, Row } from './draft.js';
import { factQuestions } from './fact-lines.js';
import { missedSeason } from './season.js';
import { ownerTold } from './staff-lines.js';
import { isUndecided } from './told.js';

const priced =
  /\b(?:pays?|charges?|costs?|prices?|pricing|subscription|fee|plans?)\b[^.;]*[€£$]\s?\d|[€£$]\s?\d[^.;]{0,20}\b(?:per|a|each) (?:month|year|week|user|seat)\b/iu;

/** `with a Zebra handheld`, `from a phone`: on what it is used. */
const namesDevice =
  /\b(?:on|with|from|using|by) (?:an?|the|their|his|her|our) (?:[\p{L}-]+ )?(?:tablets?|i?phones?|smartphones?|handhelds?|laptops?|scanners?|terminals?)\b/iu;

type Owner = 'Product' | 'Design' | 'Engineering' | 'Legal';

/** `The launch date in the idea, 14 September 2026, has passed: what is the new date?` */
const newDay = ({ what, day, isPast }: Missed): string =>
  isPast
    ? `The ${what === 'date' ? 'date' : `${what} date`} in the idea, ${day.replace(/^(?:on|for|in) /, '')}, has passed: what is the new date?`
    : `[Which date replaces “${day}”? ~ The idea names “${day}”: what is the new date?]`;

/** What nobody has said yet: gaps of the idea first, then what experience says will be asked. */
export function questions(draft: Draft): Row[] {
  const { plan, slots, known } = draft;
  const { brief, calendar } = plan;
  const { analogy } = plan.known;
  const season = missedSeason(plan);
  const early = plan.goals.find((goal) => goal.early !== undefined)?.early ?? null;
  const proposedDay = calendar.missed?.what === 'pilot' ? '{pilotDate}' : '{launchDate}';
  const unowned = slots['admin'] === neutralOwner && !ownerTold(plan);
  const gaps: [boolean, string, Owner, string][] = [
    [
      // Until somebody owns it nobody can answer the rest, or sign what this document asks to be signed.
      unowned,
      '[Who owns {product}: who decides on scope, grants access and reviews the metrics? ~ Who is the owner of {product}: who approves changes, grants access and reviews results? ~ Who will own {product}, decide on changes and review its metrics?]',
      'Product',
      '[“{Admin}” is a placeholder for that person ~ Decisions that need an owner wait until one is named ~ The requester decides until then (assumed)]',
    ],
    [
      Boolean(analogy && brief.analogy),
      (analogy?.question ?? '')
        .replaceAll('{xs}', plural(brief.analogy?.subject ?? ''))
        .replaceAll('{a x}', `a ${brief.analogy?.subject}`),
      'Product',
      '[The usual meaning of the pattern is assumed ~ Assumed so far: what such a pattern commonly means]',
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
      '“{product}” is a working title made of words of the idea',
    ],
    [
      brief.audiences.length === 0 && brief.forWhom === null,
      '[Who is it for first: which {actors}, how many, and where? ~ Which {actors} are the first users, how many are there, and where do they work?]',
      'Product',
      '[{Actors} at a single pilot site are assumed ~ The scope is sized for one site and its {actors}]',
    ],
    [
      calendar.missed !== null,
      calendar.missed ? newDay(calendar.missed) : '',
      'Product',
      `[${calendar.missed?.isPast ? 'That day has passed' : 'That date cannot be met'}: ${proposedDay} is proposed, counted from today ~ ${calendar.missed?.isPast ? 'As that day has passed' : 'As that date cannot be met'}, ${proposedDay} is proposed]`,
    ],
    [
      early !== null,
      `The goal set for “${early ?? ''}” is due before the launch of {launchDate}: which day is meant?`,
      'Product',
      'The goal is read on {readingDate}, with the others',
    ],
    [
      season !== null,
      `[The launch of {launchDate} is outside the season (“${season ?? ''}”): should the launch move? ~ “${upperFirst(season ?? '')}” does not include the launch of {launchDate}: which date applies?]`,
      'Product',
      '[The dates in this document apply until then ~ Until then the dates remain unchanged]',
    ],
    [
      calendar.tight,
      '[If the first milestone slips by a week, is the scope reduced or the date moved? ~ If the first milestone is a week late, which changes: scope or date?]',
      'Product',
      '[The date leaves less than three months and no buffer ~ There are less than three months left, without a buffer]',
    ],
    [
      isPriceOpen(plan.known.offer),
      '[What do {customers} pay, for what, and how often? ~ What is the price, and what is the billing period?]',
      'Product',
      '[To be tested with the first {customers} in the pilot, which is free of charge (assumed) ~ The pilot is free of charge, and no price is assumed]',
    ],
    [
      plan.known.setting.sold &&
        plan.known.offer === null &&
        !brief.sums.some(({ kind }) => kind === 'charge') &&
        // 'Partner agencies pay $400 per placement' answers it, whatever kind of price that is.
        !brief.sentences.some((text) => priced.test(text)),
      '[Who pays for it, for what, and how much? ~ Who is to pay for {product}, and at what price? ~ What does {product} live on: who pays, for what, and how much?]',
      'Product',
      '[Nothing is charged until then, and no plans are built (assumed) ~ Until then it is free to use, and no plans are built (assumed)]',
    ],
    [
      !brief.limits.some(({ kind }) => kind === 'budget'),
      '[What is the budget for the first release, and who approves it? ~ How much budget is available for the first release, and who signs it off? ~ Who approves the budget of the first release, and how much is available?]',
      'Product',
      '[No money is committed beyond the prototype ~ Only the prototype is built before the budget is approved]',
    ],
    [
      // A goal with a day of its own tells by when it has to be in use.
      !brief.limits.some(({ kind, text }) => kind === 'date' || isUndecided.test(text)) &&
        brief.times.length === 0 &&
        daysNamed(brief.sentences).length === 0 &&
        !plan.goals.some(({ stated, target }) => stated && /\b20\d\d$/.test(target)),
      '[Is there a fixed date or event the launch must meet? ~ Which deadline drives the launch: a season, a contract, an audit? ~ Does the launch depend on an external deadline?]',
      'Product',
      '[The milestones assume about six months from today ~ A launch in about six months is assumed]',
    ],
    [
      // A trouble that the idea counts is the figure by which it is judged.
      !plan.goals.some(({ stated, baseline }) => stated || /as the idea states/.test(baseline)),
      '[Which metric shows after one quarter that {product} is a success? ~ What is the success metric three months after the launch of {product}? ~ Which single metric should {product} be judged by after its first quarter?]',
      'Product',
      '[Targets marked as assumed apply until a baseline exists ~ Assumed targets are used until then]',
    ],
    [
      // A command, a chat or an interface runs in no browser.
      hasScreens(plan.known.setting.surface) &&
        !brief.limits.some(({ kind }) => kind === 'platform') &&
        deviceSaid(brief) === null &&
        !brief.sentences.some((text) => namesDevice.test(text)),
      '[Which devices and browsers have to be supported? ~ On which devices and browsers does it have to run?]',
      'Design',
      '[A web application for current phones and laptops is assumed ~ Assumed: current phones and laptops with a browser]',
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
  return mixed.map((question, at) => ({
    ...question,
    dueDate: holdsUp.test(question.question)
      ? calendar.decision
      : spread(calendar.decision, calendar.prototype, at, mixed.length),
  }));
}

/** What the scope is agreed with, and what access to another system waits for; the rest is known before the prototype shows it. */
const holdsUp = /\b(?:budget|test account|date|deadline|owner|owns?|will own|season)\b/i;

function spread(from: string, to: string, at: number, count: number): string {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  const day = workingDay(addDays(from, Math.round((days * at) / (count + 1))));
  return day < to ? day : from;
}
