import { blockFor, coreTemplates, today } from '../drafting.testing.js';
import { draftOf } from './context.js';
import { lists } from './lists.js';

const template = coreTemplates.find(({ id }) => id === 'frd-webapp');
const [section] = template?.sections ?? [];
if (!template || !section) throw new Error('no template');

const rowsOf = (meaning: string, idea: string): Record<string, unknown>[] =>
  lists[meaning]?.(draftOf({ ...blockFor(template, section, template.sections, idea, {}), today })) ?? [];

describe('messages at the bounds that an idea sets', () => {
  const said = rowsOf(
    'uiMessage',
    'Spendly is an expense tool. Employees submit a report; line managers approve it. Reports over $1,000 also need the approval of finance. Employees may submit a claim within 30 days. Plus members can bring a friend twice a month. Finance can lock a month once it is closed. Priority 1 must be visited within 2 hours.',
  ).map(({ text }) => String(text));

  it('say what is waited for, and point to a rule without saying it a second time', () => {
    expect(said).toContain('Waiting for approval.');
    expect(said.filter((text) => /\brule\b/.test(text))).toHaveLength(1);
    expect(said.join(' ')).not.toMatch(/within 30 days|twice a month/);
  });

  it('are none for what stops nobody', () => {
    expect(said.join(' ')).not.toMatch(/lock a month|Priority 1/i);
  });
});

describe('the course of a thing', () => {
  it('begins with who made it, and what the product sends on comes behind the yes', () => {
    const [report] = rowsOf(
      'useCase',
      'Spendly is an expense tool. Employees submit a report; line managers approve or reject a report. Approved reports are posted to NetSuite.',
    );
    expect(report?.['mainFlow']).toEqual([
      '1. Employees: submit a report (FR-001)',
      '2. Line managers: approve or reject a report (FR-002)',
    ]);
  });
});
