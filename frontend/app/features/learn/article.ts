import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { parse } from 'yaml';
import { frameTables } from '~/lib/frame-tables';
import { readingMinutes } from '~/lib/reading-time';
import { type Topic, TOPICS } from './topics';

/** What stands above the text of a guide in `content/articles`. */
interface FrontMatter {
  title: string;
  /** For search results, shorter than the title may be. */
  seoTitle: string;
  description: string;
  /** ISO day. */
  published: string;
  author: string;
  topic: Topic;
  /** Slugs of other guides. */
  related: string[];
}

export interface Heading {
  id: string;
  text: string;
}

export interface Article extends FrontMatter {
  slug: string;
  words: number;
  /** Minutes. */
  readingTime: number;
  headings: Heading[];
  /** It comes from this repository, never from a user. */
  html: string;
}

const KEYS = ['title', 'seoTitle', 'description', 'published', 'author', 'topic', 'related'];

/** Reads a guide. Errors: an Error that names the guide and what is wrong with it. */
export function parseArticle(slug: string, source: string): Article {
  const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (front === undefined || body === undefined) throw new Error(`${slug}: front matter is missing`);
  const matter = parse(front, { schema: 'failsafe' }) as FrontMatter;
  const missing = KEYS.filter((key) => !(key in matter));
  const unknown = Object.keys(matter).filter((key) => !KEYS.includes(key));
  if (missing.length > 0) throw new Error(`${slug}: front matter lacks ${missing.join(', ')}`);
  if (unknown.length > 0) throw new Error(`${slug}: front matter knows no ${unknown.join(', ')}`);
  if (!TOPICS.includes(matter.topic)) throw new Error(`${slug}: topic must be one of ${TOPICS.join(', ')}`);
  const words = body.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  const headings: Heading[] = [];
  const html = micromark(body, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] }).replace(
    /<h2>(.*?)<\/h2>/g,
    (_, inner: string) => {
      const text = inner.replace(/<[^>]+>/g, '');
      const id = idOf(text, headings);
      headings.push({ id, text: decode(text) });
      return `<h2 id="${id}">${inner}</h2>`;
    },
  );
  return {
    slug,
    ...matter,
    words,
    readingTime: readingMinutes(words),
    headings,
    html: frameTables(html),
  };
}

function idOf(text: string, others: readonly Heading[]): string {
  const id = text
    .toLowerCase()
    .replace(/&\w+;/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return others.some((other) => other.id === id) ? `${id}-${others.length}` : id;
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function decode(text: string): string {
  return text.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);
}
