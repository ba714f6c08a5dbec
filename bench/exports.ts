// (c) How fast a document becomes a file, against pandoc making Word from the same Markdown.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportFile } from '#backend/exports/document-files.js';
import type { ExportSource } from '#backend/exports/export-source.service.js';
import { readTemplateContent } from '#backend/templates/content-files.js';
import { sampleData } from '../test/support/sample-document.ts';
import { type Figure, inNumber, inTime, median, report } from './support/report.ts';

const SECTIONS = 20;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 15);
/** What a process that has been serving for a while has behind it. */
const WARM_UP = 5;

const source = await sourceOf(SECTIONS);
const markdown = (await exportFile(source, 'full-markdown')).content.toString();
const folder = await mkdtemp(join(tmpdir(), 'specforge-bench-'));
try {
  const input = join(folder, 'document.md');
  await writeFile(input, markdown);
  const pandoc = (await run('pandoc', ['--version'])) === 0;
  for (let round = 0; round < WARM_UP; round += 1) await exportFile(source, 'full-docx');

  const times = { docx: [] as number[], markdown: [] as number[], pandoc: [] as number[] };
  // One of each in turn, so that whatever else the machine does weighs on all of them alike.
  for (let round = 0; round < ROUNDS; round += 1) {
    times.docx.push(await timed(() => exportFile(source, 'full-docx')));
    times.markdown.push(await timed(() => exportFile(source, 'full-markdown')));
    if (pandoc) times.pandoc.push(await timed(() => run('pandoc', [input, '-o', join(folder, 'document.docx')])));
  }
  const words = markdown.split(/\s+/).length;
  report({
    title: 'Exports',
    method:
      `A document of ${SECTIONS} sections and ${inNumber(words, 'words')}, ${ROUNDS} times in turn, medians. Ours is ` +
      'what a request waits for beside reading the rows, in a process that is warm; pandoc is a new process each time, ' +
      'reading our Markdown and writing Word.',
    figures: pandoc ? figures(median(times.docx), median(times.markdown), median(times.pandoc)) : [],
    ...(!pandoc && {
      leftOut: [
        `Exports against pandoc: it is not installed. Word took ${inTime(median(times.docx))}, ` +
          `Markdown ${inTime(median(times.markdown))} (${inNumber(words, 'words')}).`,
      ],
    }),
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}

function figures(docx: number, text: number, pandoc: number): Figure[] {
  const against = `pandoc: ${inTime(pandoc)}`;
  return [
    { what: 'Word, whole document', measured: inTime(docx), against, ratio: docx / pandoc, limit: { atMost: 1 / 3 } },
    { what: 'Markdown, whole document', measured: inTime(text), against, ratio: text / pandoc },
  ];
}

/** The first sections of the library, filled in as they would be after a run. */
async function sourceOf(count: number): Promise<ExportSource> {
  const content = await readTemplateContent();
  const [template] = content.templates;
  if (!template) throw new Error('There is no template.');
  const sections = [...content.sections.values()]
    .filter(({ key }) => key !== 'generic')
    .slice(0, count)
    .map((section) => ({ ...section, dependsOn: [] }));
  return {
    title: `Kelpline – ${template.name}`,
    version: 1,
    updatedAt: new Date(),
    author: 'Ada Lind',
    workspace: 'Harbour Works',
    offlineDraft: true,
    template,
    sections,
    data: sampleData(sections, { rows: 3, sentences: 3 }),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Runs a command to its end. Resolves to its exit code; one that is not installed counts as 1. */
function run(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'ignore' });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
