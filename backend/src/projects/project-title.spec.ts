import { describe, expect, it } from '@jest/globals';
import { titleFromIdea } from './project-title.js';

describe('titleFromIdea', () => {
  it.each([
    ['A rota for airlines. It saves calls.', 'A rota for airlines'],
    ['  Crew planning\nfor everyone', 'Crew planning'],
    ['Version 2.0 of the app', 'Version 2.0 of the app'],
    ['Do we need this?', 'Do we need this'],
  ])('%j', (idea, title) => {
    expect(titleFromIdea(idea)).toBe(title);
  });

  it('cuts a long sentence at a word', () => {
    const title = titleFromIdea('word '.repeat(60));
    expect(title.length).toBeLessThanOrEqual(80);
    expect(title).toMatch(/word…$/);
  });
});
