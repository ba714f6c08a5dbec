import fc from 'fast-check';
import type { Inline, TableBlock } from '@specforge/document';
import { flowText } from './pptx-flow.js';
import { bodyBox } from './pptx-layouts.js';
import { tableParts } from './pptx-tables.js';
import { heightOf, linesOf, shortened, splitParagraph, toParagraphs, widthOf, type Paragraph } from './pptx-text.js';
import { LOOKS } from './pptx-theme.js';

const look = LOOKS.technical;
/** Words of all lengths and scripts, with what breaks renderers. */
const word = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.stringMatching(/^[a-z]{40,90}$/),
  fc.constantFrom('漢字かな交じり文', 'مرحبا', '👩‍👩‍👧‍👦', 'Grüße,', 'FR-001', '', '\u202e', '\ud83d'),
);
const text = fc.array(word, { maxLength: 60 }).map((words) => words.join(' '));
const inline = fc.record({ text, bold: fc.boolean() }) as fc.Arbitrary<Inline>;
const content = fc.array(inline, { minLength: 1, maxLength: 4 });
const ROOM = { width: 300, height: 120 };

const plain = (paragraphs: readonly Paragraph[]): string =>
  paragraphs.map((one) => one.content.map((run) => run.text).join('')).join('');
/** Spaces at which a line ends are not kept. */
const dense = (words: string): string => words.replace(/[\s\u3000]+/g, '');

describe('text of slides', () => {
  it('is measured so that each line fits, and split without losing a word', () => {
    fc.assert(
      fc.property(content, fc.integer({ min: 40, max: 600 }), fc.integer({ min: 1, max: 6 }), (runs, width, lines) => {
        for (const paragraph of toParagraphs(runs, { style: 'body', bullet: 'dot' })) {
          const split = splitParagraph(paragraph, width, lines, look);
          expect(split === null).toBe(linesOf(paragraph, width, look) <= lines);
          if (!split) continue;
          expect(linesOf(split[0], width, look)).toBeLessThanOrEqual(lines);
          expect(dense(plain(split))).toBe(dense(plain([paragraph])));
          expect(linesOf(shortened(paragraph, width, lines, look), width, look)).toBeLessThanOrEqual(lines);
        }
      }),
    );
  });

  it('fills columns that are never too full, in order, with every word', () => {
    const groups = fc.array(fc.array(content, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(groups, (all) => {
        const sets = all.map((paragraphs, index) => ({
          heading:
            index % 2 === 0
              ? null
              : (toParagraphs([{ text: 'FR-001 Heading' }], { style: 'heading', keepNext: true })[0] ?? null),
          paragraphs: paragraphs.flatMap((runs, at) =>
            toParagraphs(runs, { style: 'body' as const, keepNext: at % 2 === 1 }),
          ),
        }));
        const columns = flowText(sets, ROOM, look);
        for (const { paragraphs } of columns) {
          expect(heightOf(paragraphs, ROOM.width, look)).toBeLessThanOrEqual(ROOM.height + 0.01);
        }
        const shown = columns.flatMap(({ paragraphs }) => paragraphs).filter(({ style }) => style === 'body');
        expect(dense(plain(shown))).toBe(dense(plain(sets.flatMap(({ paragraphs }) => paragraphs))));
      }),
    );
  });

  it('stands in tables whose parts fit on their slides, with every word of every cell', () => {
    const box = bodyBox(look);
    const rows = fc
      .integer({ min: 1, max: 6 })
      .chain((columns) =>
        fc.array(fc.array(content, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 12 }),
      );
    fc.assert(
      fc.property(rows, (cells) => {
        const columns = (cells[0] ?? []).map((_, index) => ({ header: `Column ${index}`, align: 'left' as const }));
        const block: TableBlock = { type: 'table', columns, rows: cells };
        const parts = tableParts(block, box, look);
        for (const { table } of parts) {
          expect(table.box.h).toBeLessThanOrEqual(box.h + 0.01);
          expect(table.columns.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(box.w + 0.01);
        }
        const shown = parts.flatMap(({ table }) => table.rows.flatMap((row) => row.cells.map(plain)));
        const letters = (words: string[]): string =>
          Array.from(dense(words.join('')))
            .sort()
            .join('');
        expect(letters(shown)).toBe(letters(cells.flat().map((cell) => plain(toParagraphs(cell, { style: 'cell' })))));
      }),
      { numRuns: 60 },
    );
  });

  it('is as wide as its letters: an accent adds nothing, an ideograph is as wide as high', () => {
    const style = look.text.body;
    const width = (words: string): number => widthOf([{ text: words }], style) / style.size;
    expect(width('é')).toBeCloseTo(width('e'));
    expect(width('漢')).toBeGreaterThanOrEqual(1);
    expect(width('iiii')).toBeLessThan(width('mmmm') / 2);
  });
});
