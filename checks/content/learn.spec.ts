import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { marked, markedBy } from '#backend/embedded/drafting/marking/marking.js';
import { markingModel } from '#backend/embedded/drafting/marking/model.js';
import { notedIn } from '#backend/embedded/drafting/marking/notes.js';
import { agreement } from './marking-likeness.ts';

const noted = (set: string): string[] => {
  const folder = join(import.meta.dirname, 'noted', set);
  return readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
};

describe('what is learned from noted ideas', () => {
  it('was learned from the notes that lie beside it', () => {
    const file = readFileSync(join(import.meta.dirname, '../../content/marking/model.json.br'));
    const { from } = JSON.parse(brotliDecompressSync(file).toString('utf8')) as { from: string };

    expect(from).toBe(createHash('sha256').update(noted('learned').join('')).digest('hex'));
  });

  it('marks ideas that it has not seen as a reader would, seven words in eight and more than three parts in four', () => {
    const held = noted('held').flatMap(notedIn);

    const { roles, told, found } = agreement(
      held.map((idea) => ({ noted: markedBy(idea), told: marked(idea.text, markingModel()) })),
    );

    expect(roles).toBeGreaterThan(0.855);
    expect(told).toBeGreaterThan(0.77);
    expect(found).toBeGreaterThan(0.77);
  });

  it('notes every idea whole: each statement with a role, and nothing between them', () => {
    const torn = [...noted('learned'), ...noted('held')]
      .flatMap((file) => file.split(/^===.*$/m))
      .filter((idea) => /\S/.test(idea.replace(/\{[a-z]+\s[^{}]*\}/g, '')));

    expect(torn).toEqual([]);
  });
});
