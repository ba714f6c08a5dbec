import { readIdea } from '../read.js';

const goals = (idea: string): string[] =>
  readIdea(`A tool for care homes. Carers log shifts. ${idea}`, '2026-11-27').measures.map(
    ({ name, target }) => `${name}: ${target}`,
  );

describe('figures that are no goals', () => {
  it('are sizes and times of keeping', () => {
    expect(goals('Need: shift swap for Beechmere Group, 27 homes.')).toEqual([]);
    expect(goals('Scans deleted after 12 months, UK hosting.')).toEqual([]);
  });

  it('stay goals where somebody aims at them, by a name that can be read', () => {
    expect(goals('We want 300 homes in the first year.')).toEqual(['homes: 300']);
    expect(goals('Teachers at our 3 trial schools spend 6.5 hours a week marking, aim is 3.')).toEqual([
      'hours of marking: 3 a week',
    ]);
  });
});
