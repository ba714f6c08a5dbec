import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked, markedBy } from '#backend/embedded/drafting/marking/marking.js';
import { headOf, markingModel, modelFile } from '#backend/embedded/drafting/marking/model.js';
import { notedIn } from '#backend/embedded/drafting/marking/notes.js';
import { agreement } from './marking-likeness.ts';

const noted = (set: string, files?: string[]): string[] => {
  const folder = join(import.meta.dirname, 'noted', set);
  return (files ?? readdirSync(folder).sort()).map((file) => readFileSync(join(folder, file), 'utf8'));
};

describe('what is learned from noted ideas', () => {
  it('was learned from the notes that lie beside it', () => {
    const { head } = headOf(readFileSync(modelFile()));

    expect(head.from).toBe(createHash('sha256').update(noted('learned').join('')).digest('hex'));
  });

  it.each([
    ['plainly written', ['01.txt', '02.txt', '03.txt'], { roles: 0.95, told: 0.87, found: 0.84 }],
    ['typed in haste', ['04.txt', '05.txt'], { roles: 0.92, told: 0.83, found: 0.81 }],
    // Written before whoever noted them knew how. Two people who note the same of these agree on 93, 92 and 91 of 100.
    [
      'written for no reader of marks',
      ['06.txt', '07.txt', '08.txt', '09.txt'],
      { roles: 0.84, told: 0.8, found: 0.82 },
    ],
  ])('marks ideas that it has not seen as a reader would: %s', (_, files, least) => {
    const held = noted('held', files).flatMap(notedIn);

    const { roles, told, found } = agreement(
      held.map((idea) => ({ noted: markedBy(idea), told: marked(idea.text, markingModel()) })),
    );

    expect(held.length).toBeGreaterThan(50);
    expect(roles).toBeGreaterThan(least.roles);
    expect(told).toBeGreaterThan(least.told);
    expect(found).toBeGreaterThan(least.found);
  });

  it('notes every idea whole: each statement with a role, and nothing between them', () => {
    const torn = [...noted('learned'), ...noted('held')]
      .flatMap((file) => file.split(/^===.*$/m))
      .filter((idea) => /\S/.test(idea.replace(/\{[a-z]+\s[^{}]*\}/g, '')));

    expect(torn).toEqual([]);
  });
});
