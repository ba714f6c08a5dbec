import { coreTemplates, draftDocument } from '../drafting.testing.js';

const dataOf = (id: string, idea: string) => {
  const template = coreTemplates.find((one) => one.id.startsWith(id));
  if (!template) throw new Error(`${id} is not among the core templates`);
  return draftDocument(template, idea).data;
};
const idea =
  'HutBook books beds in mountain huts. Hikers book a bed. Wardens confirm each booking. HutBook releases unpaid baskets after 12 minutes. The service must work for people without internet access, who book by phone.';

describe('what the product does and nobody is named for', () => {
  it('is wanted by those who use it, without a reason', () => {
    const { stories } = dataOf('prd', idea)['user-stories'] as {
      stories: { title: string; asA: string; soThat?: string; persona: unknown[] }[];
    };
    const story = stories.find(({ title }) => /^Release unpaid/.test(title));
    expect(story?.asA).toBe('hiker');
    expect(story?.soThat ?? '').toBe('');
  });

  it('is asked for by none of those who use it', () => {
    const { requirements } = dataOf('brd', idea)['business-requirements'] as {
      requirements: { statement: string; stakeholder?: unknown[] }[];
    };
    const found = requirements.find(({ statement }) => statement.includes('releases unpaid baskets'));
    expect(found?.stakeholder ?? []).toEqual([]);
  });
});

describe('people who have no internet', () => {
  it('take nothing online out of the summary', () => {
    const online = idea.replace('HutBook books beds in mountain huts.', 'An online service for mountain huts.');
    const { summary } = dataOf('prd', online)['executive-summary'] as { summary: string };
    expect(summary).toMatch(/is an? .*service/);
  });
});

describe('a limit that stands in a condition', () => {
  it('is tried in the words of that condition', () => {
    const { stories } = dataOf(
      'prd',
      'MaskLog is an app for fire stations. Officers enter the test result of each mask. MaskLog informs the headquarters if more than 20% of the masks are locked.',
    )['user-stories'] as unknown as { stories: { criteria: { given: string }[] }[] };
    expect(stories.flatMap(({ criteria }) => criteria.map(({ given }) => given))).toContain(
      '21% of the masks are locked',
    );
  });
});
