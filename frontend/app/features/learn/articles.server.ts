import { type Article, parseArticle } from './article';
import { TOPICS } from './topics';

const FILES = import.meta.glob<string>('../../../../content/articles/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const slugOf = (path: string) => path.replace(/^.*\/(.*)\.md$/, '$1');

let read: Article[] | undefined;

/** Every guide, topic by topic; within one the newest first, then by title. Read when first asked for, not at start. */
export function readArticles(): Article[] {
  return (read ??= Object.entries(FILES)
    .map(([path, source]) => parseArticle(slugOf(path), source))
    .sort(
      (one, other) =>
        TOPICS.indexOf(one.topic) - TOPICS.indexOf(other.topic) ||
        other.published.localeCompare(one.published) ||
        one.title.localeCompare(other.title, 'en'),
    ));
}

export type ArticleCard = Pick<Article, 'slug' | 'title' | 'description' | 'topic' | 'readingTime' | 'published'>;

export function cardOf({ slug, title, description, topic, readingTime, published }: Article): ArticleCard {
  return { slug, title, description, topic, readingTime, published };
}
