import { readIdea } from '../read.js';

const people = (idea: string): string[] => readIdea(idea, '2026-11-27').audiences.map(({ noun }) => noun);

describe('whom an idea is for', () => {
  it('is whoever wishes for it by what they are', () => {
    expect(
      people('As a support manager at a SaaS company I want a dashboard that shows tickets. Agents answer tickets.'),
    ).toEqual(['support manager', 'agent']);
  });

  it('is a department through its staff', () => {
    expect(people('Onboarding portal. HR creates a checklist. IT gets a ticket for each laptop.')).toEqual([
      'HR staff',
      'IT staff',
    ]);
  });

  it('is everybody of a kind, though a trouble is told of some of them', () => {
    expect(
      people(
        'A meal planning app. Parents swap meals and kids vote on meals. Working parents spend 4 hours a week on it.',
      ),
    ).toEqual(['parent', 'kid']);
  });

  it('is nobody who is only part of a launch, a rule or the size of a house', () => {
    expect(
      people(
        'Expense tool for consulting firms (50-500 employees). Consultants photograph receipts, managers approve.',
      ),
    ).not.toContain('employee');
    expect(
      people('Sitters set a rate, parents book a sitter. Every sitter is vouched for by at least two families.'),
    ).not.toContain('family');
    expect(people('Lawyers upload contracts and clerks check them. Launch with 5 design partners.')).not.toContain(
      'design partner',
    );
  });
});
