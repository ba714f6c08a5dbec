import type { SearchContent } from '~/lib/api/types';
import { PRODUCT } from '~/lib/page-meta';
import type { ShownTemplate } from '../shown-template';

/** The template as a work, and its questions, for search engines. */
export function templateData(publicUrl: string, template: ShownTemplate, { metaDescription, faqs }: SearchContent) {
  const work = {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: template.name,
    description: metaDescription,
    url: `${publicUrl}/templates/${template.id}`,
    version: template.version,
    keywords: template.tags.join(', '),
    inLanguage: 'en-GB',
    isAccessibleForFree: true,
    publisher: { '@type': 'Organization', name: PRODUCT, url: `${publicUrl}/` },
  };
  if (faqs.length === 0) return [work];
  const questions = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return [work, questions];
}
