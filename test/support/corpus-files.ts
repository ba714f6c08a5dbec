import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  documentBlocks,
  documentOutline,
  EXPORT_STYLES,
  outlineBlocks,
  type Block,
  type ExportStyle,
} from '@specforge/document';
import { listedItems } from '../../backend/src/exports/csv-document.js';
import { OFFERED_FORMATS } from '../../backend/src/exports/export-jobs.dto.js';
import { readTemplateContent } from '../../backend/src/templates/content-files.js';
import { TemplateSeedingService } from '../../backend/src/templates/template-seeding.service.js';
import type { TestApp } from './app.js';
import type { TestClient } from './client.js';
import { corpus, type CorpusDocument } from './corpus.js';
import { addDocument } from './documents.js';
import { full } from './fault-scale.js';
import { orderExport, waitForExport } from './exports.js';

/** A long document with many diagrams, on a machine that does much else. */
const PATIENCE_MS = 180_000;

export type CorpusFormat = (typeof OFFERED_FORMATS)[number];

/** A document of the corpus in one style, with the files that the product made of it. */
export interface CorpusCase {
  name: string;
  document: CorpusDocument;
  documentId: string;
  style: ExportStyle;
  /** What the style tells. */
  blocks: Block[];
  /** Paths of the files, one for each format that is offered. */
  files: Partial<Record<CorpusFormat, string>>;
}

/**
 * All documents in all styles, or a sample in which every template, every length and every nasty document meets some
 * style, and every style meets each of these kinds.
 */
export async function corpusCases(
  app: TestApp,
  client: TestClient,
  wanted: (document: CorpusDocument, style: ExportStyle) => boolean = () => true,
): Promise<CorpusCase[]> {
  const documents = corpus((await readTemplateContent()).templates);
  const own = documents.filter(({ template }) => template.id.startsWith('corpus-'));
  await app.app.get(TemplateSeedingService).seed(own.map(({ template }) => template));
  const cases: CorpusCase[] = [];
  for (const [index, document] of documents.entries()) {
    const { id } = await addDocument(app, client, {
      templateId: document.template.id,
      title: document.title,
      sections: document.sections.map(({ key }) => key),
      data: document.data,
      offlineDraft: false,
    });
    for (const style of stylesFor(index).filter((one) => wanted(document, one))) {
      const blocks = outlineBlocks(documentOutline(document, style));
      cases.push({ name: `${document.name}, ${style}`, document, documentId: id, style, blocks, files: {} });
    }
  }
  return cases;
}

/** A Latin square over templates and lengths; the nasty three are technical and one of the others. */
function stylesFor(index: number): readonly ExportStyle[] {
  if (full) return EXPORT_STYLES;
  const at = (place: number) => EXPORT_STYLES[place % EXPORT_STYLES.length] ?? 'technical';
  if (index < 9) return [at(index + Math.floor(index / 3))];
  return ['technical', index % 2 === 0 ? 'executive' : 'marketing'];
}

/** Lets the product make these formats of a case, as a member would order it. */
export async function makeFiles(
  client: TestClient,
  one: CorpusCase,
  formats: readonly CorpusFormat[],
  folder: string,
): Promise<void> {
  // A document without a requirement, story or task has no CSV file.
  const lists = listedItems(one.document, one.style).length > 0;
  const orders = await Promise.all(
    formats
      .filter((format) => format !== 'csv' || lists)
      .map(async (format) => {
        const order = await orderExport(client, one.documentId, { format, template: one.style });
        return { format, id: order.id };
      }),
  );
  for (const { format, id } of orders) {
    const done = await waitForExport(client, id, PATIENCE_MS);
    if (done.status !== 'completed')
      throw new Error(`${one.name}: ${format} ended ${done.status}: ${done.errorMessage}`);
    const path = join(folder, `${one.name.replace(/[^a-z]+/g, '-')}.${format}`);
    await writeFile(path, (await client.get(`/exports/${id}/file`)).bytes);
    one.files[format] = path;
  }
}

/** What the downloads at once hold, which know no styles. */
export function downloadBlocks({ title, sections, data }: CorpusDocument): Block[] {
  return documentBlocks({ title, sections, data });
}
