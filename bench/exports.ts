// (c) Documents as Word, Markdown and PDF, against the programs that make such files from the same content.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentBlocks } from '@specforge/document';
import type { PrintResponseDto } from '#backend/exports/print.dto.js';
import { orderFile, orderMany } from './support/export-orders.ts';
import { IDEAS } from './support/ideas.ts';
import { startModel } from './support/model.ts';
import { libreOffice, pandoc, timed, weasyPrint } from './support/peers.ts';
import { peakWhile } from './support/peak-memory.ts';
import type { Person } from './support/person.ts';
import { ownMemory } from './support/process-tree.ts';
import { startProduct } from './support/product.ts';
import { addRandomTemplates } from './support/random-templates.ts';
import { type Figure, inNumber, inTime, median, report } from './support/report.ts';
import { typstCompiler, typstSource } from './support/typst.ts';
import { writeDocument } from './support/written-runs.ts';

const SECTIONS = 20;
const PRINTED = 'prd-saas-starter';
const ROUNDS = 15;
/** Of what takes a second and more. */
const SLOW_ROUNDS = 5;
/** What a server that has been up for a while has behind it. */
const WARM_UP = 8;
const QUEUED = 50;
/** A workspace may have 20 under way. */
const PEOPLE = 3;
const AT_ONCE = 4;
const MOST_MEMORY = 450 * 2 ** 20;

const model = await startModel();
const product = await startProduct({ modelUrl: model.url });
const folder = await mkdtemp(join(tmpdir(), 'specforge-bench-exports-'));
const figures: Figure[] = [];
const leftOut: string[] = [];
const against = (what: string, ours: number, peer: string, theirs: number, limit?: Figure['limit']) =>
  figures.push({
    what,
    measured: inTime(ours),
    against: `${peer}: ${inTime(theirs)}`,
    ratio: ours / theirs,
    ...(limit && { limit }),
  });

try {
  const words = await wordFiles();
  const pages = await printedPages();
  await manyAtOnce();
  report({
    title: 'Exports',
    method:
      `DOCX, PPTX and Markdown: ${SECTIONS} sections, ${inNumber(words)} words. PDF: a document of ${pages} pages, tagged, ` +
      'with outline, contents and page numbers. Medians. Ours is the whole way on a server that is warm: request, queue, ' +
      'database, rendering, store, answer. Of the others it is the whole process; `warm` is what one more file takes in a ' +
      'process that has made one. WeasyPrint makes its PDF from our print view, without tags; LibreOffice from our DOCX, ' +
      'with tags and outline; Typst from its own source, without diagrams. Memory is that of the browser with all its ' +
      'processes and what the server grew by, pages that are shared counted once.',
    figures,
    leftOut,
  });
} finally {
  await rm(folder, { recursive: true, force: true });
  await product.stop();
  model.stop();
}

/** Answers the words of the document. */
async function wordFiles(): Promise<number> {
  const [template] = await addRandomTemplates(product.databaseUrl, [{ sections: SECTIONS, seed: 'exports' }]);
  const person = await product.newPerson();
  const { document } = await writeDocument(person, template?.id ?? '', IDEAS[0]);
  const download = (format: string) => person.download(`/documents/${document.id}/export`, { format });
  const markdown = await download('full-markdown');
  await writeFile(join(folder, 'document.md'), markdown);
  const toDocx = pandoc(folder, 'document.md', 'document-pandoc.docx');
  const toPptx = pandoc(folder, 'document.md', 'document-pandoc.pptx');
  if (!toDocx || !toPptx) {
    leftOut.push('DOCX, Markdown and PPTX against pandoc: there is no pandoc on this machine.');
    return markdown.toString().split(/\s+/).length;
  }
  const times = await inTurn(ROUNDS, WARM_UP, {
    docx: () => download('full-docx'),
    markdown: () => download('full-markdown'),
    pptx: () => orderFile(person, document.id, 'pptx'),
    toDocx,
    toPptx,
  });
  against(`DOCX of ${SECTIONS} sections`, times.docx, 'pandoc', times.toDocx, { atMost: 1 / 3 });
  against(`Markdown of ${SECTIONS} sections`, times.markdown, 'pandoc, to DOCX', times.toDocx);
  against(`PPTX of ${SECTIONS} sections, from order to file`, times.pptx, 'pandoc', times.toPptx, { atMost: 1 });
  return markdown.toString().split(/\s+/).length;
}

/** Answers the pages of the PDF. */
async function printedPages(): Promise<number> {
  const person = await product.newPerson();
  const { document } = await writeDocument(person, PRINTED, IDEAS[0]);
  const id = await orderFile(person, document.id, 'pdf');
  const file = await person.bytes(`/exports/${id}/file`);
  const pages = file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  await writeFile(
    join(folder, 'printed.docx'),
    await person.download(`/documents/${document.id}/export`, { format: 'full-docx' }),
  );
  const { pages: print } = await person.get<PrintResponseDto>(`/projects/${document.projectId}/print`);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><style>${print?.styles}</style>${print?.html}</html>`;
  await writeFile(join(folder, 'printed.html'), html);

  const office = await libreOffice(folder, 'printed.docx');
  const weasy = await weasyPrint(folder, 'printed.html');
  const typst = await typstCompiler();
  const nothing = () => Promise.resolve();
  const times = await inTurn(SLOW_ROUNDS, 2, {
    pdf: () => orderFile(person, document.id, 'pdf'),
    office: office?.process ?? nothing,
    weasy: weasy?.process ?? nothing,
  });
  const ours = times.pdf;
  const what = `Tagged PDF of ${pages} pages, from order to file`;
  if (office) {
    against(what, ours, 'LibreOffice', times.office, { atMost: 1 / 2 });
    against(what, ours, 'LibreOffice, warm', median([await office.warm(), await office.warm(), await office.warm()]));
  } else leftOut.push('PDF against LibreOffice: there is none on this machine.');
  if (weasy) {
    against(what, ours, weasy.version, times.weasy, { atMost: 1 / 2 });
    against(
      what,
      ours,
      `${weasy.version}, warm`,
      median([await weasy.warm(), await weasy.warm(), await weasy.warm()]),
      {
        atMost: 1 / 2,
      },
    );
  } else leftOut.push('PDF against WeasyPrint: there is none on this machine.');
  if (typst) {
    const blocks = documentBlocks({ title: document.title, sections: document.outline, data: document.sections });
    const source = typstSource(document.title, blocks);
    const compile = () => {
      typst.evictCache(0);
      return Promise.resolve(typst.pdf({ mainFileContent: source }));
    };
    const { compiled } = await inTurn(SLOW_ROUNDS, 1, { compiled: compile });
    against(what, ours, 'Typst, warm, within its process', compiled);
  } else leftOut.push('PDF against Typst: its compiler could not be fetched.');
  return pages;
}

/** The queue at work, and what it takes of the machine. */
async function manyAtOnce(): Promise<void> {
  const people: { person: Person; documentId: string }[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const person = await product.newPerson();
    const { document } = await writeDocument(person, PRINTED, IDEAS[index % IDEAS.length] ?? IDEAS[0]);
    await orderFile(person, document.id, 'pdf');
    people.push({ person, documentId: document.id });
  }
  const [first] = people;
  if (!first) return;
  const alone = await inTurn(SLOW_ROUNDS, 1, { one: () => orderFile(first.person, first.documentId, 'pdf') });
  const all = await orderMany(people, QUEUED);
  figures.push({
    what: `${QUEUED} queued PDFs, each`,
    measured: inTime(all / QUEUED),
    against: `one alone: ${inTime(alone.one)}`,
    ratio: all / QUEUED / alone.one,
    limit: { atMost: 1 },
  });
  await measureMemory();
}

/** In a server of its own, which makes as many at once as are measured. */
async function measureMemory(): Promise<void> {
  const server = await startProduct({ modelUrl: model.url, settings: { EXPORT_CONCURRENCY: String(AT_ONCE) } });
  try {
    const person = await server.newPerson();
    const { document } = await writeDocument(person, PRINTED, IDEAS[0]);
    const before = await ownMemory(server.pid);
    // The first draws the diagrams.
    await orderFile(person, document.id, 'pdf');
    const people = [{ person, documentId: document.id }];
    await orderMany(people, AT_ONCE);
    const browser = await peakWhile(server.pid, () => orderMany(people, 3 * AT_ONCE), { withRoot: false });
    const after = await ownMemory(server.pid);
    if (before === null || after === null || browser.pss === null) {
      leftOut.push('Memory: this system does not tell what is shared.');
      return;
    }
    const grown = Math.max(0, after - before);
    const figure = (what: string, bytes: number, limit?: Figure['limit']): Figure => ({
      what,
      measured: inNumber(bytes / 2 ** 20, 'MB'),
      against: `at most ${inNumber(MOST_MEMORY / 2 ** 20, 'MB')}`,
      ratio: bytes / MOST_MEMORY,
      ...(limit && { limit }),
    });
    figures.push(
      figure(`Memory for ${AT_ONCE} PDFs at once`, browser.pss + grown, { atMost: 1 }),
      figure('Of it, for each', (browser.pss + grown) / AT_ONCE),
      figure('The same with shared pages counted in each process', browser.rss + grown),
    );
  } finally {
    await server.stop();
  }
}

/** Each of the works in turn, so that what else the machine does meets them alike. Answers the medians. */
async function inTurn<Name extends string>(
  rounds: number,
  warmUp: number,
  works: Record<Name, () => Promise<unknown>>,
): Promise<Record<Name, number>> {
  const entries = Object.entries(works) as [Name, () => Promise<unknown>][];
  const times = new Map<Name, number[]>(entries.map(([name]) => [name, []]));
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [name, work] of entries) {
      const ms = await timed(work);
      if (round >= 0) times.get(name)?.push(ms);
    }
  }
  return Object.fromEntries(entries.map(([name]) => [name, median(times.get(name) ?? [])])) as Record<Name, number>;
}
