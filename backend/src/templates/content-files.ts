import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  ContentError,
  parseSearchContent,
  parseSectionDefinition,
  parseTemplate,
  type SearchContent,
  type SectionDefinition,
  type Template,
} from '@specforge/document';
import { YAMLParseError } from 'yaml';
import { readYamlFile } from '../common/yaml-file.js';

/** `content/` of the installation: the same place from `backend/src` and from `backend/dist`. */
export const CONTENT_DIRECTORY = fileURLToPath(new URL('../../../content/', import.meta.url));

/** Shipped content, checked and resolved. */
export interface TemplateContent {
  sections: ReadonlyMap<string, SectionDefinition>;
  /** In the order of their files' names. */
  templates: readonly Template[];
}

/** A content file that is refused. Names the file and, for each problem, the path inside it. */
export class ContentFileError extends Error {
  constructor(
    readonly file: string,
    reason: string,
  ) {
    super(`${file}: ${reason}`);
    this.name = 'ContentFileError';
  }
}

/** Part of the fingerprint: to be raised when the same files are read as something else. */
const READER = 1;

const FOLDERS = ['sections', 'templates', 'search'];

/** SHA-256 in hex of the files that templates are read from. It takes a hundredth of the time that reading them takes. */
export async function contentFingerprint(directory = CONTENT_DIRECTORY): Promise<string> {
  const hash = createHash('sha256').update(String(READER));
  for (const folder of FOLDERS.filter((name) => existsSync(join(directory, name)))) {
    for (const name of await yamlNames(join(directory, folder))) {
      hash.update(`\0${folder}/${name}\0`).update(await readFile(join(directory, folder, name)));
    }
  }
  return hash.digest('hex');
}

/** Reads and checks every section and template. Errors: ContentFileError. */
export async function readTemplateContent(directory = CONTENT_DIRECTORY): Promise<TemplateContent> {
  const sections = new Map<string, SectionDefinition>();
  for (const { file, name, value } of await readYamlFolder(join(directory, 'sections'))) {
    const section = checked(file, () => parseSectionDefinition(value));
    requireFileName(file, name, 'key', section.key);
    sections.set(section.key, section);
  }
  const search = await readSearchContent(directory);
  const templates: Template[] = [];
  for (const { file, name, value } of await readYamlFolder(join(directory, 'templates'))) {
    const template = checked(file, () => parseTemplate(value, sections));
    requireFileName(file, name, 'id', template.id);
    const found = search.get(template.id);
    templates.push(found ? { ...template, search: found } : template);
    search.delete(template.id);
  }
  const [stray] = search.keys();
  if (stray !== undefined) {
    throw new ContentFileError(join(directory, 'search', `${stray}.yaml`), `there is no template '${stray}'`);
  }
  return { sections, templates };
}

/** What search engines read of each template, by its id. Errors: ContentFileError. */
async function readSearchContent(directory: string): Promise<Map<string, SearchContent>> {
  const folder = join(directory, 'search');
  const files = existsSync(folder) ? await readYamlFolder(folder) : [];
  return new Map(files.map(({ file, name, value }) => [name, checked(file, () => parseSearchContent(name, value))]));
}

/** Reads one YAML file as plain data. Errors: ContentFileError with line and column. */
function readContentFile(file: string): unknown {
  try {
    return readYamlFile(file);
  } catch (error) {
    if (error instanceof YAMLParseError) throw new ContentFileError(file, error.message);
    throw error;
  }
}

interface YamlFile {
  file: string;
  /** File name without its ending. */
  name: string;
  value: unknown;
}

async function readYamlFolder(folder: string): Promise<YamlFile[]> {
  const files = await yamlNames(folder);
  return files.map((name) => {
    const file = join(folder, name);
    return { file, name: basename(name, '.yaml'), value: readContentFile(file) };
  });
}

async function yamlNames(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => extname(name) === '.yaml').sort();
}

function checked<T>(file: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof ContentError) throw new ContentFileError(file, error.message);
    throw error;
  }
}

function requireFileName(file: string, name: string, property: string, value: string): void {
  if (name !== value) {
    throw new ContentFileError(file, `${property} is '${value}', so the file must be called ${value}.yaml`);
  }
}
