import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readYamlFile } from './yaml-file.js';

describe('the data of a YAML file', () => {
  let folder: string;
  let kept: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'specforge-yaml-'));
    kept = join(folder, 'kept');
    file = join(folder, 'list.yaml');
    writeFileSync(file, 'names: [Ada, Ben]\n');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** What is kept of the one file. */
  const onlyKept = (): string => join(kept, readdirSync(kept)[0] ?? '');

  it('is kept for the next who reads it, once for each file', () => {
    expect(readYamlFile(file, kept)).toEqual({ names: ['Ada', 'Ben'] });
    expect(readYamlFile(file, kept)).toEqual({ names: ['Ada', 'Ben'] });
    writeFileSync(file, 'names: [Cleo]\n');
    readYamlFile(file, kept);
    expect(readdirSync(kept)).toHaveLength(1);
  });

  it('comes from what is kept while the text is the same, and from the text when it has changed', () => {
    readYamlFile(file, kept);
    const { hash } = readYamlFile(onlyKept(), join(folder, 'other')) as { hash: string };
    writeFileSync(onlyKept(), JSON.stringify({ hash, value: 'kept' }));
    expect(readYamlFile(file, kept)).toBe('kept');
    writeFileSync(file, 'names: [Cleo]\n');
    expect(readYamlFile(file, kept)).toEqual({ names: ['Cleo'] });
  });

  it('is parsed again where what was kept is cut off, or nothing can be kept', () => {
    readYamlFile(file, kept);
    writeFileSync(onlyKept(), '{"hash":"');
    expect(readYamlFile(file, kept)).toEqual({ names: ['Ada', 'Ben'] });
    expect(readYamlFile(file, join(file, 'no-folder'))).toEqual({ names: ['Ada', 'Ben'] });
  });

  it('is refused with line and column where it is no YAML, each time', () => {
    writeFileSync(file, 'names: [Ada\nages: {');
    for (const _ of [1, 2]) expect(() => readYamlFile(file, kept)).toThrow(/line 2, column \d/);
  });
});
