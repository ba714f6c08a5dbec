import { execFile } from 'node:child_process';
import { copyFile, readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { existsSync } from 'node:fs';

const run = promisify(execFile);
/** Copies in one start of LibreOffice: what one more costs is what a warm one takes. */
const COPIES = 4;

/** The place of a program; null where the machine has none. */
function find(name: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** Makes a file from another one in a process of its own. */
export type Conversion = () => Promise<unknown>;

export function pandoc(folder: string, from: string, to: string): Conversion | null {
  return find('pandoc') ? () => run('pandoc', [from, `--output=${to}`], { cwd: folder }) : null;
}

/** LibreOffice laying out a Word file as a tagged PDF, its settings made beforehand. */
export async function libreOffice(
  folder: string,
  docx: string,
): Promise<{ process: Conversion; warm: () => Promise<number> } | null> {
  if (!find('soffice')) return null;
  const convert = (...files: string[]) =>
    run(
      'soffice',
      [
        `-env:UserInstallation=file://${join(folder, 'office')}`,
        '--headless',
        '--convert-to',
        'pdf:writer_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"true"},"ExportBookmarks":{"type":"boolean","value":"true"}}',
        '--outdir',
        join(folder, 'shown'),
        ...files,
      ],
      { cwd: folder },
    );
  const copies = Array.from({ length: COPIES }, (_, index) => `copy-${index}.docx`);
  for (const copy of copies) await copyFile(join(folder, docx), join(folder, copy));
  await convert(docx);
  return {
    process: () => convert(docx),
    warm: async () => {
      const one = await timed(() => convert(docx));
      const all = await timed(() => convert(...copies));
      return (all - one) / (COPIES - 1);
    },
  };
}

const WARM_PYTHON = `
import sys, time
from weasyprint import HTML
HTML(sys.argv[1]).write_pdf(sys.argv[2])
started = time.monotonic()
HTML(sys.argv[1]).write_pdf(sys.argv[2])
print((time.monotonic() - started) * 1000)
`;

/** WeasyPrint: a process of its own, and a second time in one that is warm. */
export async function weasyPrint(
  folder: string,
  html: string,
): Promise<{ version: string; process: Conversion; warm: () => Promise<number> } | null> {
  const program = find('weasyprint');
  if (!program) return null;
  const [first = ''] = (await readFile(program, 'utf8')).split('\n');
  const python = first.replace(/^#!/, '').trim();
  const { stdout } = await run(program, ['--version']);
  return {
    version: stdout.trim(),
    process: () => run(program, ['--quiet', html, 'weasyprint.pdf'], { cwd: folder }),
    warm: async () => Number((await run(python, ['-c', WARM_PYTHON, html, 'weasyprint.pdf'], { cwd: folder })).stdout),
  };
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
