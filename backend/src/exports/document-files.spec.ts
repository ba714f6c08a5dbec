import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { checkWordFile } from '../../../test/support/ooxml.js';
import { sampleData } from '../../../test/support/sample-document.js';
import { readTemplateContent } from '../templates/content-files.js';
import { blankFile } from './blank-files.js';
import { exportFile, wholeDocx } from './document-files.js';
import type { ExportSource } from './export-source.service.js';
import { fileName, sectionFileName } from './file-names.js';
import type { DownloadFormat } from './section-export.entity.js';

const { templates } = await readTemplateContent();

function source(): ExportSource {
  const template = templates.find(({ id }) => id === 'brd-basic') ?? templates[0];
  if (!template) throw new Error('There is no template');
  const sections = template.sections.slice(0, 3);
  return {
    title: `Kelpline – ${template.name}`,
    version: 2,
    updatedAt: new Date('2026-11-21T09:00:00Z'),
    author: 'Ada Lind',
    workspace: 'Harbour Works',
    offlineDraft: true,
    template,
    sections,
    data: sampleData(sections, { rows: 2 }),
  };
}

async function entries(from: ExportSource, format: DownloadFormat) {
  const { content, name, mime } = await exportFile(from, format);
  const bytes = Buffer.isBuffer(content) ? content : await buffer(content);
  return { name, mime, files: unzipSync(bytes) };
}

describe('exportFile', () => {
  it('writes Markdown with title, version, date, notice and every section', async () => {
    const from = source();
    const { content, name, mime } = await exportFile(from, 'full-markdown');
    const text = content.toString();
    expect(name).toBe(`${from.title}.md`);
    expect(mime).toBe('text/markdown; charset=utf-8');
    expect(text.startsWith(`# ${from.title}\n`)).toBe(true);
    expect(text).toContain('Version 2 · 21 November 2026 · Ada Lind · Harbour Works');
    expect(text).toContain("Drafted offline by SpecForge's embedded engine");
    from.sections.forEach(({ title }, index) => expect(text).toContain(`\n## ${index + 1} ${title}\n`));
  });

  it('leaves the name of a personal workspace out', async () => {
    const { content } = await exportFile({ ...source(), workspace: null }, 'full-markdown');
    expect(content.toString()).toContain('21 November 2026 · Ada Lind*\n');
  });

  it.each([' – ', ': '])('names the product on the title page of a title with “%s”', async (between) => {
    const from = source();
    expect(wholeDocx({ ...from, title: `Kelpline${between}${from.template.name}` }).title).toBe('Kelpline');
    expect(wholeDocx({ ...from, title: from.template.name }).title).toBe(from.template.name);
  });

  it('puts each section into a file of its own, in order', async () => {
    const from = source();
    const { name, mime, files } = await entries(from, 'zip-markdown');
    expect(name).toBe(`${from.title}.zip`);
    expect(mime).toBe('application/zip');
    expect(Object.keys(files)).toEqual(from.sections.map(({ key }, index) => `0${index + 1}-${key}.md`));
    Object.values(files).forEach((file, index) => {
      expect(strFromU8(file).startsWith(`# ${index + 1} ${from.sections[index]?.title}\n`)).toBe(true);
    });
  });

  it('makes a valid Word file of each section', async () => {
    const from = source();
    const { files } = await entries(
      { ...from, data: { ...from.data, [from.sections[1]?.key ?? '']: null } },
      'zip-docx',
    );
    expect(Object.keys(files)).toEqual(from.sections.map(({ key }, index) => `0${index + 1}-${key}.docx`));
    for (const file of Object.values(files)) expect(checkWordFile(file)).toEqual([]);
  });
});

describe('blankFile', () => {
  it('is named for the template and holds its hints', async () => {
    const { template } = source();
    const { name, content } = await blankFile(template, 'md');
    expect(name).toBe(`${template.name}.md`);
    for (const { guidance } of template.sections) {
      expect(content.toString().replace(/[\\>\s]+/g, ' ')).toContain(
        (guidance.tips[0] ?? '').replace(/\s+/g, ' ').slice(0, 30),
      );
    }
  });
});

describe('file names', () => {
  it('keep what file systems take', () => {
    expect(fileName('Kelpline – PRD SaaS Starter', 'docx')).toBe('Kelpline – PRD SaaS Starter.docx');
    expect(fileName('..a/b\\c:d*e?f"g<h>i|j\u0000\u202ek. ', 'md')).toBe('a b c d e f g h i j k.md');
    expect(fileName(' ...', 'zip')).toBe('document.zip');
    expect([...fileName('🦀'.repeat(300), 'md')].length).toBe(123);
  });

  it('number sections so that they sort', () => {
    expect(sectionFileName(0, 'executive-summary', 12, 'md')).toBe('01-executive-summary.md');
    expect(sectionFileName(4, 'risks', 120, 'md')).toBe('005-risks.md');
  });
});
