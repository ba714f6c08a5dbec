import { readIdea } from '../read.js';
import { today } from '../drafting.testing.js';
import { everyDeed } from './every-deed.js';

const tails = (idea: string): string[] =>
  everyDeed(readIdea(`An app for keys in which a clerk lends a key. ${idea}`, today).capabilities).map(
    ({ tail }) => tail,
  );

describe('a condition that is told first', () => {
  it('belongs to the deed that follows it', () => {
    expect(tails('If a key is overdue, the tradesman gets a text message.')).toContain(
      'to the tradesman if a key is overdue',
    );
    expect(tails('As soon as a key is back, the clerk frees the room.')).toContain('as soon as a key is back');
  });
});
