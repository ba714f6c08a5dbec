import { filterTemplates } from './filter-templates';

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
