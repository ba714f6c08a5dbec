import { readIdea } from '../read.js';
import { namedPeople } from './named.js';
import { isForSale } from './sale.js';

const sold = (idea: string): boolean => isForSale(readIdea(idea, '2026-11-21'));

describe('what is sold', () => {
  it.each([
    ['A planner for vets, 12 euro a month per practice.', true],
    ['A platform for crane hire. Firms pay £180 a month for up to 10 cranes.', true],
    ['Gardeners find clients nearby; we keep 10% of each job.', true],
    ['An app in which joggers compare routes.', true],
    ['We run a small chain of four saunas and want one till.', false],
    ['Expense reporting tool for mid-size companies. Employees snap a receipt, managers approve it.', true],
    ['Climbing gym chain with 4 halls wants its own app. Day ticket 14 CHF. Members freeze their pass.', false],
    ['Our choir needs a site for rehearsals. Membership is 90 euros a year.', false],
    ['Internal expense tool. Mileage is paid at 45p per mile.', false],
    ['Client is a van rental operator, and they asked us to specify an app. Drivers photograph the van.', false],
    ['Internal tool for the blasting crew of a quarry.', false],
    ['App for our rowing club, free, no ads.', false],
    ['Our brigade has 38 members: they say yes, and a warning comes 60 days before.', false],
    ['Family bakery with 6 shops. Waste costs 140 euros a day. Goal: waste down to 60 euros a day.', false],
    ['Our quarry master, Ole Berg, wants to see who is on the ledge.', false],
    ['I lead the payments engineering team at Brightloft (subscription meal kits). I want a nightly job.', false],
    ['Renters book a boat; cancelling is free until a day before and the rest is 20 euro per hour.', true],
  ])('%s: %s', (idea, expected) => {
    expect(sold(idea)).toBe(expected);
  });
});

describe('people by name', () => {
  it.each([
    [
      'Our production head, Mireille Caron, writes it on a board.',
      [{ role: 'production head', name: 'Mireille Caron' }],
    ],
    ['Dispatcher Grace Wanjiru assigns trips.', [{ role: 'dispatcher', name: 'Grace Wanjiru' }]],
    ['The office lady, Mrs. Okafor, types it.', [{ role: 'office lady', name: 'Mrs. Okafor' }]],
    ['Riders open the app Swift Saddle in Leeds.', []],
    ['Invoices stay in Sage Business Cloud.', []],
  ])('%s', (sentence, expected) => {
    expect(namedPeople([sentence])).toEqual(expected);
  });
});
