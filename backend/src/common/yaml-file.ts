import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** Beside the modules, from `backend/src` and from `backend/dist`: what was installed anew starts anew. */
const KEPT = fileURLToPath(new URL('../../../node_modules/.cache/specforge/parsed/', import.meta.url));

/** To be raised when the same text is parsed into something else. */
const PARSER = 1;

/**
 * The plain data of a YAML file. To parse all of `content/` takes two seconds of a processor, and each process needs it:
 * what came of a file is kept, and holds as long as its text is the same. Where nothing can be kept, each process parses
 * by itself. Errors: YAMLParseError with line and column, which nobody keeps; those of reading the file.
 */
export function readYamlFile(file: string, folder = KEPT): unknown {
  const text = readFileSync(file, 'utf8');
  const hash = createHash('sha256').update(`${PARSER}\0`).update(text).digest('hex');
  const keptFile = join(folder, `${createHash('sha256').update(file).digest('hex')}.json`);
  const kept = readKept(keptFile, hash);
  if (kept) return kept.value;
  const value: unknown = parse(text);
  keep(folder, keptFile, { hash, value });
  return value;
}

interface Kept {
  /** Of the text that it was parsed from. */
  hash: string;
  value: unknown;
}

function readKept(file: string, hash: string): Kept | null {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    return kept.hash === hash ? kept : null;
  } catch {
    // Nothing is kept yet, or what is there was cut off: the file says it again.
    return null;
  }
}

/** Under its own name only when whole, since several processes may read and write at once. */
function keep(folder: string, file: string, kept: Kept): void {
  const part = `${file}.${randomUUID()}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(part, JSON.stringify(kept));
    renameSync(part, file);
  } catch {
    // A folder that nobody may write to, as in an image, costs time and nothing else.
  }
}
