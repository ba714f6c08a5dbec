import { planDocument } from '../plan.js';
import type { Limit } from '../read/brief.js';
import { formChecks } from './form-checks.js';
import { rulesOfDeeds } from './ruled-by.js';

const sides = (text: string): [string, string, string][] => {
  const found = formChecks(text);
  return found ? [found.breaks, found.keeps].map(({ given, when, then }) => [given, when, then]) : [];
};

describe('rules as tickets and bullets put them', () => {
  it.each<[text: string, breaks: string, keeps: string]>([
    ['Max 3 open PRs per team at a time', 'a team has three open PRs already', 'a team has two open PRs already'],
    [
      'max 2 refunds per customer per 30 days',
      'a customer has two refunds in the last 30 days already',
      'a customer has one refund in the last 30 days already',
    ],
    [
      'max 4 reservations per week per person',
      'a person has four reservations in that week already',
      'a person has three reservations in that week already',
    ],
    [
      'one application per charity per year',
      'a charity has one application in that year already',
      'a charity has no applications in that year already',
    ],
    ['max 90 days of data per export', 'an export of 91 days of data', 'an export of 90 days of data'],
    ['each prompt max 2,000 characters', 'a prompt with 2,001 characters', 'a prompt with 2,000 characters'],
    ['nobody under 21 may order, age is checked with Yoti at checkout', 'somebody aged 20', 'somebody aged 21'],
    [
      'Under-18s can only use the workshop with a parent',
      'somebody under 18 without a parent',
      'somebody under 18 with a parent',
    ],
    ['vessels over 180 m may only use berths 1 and 2', 'a vessel of 181 m', 'a vessel of exactly 180 m'],
    [
      'two trustees have to approve any limit over £500',
      'a limit of £501 that only one trustee has approved',
      'a limit of £501 that two trustees have approved, or a limit of exactly £500',
    ],
    [
      'new renters are capped at $1,500 gear value for their first two rentals',
      'a new renter asks for $1,501 gear value in their first two rentals',
      'a new renter asks for exactly $1,500 gear value in their first two rentals',
    ],
    [
      'a damage claim can only be opened within 48 hrs of return',
      'the 48 hrs after return are over',
      'the 48 hrs after return are not over yet',
    ],
    ["Christmas week can't be booked before 1 October", 'it is the day before 1 October', 'it is 1 October'],
    [
      'no two arrivals within 30 minutes on the same berth',
      'less than 30 minutes lie between them',
      '30 minutes lie between them',
    ],
    ['flags tagged permanent or killswitch must be skipped', 'a flag tagged permanent or killswitch', 'any other flag'],
    [
      'Go and TypeScript repos only',
      'something other than Go and TypeScript repos',
      'one of the Go and TypeScript repos',
    ],
    [
      'requests longer than 14 days require HR',
      'a request of 15 days, without a yes from HR',
      'a request of 15 days, with a yes from HR, or a request of exactly 14 days without',
    ],
    [
      'card numbers and SSNs must be masked before anything goes to the model',
      'there are card numbers or SSNs in it',
      'there are no card numbers or SSNs in it',
    ],
    [
      'cancellations later than 6 hours before the slot lose one credit',
      'a cancellation just under 6 hours before the slot',
      'a cancellation 6 hours or more before the slot',
    ],
    [
      "without a valid induction the machine can't be booked",
      'a machine without a valid induction',
      'a machine with a valid induction',
    ],
  ])('are tried on both sides: %s', (text, breaks, keeps) => {
    expect(sides(text).map(([given]) => given)).toEqual([breaks, keeps]);
  });

  it('say what follows once a time is over, and what does not', () => {
    expect(sides('receipt photo needed within 5 days or card freezes automatically')).toEqual([
      ['there is no receipt photo', 'the 5 days are over', 'the card freezes automatically'],
      ['there is a receipt photo', 'the 5 days are over', 'the card does not freeze automatically'],
    ]);
    expect(sides("a request that isn't confirmed within 6 hours lapses")[0]).toEqual([
      'a request has not been confirmed',
      'the 6 hours are over',
      'it lapses',
    ]);
    expect(sides('owner has 12 hours to accept or it lapses')[1]).toEqual([
      'an owner has accepted in time',
      'the 12 hours are over',
      'it does not lapse',
    ]);
    expect(sides('drafts are deleted after 60 days without edits')[0]?.[0]).toBe('the 60 days without edits are over');
  });

  it('have one side where nothing else is to be had', () => {
    const ban = formChecks('must not include customer names');
    expect(ban?.keeps).toBe(ban?.breaks);
    expect(formChecks('never refund gift cards')?.breaks).toEqual({
      given: 'gift cards',
      when: 'they are to be refunded',
      then: 'it is refused, and the rule is named',
    });
  });

  it.each([
    'the incident commander has to write a postmortem and we are at 40% done within 5 days',
    'no insulin in the last 3 months',
    'members book rooms online',
  ])('are none where somebody only works, or a fact is told: %s', (text) => {
    expect(formChecks(text)).toBeNull();
  });

  it('belong to what the product does with the thing they name', () => {
    const { brief, features } = planDocument(
      'A bot for our repos. It finds stale flags and opens a PR for each flag. It must talk to GitHub.',
      '',
      '2026-11-27',
    );
    const limits: Limit[] = [{ kind: 'other', text: 'max 3 open PRs per team at a time' }];
    const owned = rulesOfDeeds({ ...brief, limits }, brief.capabilities, []);
    const at = owned.findIndex((rules) => rules.length > 0);
    expect(features[at]?.description).toMatch(/opens a PR for each flag/);
  });
});
