import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lineDifference, type Run, wordDifference } from './text-difference.js';

const side = (runs: Run[], dropped: Run['kind']) =>
  runs
    .filter(({ kind }) => kind !== dropped)
    .map(({ text }) => text)
    .join('');

describe('wordDifference', () => {
  it('marks whole words', () => {
    expect(wordDifference('The boat leaves at six', 'The boat returns at six')).toEqual([
      { text: 'The boat ', kind: 'same' },
      { text: 'leaves', kind: 'removed' },
      { text: 'returns', kind: 'added' },
      { text: ' at six', kind: 'same' },
    ]);
  });

  it('joins changes that only a space keeps apart', () => {
    expect(wordDifference('ring round every evening', 'call people every evening')).toEqual([
      { text: 'ring round', kind: 'removed' },
      { text: 'call people', kind: 'added' },
      { text: ' every evening', kind: 'same' },
    ]);
  });

  it('does not weave two texts together that share hardly a word', () => {
    const [was, is] = ['Planners ring round in the evening.', 'Nobody answers a call on the boat, so offers lapse.'];
    expect(wordDifference(was, is)).toEqual([
      { text: was, kind: 'removed' },
      { text: is, kind: 'added' },
    ]);
  });

  it('gives back both texts, whatever they are', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'crew', ' ', '  ', '\n', '.', 'é', '船'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (was, is) => {
        const runs = wordDifference(was, is);
        expect([side(runs, 'added'), side(runs, 'removed')]).toEqual([was, is]);
      }),
    );
  });
});

describe('lineDifference', () => {
  it('compares a line with what stands in its place', () => {
    expect(lineDifference(['One boat', 'Two crews'], ['One boat', 'Two tired crews', 'Three'])).toEqual([
      { text: 'One boat\nTwo ', kind: 'same' },
      { text: 'tired ', kind: 'added' },
      { text: 'crews\n', kind: 'same' },
      { text: 'Three', kind: 'added' },
    ]);
  });

  it('gives back both lists, whatever they are', () => {
    const list = fc.array(fc.constantFrom('One boat', 'One', 'Two crews', 'Two tired crews', 'Three'));
    fc.assert(
      fc.property(list, list, (was, is) => {
        const runs = lineDifference(was, is);
        expect([side(runs, 'added'), side(runs, 'removed')].map((text) => text.replace(/\n$/, ''))).toEqual([
          was.join('\n'),
          is.join('\n'),
        ]);
      }),
    );
  });
});
