import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXPORT_STYLES, type ExportStyle, type Template } from '@specforge/document';
import { findConverters } from '../../../scripts/converters.mjs';
import { checkPresentation, openPresentation, shapeBoxes, wordsOutside } from '../../../test/support/presentation.js';
import { officeToPdf } from '../../../test/support/readers.js';
import { sampleData, type SampleOptions } from '../../../test/support/sample-document.js';
import { allNamed, textOf } from '../../../test/support/xml.js';
import { readTemplateContent } from '../templates/content-files.js';
import type { ExportSource } from './export-source.service.js';
import type { Deck } from './pptx-deck.js';
import { deckOf, renderPptx } from './pptx-document.js';
import { heightOf } from './pptx-text.js';

/** Between them they hold every kind of field. */
const EXPORTED = ['brd-basic', 'frd-webapp', 'prd-saas-starter'];
const HOSTILE: [string, SampleOptions][] = [
  ['hostile text', { hostile: true }],
  ['long sections', { rows: 40, sentences: 40 }],
  ['hostile and long', { hostile: true, rows: 25, sentences: 25 }],
];

let templates: readonly Template[];
beforeAll(async () => {
  templates = (await readTemplateContent()).templates;
});

function sourceOf(id: string, options?: SampleOptions, changes: Partial<ExportSource> = {}): ExportSource {
  const template = templates.find((one) => one.id === id);
  if (!template) throw new Error(`There is no template ${id}`);
  return {
    title: `Kelpline – ${template.name}`,
    version: 3,
    updatedAt: new Date('2026-11-21T09:00:00Z'),
    author: 'Ada Lind',
    workspace: 'Harbour Works',
    offlineDraft: true,
    template,
    sections: template.sections,
    data: sampleData(template.sections, options),
    ...changes,
  };
}

/** Texts and tables that are higher than their place. */
function overfull({ slides, look }: Deck): string[] {
  return slides.flatMap(({ elements }, index) =>
    elements.flatMap((element): string[] => {
      if (element.kind === 'text') {
        const inset = element.inset ?? 0;
        const height = heightOf(element.paragraphs, element.box.w - 2 * inset, look) + 2 * inset;
        return height > element.box.h + 0.01 ? [`slide ${index + 1}: text of ${height} in ${element.box.h}`] : [];
      }
      if (element.kind !== 'table') return [];
      return [element.head, ...element.rows].flatMap(({ cells, height }) =>
        cells.flatMap((cell, column) => {
          const { width } = element.columns[column] ?? { width: 0 };
          const needed = heightOf(cell, width - 2 * look.padding.x, look) + 2 * look.padding.y;
          return needed > height + 0.01 ? [`slide ${index + 1}: cell of ${needed} in ${height}`] : [];
        }),
      );
    }),
  );
}

describe('presentations', () => {
  it.each(EXPORT_STYLES)('are whole in the style %s', async (style) => {
    for (const id of EXPORTED) {
      const bytes = await renderPptx(sourceOf(id), style);
      expect(checkPresentation(bytes)).toEqual([]);
    }
  });

  it.each(HOSTILE)('hold %s without any text leaving its box', async (_, options) => {
    for (const style of EXPORT_STYLES) {
      const source = sourceOf('prd-saas-starter', options, { title: 'A\u0001 <b>&"title\ud800 مرحبا'.repeat(8) });
      expect(overfull(deckOf(source, style))).toEqual([]);
      expect(checkPresentation(await renderPptx(source, style))).toEqual([]);
    }
  });

  it('keep to the fifteen slides that a board has time for', () => {
    const long = { rows: 30, sentences: 20 };
    for (const id of templates.map((one) => one.id)) {
      const { slides } = deckOf(sourceOf(id, long), 'executive');
      expect([id, slides.length]).toEqual([id, Math.min(slides.length, 15)]);
    }
  });

  it('show every requirement in the technical style, and tell it in full in the notes', async () => {
    const { parts, notes } = openPresentation(
      await renderPptx(sourceOf('prd-saas-starter', { rows: 12 }), 'technical'),
    );
    const shown = [...parts]
      .filter(([path]) => path.startsWith('ppt/slides/slide'))
      .map(([, root]) => textOf(root))
      .join(' ');
    for (let number = 1; number <= 12; number += 1) {
      const id = `FR-${String(number).padStart(3, '0')}`;
      expect(shown).toContain(id);
      expect(notes.some((text) => text.includes(id))).toBe(true);
    }
  });

  it('repeat the head of a table on each slide that it takes, and every row once', async () => {
    const rows = Array.from({ length: 200 }, (_, index) => ({
      step: `Row number ${index + 1}.`,
      actor: 'Planner',
      tool: null,
      time: null,
      problem: null,
    }));
    const source = sourceOf('brd-basic');
    const state = { ...source.data['current-state'], steps: rows };
    const bytes = await renderPptx({ ...source, data: { ...source.data, 'current-state': state } }, 'technical');
    const { slides } = openPresentation(bytes);
    const tables = slides
      .flatMap((slide) => allNamed(slide, 'a:tbl'))
      .filter((table) => textOf(table).includes('Row number'));
    expect(tables.length).toBeGreaterThan(5);
    const heads = tables.map((table) => allNamed(table, 'a:tr').slice(0, 1).map(textOf).join());
    expect(new Set(heads).size).toBe(1);
    const numbers = tables.flatMap((table) =>
      [...textOf(table).matchAll(/Row number (\d+)\./g)].map(([, one]) => Number(one)),
    );
    expect(numbers).toEqual(rows.map((_, index) => index + 1));
  });

  it('say who wrote them, in which language, and read from right to left where the words do', async () => {
    const { parts, slides } = openPresentation(
      await renderPptx(sourceOf('prd-saas-starter', { hostile: true }), 'technical'),
    );
    const core = parts.get('docProps/core.xml');
    const value = (name: string) => (core ? allNamed(core, name).map(textOf).join() : '');
    expect([value('dc:title'), value('dc:creator'), value('dc:language')]).toEqual(['Kelpline', 'Ada Lind', 'en-GB']);
    const languages = slides.flatMap((slide) => allNamed(slide, 'a:rPr').map(({ attributes }) => attributes['lang']));
    expect(new Set(languages)).toEqual(new Set(['en-GB']));
    const turned = slides
      .flatMap((slide) => allNamed(slide, 'a:p'))
      .filter((paragraph) => allNamed(paragraph, 'a:pPr').some(({ attributes }) => attributes['rtl'] === '1'));
    expect(turned.length).toBeGreaterThan(0);
    expect(turned.every((paragraph) => /مرحبا/.test(textOf(paragraph)))).toBe(true);
  });

  it('hold native charts only where the document has numbers for them', async () => {
    const chartsIn = async (source: ExportSource, style: ExportStyle) =>
      shapeBoxes(openPresentation(await renderPptx(source, style))).filter(({ kind }) => kind === 'chart').length;
    const source = sourceOf('brd-basic', { rows: 6 });
    expect(await chartsIn(source, 'technical')).toBeGreaterThan(1);
    const empty = Object.fromEntries(source.sections.map(({ key }) => [key, null]));
    expect(await chartsIn({ ...source, data: empty }, 'technical')).toBe(0);
  });

  it('keep every word in its box where LibreOffice lays them out', async () => {
    const { impress, poppler } = findConverters();
    if (!impress || !poppler) return;
    const folder = mkdtempSync(join(tmpdir(), 'specforge-pptx-'));
    try {
      const whole = sourceOf('prd-saas-starter', { hostile: true, rows: 5 }, { title: 'Kelpline مرحبا '.repeat(8) });
      const source = { ...whole, sections: whole.sections.slice(0, 4) };
      const path = join(folder, 'slides.pptx');
      const bytes = await renderPptx(source, 'technical');
      writeFileSync(path, bytes);
      const [pages = ''] = await officeToPdf([path], 'pptx', folder);
      const layout = execFileSync('pdftotext', ['-bbox', pages, '-'], { maxBuffer: 2 ** 28 }).toString();
      const presentation = openPresentation(bytes);
      expect(layout.split('<page ')).toHaveLength(presentation.slides.length + 1);
      expect(wordsOutside(layout, shapeBoxes(presentation))).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 180_000);
});
