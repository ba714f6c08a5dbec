import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { contentShapes } from '../common/content-shapes.js';

/** The words of a prompt, from content/prompts. `{{name}}` stands for what the program fills in. */
interface Prompt {
  /** Stable: the same for every call of its kind. */
  system: string;
  user: string;
}

export interface SectionPrompt extends Prompt {
  /** Added when the section is asked for in parts. */
  half: string;
  /** What is said instead of `user` when an answer did not do. */
  repairs: { invalid: string; malformed: string; refused: string };
}

export interface Prompts {
  section: SectionPrompt;
  improve: SectionPrompt;
  title: Prompt;
}

/** What a prompt may name. User text is not among it: that stands in the brief block alone. */
export const PLACEHOLDERS = ['sectionTitle', 'docType', 'problems'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const words = { type: 'string', minLength: 20 };
const plain = { system: words, user: words };
const repairs = {
  type: 'object',
  additionalProperties: false,
  required: ['invalid', 'malformed', 'refused'],
  properties: { invalid: words, malformed: words, refused: words },
};
const isPrompt = contentShapes.compile<Prompt>({
  type: 'object',
  additionalProperties: false,
  required: ['system', 'user'],
  properties: plain,
});
const isSectionPrompt = contentShapes.compile<SectionPrompt>({
  type: 'object',
  additionalProperties: false,
  required: ['system', 'user', 'half', 'repairs'],
  properties: { ...plain, half: words, repairs },
});

const PROMPTS_DIRECTORY = fileURLToPath(new URL('../../../content/prompts/', import.meta.url));

/** Reads and checks all prompts. Throws an error that names the file and what is wrong with it. */
export function readPrompts(directory = PROMPTS_DIRECTORY): Prompts {
  return {
    section: read(directory, 'section', isSectionPrompt),
    improve: read(directory, 'improve', isSectionPrompt),
    title: read(directory, 'title', isPrompt),
  };
}

/** Puts values into a prompt's words. A placeholder without a value is an error, not a gap. */
export function fill(template: string, values: Partial<Record<Placeholder, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = PLACEHOLDERS.some((known) => known === name) ? values[name as Placeholder] : undefined;
    if (value === undefined) throw new Error(`The prompt names {{${name}}}, which has no value.`);
    return value;
  });
}

function read<T>(directory: string, name: string, isValid: ((value: unknown) => value is T) & { errors?: unknown }): T {
  const file = `${directory}${name}.yaml`;
  const value: unknown = parse(readFileSync(file, 'utf8'));
  if (!isValid(value)) throw new Error(`${file}: ${JSON.stringify(isValid.errors)}`);
  return value;
}
