import { termsOf } from './terms.js';

it.each([
  ['Four clubs will try it for three months first.', 'three months'],
  ['Shops get a 14-day free trial.', '14 days'],
  ['It is free for the first 6 weeks, then 9 euro.', '6 weeks'],
  ['A trial of one month, then EUR 5 a seat.', 'one month'],
  ['Members keep the drill for three days.', '30 days'],
])('%s', (sentence, trial) => {
  expect(termsOf({ sentences: [sentence] }).trial).toBe(trial);
});
