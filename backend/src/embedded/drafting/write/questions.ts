import { fill } from '../know/slots.js';
import { plural } from '../language.js';
import { addDays, workingDay } from '../plan/calendar.js';
import type { Draft, Row } from './draft.js';

type Owner = 'Product' | 'Design' | 'Engineering' | 'Legal';

/** What nobody has said yet: gaps of the idea first, then what experience says will be asked. */
export function questions({ plan, slots, known }: Draft): Row[] {
  const { brief, calendar } = plan;
  const { analogy } = plan.known;
  const gaps: [boolean, string, Owner, string][] = [
    [
      Boolean(analogy && brief.analogy),
      (analogy?.question ?? '')
        .replaceAll('{xs}', plural(brief.analogy?.subject ?? ''))
        .replaceAll('{a x}', `a ${brief.analogy?.subject}`),
      'Product',
      'The draft takes the usual meaning of the pattern',
    ],
    [
      brief.provisional,
      'Which name will the product carry?',
      'Product',
      '“{product}” is a working name taken from the idea',
    ],
    [
      brief.audiences.length === 0,
      'Who is it for first: which {actors}, how many, and where?',
      'Product',
      'The draft assumes {actors} at a single pilot site',
    ],
    [
      calendar.tight,
      'Can the scope be halved, or the date moved, if the first milestone slips by a week?',
      'Product',
      'The date leaves less than three months and no reserve',
    ],
    [
      !brief.limits.some(({ kind }) => kind === 'budget'),
      'What may the first release cost, and who approves it?',
      'Product',
      'No sum is planned; effort is bounded by the launch date alone',
    ],
    [
      !brief.limits.some(({ kind }) => kind === 'date'),
      'Which event or date must the launch meet?',
      'Product',
      'The milestones assume about six months from today',
    ],
    [
      brief.measures.length === 0,
      'Which figure would prove after a quarter that {product} was worth building?',
      'Product',
      'Targets marked as assumed stand in until a baseline exists',
    ],
    [
      !brief.limits.some(({ kind }) => kind === 'platform'),
      'Which devices and browsers do {actors} use when they need it?',
      'Design',
      'A web application for current phones and laptops is assumed',
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
  const mixed = [...raised.slice(0, 4), ...asked.slice(0, 4), ...raised.slice(4), ...asked.slice(4)].slice(0, 8);
  const [from, to] = [calendar.decision, calendar.pilot];
  return mixed.map((question, at) => ({ ...question, dueDate: spread(from, to, at, mixed.length) }));
}

function spread(from: string, to: string, at: number, count: number): string {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  return workingDay(addDays(from, Math.round((days * at) / (count + 1))));
}
