import { readIdea } from '../read.js';
import { isEntitled, isNote } from './problem.js';

describe('what people are to have', () => {
  it.each([
    'Parents can freeze the card at any time.',
    'Employees get 22 days of holiday per year.',
    'The farmer sees a map of the fields, gets an alert when a field is too dry and can start the irrigation.',
  ])('is no trouble: %s', (text) => {
    expect(isEntitled(text)).toBe(true);
  });

  it.each([
    'Parents can not see what their children buy.',
    'Today employees get an answer after three weeks.',
    'Guests get lost.',
  ])('%s', (text) => {
    expect(isEntitled(text)).toBe(false);
  });

  it.each([
    'Under 8 hours on average by end of year',
    'App in English, Polish and Romanian',
    'Housekeeping (about 140 people)',
  ])('no more than an aim or a note: %s', (text) => {
    expect(isNote(text)).toBe(true);
  });

  it('nor is the message for an error that is asked for', () => {
    const { problem } = readIdea(
      'A REST API for electronic invoices. Validation of each invoice before it is sent, with an error message that names the field. Developers send a test invoice.',
      '2026-11-27',
    );
    expect(problem.sentences).toEqual([]);
  });
});
