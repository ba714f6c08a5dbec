import { readIdea } from '../read.js';

it('is left alone where nobody has booked it before', () => {
  expect(readIdea('Trainers cancel a course.', '2026-11-24').capabilities).toMatchObject([{ object: 'a course' }]);
});
