import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Article, parseArticle } from './article';

const FOLDER = fileURLToPath(new URL('../../../../content/articles/', import.meta.url));
const SOURCES = readdirSync(FOLDER).map(
  (file) => [file.replace(/\.md$/, ''), readFileSync(FOLDER + file, 'utf8')] as const,
);
const GUIDES = SOURCES.map(([slug, source]) => parseArticle(slug, source));
const SLUGS = GUIDES.map(({ slug }) => slug);

const FRONT = `---
title: How to read a table
seoTitle: How to read a table
description: A short one.
published: 2026-11-22
author: The SpecForge team
topic: basics
related: []
---
`;

describe('parseArticle', () => {
  it('gives every second heading an address of its own, and counts the words', () => {
    const { headings, html, words } = parseArticle(
      'a',
      `${FRONT}\n## What & why\n\nOne two.\n\n## What & why\n\nThree.\n`,
    );
    expect(headings).toEqual([
      { id: 'what-why', text: 'What & why' },
      { id: 'what-why-1', text: 'What & why' },
    ]);
    expect(html).toContain('<h2 id="what-why-1">What &amp; why</h2>');
    expect(words).toBe(7);
  });

  it('lets wide tables scroll by themselves', () => {
    expect(parseArticle('a', `${FRONT}\n| a | b |\n| - | - |\n| 1 | 2 |\n`).html).toMatch(
      /^\n?<div class="table-frame" role="group" aria-label="Table" tabindex="0"><table>[\s\S]*<\/table><\/div>/,
    );
  });

  it.each([
    ['no front matter', '## Text', 'front matter is missing'],
    ['a missing key', FRONT.replace(/^author.*\n/m, ''), 'lacks author'],
    ['an unknown key', FRONT.replace('author:', 'auther: me\nauthor:'), 'knows no auther'],
    ['an unknown topic', FRONT.replace('basics', 'sports'), 'topic must be one of'],
  ])('names what is wrong: %s', (_, source, message) => {
    expect(() => parseArticle('a', source)).toThrow(message);
  });
});

describe('the guides', () => {
  it('all have a title and a description of their own', () => {
    for (const read of ['title', 'seoTitle', 'description'] as const) {
      expect(new Set(GUIDES.map((guide) => guide[read])).size).toBe(GUIDES.length);
    }
  });

  it.each(GUIDES.map((guide) => [guide.slug, guide] as const))(
    '%s fits search results and is worth reading',
    (_, guide) => {
      expect(guide.title.length).toBeLessThanOrEqual(70);
      expect(guide.seoTitle.length).toBeLessThanOrEqual(60);
      expect(guide.description.length).toBeGreaterThanOrEqual(110);
      expect(guide.description.length).toBeLessThanOrEqual(155);
      expect(guide.published).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(guide.words).toBeGreaterThanOrEqual(1_200);
      expect(guide.words).toBeLessThanOrEqual(2_000);
      expect(guide.headings.length).toBeGreaterThanOrEqual(4);
      expect(guide.html).toContain('<table>');
      expect(guide.html).not.toContain('<h1');
      expect(guide.related).toHaveLength(3);
      expect(guide.related.filter((slug) => slug === guide.slug || !SLUGS.includes(slug))).toEqual([]);
      expect(linksOf(guide).filter((path) => !isThere(path))).toEqual([]);
    },
  );
});

const linksOf = ({ html }: Article) => [...html.matchAll(/href="(\/[^"#?]*)/g)].map(([, path = '']) => path);

const TEMPLATES = readdirSync(new URL('../../../../content/templates/', import.meta.url)).map((file) =>
  file.replace(/\.yaml$/, ''),
);
const PAGES = [
  '/',
  '/templates',
  '/pricing',
  '/learn',
  '/auth',
  '/legal',
  '/legal/privacy',
  '/legal/terms',
  '/legal/cookies',
];

function isThere(path: string): boolean {
  const [, place, name] = /^\/(learn|templates)\/([^/]+)$/.exec(path) ?? [];
  if (place === 'learn') return SLUGS.includes(name ?? '');
  if (place === 'templates') return TEMPLATES.includes(name ?? '');
  return PAGES.includes(path);
}
