import type { Capability } from '../read/brief.js';
import { firstDone } from './first-done.js';

const book: Capability = { verb: 'book', object: 'a loom', noun: 'loom', tail: '', automatic: false, by: 'member' };

it.each([
  [
    'First-time members must have done the introduction before they can book a floor loom',
    'the first-time member has done the introduction',
    'the first-time member has not done the introduction',
  ],
  [
    'A member must pass a test before they may book',
    'the member has passed a test',
    'the member has not passed a test',
  ],
  [
    'Members have to be insured for it before they can book',
    'the member is insured for it',
    'the member is not insured for it',
  ],
])('%s', (text, met, unmet) => {
  expect(firstDone(text, [{ ...book, verb: 'see' }, book])).toEqual({ deed: 1, met, unmet });
});

it('holds back no deed of others', () => {
  expect(firstDone('Guests must pay a deposit before they can book', [book])).toBeNull();
});
