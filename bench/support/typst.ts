import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { inlineText, type Block, type Inline } from '@specforge/document';
import { ROOT } from './product.ts';

const PACKAGE = '@myriaddreamin/typst-ts-node-compiler';
const VERSION = '0.7.0';
const FOLDER = join(ROOT, 'node_modules/.cache/specforge/typst');

interface Compiler {
  pdf(options: { mainFileContent: string }): Uint8Array;
  /** Forgets what it has compiled, so that the same source is work again. */
  evictCache(maxAge: number): void;
}

/** Typst's compiler, fetched when it is first measured: 50 MB that nothing else needs. Null where it cannot be had. */
export async function typstCompiler(): Promise<Compiler | null> {
  try {
    if (!existsSync(join(FOLDER, 'node_modules', PACKAGE))) {
      await mkdir(FOLDER, { recursive: true });
      const what = ['--no-save', '--no-audit', '--no-fund', '--prefix', FOLDER, `${PACKAGE}@${VERSION}`];
      await promisify(execFile)('npm', ['install', ...what]);
    }
    const path = createRequire(join(FOLDER, 'package.json')).resolve(PACKAGE);
    const { NodeCompiler } = (await import(pathToFileURL(path).href)) as {
      NodeCompiler: { create(options: object): Compiler };
    };
    return NodeCompiler.create({});
  } catch {
    return null;
  }
}

/** A document as Typst's own source, with title page, contents and page numbers. */
export function typstSource(title: string, blocks: readonly Block[]): string {
  return [
    `#set document(title: ${quoted(title)})`,
    '#set page(paper: "a4", margin: (x: 20mm, y: 24mm), numbering: "1 of 1")',
    '#set text(size: 10.5pt, lang: "en", region: "GB")',
    `#text(size: 34pt)[${plain(title)}]`,
    '#pagebreak()',
    '#outline(depth: 2)',
    '#pagebreak()',
    ...blocks.map(write),
  ].join('\n\n');
}

function write(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `${'='.repeat(Math.max(1, block.level - 1))} ${plain(block.number ?? '')} ${words(block.content)}`;
    case 'paragraph':
    case 'pull':
      return words(block.content);
    case 'list':
      return block.items
        .map((item) => `${block.ordered ? '#enum' : '#list'}([${item.map(write).join('\n\n')}])`)
        .join('\n');
    case 'table': {
      const cells = [
        block.columns.map(({ header }) => `[*${plain(header)}*]`),
        ...block.rows.map((row) => row.map(cell)),
      ];
      const widths = block.columns.map(({ weight = 1 }) => `${weight}fr`).join(', ');
      return `#table(columns: (${widths},), ${cells.flat().join(', ')})`;
    }
    case 'callout':
    case 'quote':
      return `#block(inset: 8pt, fill: luma(240))[${block.blocks.map(write).join('\n\n')}]`;
    case 'code':
      return `#raw(${quoted(block.text)}, block: true)`;
    case 'diagram':
      return `#raw(${quoted(block.source)}, block: true)`;
    case 'rule':
      return '#line(length: 100%)';
    case 'cards':
      return block.cards.map(({ title, blocks }) => [words(title), ...blocks.map(write)].join('\n\n')).join('\n\n');
    case 'figures':
      return block.figures.map(({ value, label }) => plain(`${value} ${label}`)).join('\n\n');
  }
}

const cell = (content: readonly Inline[]) => `[${words(content)}]`;
const words = (content: readonly Inline[]) => plain(inlineText(content));
const quoted = (text: string) => JSON.stringify(text);
/** Text in which nothing is a sign of the language. */
const plain = (text: string) => `#${quoted(text)}`;
