import type { SectionData, TemplateSection } from '@specforge/document';
import { sectionDifference } from './difference';

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
