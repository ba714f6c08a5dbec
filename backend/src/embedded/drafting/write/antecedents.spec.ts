import { withItsNoun } from './antecedents.js';

it('quotes of whom it speaks with a sentence that only points to them', () => {
  const told = ['Small archives lack climate systems.', 'I visited eleven of them.', 'Each has a card on the door.'];
  expect(withItsNoun('I visited eleven of them.', told)).toBe(
    'Small archives lack climate systems. I visited eleven of them.',
  );
  expect(withItsNoun('Each has a card on the door.', told)).toBe('Each has a card on the door.');
});
