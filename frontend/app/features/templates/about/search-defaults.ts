import type { SearchContent } from '~/lib/api/types';
import type { ShownTemplate } from '../shown-template';

type Described = Pick<ShownTemplate, 'id' | 'name' | 'description' | 'search'> & { sections: { title: string }[] };

const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 155;

/**
 * What search engines and visitors read of a template. One that nobody has written about gets plain words drawn from
 * the template itself, and the log says so.
 */
export function searchContentOf(template: Described): SearchContent {
  if (template.search) return template.search;
  console.warn(`Template ${template.id} has no search content: defaults stand in.`);
  const { name, description, sections } = template;
  const [first, second, third] = sections.map(({ title }) => title);
  return {
    targetKeyword: `${name} template`.toLowerCase(),
    seoTitle: cut(`${name} template`, LONGEST_TITLE),
    metaDescription: cut(description, LONGEST_DESCRIPTION),
    whatItIs: description,
    benefits: [
      `Its ${sections.length} sections are there before you begin, each with what to write in it.`,
      `Sections that build on others come with them, so that nothing stands without its ground.`,
      'Hints and tips say what a reviewer will ask, so that you can answer before the review.',
    ],
    howToUse: [
      'Choose the sections that your document needs.',
      'Download the template blank, or describe your product and have every section drafted.',
      `Read the draft from “${first ?? name}” on, settle what is marked as assumed, and export it.`,
    ],
    faqs: [
      {
        question: 'Which sections does it have?',
        answer: `It has ${sections.length}, among them ${[first, second, third].filter(Boolean).join(', ')}. Each can be left out, as long as no chosen section needs it.`,
      },
    ],
    relatedTemplateIds: [],
  };
}

/** Whole words of a text, as many as fit. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest - 1).replace(/\W+\w*$/, '')}…`;
}
