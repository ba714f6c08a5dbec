import { readIdea } from '../read.js';

const read = (idea: string) => readIdea(idea, '2026-11-21');

it('of two figures in one unit the sizes tell the direction', () => {
  const [measure] = read('A quoting tool for joiners. We want quotes out within 2 days instead of 6.').measures;
  expect(measure).toMatchObject({ baseline: '6 days', target: '2 days', better: 'lower' });
});

it('a target is no feature', () => {
  const { capabilities, measures } = read('A tool for joiners to price jobs. We want overruns below 5%.');
  expect(measures.map(({ name }) => name)).toContain('overruns');
  expect(capabilities.map(({ object }) => object).join(' ')).not.toContain('overruns');
});

it('the year of a law counts nobody', () => {
  const { audiences } = read(
    'A tool for nurses to record doses. Under the Data Act 2019 a parent may withdraw consent.',
  );
  expect(audiences.map(({ count }) => count)).not.toContain('2019');
  expect(audiences.map(({ text }) => text).join(' ')).not.toContain('2019');
});

it('joiners who clock time do something', () => {
  const { capabilities } = read('Joiners clock time on a shared tablet and the owner approves quotes.');
  expect(capabilities).toContainEqual(expect.objectContaining({ verb: 'clock', object: 'time', by: 'joiner' }));
});

it('what follows in a sentence that begins with today is of today', () => {
  const { problem } = read(
    'Kelpline helps harvest masters plan crews. Today they ring round every evening; one trip in five leaves short-handed.',
  );
  expect(problem.sentences).toEqual(['Today they ring round every evening; one trip in five leaves short-handed.']);
});
