import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';

const deedsIn = (sentence: string): string[] =>
  readIdea(`Acme is a web app for clubs. ${sentence}`, today).capabilities.map(
    ({ by, verb, object, tail, automatic }) =>
      [by ?? (automatic ? 'product' : 'user'), verb, object, tail].filter(Boolean).join(' '),
  );

describe('everyday ways to say who does what', () => {
  it.each([
    [
      'Customers log in to a portal to see live temperatures and download reports.',
      ['customer see live temperatures', 'customer download reports'],
    ],
    [
      'Shop owners sign in to a portal where they can follow orders and see stock levels.',
      ['shop owner follow orders', 'shop owner see stock levels'],
    ],
    [
      'There is a dashboard for the practice owner with revenue per vet.',
      ['practice owner see a dashboard with revenue per vet'],
    ],
    ['There should be a way to export all data as CSV.', ['user export all data as CSV']],
    [
      'Patients are randomised by the system as soon as they are eligible.',
      ['product randomise patients as soon as they are eligible'],
    ],
    [
      'Reviewers score applications from 1–5 against four criteria.',
      ['reviewer score applications from 1-5 against four criteria'],
    ],
    [
      'A draft is generated and must be reviewed by the manager within 5 business days.',
      ['product generate a draft', 'manager review the draft within 5 business days'],
    ],
    ['Claims above the limit must be approved by the team lead.', ['team lead approve claims above the limit']],
    ['Parents want to know where the bus is.', ['parent see where the bus is']],
  ])('%s', (sentence, deeds) => {
    expect(deedsIn(sentence)).toEqual(deeds);
  });
});
