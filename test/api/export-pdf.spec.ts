import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Block } from '@specforge/document';
import { pagesOfTargets } from '../../backend/src/exports/pdf-pages.js';
import { PdfService } from '../../backend/src/exports/pdf.service.js';
import { startApp, type TestApp } from '../support/app.js';
import type { TestClient } from '../support/client.js';
import { addDocument } from '../support/documents.js';
import { makeFile } from '../support/exports.js';

/** The words of a PDF where poppler is installed; `null` where it is not, and only the file's structure is looked at. */
const HAS_POPPLER = spawnSync('pdftotext', ['-v']).error === undefined;
const folder = mkdtempSync(join(tmpdir(), 'specforge-pdf-'));
let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await startApp();
  client = await app.newUser();
  if (!HAS_POPPLER) console.warn('pdftotext is not installed: the words of PDF files are not looked at.');
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.close();
});

const SECTIONS = ['executive-summary', 'strategic-goals', 'scope-features', 'user-stories'];

function pagesOf(pdf: Buffer): string[] {
  const path = join(folder, 'file.pdf');
  writeFileSync(path, pdf);
  execFileSync('pdftotext', ['-layout', path, join(folder, 'file.txt')]);
  return readFileSync(join(folder, 'file.txt'), 'utf8').split('\f').slice(0, -1);
}

const words = (text: string) => text.replace(/\s+/g, ' ');
const paragraph = (text: string): Block => ({ type: 'paragraph', content: [{ text }] });
const section = (text: string, anchor: string): Block => ({
  type: 'heading',
  level: 2,
  number: '1',
  anchor,
  content: [{ text }],
});
const print = (blocks: Block[], title = 'Corpus') =>
  app.app
    .get(PdfService)
    .render(
      { title, kicker: 'Test document', details: [['Version', '1']], footer: 'Version 1', blocks },
      { pictures: new Map(), signal: AbortSignal.timeout(120_000) },
    );

describe('a PDF file', () => {
  it('is tagged, has an outline, a language, its fonts inside, and page numbers that are right', async () => {
    const { id } = await addDocument(app, client, { sections: SECTIONS, title: 'Kelpline – PRD' });
    const pdf = await makeFile(client, id, { format: 'pdf' });
    const raw = pdf.toString('latin1');
    expect(raw.startsWith('%PDF-1.')).toBe(true);
    expect(raw).toContain('/MarkInfo');
    expect(raw).toContain('/StructTreeRoot');
    expect(raw).toContain('/Type /Outlines');
    expect(raw).toContain('/Lang (en-GB)');
    expect(raw).toMatch(/\/FontName \/[A-Z]{6}\+SourceSerif/);
    expect(raw).not.toMatch(/\/BaseFont \/(?:Times|Helvetica)/);
    const targets = pagesOfTargets(pdf);
    for (const key of SECTIONS) expect(targets.get(key)).toBeGreaterThan(2);

    if (!HAS_POPPLER) return;
    const pages = pagesOf(pdf);
    expect(pages[0]).toContain('Kelpline');
    expect(pages[0]).toContain('Ada Lind');
    expect(pages[0]).not.toContain(' of ');
    const contents = words(pages[1] ?? '');
    for (const [index, page] of pages.entries()) {
      if (index > 0) expect(page).toContain(`${index + 1} of ${pages.length}`);
    }
    const headings = [...contents.matchAll(/ (\d) ([A-Z][\p{L} ]+?) (\d+)(?= \d\.)/gu)];
    expect(headings.length).toBeGreaterThanOrEqual(SECTIONS.length - 1);
    for (const [, number, title, page] of headings) {
      expect(words(pages[Number(page) - 1] ?? '')).toContain(`${number} ${title}`);
    }
  });

  it('takes the paper that was asked for', async () => {
    const { id } = await addDocument(app, client, { sections: SECTIONS });
    const letter = await makeFile(client, id, { format: 'pdf', options: { paper: 'letter', sections: [SECTIONS[0]] } });
    expect(letter.toString('latin1')).toMatch(/\/MediaBox \[0 0 612 792\]/);
  });

  it('repeats the head of a long table and keeps every row', async () => {
    const rows = Array.from({ length: 200 }, (_, row) => [
      [{ text: `R-${row + 1}` }],
      [{ text: `What is to be done ${row + 1}` }],
    ]);
    const columns = [
      { header: 'Id', align: 'left' as const },
      { header: 'Requirement', align: 'left' as const, weight: 4 },
    ];
    const pdf = await print([section('Rows', 'rows'), { type: 'table', columns, rows }]);
    if (!HAS_POPPLER) return;
    const pages = pagesOf(pdf).slice(2);
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages) expect(page).toMatch(/Id\s+Requirement/);
    const text = words(pages.join(' '));
    for (let row = 1; row <= 200; row += 1) expect(text).toContain(`R-${row} What is to be done ${row}`);
  });

  it('shows hostile text as text, fetches nothing, and breaks no line', async () => {
    const hostile = '</style><script>document.title="taken"</script><img src=x onerror=alert(1)>"}; @page{size:1in}';
    const long = 'x'.repeat(400);
    const pdf = await print(
      [section(hostile, 'hostile'), paragraph(`${hostile} http://127.0.0.1:1/x ${long}`)],
      hostile,
    );
    const raw = pdf.toString('latin1');
    expect(raw).toMatch(/\/MediaBox \[0 0 59[45]/);
    expect(pagesOfTargets(pdf).get('hostile')).toBe(3);
    if (!HAS_POPPLER) return;
    const text = pagesOf(pdf).join(' ');
    expect(words(text)).toContain('<script>document.title="taken"</script>');
    expect((text.match(/x{20,}/g) ?? []).join('').length).toBeGreaterThanOrEqual(400);
  });

  it('has letters for other scripts, embedded', async () => {
    const pdf = await print([
      section('שלום עולם', 'hebrew'),
      paragraph('مرحبا بالعالم'),
      paragraph('Привет, Ελληνικά, Łódź'),
    ]);
    const raw = pdf.toString('latin1');
    for (const font of ['NotoSansHebrew', 'NotoSansArabic', 'SourceSerif']) expect(raw).toContain(font);
    if (!HAS_POPPLER) return;
    const text = pagesOf(pdf).join(' ');
    for (const word of ['שלום', 'Привет', 'Ελληνικά', 'Łódź']) expect(text).toContain(word);
  });
});
