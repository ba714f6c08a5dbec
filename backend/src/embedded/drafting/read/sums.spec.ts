import { sumsOf } from './sums.js';

const kinds = (...sentences: string[]): string[] =>
  sumsOf(sentences, ['Quotely']).map(({ kind, text }) => `${kind}: ${text}`);

describe('what a sum of an idea is', () => {
  it.each([
    ['Pricing: free up to 3 seats, $8 per seat per month after that.', ['price: $8 per seat per month']],
    ['We charge €79 per practice per month after a 30-day trial.', ['price: €79 per practice per month']],
    ['Subscription $6.99 a month or $49 a year, 14 day free trial.', ['price: $6.99 a month', 'price: $49 a year']],
    ['Free for one resume, then $12/month', ['price: $12/month']],
    [
      'EUR 19 per truck and month, one-off setup fee of EUR 490.',
      ['price: EUR 19 per truck and month', 'price: EUR 490'],
    ],
    ['Money: 4.90 CHF monthly.', ['price: 4.90 CHF monthly']],
    ['We take 14% from the owner and 4% from the renter.', ['commission: 14% from the owner and 4% from the renter']],
    ['Suppliers pay 3% of each order.', ['commission: 3% of each order, paid by suppliers']],
    [
      'A card with a limit set by the treasurer, default £100 a month, hard ceiling £1,000.',
      ['threshold: £100 a month', 'threshold: £1,000'],
    ],
    [
      'Residents pay the annual fee ($45 first vehicle, $90 second) and receive a permit.',
      ['charge: $45', 'charge: $90'],
    ],
    ['Reception currently sells these, roughly €2.10 per stay.', []],
    ['We take a 15% commission.', ['commission: 15% commission']],
    ['Payment is made by card, and Quotely keeps 15%.', ['commission: 15%']],
    ['Parents pay through the app; we keep 15% of each lesson.', ['commission: 15% of each lesson']],
    ['Service fee: 10% on top for the owner.', ['commission: 10% service fee on top for the owner']],
    ['We are two founders with €120,000.', ['funds: €120,000']],
    ['We have €60k from an angel.', ['funds: €60k']],
    ["We've raised a $400k pre-seed round.", ['funds: $400k']],
    ['9k, volunteers.', ['funds: 9k']],
    ['Budget approved by the council: 90,000 €.', ['funds: 90,000 €']],
    ['The secretary sends reminders by post, which costs £640 a year.', ['cost: £640 a year']],
    ['No-shows cost us around 900 euros each month.', ['cost: around 900 euros each month']],
    ['The old software costs 400 CHF a month.', ['cost: 400 CHF a month']],
    ['The reception now spends 12 hours a week on it, about 25,000 CHF a year.', ['cost: about 25,000 CHF a year']],
    ['Freelancers lose about £3,000 a year to late payments.', ['cost: about £3,000 a year']],
    ['Travel is paid at 0.42 euros per km.', ['pay: 0.42 euros per km']],
    ['Mileage is paid at 45p per mile.', ['pay: 45p per mile']],
    ['Drivers get a bonus of EUR 50 for a month without damage.', ['pay: EUR 50']],
    ['Visits above 600 euros need approval.', ['threshold: above 600 euros']],
    ['Refunds over 50 euros have to be approved by the head of service.', ['threshold: over 50 euros']],
    ['Goal: 200 paying teams and $20k MRR by the end of the year.', ['aim: $20k']],
    ['Datadog costs our users over $2,000 a month.', ['rival: over $2,000 a month']],
    ['eBay takes about 13% and offers no inspection.', ['rival: 13%']],
    ['Competitor Resume.io charges $24.95 a month.', ['rival: $24.95 a month']],
    ['Rover takes 20 percent from sitters.', ['rival: 20 percent from sitters']],
    ['External counsel costs these teams $350 an hour.', ['cost: $350 an hour']],
    ['Each empty chair costs a clinic $150 to $300.', ['cost: $150 to $300']],
    ['Members pay the yearly rent of £48 per plot.', ['charge: £48 per plot']],
    ['Delivery is 15 euros, free from 150 euros.', ['charge: 15 euros', 'charge: from 150 euros']],
    ['Average order is around €340.', ['size: around €340']],
  ])('%s', (sentence, expected) => {
    expect(kinds(sentence)).toEqual(expected);
  });

  it('is what the heading over it says', () => {
    expect(kinds('Plans:', 'Starter: $9/month', 'Team: $29/month')).toEqual(['price: $9/month', 'price: $29/month']);
  });

  it('is no price of the product where members of a house pay it', () => {
    expect(kinds('Our choir needs a site.', 'Membership is 90 euros a year.')).toEqual(['charge: 90 euros a year']);
  });

  it.each([
    'It must not cost more than 12,000 euros.',
    'A search takes 11 minutes.',
    'There are 312 parts on the list, from a £15 pin to an £8,500 set of tubes.',
  ])('is left open where nothing tells it: %s', (sentence) => {
    expect(kinds(sentence)).toEqual([]);
  });
});
