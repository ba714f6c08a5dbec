import { coreTemplates, draftAfresh } from '../drafting.testing.js';

function textOf(idea: string): string {
  const template = coreTemplates.find(({ id }) => id.startsWith('prd'));
  if (!template) throw new Error('no template');
  const { data, problems } = draftAfresh(template, idea);
  expect(problems).toEqual([]);
  return JSON.stringify(data);
}

describe('what is sold', () => {
  const text = textOf(
    'Spend cards for charities. Treasurers set a limit for each card, volunteers upload receipts. Price £15 per month for the first 10 cards, then £1 each. We want 300 charities within 12 months.',
  );

  it('is followed from the sign-up to the payment', () => {
    expect(text).toContain('Signed up: has an account (sign_up_completed)');
    expect(text).toContain('first_payment_received');
    expect(text).toContain('Monthly report of sign-ups and closed accounts');
  });

  it('holds no pilot against figures that begin with it, and is tried by those who buy it', () => {
    expect(text).toContain('Three charities with their');
    expect(text).not.toContain('no worse than before');
  });
});

describe('what the idea does not want to pay for a goal', () => {
  it('is the limit beside it', () => {
    const text = textOf(
      'An assistant for our support agents. Agents approve each reply. Average handle time is 11.4 min today, we want 8.5 by the end of 2027 without CSAT dropping under 4.3.',
    );
    expect(text).toContain('“without CSAT dropping under 4.3”');
    expect(text).toContain('At least 4.3');
  });
});

describe('a goal whose day lies before the launch', () => {
  it('keeps the day of the idea, is read later, and is asked about', () => {
    const text = textOf('An app for flat sharers. Members split bills. 20k households by December 2026.');
    expect(text).toContain('20k by December 2026, which lies before the launch');
    expect(text).toContain('which day is meant?');
  });
});
