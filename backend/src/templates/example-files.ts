import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SectionData } from '@specforge/document';
import { CONTENT_DIRECTORY } from './content-files.js';

/** A whole document that the product drafted for a template, as `content/examples/{id}.json` keeps it. */
export interface TemplateExample {
  title: string;
  /** What was asked for. */
  idea: string;
  /** Of the template's content, when it was drafted. */
  version: string;
  /** By section key. */
  data: Record<string, SectionData>;
}

/** Ids are file names here, and come from addresses. */
const SAFE_ID = /^[a-z0-9-]+$/;

/** The templates that an example is shipped for. */
export async function idsWithExample(directory = CONTENT_DIRECTORY): Promise<Set<string>> {
  const files = await readdir(join(directory, 'examples')).catch(() => []);
  return new Set(files.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length)));
}

/** The shipped example of a template, or null where there is none. */
export async function readExample(templateId: string, directory = CONTENT_DIRECTORY): Promise<TemplateExample | null> {
  if (!SAFE_ID.test(templateId)) return null;
  try {
    return JSON.parse(await readFile(join(directory, 'examples', `${templateId}.json`), 'utf8')) as TemplateExample;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
