import type { RecordsField } from '@specforge/document';
import { type Calendar, addDays, daysBetween, workingDay } from '../plan/calendar.js';
import type { Cell, Draft, Row } from './draft.js';

type Part = RecordsField['fields'][number];

/** Between which moments of the calendar the dates of a list lie, in order; else from the decision to the launch. */
const spans: Record<
  string,
  ['today' | 'decision' | 'prototype' | 'pilot' | 'launch', 'prototype' | 'pilot' | 'launch' | 'review' | 'reading']
> = {
  action: ['today', 'prototype'],
  adoptionMeasure: ['launch', 'reading'],
  benefitTracking: ['launch', 'reading'],
  build: ['prototype', 'launch'],
  campaign: ['pilot', 'review'],
  content: ['pilot', 'review'],
  dependency: ['decision', 'pilot'],
  gtmTarget: ['launch', 'reading'],
  contentPiece: ['pilot', 'review'],
  creatorPiece: ['pilot', 'review'],
  launchStep: ['pilot', 'review'],
  pageExperimentStep: ['launch', 'review'],
  researchStep: ['today', 'pilot'],
};

/** Calls to another system are tried, and what a law asks is known, before the prototype is shown. */
const earliest = /^dependency .*\b(?:test account|access for development|duties|legal)\b/i;
const decided = /\b(?:a yes to|the decision on this|order to begin|signed scope|signature under)\b/i;

/** What only begins when the product is in use, told by the words of its section or list. */
const follows =
  /\b(?:after|afterwards|aftercare|follow-?ups?|warranty|retention|upkeep|keeping|maintenance|reviews?|retrospective|lessons)\b/i;
/** A shop or a host reviews before the launch, and a person before a yes. */
const precedes =
  /\b(?:(?:listing|store|release|design|code|legal),? review|review and (?:release|price)|after the decision)\b/i;

const wordsOf = (name: string): string => name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/[.-]/g, ' ');

function spanOf(part: Part, draft: Draft, entity: string): (typeof spans)[string] {
  const own = spans[entity];
  if (own) return own;
  const { key = '', title = '' } = draft.block.section ?? {};
  const about = `${wordsOf(key)}. ${title}. ${wordsOf(part.meaning)}. ${part.label}`;
  const isLater = follows.test(about) && !precedes.test(`${about}. ${part.hint}`);
  return isLater ? ['launch', 'review'] : ['decision', 'launch'];
}

/** What is signed can be signed when it exists: the moment is heard from what it is about, the first that fits. */
const signedAt: [about: RegExp, moment: 'decision' | 'prototype' | 'pilot' | 'launch'][] = [
  [/\b(?:prototype|draft|screens?|the way through|tried without)\b/i, 'prototype'],
  // 'Scope and goals of the first release' are agreed before anything is built.
  [/\b(?:goals?|scope|aim|frame|built|budget|money|document)\b/i, 'decision'],
  [/\b(?:data|processing|privacy|pilot|day one|site|ready|readiness)\b/i, 'pilot'],
  [/\b(?:launch|go-live|release|acceptance)\b/i, 'launch'],
];

/** A working day shortly before (for a pilot or launch) or after (for a prototype) the moment it belongs to. */
function signOffDay(row: Row, { today, ...calendar }: Calendar): string {
  const [, moment] = signedAt.find(([about]) => about.test(String(row['item'] ?? ''))) ?? [null, 'pilot' as const];
  const day = calendar[moment];
  if (moment === 'decision') return day;
  if (moment === 'prototype')
    return workingDay(addDays(day, Math.min(7, Math.floor(daysBetween(day, calendar.pilot) / 2))));
  const before = workingDay(addDays(day, -Math.min(7, Math.floor(daysBetween(today, day) / 4))), false);
  return before > today ? before : day;
}

/** What a line of the knowledge leaves to the plan: dates in order. Everything else stays empty. */
export function autoCell(part: Part, row: Row, at: number, count: number, draft: Draft, entity: string): Cell {
  if (part.kind !== 'date') return undefined;
  const { calendar } = draft.plan;
  if (entity === 'signOff') return signOffDay(row, calendar);
  // The yes to the document is due on one day, wherever it is asked for.
  if (entity === 'dependency' && decided.test(String(row['item'] ?? ''))) return calendar.decision;
  const [from, to] = earliest.test(`${entity} ${String(row['item'] ?? '')}`)
    ? (['decision', 'prototype'] as const)
    : spanOf(part, draft, entity);
  const start = from === 'today' ? addDays(calendar.today, 3) : calendar[from];
  const days = Math.max(count, daysBetween(start, calendar[to]));
  const date = workingDay(addDays(start, Math.round((days * (at + 0.5)) / count)));
  if (part.name !== 'end' && !part.meaning.endsWith('.end')) return date;
  return workingDay(addDays(date, Math.max(7, Math.round(days / count))));
}
