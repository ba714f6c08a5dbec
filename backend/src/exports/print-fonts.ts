import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const resolve = createRequire(import.meta.url).resolve;

/** The faces of a printed document: one stylesheet each, in which every script has a file of its own. */
const SHEETS = [
  'source-serif-4/400.css',
  'source-serif-4/400-italic.css',
  'source-serif-4/600.css',
  'source-serif-4/600-italic.css',
  'inter/400.css',
  'inter/600.css',
  'jetbrains-mono/400.css',
  'noto-sans-arabic/400.css',
  'noto-sans-arabic/600.css',
  'noto-sans-hebrew/400.css',
  'noto-sans-hebrew/600.css',
];
/** Sets of shapes that text in letters has no need of. */
const LEFT_OUT = /-(?:math|symbols)-/;

interface Face {
  rule: string;
  file: string;
  ranges: readonly (readonly [from: number, to: number])[];
}

let faces: Promise<Face[]> | undefined;
const files = new Map<string, Promise<string>>();

/** The `@font-face` rules that a text needs, with the fonts inside: what prints it can fetch nothing. */
export async function fontsFor(text: string): Promise<string> {
  const characters = new Set<number>();
  for (const character of text) characters.add(character.codePointAt(0) ?? 0);
  const needed = (await (faces ??= readFaces())).filter(({ ranges }) =>
    [...characters].some((code) => ranges.some(([from, to]) => code >= from && code <= to)),
  );
  const rules = await Promise.all(needed.map(async ({ rule, file }) => rule.replace('FILE', await dataAddress(file))));
  return rules.join('\n');
}

/** Only what sets type: the sans serif in which the words of diagrams are measured and drawn. */
export async function diagramFonts(text: string): Promise<string> {
  const rules = await fontsFor(text);
  return rules
    .split('\n')
    .filter((rule) => rule.includes("'Inter'") || rule.includes("'Noto Sans"))
    .join('\n');
}

async function readFaces(): Promise<Face[]> {
  const sheets = await Promise.all(SHEETS.map(readSheet));
  return sheets.flat();
}

async function readSheet(sheet: string): Promise<Face[]> {
  const path = resolve(`@fontsource/${sheet}`);
  const css = await readFile(path, 'utf8');
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, body = '']) => {
    const file = /url\(\.\/(files\/[^)]+\.woff2)\)/.exec(body)?.[1];
    const range = /unicode-range:\s*([^;]+);/.exec(body)?.[1];
    if (file === undefined || range === undefined || LEFT_OUT.test(file)) return [];
    const kept = ['font-family', 'font-style', 'font-weight']
      .map((name) => new RegExp(`${name}:[^;]+;`).exec(body)?.[0] ?? '')
      .join(' ');
    const rule = `@font-face { ${kept} src: url(FILE) format('woff2'); unicode-range: ${range}; }`;
    return [{ rule, file: join(dirname(path), file), ranges: parseRanges(range) }];
  });
}

/** `U+0000-00FF,U+0131` as pairs of numbers. */
function parseRanges(range: string): [number, number][] {
  return range.split(',').map((one) => {
    const [from = '', to = from] = one.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

function dataAddress(file: string): Promise<string> {
  let read = files.get(file);
  if (!read) {
    read = readFile(file).then((bytes) => `data:font/woff2;base64,${bytes.toString('base64')}`);
    files.set(file, read);
  }
  return read;
}
