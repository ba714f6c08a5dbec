import type { TemplateSection } from '@specforge/document';
import { chartsOf, measureIn } from './pptx-charts.js';

describe('a measure in words', () => {
  it.each([
    ['23%, as the idea states', 23, '%'],
    ['Under 4 per cent', 4, '%'],
    ['4.5 hours a week (assumed)', 4.5, 'hours'],
    ['£12,500 in the first year', 12500, '£'],
    ['5% by 3 January 2028', 5, '%'],
  ])('%s', (words, value, unit) => {
    expect(measureIn(words)).toEqual({ value, unit });
  });

  it.each(['Not measured yet', 'At most 1 for 100 uses', 'Read by 10 May 2027', '', null, 7])(
    'is not in %s',
    (words) => {
      expect(measureIn(words)).toBeUndefined();
    },
  );
});

describe('what is so today beside what it is to be', () => {
  const column = (name: string, meaning: string) => ({ kind: 'text' as const, name, label: name, meaning });
  const section = {
    key: 'goals',
    fields: [
      {
        kind: 'table',
        name: 'goals',
        columns: [column('goal', 'goal.name'), column('today', 'goal.today'), column('wanted', 'goal.wanted')],
      },
    ],
  } as unknown as TemplateSection;
  const kindFor = (...names: string[]) => {
    const goals = names.map((goal) => ({ goal, today: '9 hours', wanted: '4 hours' }));
    return chartsOf(section, { goals }).map(({ data }) => data.kind);
  };

  it('stands in columns, or in bars where names are too long to stand below one', () => {
    expect(kindFor('Lost hours', 'Late answers')).toEqual(['columns']);
    expect(kindFor('Hours spent looking for keys')).toEqual(['columns']);
    expect(kindFor('Lost hours', 'Hours spent looking for keys')).toEqual(['bars']);
  });
});
