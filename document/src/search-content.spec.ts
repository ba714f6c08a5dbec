import { ContentError } from './content-check.js';
import { parseSearchContent } from './search-content.js';

const good = {
  targetKeyword: 'test plan template',
  seoTitle: 'Test plan template with levels and cases',
  metaDescription:
    'A test plan that says what is tested at which level, by whom, with which data, and when testing may end.',
  whatItIs: Array.from({ length: 120 }, (_, at) => `word${at}`).join(' '),
  benefits: Array.from({ length: 5 }, (_, at) => `Benefit ${at}: fewer surprises in the last week before a release.`),
  howToUse: Array.from({ length: 3 }, (_, at) => `Step ${at}: list what can break and who would notice it first.`),
  faqs: Array.from({ length: 3 }, (_, at) => ({
    question: `What is question number ${at}?`,
    answer: 'It is a question that people really ask, answered in two or four sentences. Without selling.',
  })),
  relatedTemplateIds: ['srs', 'release-plan-doc', 'feature-spec'],
};

function problems(change: Record<string, unknown>): string[] {
  try {
    parseSearchContent('test-plan', { ...good, ...change });
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(({ path, message }) => `${path}: ${message}`);
    throw error;
  }
  return [];
}

describe('search content', () => {
  it('is read as it is written', () => {
    expect(parseSearchContent('test-plan', good)).toEqual(good);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a title of 61 characters', { seoTitle: 'x'.repeat(61) }, 'seoTitle: must have at most 60 characters; it has 61'],
    ['a long description', { metaDescription: 'x'.repeat(156) }, 'metaDescription: must have at most 155 characters'],
    ['too few words', { whatItIs: 'A test plan.' }, 'whatItIs: must have 100 to 180 words; it has 3'],
    ['four benefits', { benefits: good.benefits.slice(1) }, 'benefits: must have 5 items; it has 4'],
    ['two questions', { faqs: good.faqs.slice(1) }, 'faqs: must have 3 to 5 items; it has 2'],
    [
      'itself as related',
      { relatedTemplateIds: ['srs', 'rfc', 'test-plan'] },
      'relatedTemplateIds[2]: must be another template',
    ],
    ['one related twice', { relatedTemplateIds: ['srs', 'rfc', 'srs'] }, "template 'srs' is used twice"],
    ['a key it does not know', { keywords: [] }, 'keywords: is not a known key'],
    [
      'a question without its mark',
      { faqs: [{ ...good.faqs[0], question: 'What is a test plan' }, ...good.faqs.slice(1)] },
      'faqs[0].question: must be a question',
    ],
  ])('refuses %s', (_, change, message) => {
    expect(problems(change)).toEqual([expect.stringContaining(message)]);
  });
});
