import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_DIRECTORY } from '#backend/templates/content-files.js';
import { parse } from 'yaml';

/** A text of a content file that people read, and where it stands. */
export interface Text {
  /** `templates/brd-basic.yaml: sections[2].fields[0].hint` */
  place: string;
  text: string;
}

/** Values that are names or settings rather than words for people. */
const SETTINGS = new Set([
  'id',
  'key',
  'use',
  'kind',
  'name',
  'meaning',
  'type',
  'version',
  'docType',
  'category',
  'requiredPlan',
  'omit',
  'to',
  'value',
  'prefix',
  'criteriaPrefix',
  'titleField',
  'layout',
  'unit',
  'relatedTemplateIds',
  'tags',
  'targetKeyword',
]);

function collect(value: unknown, place: string, into: Text[], key = ''): void {
  if (typeof value === 'string') into.push({ place, text: value });
  else if (Array.isArray(value)) value.forEach((item, index) => collect(item, `${place}[${index}]`, into, key));
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      // `name` is the title of a template, and the key of a field.
      const setting = SETTINGS.has(name) && !(name === 'name' && key === '');
      if (!setting) collect(inner, place.endsWith(': ') ? `${place}${name}` : `${place}.${name}`, into, name);
    }
  }
}

/** A YAML file below `content/` as plain data, or null where there is none. */
function readYaml(path: string): Record<string, unknown> | null {
  const file = join(CONTENT_DIRECTORY, path);
  return existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : null;
}

/** Every text of a YAML file below `content/`; none when there is no such file. */
export function textsOfFile(path: string): Text[] {
  const value = readYaml(path);
  if (!value) return [];
  // The names of cells, in knowledge.
  if (path.startsWith('knowledge/')) delete value['columns'];
  const found: Text[] = [];
  collect(value, `${path}: `, found);
  return found;
}

/** The meanings that a template brings lines of its own for. */
export function ownMeanings(templateId: string): string[] {
  return Object.keys(readYaml(`knowledge/templates/${templateId}.yaml`)?.['rows'] ?? {});
}

/** The idea that a template's example is drafted from, or null where none is written yet. */
export function exampleIdea(templateId: string): string | null {
  const idea = readYaml(`examples/${templateId}.yaml`)?.['idea'];
  return typeof idea === 'string' ? idea.trim() : null;
}
