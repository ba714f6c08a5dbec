import type { SectionData, TemplateSection } from '@specforge/document';
import { sectionDifference, wordDifference } from './difference';

const SECTION: TemplateSection = {
  key: 'goals',
  title: 'Goals',
  description: 'What should get better.',
  guidance: { placeholder: 'Write', tips: [], drafting: '' },
  dependsOn: [],
  fields: [
    { kind: 'prose', name: 'why', label: 'Why', hint: 'Why', meaning: 'why' },
    { kind: 'bullets', name: 'points', label: 'Points', hint: 'Points', meaning: 'point' },
  ],
};

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
    const runs = wordDifference('ring round every evening', 'call people every evening');
    expect(runs).toEqual([
      { text: 'ring round', kind: 'removed' },
      { text: 'call people', kind: 'added' },
      { text: ' every evening', kind: 'same' },
    ]);
  });

  it('gives back both texts', () => {
    const [was, is] = ['a b  c\nd e f', 'a x  y\nd  f g'];
    const runs = wordDifference(was, is);
    const side = (dropped: string) =>
      runs
        .filter(({ kind }) => kind !== dropped)
        .map(({ text }) => text)
        .join('');
    expect(side('added')).toBe(was);
    expect(side('removed')).toBe(is);
  });
});

describe('sectionDifference', () => {
  const before: SectionData = { why: 'Trips leave **short-handed**.', points: ['One', 'Two'] };

  it('names the fields that read differently, in words and without marks', () => {
    const after = { why: 'Trips leave short-handed.', points: ['One', 'Three'] };
    expect(sectionDifference(SECTION, before, after)).toEqual([
      {
        field: 'points',
        label: 'Points',
        runs: [
          { text: 'One\n', kind: 'same' },
          { text: 'Two', kind: 'removed' },
          { text: 'Three', kind: 'added' },
        ],
      },
    ]);
  });

  it('takes a section that was not there as empty', () => {
    expect(sectionDifference(SECTION, null, before).map(({ field }) => field)).toEqual(['why', 'points']);
  });
});
