import { PRODUCT } from '~/lib/page-meta';
import type { Article } from './article';

/** What search engines read of a guide. */
export function articleData(publicUrl: string, { slug, title, description, published, author, words }: Article) {
  const url = `${publicUrl}/learn/${slug}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    datePublished: published,
    dateModified: published,
    wordCount: words,
    inLanguage: 'en-GB',
    author: { '@type': 'Organization', name: author, url: `${publicUrl}/` },
    publisher: { '@type': 'Organization', name: PRODUCT, url: `${publicUrl}/` },
  };
}
