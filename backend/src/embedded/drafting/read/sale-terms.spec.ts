import { termsIn } from './sale-terms.js';
import { sumsOf } from './sums.js';

const terms = (...sentences: string[]) => termsIn(sentences, sumsOf(sentences));

describe('how a product is sold', () => {
  it('is in plans with their names and what each holds', () => {
    const { plans } = terms(
      'Plans: Solo free (5 invoices a month), Pro £9/month (unlimited, own domain), Studio £29/month for up to 5 users and Enterprise with SSO on request.',
    );
    expect(plans.map(({ name, amount, holds }) => [name, amount, holds])).toEqual([
      ['Solo', 'free', '5 invoices a month'],
      ['Pro', '£9/month', 'unlimited, own domain'],
      ['Studio', '£29/month', expect.stringContaining('up to 5 users')],
      ['Enterprise', 'on request', 'SSO'],
    ]);
  });

  it('tells what is free, the trial and what is cheaper for whom', () => {
    expect(
      terms('Free for one resume, then $12/month.', 'Students 50% off.', '14 day free trial, cancel any time.'),
    ).toMatchObject({
      free: 'Free for one resume',
      trial: '14 day free trial',
      discounts: ['Students 50% off'],
      extras: ['cancel any time'],
    });
  });

  it('is one price that changes with the number, and one for what is not free', () => {
    expect(terms('Price £15 per month for the first 10 cards, then £1 each.').plans).toEqual([
      { name: null, amount: '£15 per month for the first 10 cards, then £1 each', holds: null, whom: null },
    ]);
    expect(terms('Free, or £2.99/mo for receipt scanning.')).toMatchObject({
      plans: [{ amount: '£2.99/mo', holds: 'receipt scanning' }],
      free: 'free without receipt scanning',
    });
  });

  it('keeps a trial beside what is cheaper by the year', () => {
    expect(
      terms('Pricing: Solo $12/mo (3 sites), Studio $49/mo (25 sites), 14-day trial, 20% off yearly.'),
    ).toMatchObject({
      trial: '14-day trial',
      discounts: ['20% off yearly'],
    });
  });

  it('may be a share of each sale, and nothing for the other side', () => {
    expect(terms('We take a 12% commission from the seller, and buyers pay nothing extra.')).toMatchObject({
      plans: [],
      commission: '12% commission from the seller',
      nothing: ['buyers pay nothing extra'],
    });
  });

  it('takes a free lesson for no free product', () => {
    expect(terms('We keep 15% of each lesson.', 'A first trial lesson is free.')).toMatchObject({
      free: null,
      trial: null,
    });
  });

  it('knows one plan by the month or by the year, and a pilot that is no plan', () => {
    expect(terms('Freemium: first unit free, Premium 11,99 € per month or 79,99 € per year.').plans).toMatchObject([
      { name: 'Premium', amount: '11,99 € per month or 79,99 € per year' },
    ]);
    expect(terms('Price: $99 per user per month, annual contract.', 'Pilot is free for 4 weeks.')).toMatchObject({
      plans: [{ amount: '$99 per user per month' }],
      free: null,
      trial: 'Pilot is free for 4 weeks',
    });
  });

  it('joins what is paid beside a price to it', () => {
    expect(terms('Schools pay €49 a month plus €1 per dancer.').plans).toMatchObject([
      { amount: '€49 a month plus €1 per dancer' },
    ]);
  });

  it('knows the price of an idea, by the month, and what a plan holds', () => {
    expect(terms('Price ideas: €19 per month per instructor.').plans).toMatchObject([
      { amount: '€19 per month per instructor' },
    ]);
    expect(terms('From $600 / month for 250 secrets.').plans).toMatchObject([{ holds: 'for 250 secrets' }]);
    expect(terms('Plus costs €5.99 a month or €49 a year for our schools.').plans).toMatchObject([
      { name: 'Plus', amount: '€5.99 a month or €49 a year' },
    ]);
  });

  it('is paid by one side where it is free for the other, and to whom somebody sells', () => {
    expect(terms('The service is free for boat owners; marinas pay $3 per booked night.')).toMatchObject({
      plans: [{ amount: '$3 per booked night', whom: 'marinas' }],
    });
    expect(
      terms(
        'Our clinic built it.',
        'We are selling to private clinics in Australia and New Zealand at A$59 per practitioner per month.',
      ).plans,
    ).toMatchObject([{ name: null, amount: 'A$59 per practitioner per month' }]);
  });
});
