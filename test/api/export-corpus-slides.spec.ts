import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listRecords } from '@specforge/document';
import { findConverters } from '../../scripts/converters.mjs';
import { startApp, type TestApp } from '../support/app.js';
import type { TestClient } from '../support/client.js';
import { corpusCases, type CorpusCase, makeFiles } from '../support/corpus-files.js';
import { lettersMissing, plainLetters } from '../support/expected-content.js';
import { full } from '../support/fault-scale.js';
import { checkPresentation, openPresentation, shapeBoxes } from '../support/presentation.js';
import { officeToPdf } from '../support/readers.js';
import { readSlides, strayWords } from '../support/slides.js';
import { textOf } from '../support/xml.js';

const MAKING_MS = 900_000;
const READING_MS = 600_000;

let app: TestApp;
let client: TestClient;
let folder: string;
let cases: CorpusCase[] = [];
beforeAll(async () => {
  app = await startApp();
  client = await app.newUser();
  folder = await mkdtemp(join(tmpdir(), 'specforge-slides-'));
  cases = await corpusCases(app, client, isTaken);
  for (const one of cases) await makeFiles(client, one, ['pptx'], folder);
}, MAKING_MS);
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await app.close();
});

/** Those of usual length, each in another style, and the nasty ones. */
function isTaken({ name }: CorpusCase['document'], style: CorpusCase['style']): boolean {
  return full || name.endsWith('usual') || (!/short$|long$/.test(name) && style === 'technical');
}

/** LibreOffice takes seconds of a processor for a large deck. */
const isLaidOut = ({ document: { name }, style }: CorpusCase) =>
  full || (name.endsWith('usual') ? style !== 'technical' : name !== 'right to left');

const pathOf = ({ files }: CorpusCase) => files.pptx ?? '';

describe('the corpus as presentations', () => {
  it(
    'is what PowerPoint opens without questions, with every requirement in the technical style',
    async () => {
      const found: Record<string, string[]> = {};
      for (const one of cases) {
        const bytes = await readFile(pathOf(one));
        const { slides } = openPresentation(bytes);
        const text = slides.map(textOf).join(' ');
        const ids = one.document.sections.flatMap((section) =>
          listRecords(section, one.document.data[section.key] ?? null).filter(({ noun }) => noun !== 'Criterion'),
        );
        const problems = [
          ...checkPresentation(bytes),
          ...(one.style === 'technical' ? ids.filter(({ id }) => !text.includes(id)).map(({ id }) => `no ${id}`) : []),
        ];
        if (problems.length > 0) found[one.name] = problems.slice(0, 5);
      }
      expect(found).toEqual({});
    },
    READING_MS,
  );

  it(
    'opens in LibreOffice with every text on its slide, and none outside its box',
    async () => {
      const { impress, poppler } = findConverters();
      if (!impress || !poppler) return;
      const laidOut = cases.filter(isLaidOut);
      const shown = await officeToPdf(laidOut.map(pathOf), 'pptx', join(folder, 'office'));
      const found: Record<string, string[]> = {};
      for (const [index, one] of laidOut.entries()) {
        const presentation = openPresentation(await readFile(pathOf(one)));
        const slides = await readSlides(shown[index] ?? '');
        const boxes = shapeBoxes(presentation);
        const lacking = presentation.slides.flatMap((_, place) => {
          const written = boxes.filter(({ slide }) => slide === place + 1).map(({ text }) => text);
          const read = slides[place]?.map(({ text }) => text) ?? [];
          return lettersMissing(plainLetters(written.join('')), plainLetters(read.join(''))).map(
            (letter) => `slide ${place + 1} lacks ${letter}`,
          );
        });
        const problems = [
          ...(slides.length === presentation.slides.length ? [] : [`${slides.length} pages`]),
          ...lacking,
          ...strayWords(slides, boxes),
        ];
        if (problems.length > 0) found[one.name] = problems.slice(0, 6);
      }
      expect(found).toEqual({});
    },
    READING_MS,
  );
});
