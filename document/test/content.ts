import { ContentError } from '../src/content-check.js';

export type Change = Record<string, unknown>;

export function field(name: string, change: Change = {}): Change {
  return { kind: 'text', name, label: name, hint: `What ${name} is.`, meaning: name, ...change };
}

export function definition(key: string, change: Change = {}): Change {
  return {
    key,
    title: key,
    description: `All about ${key}.`,
    guidance: {
      placeholder: 'Say what it is and why it matters to the reader.',
      tips: ['Measure before you promise.', 'Name one owner for each.', 'Write dates, not seasons.'],
      drafting: 'Write plainly and in the active voice.',
    },
    fields: [field('text')],
    ...change,
  };
}

export const features = definition('features', {
  fields: [
    {
      ...field('features'),
      kind: 'records',
      prefix: 'FR',
      noun: 'Feature',
      titleField: 'name',
      meaning: 'feature',
      fields: [field('name')],
    },
  ],
});
export function problems(run: () => unknown): string[] {
  try {
    run();
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(({ path, message }) => `${path}: ${message}`);
    throw error;
  }
  return [];
}
