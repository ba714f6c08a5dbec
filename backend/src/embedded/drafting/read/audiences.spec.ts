import { readIdea } from '../read.js';

const people = (idea: string): string[] => readIdea(idea, '2026-11-27').audiences.map(({ noun }) => noun);

describe('whom an idea is for', () => {
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

  it('is each of a list of users', () => {
    expect(
      people('An assistant that reads NDAs. Users: in-house counsel, sales reps (submit only), legal ops admin.').slice(
        0,
        3,
      ),
    ).toEqual(['in-house counsel', 'sales rep', 'legal ops admin']);
  });
});

describe('what is no deed and no trouble', () => {
  it('is that somebody pays for it or works with it', () => {
    const { capabilities } = readIdea(
      'Platform for charging vans. Dispatchers plan routes. Fleet operators buy it; drivers use it daily.',
      '2026-11-27',
    );
    expect(capabilities.map(({ verb }) => verb)).toEqual(['plan']);
  });

  it('is nobody who was only looked at, or goes live first', () => {
    const idea = 'Platform engineers define a policy. Service owners approve the rotation.';
    expect(people(`${idea} Median age in our audit of 26 companies: 417 days.`)).toEqual([
      'platform engineer',
      'service owner',
    ]);
    expect(people(`${idea} The first ten companies go live in February.`)).toEqual([
      'platform engineer',
      'service owner',
    ]);
  });

  it('is nobody who is only counted as a user, and no span', () => {
    expect(
      people(
        'An app for dog owners who find walks. We start in May and hope for 15,000 monthly active users by October.',
      ),
    ).toEqual(['dog owner']);
    expect(people('Engineers photograph receipts. Today it takes 18 days until an engineer is paid back.')).toEqual([
      'engineer',
    ]);
  });
});
