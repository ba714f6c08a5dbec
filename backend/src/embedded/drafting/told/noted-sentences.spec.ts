import { inNotedSentences, withAnswers } from './noted-sentences.js';
import { noted } from './told.testing.js';

describe('sentences of notes', () => {
  it('are what each of them is', () => {
    expect(
      inNotedSentences(
        noted('{need till is lightspeed, dont want to change it. no rentals. has to run on the tablet, big buttons.}'),
      ).map(({ role, text }) => `${role}: ${text}`),
    ).toEqual([
      'need: till is lightspeed, dont want to change it.',
      'out: no rentals.',
      'need: has to run on the tablet, big buttons.',
    ]);
  });

  it('tell who somebody is, behind the word for it', () => {
    const [staff] = inNotedSentences(noted('{rule staff: director, assistant. only directors see the contract.}'));
    expect(staff?.role).toBe('who');
  });

  it('stay with the question that is asked of them', () => {
    expect(
      inNotedSentences(noted('{rule remake is free, but only once. who decides? the owner.}')).map(({ text }) => text),
    ).toEqual(['remake is free, but only once. who decides? the owner.']);
  });

  it('end at no word that is cut short', () => {
    expect(inNotedSentences(noted('{need photo incl. scratches and approx. mileage.}'))).toHaveLength(1);
  });
});

describe('an answer', () => {
  it('is told with its question', () => {
    expect(
      withAnswers(noted('{rule remakes are free once. who decides?} {rule Marek personally}')).map(({ text }) => text),
    ).toEqual(['remakes are free once. who decides? Marek personally']);
  });
});
