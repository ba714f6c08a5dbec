import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';
import { everyDeed } from './every-deed.js';

const deedsIn = (sentence: string): string[] =>
  everyDeed(readIdea(`Acme is a web app for clubs. ${sentence}`, today).capabilities).map(
    ({ by, verb, object, tail, automatic }) =>
      [by ?? (automatic ? 'product' : 'user'), verb, object, tail].filter(Boolean).join(' '),
  );

describe('what comes to people', () => {
  it.each([
    [
      'Members get an SMS reminder the day before a tool is due.',
      'an SMS reminder to members the day before a tool is due',
    ],
    [
      'If somebody cancels, the first person on the waiting list gets a push notification.',
      'a push notification to the first person on the waiting list if somebody cancels',
    ],
  ])('is sent by the product: %s', (sentence, sent) => {
    expect(deedsIn(sentence)).toEqual([`product send ${sent}`]);
  });

  it('stays theirs where they get it themselves', () => {
    expect(deedsIn('Technicians take photos and get a signature.')).toContain('technician get a signature');
  });
});
