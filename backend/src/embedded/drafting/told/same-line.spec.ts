import { toldIn } from './idea.js';

const deedsOf = (idea: string): string[] =>
  toldIn(idea).capabilities.map(({ by, verb, object, tail }) => `${by ?? '-'}: ${verb} ${object} ${tail}`.trim());

describe('a line of notes that begins with whom it tells of', () => {
  it('goes on with them in its second sentence', () => {
    const deeds = deedsOf(
      'School bus tracking, rough idea.\nattendant: taps the NFC card at boarding. At the end of the route must walk to the back and scan the sticker on the last seat\nmanager - sets prices',
    );
    expect(deeds).toContainEqual(expect.stringMatching(/^attendant: scan the sticker/));
    expect(deeds).toContainEqual(expect.stringMatching(/^manager: set prices/));
  });

  it('tells what they get', () => {
    const deeds = deedsOf('Gym app\n\ntrainer: sees own week\nmember: email when a class is full');
    expect(deeds).toContain('-: send an email to the member when a class is full');
  });
});
