import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'node-html-parser';
import { inlineText } from '@specforge/document';
import { findConverters } from '../../scripts/converters.mjs';
import { listedItems } from '../../backend/src/exports/csv-document.js';
import { unguardCell } from '../../backend/src/exports/csv-guard.js';
import { OFFERED_FORMATS } from '../../backend/src/exports/export-jobs.dto.js';
import { startApp, type TestApp } from '../support/app.js';
import type { TestClient } from '../support/client.js';
import { corpusCases, type CorpusCase, downloadBlocks, makeFiles } from '../support/corpus-files.js';
import {
  expectedContent,
  lettersMissing,
  type Likeness,
  missingInOrder,
  plainLetters,
  squeezed,
  timesIn,
} from '../support/expected-content.js';
import { checkWordFile, openWordFile } from '../support/ooxml.js';
import { markdownToHtml, officeToPdf, type PdfReading, readPdf } from '../support/readers.js';
import { allNamed, textOf } from '../support/xml.js';

const CONVERTERS = findConverters();
/** Presentations have a file of tests of their own. */
const FORMATS = OFFERED_FORMATS.filter((format) => format !== 'pptx');
const MAKING_MS = 900_000;
const READING_MS = 300_000;

let app: TestApp;
let client: TestClient;
let folder: string;
let cases: CorpusCase[] = [];
/** Word files as LibreOffice lays them out, by their paths. */
const office = new Map<string, string>();

beforeAll(async () => {
  app = await startApp();
  client = await app.newUser();
  folder = await mkdtemp(join(tmpdir(), 'specforge-corpus-'));
  cases = await corpusCases(app, client);
  for (const one of cases) await makeFiles(client, one, FORMATS, folder);
  if (!CONVERTERS.writer || !CONVERTERS.poppler) return;
  const words = cases.flatMap(({ files }) => files.docx ?? []);
  const shown = await officeToPdf(words, 'docx', join(folder, 'office'));
  words.forEach((path, index) => office.set(path, shown[index] ?? ''));
}, MAKING_MS);
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await app.close();
});

const readings = new Map<string, Promise<PdfReading>>();
const reading = (path = '') => {
  const known = readings.get(path) ?? readPdf(path);
  readings.set(path, known);
  return known;
};

const likenessOf = ({ document }: CorpusCase): Likeness => (document.name === 'hostile text' ? plainLetters : squeezed);
const isRightToLeft = ({ document }: CorpusCase) => document.name === 'right to left';

/** Every problem of every case, by its name; an empty object is what is wanted. */
async function problemsOf(check: (one: CorpusCase) => Promise<unknown[]>): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const one of cases) {
    const problems = await check(one);
    if (problems.length > 0) found[one.name] = problems.slice(0, 5);
  }
  return found;
}

/** The text of a document's pages without what stands at their heads and feet. */
function bodyOf(pages: PdfReading['pages'], like: Likeness): string {
  const kickers = ['Product', 'Business', 'Functional'].map((kind) => squeezed(`${kind} requirements document`));
  const isFurniture = (line: string) => {
    const text = squeezed(line);
    return (
      /^(?:Version1·\d{1,2}[A-Z][a-z]+\d{4})?(?:\d+of\d+)?$/.test(text) ||
      (kickers.some((kicker) => text.endsWith(kicker)) && text.length > 30)
    );
  };
  return like(pages.map((lines) => lines.filter((line) => !isFurniture(line)).join('\n')).join('\n'));
}

/** What is missing in a PDF, and what stands in it twice. */
function problemsOfPdf(one: CorpusCase, file: PdfReading): string[] {
  const like = likenessOf(one);
  const { headings, rows, texts, anywhere, tables, definitions } = expectedContent(one.blocks, like);
  const heads = [...file.elements].filter(([kind]) => /^H\d?$/.test(kind)).reduce((sum, [, count]) => sum + count, 0);
  const problems = [
    ...(file.tagged ? [] : ['it is not tagged']),
    ...(heads < headings.length ? [`${headings.length} headings, but tags of ${heads}`] : []),
    ...((file.elements.get('TR') ?? 0) < rows.length + tables ? ['rows without a tag'] : []),
    ...file.unknown.map((kind) => `a tag of the unknown kind ${kind}`),
  ];
  if (isRightToLeft(one)) {
    const letters = expectedContent(one.blocks, (text) => text).texts.join(' ');
    return [
      ...problems,
      ...lettersMissing(
        letters,
        bodyOf(file.pages, (text) => text),
      ),
    ];
  }
  const body = bodyOf(file.pages, like);
  return [
    ...problems,
    ...missingInOrder(texts, body).map((text) => `missing or out of order: ${text}`),
    ...anywhere.filter((text) => !body.includes(text)).map((text) => `missing: ${text}`),
    ...definitions
      .filter((text) => one.style === 'technical' && timesIn(text, body) !== 1)
      .map((text) => `stands ${timesIn(text, body)} times: ${text}`),
  ];
}

describe('the corpus as Word files', () => {
  it(
    'is what Word opens without questions, with every heading and row',
    async () => {
      const problems = await problemsOf(async (one) => {
        const bytes = await readFile(one.files.docx ?? '');
        const { document } = openWordFile(bytes);
        const rows = allNamed(document, 'w:tr').map((row) => squeezed(textOf(row)));
        const { headings, rows: expected, texts, anywhere } = expectedContent(one.blocks, squeezed);
        const whole = squeezed(textOf(document));
        return [
          ...checkWordFile(bytes),
          ...missingInOrder(expected, rows.join('\n')).map((row) => `missing row: ${row}`),
          // Headings are numbered by Word itself.
          ...missingInOrder(
            texts.filter((text) => !headings.includes(text)),
            whole,
          ).map((text) => `missing: ${text}`),
          ...anywhere.filter((text) => !whole.includes(text)).map((text) => `missing: ${text}`),
        ];
      });
      expect(problems).toEqual({});
    },
    READING_MS,
  );

  it(
    'opens in LibreOffice, which shows every heading, paragraph and row',
    async () => {
      if (!CONVERTERS.writer || !CONVERTERS.poppler) return;
      const problems = await problemsOf(async (one) =>
        problemsOfPdf(one, await reading(office.get(one.files.docx ?? ''))),
      );
      expect(problems).toEqual({});
    },
    READING_MS,
  );
});

describe('the corpus as PDF files', () => {
  it(
    'holds every text in order, the definition of every requirement once, and is tagged',
    async () => {
      if (!CONVERTERS.poppler) return;
      const problems = await problemsOf(async (one) => problemsOfPdf(one, await reading(one.files.pdf)));
      expect(problems).toEqual({});
    },
    READING_MS,
  );

  it(
    'has a language, a title, and an outline of all its headings',
    async () => {
      if (!CONVERTERS.poppler) return;
      const problems = await problemsOf(async (one) => {
        const { language, title, outline: titles } = await reading(one.files.pdf);
        // Of letters that are read from right to left, order is told in two ways.
        const like: Likeness = isRightToLeft(one) ? (text) => [...squeezed(text)].sort().join('') : likenessOf(one);
        const headings = one.blocks.flatMap((block) =>
          block.type === 'heading' ? like(`${block.number ?? ''}${inlineText(block.content)}`) : [],
        );
        // Beside the document's own headings: its title, and the Contents where the style has them.
        const outline = titles
          .slice(1)
          .filter((one) => one !== 'Contents')
          .map(like);
        return [
          ...(language === 'en-GB' ? [] : [`language ${language}`]),
          ...(title === '' ? ['no title'] : []),
          ...(outline.length === headings.length
            ? []
            : [`${headings.length} headings, ${outline.length} in the outline`]),
          ...headings
            .filter((heading, index) => heading !== outline[index])
            .map((heading) => `not in place: ${heading}`),
        ];
      });
      expect(problems).toEqual({});
    },
    READING_MS,
  );
});

describe('the corpus as Markdown', () => {
  it(
    'loses nothing on its way through pandoc',
    async () => {
      if (!CONVERTERS.pandoc) return;
      const problems = await problemsOf(async (one) => {
        if (cases.find(({ documentId }) => documentId === one.documentId) !== one) return [];
        const path = join(folder, `${one.documentId}.md`);
        const { bytes } = await client.post(`/documents/${one.documentId}/export`, { format: 'full-markdown' });
        await writeFile(path, bytes);
        const page = parse(await markdownToHtml(path));
        const { headings, rows, texts } = expectedContent(downloadBlocks(one.document), squeezed, ':');
        const heads = page.querySelectorAll('h1, h2, h3, h4').map(({ text }) => squeezed(text));
        const found = page.querySelectorAll('tbody tr').map(({ text }) => squeezed(text));
        return [
          ...headings.filter((heading, index) => heading !== heads[index]).map((heading) => `heading: ${heading}`),
          ...rows.filter((row, index) => row !== found[index]).map((row) => `row: ${row}`),
          ...missingInOrder(texts, squeezed(page.text)).map((text) => `missing: ${text}`),
        ];
      });
      expect(problems).toEqual({});
    },
    READING_MS,
  );
});

describe('the corpus as CSV files', () => {
  it(
    'parses, and gives every text back when its guards are taken off',
    async () => {
      const problems = await problemsOf(async (one) => {
        if (one.files.csv === undefined) return [];
        const [head = [], ...rows] = parseCsv(await readFile(one.files.csv), { bom: true });
        const items = listedItems(one.document, one.style);
        const column = (name: string) => rows.map((row) => unguardCell(row[head.indexOf(name)] ?? ''));
        const wanted = { Id: 'id', Title: 'title', Description: 'description', Benefit: 'benefit' } as const;
        const shared = Object.entries(wanted).filter(([name]) => head.includes(name));
        return [
          ...(rows.length === items.length && items.length > 0 ? [] : [`${items.length} items, ${rows.length} rows`]),
          ...(shared.length >= 2 ? [] : [`columns ${head.join()}`]),
          ...shared.flatMap(([name, key]) =>
            column(name).flatMap((cell, index) =>
              cell === items[index]?.[key] ? [] : [`${name} of row ${index + 1}: ${cell}`],
            ),
          ),
          ...rows.flat().flatMap((cell) => (/^[=+\-@\t\r]/.test(cell) ? [`a formula: ${cell}`] : [])),
        ];
      });
      expect(problems).toEqual({});
      expect(cases.filter(({ files }) => files.csv !== undefined).length).toBeGreaterThan(cases.length / 2);
    },
    READING_MS,
  );
});

describe('the corpus in archives', () => {
  it(
    'has a whole file for each section',
    async () => {
      const problems = await problemsOf(async (one) => {
        if (cases.find(({ documentId }) => documentId === one.documentId) !== one) return [];
        const { sections } = one.document;
        const unpack = async (format: string) =>
          Object.entries(unzipSync((await client.post(`/documents/${one.documentId}/export`, { format })).bytes));
        const texts = await unpack('zip-markdown');
        const words = await unpack('zip-docx');
        const lacks = (names: string[]) => sections.filter(({ key }) => !names.some((name) => name.includes(key)));
        return [
          ...lacks(texts.map(([name]) => name)).map(({ key }) => `no Markdown of ${key}`),
          ...lacks(words.map(([name]) => name)).map(({ key }) => `no Word file of ${key}`),
          ...(texts.length + words.length === 2 * sections.length ? [] : ['files that are no section']),
          ...texts.filter(([, bytes]) => !strFromU8(bytes).startsWith('# ')).map(([name]) => `${name} has no head`),
          ...words.flatMap(([name, bytes]) => checkWordFile(bytes).map((problem) => `${name}: ${problem}`)),
        ];
      });
      expect(problems).toEqual({});
    },
    READING_MS,
  );
});
