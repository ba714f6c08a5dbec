import { data, Link } from 'react-router';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { ArticleList } from '~/features/learn/article-list';
import { cardOf, readArticles } from '~/features/learn/articles.server';
import { articleData } from '~/features/learn/structured-data';
import { TableOfContents } from '~/features/learn/table-of-contents';
import { britishDate } from '~/lib/dates';
import { pageMeta, publicUrlOf } from '~/lib/page-meta';
import type { Route } from './+types/learn-article';

export function loader({ params }: Route.LoaderArgs) {
  const articles = readArticles();
  const index = articles.findIndex(({ slug }) => slug === params.article);
  const article = articles[index];
  if (!article) throw data(null, { status: 404 });
  const related = article.related.flatMap((slug) => articles.find((other) => other.slug === slug) ?? []);
  const next = articles[index + 1];
  return { article, related: related.map(cardOf), next: next ? cardOf(next) : null };
}

const trailOf = (title: string) => [{ label: 'Learn', to: '/learn' }, { label: title }];

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  if (!loaderData) return [];
  const { article } = loaderData;
  return [
    ...pageMeta(args, {
      title: article.seoTitle,
      description: article.description,
      titleAlone: true,
      path: `/learn/${article.slug}`,
      trail: trailOf(article.title),
      type: 'article',
      jsonLd: articleData(publicUrlOf(args), article),
    }),
    { name: 'author', content: article.author },
    { property: 'article:published_time', content: article.published },
  ];
};

export default function LearnArticle({ loaderData }: Route.ComponentProps) {
  const { article, related, next } = loaderData;
  const { title, author, published, readingTime, headings, html } = article;
  return (
    <div className="mx-auto max-w-6xl px-5 sm:px-8 py-10 sm:py-14">
      <Breadcrumbs trail={trailOf(title)} />
      <header className="max-w-3xl pt-5 pb-10">
        <h1 className="display text-3xl text-balance sm:text-4xl">{title}</h1>
        <p className="pt-3 text-lg text-quiet">{article.description}</p>
        <p className="num pt-4 text-sm text-quiet">
          {author} · <time dateTime={published}>{britishDate(published)}</time> · {readingTime} min read
        </p>
      </header>
      <div className="grid-cols-[minmax(0,1fr)_15rem] gap-14 lg:grid">
        <div className="lg:order-2">
          <TableOfContents headings={headings} />
        </div>
        <article className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
      <aside aria-labelledby="related" className="max-w-3xl pt-16">
        <h2 id="related" className="pb-4 font-serif text-2xl font-semibold">
          Read on
        </h2>
        <ArticleList articles={related} level="h3" />
        {next && (
          <p className="pt-6">
            Next in the series:{' '}
            <Link to={`/learn/${next.slug}`} className="text-patina underline underline-offset-4">
              {next.title}
            </Link>
          </p>
        )}
      </aside>
    </div>
  );
}
