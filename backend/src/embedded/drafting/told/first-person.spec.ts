import { toldIn } from './idea.js';

const deedsOf = (idea: string): string[] =>
  toldIn(idea).capabilities.map(({ by, verb, object, tail }) => `${by ?? '-'}: ${verb} ${object} ${tail}`.trim());

describe('whoever writes an idea', () => {
  it('is told by what they are', () => {
    const deeds = deedsOf(
      'I conduct two amateur choirs. ChoirPocket is a phone app in which a singer opens the score and marks a spot. If fewer than three basses have said yes, I get a warning.',
    );
    expect(deeds).toContainEqual(expect.stringMatching(/send a warning to the conductor/));
  });

  it('speaks of nothing as theirs in what others do', () => {
    const deeds = deedsOf(
      "ChoirPocket is a phone app in which a singer opens the piece we're rehearsing and marks a spot.",
    );
    expect(deeds).toContain('singer: open the piece');
  });
});
