import { readIdea } from '../read.js';
import { doersIn } from './doers.js';

describe('those who do one thing', () => {
  it.each([
    ['the tuner and the foreman', ['tuner', 'foreman']],
    ['both the foreman and the bookkeeper', ['foreman', 'bookkeeper']],
    ['drivers or loaders', ['driver', 'loader']],
    ['the cook, the baker and the driver', ['cook', 'baker', 'driver']],
    ['the warden or a trained volunteer', ['warden', 'volunteer']],
    ['the tuner', []],
    ['research and development managers', []],
  ])('%s', (subject, doers) => {
    expect(doersIn(subject).map(({ noun }) => noun)).toEqual(doers);
  });

  it('all have the deed, the first of them before the others', () => {
    const { capabilities } = readIdea(
      'An app for an organ workshop. The tuner and the foreman check each pipe and note its pitch. Fitters record hours.',
      '2026-11-23',
    );
    expect(capabilities.map(({ verb, by, also }) => [verb, by, also])).toEqual([
      ['check', 'tuner', ['foreman']],
      ['note', 'tuner', ['foreman']],
      ['record', 'fitter', undefined],
    ]);
  });
});
