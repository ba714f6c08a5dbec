import { ContentCheck } from './content-check.js';

/** A question that people ask before they use a template, with its answer in two to four sentences. */
export interface TemplateFaq {
  question: string;
  answer: string;
}

/** What search engines and visitors read of a template, beside the template itself. */
export interface SearchContent {
  /** What people type. */
  targetKeyword: string;
  /** Of the page; at most 60 characters. */
  seoTitle: string;
  /** At most 155 characters. */
  metaDescription: string;
  /** 100 to 180 words; its first sentence would stand in a dictionary. */
  whatItIs: string;
  benefits: string[];
  /** What one does, in order. */
  howToUse: string[];
  faqs: TemplateFaq[];
  relatedTemplateIds: string[];
}

const KEYS = [
  'targetKeyword',
  'seoTitle',
  'metaDescription',
  'whatItIs',
  'benefits',
  'howToUse',
  'faqs',
  'relatedTemplateIds',
] as const;

const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/**
 * The search content of a template. Whether the related templates exist is for whoever has the whole library.
 * Throws `ContentError` with every problem.
 */
export function parseSearchContent(templateId: string, value: unknown): SearchContent {
  const check = new ContentCheck();
  const read = check.object(value, KEYS);
  if (read) {
    check.at('targetKeyword').text(read.targetKeyword, { max: 60 });
    check.at('seoTitle').text(read.seoTitle, { min: 20, max: 60 });
    check.at('metaDescription').text(read.metaDescription, { min: 70, max: 155 });
    check.at('whatItIs').text(read.whatItIs, { max: 1600, lines: true });
    if (typeof read.whatItIs === 'string') {
      const words = wordCount(read.whatItIs);
      if (words < 100 || words > 180) check.at('whatItIs').fail(`must have 100 to 180 words; it has ${words}`);
    }
    const texts = (name: 'benefits' | 'howToUse', count: number): void => {
      const at = check.at(name);
      at.list(read[name], count, count).forEach((text, index) => at.at(index).text(text, { min: 30, max: 280 }));
    };
    texts('benefits', 5);
    texts('howToUse', 3);
    const faqs = check.at('faqs');
    faqs.list(read.faqs, 3, 5).forEach((entry, index) => {
      const here = faqs.at(index);
      const faq = here.object(entry, ['question', 'answer']);
      here.at('question').text(faq?.question, { min: 10, max: 140, pattern: /\?$/, means: 'a question' });
      here.at('answer').text(faq?.answer, { min: 60, max: 700, lines: true });
    });
    const related = check.at('relatedTemplateIds');
    const ids = related.list(read.relatedTemplateIds, 3, 3);
    related.unique(ids, 'template', (index) => related.at(index));
    ids.forEach((id, index) => {
      related.at(index).text(id, { max: 100 });
      if (id === templateId) related.at(index).fail('must be another template');
    });
  }
  check.done(`Search content of '${templateId}'`);
  return JSON.parse(JSON.stringify(value)) as SearchContent;
}
