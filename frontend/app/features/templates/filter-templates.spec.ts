import { filterTemplates, nearTemplates, offeredTags } from './filter-templates';

const templates = [
  { name: 'PRD SaaS Starter', description: 'For a web service', category: 'product-tech' as const },
  { name: 'BRD Basic', description: 'For a business case', category: 'business-strategy' as const },
];
const names = (search: string, category: string) =>
  filterTemplates(templates, search, category).map(({ name }) => name);

describe('filterTemplates', () => {
  it('finds a substring of name or description, whatever its case', () => {
    expect(names('saas', 'all')).toEqual(['PRD SaaS Starter']);
    expect(names('BUSINESS CASE', 'all')).toEqual(['BRD Basic']);
  });

  it('keeps everything for an empty search', () => {
    expect(names('  ', 'all')).toHaveLength(2);
  });

  it('matches the category exactly', () => {
    expect(names('', 'product-tech')).toEqual(['PRD SaaS Starter']);
    expect(names('', 'product')).toEqual([]);
  });
});

describe('nearTemplates', () => {
  const tagged = [
    { name: 'SaaS Product Starter PRD', description: 'For a subscription product', tags: ['saas', 'mvp'] },
    { name: 'Business Requirements Document', description: 'For a change', tags: ['business case', 'stakeholders'] },
  ];
  const near = (search: string) => nearTemplates(tagged, search).map(({ name }) => name);

  it.each([
    ['a letter left out', 'subscripton'],
    ['two letters swapped', 'sasa product'],
    ['a tag', 'mvp'],
  ])('finds %s', (_, search) => {
    expect(near(search)).toEqual(['SaaS Product Starter PRD']);
  });

  it('puts what has more of the words first, alone', () => {
    expect(near('bussiness requirments')).toEqual(['Business Requirements Document']);
  });

  it('finds nothing for other words, short ones or none', () => {
    expect(near('zebra')).toEqual([]);
    expect(near('a of')).toEqual([]);
    expect(near('')).toEqual([]);
  });

  it('offers each tag once, those of every template in turn', () => {
    expect(offeredTags([...tagged, { tags: ['saas', 'b2b'] }])).toEqual([
      'saas',
      'business case',
      'mvp',
      'stakeholders',
      'b2b',
    ]);
  });
});
