import type { Template } from '@specforge/document';
import { allNamed, textOf, type XmlElement } from '../../../test/support/xml.js';
import { checkWordFile, openWordFile } from '../../../test/support/ooxml.js';
import { sampleData, type SampleOptions } from '../../../test/support/sample-document.js';
import { readTemplateContent } from '../templates/content-files.js';
import { blankFile } from './blank-files.js';
import { exportFile } from './document-files.js';
import type { ExportSource } from './export-source.service.js';

/** Between them they hold every kind of field. */
const EXPORTED = ['brd-basic', 'frd-webapp', 'prd-saas-starter'];

let templates: readonly Template[];
beforeAll(async () => {
  templates = (await readTemplateContent()).templates.filter(({ id }) => EXPORTED.includes(id));
});

function sourceOf(template: Template, options?: SampleOptions, changes: Partial<ExportSource> = {}): ExportSource {
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

async function wordFile(source: ExportSource): Promise<Buffer> {
  const { content } = await exportFile(source, 'full-docx');
  if (!Buffer.isBuffer(content)) throw new Error('A whole document is one buffer');
  return content;
}

function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new Error('There is none');
  return item;
}

describe('Word files', () => {
  it('are valid for every template, filled in and blank', async () => {
    for (const template of templates) {
      expect(checkWordFile(await wordFile(sourceOf(template)))).toEqual([]);
      const blank = await blankFile(template, 'docx');
      expect(checkWordFile(blank.content as Buffer)).toEqual([]);
    }
  }, 60_000);

  it('survive text that breaks renderers', async () => {
    const source = sourceOf(first(templates), { hostile: true }, { title: 'A\u0001 <b>&"title\ud800' });
    const bytes = await wordFile(source);
    expect(checkWordFile(bytes)).toEqual([]);
    const { document } = openWordFile(bytes);
    const text = textOf(document);
    expect(text).toContain('<script>alert(1)</script>');
    expect(text).toContain('👩‍👩‍👧‍👦 emoji');
    for (const control of ['\u0001', '\u202e', '\u2066']) expect(text).not.toContain(control);
    const rightToLeft = allNamed(document, 'w:r').filter((run) => allNamed(run, 'w:rtl').length > 0);
    expect(rightToLeft.map(textOf)).toEqual(expect.arrayContaining(['مرحبا بالعالم', 'שלום עולם']));
  });

  it('list every section in the Contents with its number and page', async () => {
    const template = first(templates);
    const { document } = openWordFile(await wordFile(sourceOf(template)));
    const contents = first(allNamed(document, 'w:sdtContent'));
    const lines = contents.children.map((line) => allNamed(line, 'w:t').map(textOf));
    const sections = lines.filter(([number]) => /^\d+$/.test(number ?? ''));
    expect(sections.map(([, title]) => title)).toEqual(template.sections.map(({ title }) => title));
    const pages = sections.map((words) => Number(words.at(-1)));
    expect(pages[0]).toBeGreaterThan(2);
    expect(pages).toEqual([...pages].sort((a, b) => a - b));
  });

  it('number tables and figures through the document', async () => {
    const { document } = openWordFile(await wordFile(sourceOf(first(templates))));
    const captions = allNamed(document, 'w:p')
      .filter((paragraph) => allNamed(paragraph, 'w:pStyle').some((one) => one.attributes['w:val'] === 'Caption'))
      .map((caption) => allNamed(caption, 'w:t').map(textOf).join(''));
    expect(captions.length).toBeGreaterThan(2);
    expect(captions.map((caption) => /^Table (\d+) – ./.exec(caption)?.[1])).toEqual(
      captions.map((_, index) => String(index + 1)),
    );
    expect(allNamed(document, 'w:tbl')).toHaveLength(captions.length);
  });

  it('repeat header rows and keep rows whole', async () => {
    const { document } = openWordFile(await wordFile(sourceOf(first(templates))));
    for (const table of allNamed(document, 'w:tbl')) {
      const rows = allNamed(table, 'w:tr');
      expect(allNamed(first(rows), 'w:tblHeader')).toHaveLength(1);
      expect(rows.every((row) => allNamed(row, 'w:cantSplit').length === 1)).toBe(true);
    }
  });

  it('say who wrote them, in which language, and that the draft was written offline', async () => {
    const { parts, document } = openWordFile(await wordFile(sourceOf(first(templates))));
    const core = parts.get('docProps/core.xml');
    const value = (name: string) => (core ? textOf(first(allNamed(core, name))) : '');
    expect(value('dc:title')).toBe('Kelpline');
    expect(value('dc:creator')).toBe('Ada Lind');
    const styles = parts.get('word/styles.xml');
    expect(styles && first(allNamed(styles, 'w:lang')).attributes['w:val']).toBe('en-GB');
    expect(textOf(document)).toContain("Drafted offline by SpecForge's embedded engine");
  });

  it('keep the fields of a record together, with their labels in one column', async () => {
    const { document } = openWordFile(await wordFile(sourceOf(first(templates))));
    const styleOf = (paragraph: XmlElement) => allNamed(paragraph, 'w:pStyle')[0]?.attributes['w:val'] ?? '';
    const records: XmlElement[][][] = [];
    let before = '';
    for (const paragraph of allNamed(document, 'w:p')) {
      const style = styleOf(paragraph);
      if (style.startsWith('Heading')) records.push([]);
      if (style === 'Definition' && before !== style) records.at(-1)?.push([]);
      if (style === 'Definition') records.at(-1)?.at(-1)?.push(paragraph);
      before = style;
    }
    expect(records.filter((lists) => lists.length > 1).length).toBeGreaterThan(3);
    for (const lists of records.filter(({ length }) => length > 0)) {
      const indents = lists.flat().map((field) => first(allNamed(field, 'w:ind')).attributes['w:left']);
      expect(new Set(indents).size).toBe(1);
      for (const list of lists) {
        const kept = list.map((field) => allNamed(field, 'w:keepNext').length);
        expect(kept.at(-1)).toBe(0);
        if (list.length > 1) expect([kept[0], kept.at(-2)]).toEqual([1, 1]);
      }
    }
  });

  it('follow references to records, and show those without a target as text', async () => {
    const template = templates.find(({ id }) => id === 'prd-saas-starter') ?? first(templates);
    const whole = openWordFile(await wordFile(sourceOf(template)));
    expect(allNamed(whole.document, 'w:hyperlink').some((link) => /^[A-Z]+-001/.test(textOf(link)))).toBe(true);
    const stories = template.sections.filter(({ key }) => key === 'user-stories');
    const alone = await wordFile({ ...sourceOf(template), sections: stories });
    // Links that lead nowhere would be found here.
    expect(checkWordFile(alone)).toEqual([]);
    expect(textOf(openWordFile(alone).document)).toMatch(/FR-\d{3}/);
  });

  it('name a section that has not been written', async () => {
    const template = first(templates);
    const source = sourceOf(template);
    const missing = first(template.sections);
    const bytes = await wordFile({ ...source, data: { ...source.data, [missing.key]: null } });
    expect(checkWordFile(bytes)).toEqual([]);
    expect(textOf(openWordFile(bytes).document)).toContain('This section has not been written.');
  });
});
