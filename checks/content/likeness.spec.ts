import type { Template } from '@specforge/document';
import { likenesses } from './likeness.ts';

const template = (id: string, keys: string[]): Template =>
  ({ id, sections: keys.map((key) => ({ key })) }) as unknown as Template;
const WORDS = 'Name what breaks first and who would notice it before the customer does';

describe('likeness of templates', () => {
  it('finds the same sections and the same sentences', () => {
    const [pair] = likenesses([template('one', ['a', 'b', 'c', 'd']), template('two', ['a', 'b', 'c', 'd'])], () => [
      { place: '', text: WORDS },
    ]);
    expect(pair).toEqual({ ids: ['one', 'two'], sections: 1, runs: 1, problem: true });
  });

  it('lets templates be that share a section and no sentence', () => {
    const [pair] = likenesses([template('one', ['a', 'b']), template('two', ['a', 'c'])], (id) => [
      { place: '', text: id === 'one' ? WORDS : WORDS.split(' ').reverse().join(' ') },
    ]);
    expect(pair).toMatchObject({ sections: 0.5, runs: 0, problem: false });
  });
});
