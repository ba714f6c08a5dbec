import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';
import { everyDeed } from './every-deed.js';

const deedsIn = (sentence: string): string[] =>
  everyDeed(readIdea(`Acme is a web app for clubs. ${sentence}`, today).capabilities).map(
    ({ by, verb, object, tail, automatic }) =>
      [by ?? (automatic ? 'product' : 'user'), verb, object, tail].filter(Boolean).join(' '),
  );

describe('everyday ways to say who does what', () => {
  it.each([
    ['There should be a way to export all data as CSV.', ['user export all data as CSV']],
    ['Claims above the limit must be approved by the team lead.', ['team lead approve claims above the limit']],
    [
      'The platform includes a waiting list, discount codes and a seat map editor.',
      ['user use a waiting list', 'user use discount codes', 'user use a seat map editor'],
    ],
    [
      'Reminders should be grouped into one notification a day.',
      ['product group reminders into one notification a day'],
    ],
    ['A query must be answered by the site within 10 days.', []],
    ['The system must handle 500 concurrent users and respond within 2 seconds.', []],
    ['Payments are handled by Stripe.', []],
    ['Photos should be compressed before upload.', ['product compress photos before upload']],
    [
      'Sellers upload photos and choose whether to ship or hand over in person.',
      ['seller upload photos', 'seller choose whether to ship or hand over in person'],
    ],
    ['The platform should make it easy for farmers to compare prices.', ['farmer compare prices']],
    [
      'Technicians record the meter reading and up to 5 photos.',
      ['technician record the meter reading and up to 5 photos'],
    ],
    [
      'The caretaker fixes the defect; orders over 1,000 EUR need to be approved by the property manager.',
      ['caretaker fix the defect', 'property manager approve orders over 1,000 EUR'],
    ],
    [
      'The project lead signs the diary off at the end of the week, after which it cannot be changed.',
      ['project lead sign off the diary at the end of the week'],
    ],
  ])('%s', (sentence, deeds) => {
    expect(deedsIn(sentence)).toEqual(deeds);
  });
});
