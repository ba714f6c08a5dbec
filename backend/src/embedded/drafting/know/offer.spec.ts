import { readIdea } from '../read.js';
import { isOnce, offerOf } from './offer.js';

const offer = (idea: string) => offerOf(readIdea(idea, '2026-11-22'));

describe('what is paid once', () => {
  it.each([
    ['Our product, Kura, is a battery sensor for archives. Price target is ¥19,800 per sensor.', true],
    ['Our scale sits under the hive and weighs it. Retail price: €149.', true],
    ['Our scale sits under the hive and weighs it. Keepers pay €40 a year.', false],
    ['A planner for yards. It costs £39 per yard a month.', false],
  ])('%s: %s', (idea, expected) => {
    expect(isOnce(offer(idea))).toBe(expected);
  });
});

describe('who pays', () => {
  it('is a parent and no child, and the product itself is no plan', () => {
    const told = offer(
      'PocketPal is a banking app for teenagers and their parents. Parents set an allowance for their child. Teenagers save money. Cards come from our partner bank. PocketPal costs €3.99 per child per month; the first month is free.',
    );
    expect(told).toMatchObject({ customer: 'parent', price: '€3.99 per child per month' });
  });

  it('is a family that pays for itself', () => {
    expect(
      offer(
        'Storyloom is an audiobook app for families. Families listen to stories. Parents set a daily listening time. Price: €7.99 per family per month.',
      ),
    ).toMatchObject({ customer: 'family', isPerson: true });
  });

  it('is nothing that is sold', () => {
    const told = offer(
      'Testers release findings in a portal. Developers ask questions. Each finding includes two free retests, after that a retest is charged at €180.',
    );
    expect(told?.customer ?? null).not.toBe('retest');
  });

  it('is the house whose heads are counted', () => {
    const told = offer(
      'Build a learning platform for nursing schools. Teachers create courses, students take a test. Annual licence: $28 per student.',
    );
    expect(told).toMatchObject({ customer: 'nursing school', isPerson: false });
  });
});

describe('what an idea says of selling it', () => {
  it('names the price, who pays it, and how many customers there shall be', () => {
    expect(
      offer(
        'A web service for boatyards, sold by subscription. Owners book a berth, the yard master sends the bill. £25 per boatyard a month; 80 boatyards in the first year.',
      ),
    ).toMatchObject({
      price: '£25 per boatyard a month',
      customer: 'boatyard',
      rate: { amount: 25, sign: '£', period: 'month' },
      aim: { count: 80 },
      isPerson: false,
    });
  });

  it('takes for its customers the houses that it is made for, and nobody whom they serve', () => {
    expect(
      offer(
        'A monthly subscription for small upholstery workshops. Upholsterers make a quote. The customer approves the quote. £29 a month.',
      ),
    ).toMatchObject({ customer: 'upholstery workshop', isPerson: false });
    expect(
      offer(
        'TuneBook is a web app for small piano firms. The tuner plans the day. £14 a month per tuner, 40 firms by December 2027.',
      ),
    ).toMatchObject({ customer: 'firm', isPerson: false });
  });

  it('hears what is free before the price begins', () => {
    expect(
      offer(
        'An app for tutors. Tutors note each lesson. Free up to 10 pupils, after that €1.50 per pupil a month. We want 200 paying tutors by the end of 2027.',
      ),
    ).toMatchObject({ free: 'Free up to 10 pupils', customer: 'tutor', isPerson: true, rate: null });
  });

  it('keeps a trial and what is paid beside the usual sum', () => {
    expect(
      offer(
        'Software for dance schools. Teachers plan courses. Schools pay €49 a month plus €1 per dancer, with a 30-day free trial.',
      ),
    ).toMatchObject({
      price: '€49 a month plus €1 per dancer',
      trial: '30-day free trial',
      customer: 'school',
      rate: null,
    });
  });

  it('hears who pays afterwards, and how long they try it', () => {
    expect(
      offer(
        'Bootbank: 12 boathouses share 85 boats. Rowers book a boat. Boathouses try the service for four months first, then pay €40 a month.',
      ),
    ).toMatchObject({ price: '€40 a month', customer: 'boathouse', trial: 'try the service for four months' });
  });

  it('asks the house to pay where it is sold to houses, though the price counts heads', () => {
    expect(
      offer(
        'We want to sell an online service to independent driving schools in Ireland, 2 to 15 instructors each. Learners book lessons. Instructors set their hours. €25 per instructor a month, first month free. Sign up 80 schools in the first year.',
      ),
    ).toMatchObject({
      price: '€25 per instructor a month',
      trial: 'first month free',
      customer: 'driving school',
      isPerson: false,
      rate: null,
      aim: { count: 80 },
    });
  });

  it('hears what is free for few, and how long it may be tried', () => {
    expect(
      offer(
        'For window cleaners. A cleaner plans the round. Free for one cleaner with up to 40 customers, £12 a month per cleaner after that, 30 days on trial. Goal: 300 paying crews in the first year.',
      ),
    ).toMatchObject({
      price: '£12 a month per cleaner',
      free: 'Free for one cleaner with up to 40 customers',
      trial: '30 days on trial',
      customer: 'crew',
    });
  });

  it('takes those it is made for as customers, and no signups', () => {
    expect(
      offer(
        'A resume builder for nurses. Nurses upload a CV. Free for one resume, then $12/month. We want 5,000 signups.',
      ),
    ).toMatchObject({ customer: 'nurse', isPerson: true, price: '$12/month' });
  });

  it('lives on a share where one is kept', () => {
    expect(
      offer(
        'A marketplace for lenses. Sellers list a lens. Buyers order it. We take a 12% commission from the seller.',
      ),
    ).toMatchObject({ price: null, commission: '12% commission from the seller', customer: 'seller' });
  });

  it('knows whom it is sold to, where no price is named', () => {
    expect(
      offer(
        'We want to sell a web service to organ tuning workshops. Tuners log faults. 40 workshops in the first year.',
      ),
    ).toMatchObject({ price: null, rate: null, customer: 'tuning workshop', aim: { count: 40 } });
  });

  it.each([
    'Our bakery throws away bread for 140 euros a day. Staff note what is left.',
    'Riders rent a bike for €4 an hour in our village. Volunteers check it.',
    'A tool for our laundry. Budget €30,000 a year.',
  ])('finds no price for using it in: %s', (idea) => {
    expect(offer(idea)).toBeNull();
  });
});
