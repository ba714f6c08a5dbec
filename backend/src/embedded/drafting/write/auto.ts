import type { RecordsField } from '@specforge/document';
import { addDays, daysBetween, workingDay } from '../plan/calendar.js';
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
  launchStep: ['pilot', 'review'],
  researchStep: ['today', 'pilot'],
  signOff: ['today', 'prototype'],
};

/** What a line of the knowledge leaves to the plan: dates in order. Everything else stays empty. */
export function autoCell(part: Part, row: Row, at: number, count: number, draft: Draft, entity: string): Cell {
  if (part.kind !== 'date') return undefined;
  const { calendar } = draft.plan;
  const [from, to] = spans[entity] ?? ['decision', 'launch'];
  const start = from === 'today' ? addDays(calendar.today, 3) : calendar[from];
  const days = Math.max(count, daysBetween(start, calendar[to]));
  const date = workingDay(addDays(start, Math.round((days * (at + 0.5)) / count)));
  if (part.name !== 'end' && !part.meaning.endsWith('.end')) return date;
  return workingDay(addDays(date, Math.max(7, Math.round(days / count))));
}
