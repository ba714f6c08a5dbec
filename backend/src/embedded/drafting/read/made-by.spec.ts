import { readIdea } from '../read.js';

it.each([
  ['Anglers book a boat and cancel until noon.', 'the booking'],
  ['Members reserve a table or cancel.', 'the reservation'],
  ['Farmers rent a baler for two days and extend it by one.', 'the rental'],
])('%s', (idea, object) => {
  expect(readIdea(idea, '2026-11-24').capabilities.at(-1)?.object).toBe(object);
});

it('is left alone where nobody has booked it before', () => {
  expect(readIdea('Trainers cancel a course.', '2026-11-24').capabilities).toMatchObject([{ object: 'a course' }]);
});

it('is cancelled, and not again', () => {
  expect(
    readIdea('Traders book a pitch for a day and cancel it again.', '2026-11-24').capabilities.at(-1),
  ).toMatchObject({ verb: 'cancel', object: 'the booking', tail: '' });
});
