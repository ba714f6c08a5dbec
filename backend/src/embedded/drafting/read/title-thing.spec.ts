import { readIdea } from '../read.js';
import { titleThing } from './title-thing.js';

describe('the thing a working title is made of', () => {
  const text = [
    'Clerks see a percentage of kit in order. They check each hose before a drill, and hoses that leak are replaced.',
    'The chief of the brigade has asked for it because two of them burst in the summer, one at a farm and one at a mill,',
    'and nobody could say when either had been looked at for the last time or who had looked at it.',
  ].join(' ');

  it('is a noun that the idea says again', () => {
    expect(titleThing('hose', [], text, false)).toBe('hose');
  });

  it('is no noun that anything has, nor one said in passing', () => {
    expect(titleThing('percentage', ['drill', 'hose'], text, false)).toBe('hose');
    expect(titleThing('drill', [], text, false)).toBe('');
  });

  it('may be said once where the idea says of what kind the product is', () => {
    expect(titleThing('drill', [], text, true)).toBe('drill');
  });

  it('gives way to those who work with it where there is none', () => {
    const name = readIdea(
      'Lecturers mark about 9,000 essays a term by hand. Lecturers should see a percentage at the end.',
      '2026-11-27',
    ).name;
    expect(name).not.toMatch(/Percentage|Hub/);
  });
});
