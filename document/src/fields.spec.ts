import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Node } from 'mdast';
import { section } from '../test/arbitraries.js';
import { KNOWN_IDS, written } from '../test/arbitrary-values.js';
import { blankBlocks } from './blank-blocks.js';
import type { Block } from './blocks.js';
import { documentBlocks, sectionBlocks } from './document-blocks.js';
import { answerSchema, emptyRow, emptySection } from './fields.js';
import { blocksToHtml } from './html.js';
import { blockText } from './inline.js';
import { checkStrictSubset } from './json-schema.js';
import { blocksToMarkdown } from './markdown.js';
import { parseSectionDefinition } from './parse.js';
import { acceptAnswer, adoptEdits } from './records.js';
import { listRecords } from './record-list.js';
import type { SectionData } from './types.js';
import { validateAnswer, validateEdits, validateSection } from './validate.js';

function words(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** What a reader of the file sees: line breaks and cells end words, marks do not. */
function markdownWords(markdown: string): string {
  const parts: string[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'break' || node.type === 'html') parts.push(' ');
    else if ('value' in node) parts.push(String(node.value));
    if ('children' in node) (node.children as Node[]).forEach(visit);
    if (!['text', 'inlineCode', 'strong', 'emphasis', 'link'].includes(node.type)) parts.push(' ');
  };
  visit(fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }));
  return words(parts.join(''));
}

const CHARACTERS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

function htmlWords(html: string): string {
  const text = html
    .replace(/<\/?(strong|em|code|a|span)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS[entity] ?? entity);
  return words(text);
}

function lines(blocks: Block[]): string[] {
  return blockText(blocks)
    .split(/\n| \| /)
    .map(words)
    .filter(Boolean);
}

/** Every text that somebody typed. */
function typed(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n').map(words).filter(Boolean);
  if (Array.isArray(value)) return value.flatMap(typed);
  if (value && typeof value === 'object') {
    return Object.entries(value).flatMap(([key, part]) => (key === 'uid' ? [] : typed(part)));
  }
  return [];
}

function withoutUids(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, part: unknown) => (key === 'uid' ? undefined : part)));
}

function withoutIdentity(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, part: unknown) => (key === 'uid' || key === 'id' ? undefined : part)));
}

function counter(): () => string {
  let next = 0;
  return () => `new-${(next += 1)}`;
}

describe('every section', () => {
  it('is a definition that the parser takes', () => {
    fc.assert(
      fc.property(section, (one) => {
        const guidance = { placeholder: 'p'.repeat(20), tips: Array(3).fill('t'.repeat(10)), drafting: 'd'.repeat(20) };
        const file = JSON.parse(JSON.stringify({ ...one, guidance })) as unknown;
        expect(parseSectionDefinition(file)).toEqual(file);
      }),
    );
  });

  it('has an answer schema inside the strict subset', () => {
    fc.assert(fc.property(section, (one) => expect(checkStrictSubset(answerSchema(one))).toEqual([])));
  });

  it('has a blank download and an empty form', () => {
    fc.assert(
      fc.property(section, (one) => {
        const blank = blankBlocks({ name: 'T', description: 'D.', sections: [{ ...one, dependsOn: [] }] });
        const text = blockText(blank);
        for (const { hint } of one.fields) expect(words(text)).toContain(words(hint));
        expect(markdownWords(blocksToMarkdown(blank))).toContain(words(one.title));
        expect(htmlWords(blocksToHtml(blank))).toContain(words(one.title));
        expect(Object.keys(emptySection(one))).toEqual(one.fields.map(({ name }) => name));
        for (const field of one.fields) {
          if (field.kind === 'records' || field.kind === 'table' || field.kind === 'stories')
            expect(emptyRow(field)).toBeTruthy();
        }
      }),
    );
  });
});

describe('every valid value', () => {
  it('validates in all three ways', () => {
    fc.assert(
      fc.property(written, ({ section: one, data }) => {
        expect(validateSection(one, data, KNOWN_IDS)).toEqual([]);
        expect(validateEdits(one, withoutIdentity(data), KNOWN_IDS)).toEqual([]);
        expect(validateAnswer(one, withoutUids(data), KNOWN_IDS)).toEqual([]);
      }),
    );
  });

  it('renders in every format with all its texts', () => {
    fc.assert(
      fc.property(written, ({ section: one, data }) => {
        const blocks = documentBlocks({ title: 'Title', sections: [one], data: { [one.key]: data } });
        const markdown = markdownWords(blocksToMarkdown(blocks));
        const html = htmlWords(blocksToHtml(blocks));
        for (const text of lines(blocks)) {
          expect(markdown).toContain(text);
          expect(html).toContain(text);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('shows what was typed into one-line fields', () => {
    fc.assert(
      fc.property(written, ({ section: one, data }) => {
        const text = words(blockText(sectionBlocks(one, data)));
        for (const field of one.fields) {
          if (['text', 'bullets', 'diagram'].includes(field.kind)) {
            for (const part of typed(data[field.name])) expect(text).toContain(part);
          }
        }
        for (const record of listRecords(one, data)) expect(text).toContain(record.id);
      }),
    );
  });

  it('keeps its records when it is saved again', () => {
    fc.assert(
      fc.property(written, ({ section: one, data }) => {
        const context = { newUid: counter(), takenIds: [] };
        const saved = adoptEdits(one, data, data, context);
        expect(listRecords(one, saved).map(({ uid, id }) => [uid, id])).toEqual(
          listRecords(one, data).map(({ uid, id }) => [uid, id]),
        );
        expect(validateSection(one, saved, KNOWN_IDS)).toEqual([]);
        expect(adoptEdits(one, saved, saved, context)).toEqual(saved);
      }),
    );
  });

  it('gets identities that nobody has when it is new', () => {
    fc.assert(
      fc.property(written, ({ section: one, data }) => {
        const taken = ['FR-001', 'FR-007', 'US-001', 'AC-002'];
        const drafted: SectionData = acceptAnswer(one, withoutUids(data), { newUid: counter(), takenIds: taken });
        const typedIn: SectionData = adoptEdits(one, null, withoutIdentity(data), {
          newUid: counter(),
          takenIds: taken,
        });
        for (const result of [drafted, typedIn]) {
          expect(validateSection(one, result, KNOWN_IDS)).toEqual([]);
          for (const { id } of listRecords(one, result)) expect(taken).not.toContain(id);
        }
      }),
    );
  });
});
