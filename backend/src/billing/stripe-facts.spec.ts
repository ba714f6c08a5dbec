import { reversedPence } from './stripe-facts.js';

const charge = { amount: 1000, amount_refunded: 0 };

it.each([
  [{ ...charge, amount_refunded: 250 }, [], 250],
  [charge, [{ amount: 1000, status: 'needs_response' }], 1000],
  [charge, [{ amount: 1000, status: 'lost' }], 1000],
  [charge, [{ amount: 1000, status: 'won' }], 0],
  [charge, [{ amount: 1000, status: 'warning_needs_response' }], 0],
  [{ ...charge, amount_refunded: 600 }, [{ amount: 1000, status: 'lost' }], 1000],
])('%j with %j took back %i', (paid, disputes, expected) => {
  expect(reversedPence(paid, disputes)).toBe(expected);
});
