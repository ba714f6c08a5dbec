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

  it('say what is waited for, what is too late and what is too many', () => {
    expect(said).toEqual(
      expect.arrayContaining([
        'Waiting for approval: reports over $1,000 also need the approval of finance.',
        'Too late: employees may submit a claim within 30 days.',
        'Not possible: plus members can bring a friend twice a month.',
      ]),
    );
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
      '1. The employee submits a report.',
      '2. The line manager approves a report.',
      '3. The system posts approved reports to NetSuite.',
    ]);
    expect(report?.['alternatives']).toContain('2a. Instead: the line manager rejects a report.');
  });
});
