import { planDocument } from '../plan.js';
import { reckonedBenefits } from './benefit-sums.js';

const rows = (idea: string) =>
  reckonedBenefits(planDocument(idea, '', '2026-11-27')).map(({ benefit, kind, basis }) => [benefit, kind, basis]);

describe('what a goal brings', () => {
  it('is the difference in money, with its sum', () => {
    expect(
      rows(
        "An upsell tool for our hotels. Reception sells upgrades at the desk, roughly €2.10 per stay; I'd like to see €5 by end of next year.",
      ),
    ).toEqual([
      [
        '€2.90 more per stay (revenue per stay)',
        'revenue',
        '€5 − €2.10 = €2.90 per stay, times the stays of a year; their number is to be provided',
      ],
    ]);
  });

  it('is what the cases of last year cost', () => {
    expect(
      rows(
        'A contract tracker for our buyers. Last year we auto-renewed 11 contracts nobody wanted, about €310k. Success = zero unwanted auto-renewals in 2027.',
      ),
    ).toEqual([
      ['Up to about €310k (unwanted auto-renewals)', 'saving', 'What the 11 last year cost, as the idea states it'],
    ]);
  });

  it('is nothing where the idea gives no figure for it', () => {
    expect(rows('A returns portal. Refunds take 12 days. Goal: 4 days.')).toEqual([]);
  });
});
