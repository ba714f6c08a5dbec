// (c) A 20-section document as Word, Markdown and PDF, against pandoc making Word from the same Markdown.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { IDEAS } from './support/ideas.ts';
import { startModel } from './support/model.ts';
import { startProduct } from './support/product.ts';
import { addRandomTemplates } from './support/random-templates.ts';
import { type Figure, inNumber, inTime, median, report } from './support/report.ts';
import { writeDocument } from './support/written-runs.ts';

const run = promisify(execFile);
const SECTIONS = 20;
const ROUNDS = 15;
/** What a server that has been up for a while has behind it. */
const WARM_UP = 8;
const PDF_WARM_UP = 2;
const POLL_MS = 20;

const model = await startModel();
const product = await startProduct({ modelUrl: model.url });
const folder = await mkdtemp(join(tmpdir(), 'specforge-bench-exports-'));
try {
  const [template] = await addRandomTemplates(product.databaseUrl, [{ sections: SECTIONS, seed: 'exports' }]);
  const person = await product.newPerson();
  const { document } = await writeDocument(person, template?.id ?? '', IDEAS[0]);
  const download = (format: string) => person.download(`/documents/${document.id}/export`, { format });
  const markdown = await download('full-markdown');
  await writeFile(join(folder, 'document.md'), markdown);
  const pandoc = () => run('pandoc', ['document.md', '--output=document.docx'], { cwd: folder });

  const hasPandoc = await run('pandoc', ['--version']).then(
    () => true,
    () => false,
  );
  // From the order to the finished file: queue, worker, both passes of the browser, store.
  const order = async () => {
    const { id } = await person.post<{ id: string }>(`/documents/${document.id}/exports`, { format: 'pdf' });
    for (;;) {
      const { status, errorMessage } = await person.get<{ status: string; errorMessage: string | null }>(
        `/exports/${id}`,
      );
      if (status === 'completed') return;
      if (status === 'failed') throw new Error(`The PDF was not made: ${errorMessage}`);
      await sleep(POLL_MS);
    }
  };
  const times = { docx: [] as number[], markdown: [] as number[], pdf: [] as number[], pandoc: [] as number[] };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const docx = await timed(() => download('full-docx'));
    const text = await timed(() => download('full-markdown'));
    const pdf = round >= -PDF_WARM_UP ? await timed(order) : NaN;
    if (round < 0) continue;
    times.docx.push(docx);
    times.markdown.push(text);
    times.pdf.push(pdf);
    times.pandoc.push(hasPandoc ? await timed(pandoc) : NaN);
  }

  const words = markdown.toString().split(/\s+/).length;
  const peer = `pandoc, Markdown to DOCX: ${inTime(median(times.pandoc))}`;
  const figure = (what: string, found: number[], limit?: Figure['limit']): Figure => ({
    what,
    measured: inTime(median(found)),
    against: peer,
    ratio: median(found.map((time, index) => time / (times.pandoc[index] ?? NaN))),
    ...(limit && { limit }),
  });
  report({
    title: 'Exports',
    method:
      `A document of ${SECTIONS} sections and ${inNumber(words)} words, ${ROUNDS} times each in turn, medians. Ours is ` +
      'the whole way, on a server that is warm: request, access check, database, rendering, answer. Of pandoc it is the whole process.',
    figures: hasPandoc
      ? [
          figure(`DOCX of ${SECTIONS} sections`, times.docx, { atMost: 1 / 3 }),
          figure(`Markdown of ${SECTIONS} sections`, times.markdown),
          figure(`PDF of ${SECTIONS} sections, from order to file`, times.pdf),
        ]
      : [],
    leftOut: hasPandoc ? [] : ['Exports against pandoc: there is no pandoc on this machine.'],
  });
} finally {
  await rm(folder, { recursive: true, force: true });
  await product.stop();
  model.stop();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
