import { Link } from 'react-router';
import type { ArticleCard } from './articles.server';

/** Guides to choose from: what each teaches and how long it takes. */
export function ArticleList({ articles, level: Heading }: { articles: ArticleCard[]; level: 'h2' | 'h3' }) {
  return (
    <ul>
      {articles.map(({ slug, title, description, readingTime }) => (
        <li key={slug} className="relative border-t py-5 last:border-b">
          <Heading className="font-serif text-lg font-semibold">
            <Link to={`/learn/${slug}`} className="hover:text-ember after:absolute after:inset-0">
              {title}
            </Link>
          </Heading>
          <p className="max-w-[68ch] pt-1 text-quiet">{description}</p>
          <p className="num pt-1.5 text-sm text-quiet">{readingTime} min read</p>
        </li>
      ))}
    </ul>
  );
}
