import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MOST_OUTPUT = { maxBuffer: 256 * 2 ** 20 };

/** A PDF file as a reader that knows nothing of its origin finds it. */
export interface PdfReading {
  title: string;
  tagged: boolean;
  language: string | null;
  /** Titles of the outline, in order. */
  outline: string[];
  /** How many elements of each kind its tags name: `H2`, `TR`. */
  elements: ReadonlyMap<string, number>;
  /** Kinds of elements that PDF 1.7 does not know, so that readers skip them. */
  unknown: string[];
  /** The lines of each page in the order in which they are drawn. */
  pages: string[][];
}

/** Through poppler. */
export async function readPdf(path: string): Promise<PdfReading> {
  const [{ stdout: info }, structure, { stdout: xml }, { stdout: text }, bytes] = await Promise.all([
    run('pdfinfo', [path]),
    run('pdfinfo', ['-struct', path], MOST_OUTPUT),
    // It writes the text of its pages too, so it is given one.
    run('pdftohtml', ['-xml', '-i', '-stdout', '-f', '1', '-l', '1', path], MOST_OUTPUT),
    run('pdftotext', ['-raw', path, '-'], MOST_OUTPUT),
    readFile(path, 'latin1'),
  ]);
  const value = (name: string) => new RegExp(`^${name}: +(.*)$`, 'm').exec(info)?.[1] ?? '';
  const elements = new Map<string, number>();
  for (const [, kind = ''] of structure.stdout.matchAll(/^ *([A-Z]\w*)/gm)) {
    elements.set(kind, (elements.get(kind) ?? 0) + 1);
  }
  return {
    title: value('Title'),
    tagged: value('Tagged') === 'yes',
    language: /\/Lang\s*\(([^)]*)\)/.exec(bytes)?.[1] ?? null,
    outline: [...xml.matchAll(/<item page="\d+">(.*?)<\/item>/gs)].map(([, title = '']) => unescaped(title)),
    elements,
    unknown: [...new Set([...structure.stderr.matchAll(/wrong type \((\w+)\)/g)].map(([, kind = '']) => kind))],
    pages: text
      .split('\f')
      .slice(0, -1)
      .map((page) => page.split('\n')),
  };
}

function unescaped(text: string): string {
  const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(/&(?:#(\d+)|(\w+));/g, (whole: string, code?: string, name = '') =>
    code === undefined ? (names[name] ?? whole) : String.fromCodePoint(Number(code)),
  );
}

const FILTERS = {
  docx: 'pdf:writer_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"true"}}',
  pptx: 'pdf',
};

/** Lets LibreOffice lay out files of one kind, all in one start, as PDF in `folder`, which also takes its settings. */
export async function officeToPdf(
  paths: readonly string[],
  kind: keyof typeof FILTERS,
  folder: string,
): Promise<string[]> {
  const profile = `-env:UserInstallation=file://${join(folder, 'office')}`;
  const to = ['--convert-to', FILTERS[kind], '--outdir', folder];
  await run('soffice', [profile, '--headless', ...to, ...paths], MOST_OUTPUT);
  return paths.map((path) => join(folder, basename(path).replace(/\.\w+$/, '.pdf')));
}

/** Markdown as pandoc reads it, as HTML. */
export async function markdownToHtml(path: string): Promise<string> {
  const { stdout } = await run('pandoc', ['--from=gfm', '--to=html', '--wrap=none', path], MOST_OUTPUT);
  return stdout;
}
