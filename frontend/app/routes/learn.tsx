import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { ArticleList } from '~/features/learn/article-list';
import { cardOf, readArticles } from '~/features/learn/articles.server';
import { TOPIC_TITLES, TOPICS } from '~/features/learn/topics';
import { pageMeta } from '~/lib/page-meta';
import type { Route } from './+types/learn';

const TRAIL = [{ label: 'Learn' }];
const DESCRIPTION =
  'Guides to writing requirements: PRDs, goals with a baseline, user stories, acceptance criteria, and what engineers need to build from them.';

export function loader() {
  return { articles: readArticles().map(cardOf) };
}

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title: 'Learn to write requirements', description: DESCRIPTION, path: '/learn', trail: TRAIL }),
  { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: 'SpecForge guides', href: '/learn/rss.xml' },
];

export default function Learn({ loaderData }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-3xl px-5 sm:px-8 py-10 sm:py-16">
      <Breadcrumbs trail={TRAIL} />
      <h1 className="display pt-4 text-4xl">Learn to write requirements</h1>
      <p className="pt-3 text-lg text-quiet">
        What we know about documents that people decide and build from, with examples that you can take apart.
      </p>
      {TOPICS.map((topic) => {
        const articles = loaderData.articles.filter((article) => article.topic === topic);
        if (articles.length === 0) return null;
        const { title, text } = TOPIC_TITLES[topic];
        return (
          <section key={topic} aria-labelledby={topic} className="pt-12">
            <h2 id={topic} className="font-serif text-2xl font-semibold">
              {title}
            </h2>
            <p className="pt-1 pb-4 text-quiet">{text}</p>
            <ArticleList articles={articles} level="h3" />
          </section>
        );
      })}
    </div>
  );
}
