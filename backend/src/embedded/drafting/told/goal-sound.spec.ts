import { isSoundMeasure } from './goal-sound.js';

const isSound = (name: string, baseline: string | null, target: string | null): boolean =>
  isSoundMeasure({ name, baseline, target, when: null, better: 'lower' });

describe('what is measured', () => {
  it.each([
    ['time per quotation', '25 to 40 minutes', '10 minutes'],
    ['share of requests answered', '70%', '90%'],
    ['lost samples', '9', '2 a month'],
  ])('is told by its name: %s', (name, baseline, target) => expect(isSound(name, baseline, target)).toBe(true));

  it.each([
    ['time until provided that one can be is added', null, 'within 4 minutes'],
    ['share of requests that are never answered', '25 to 40 minutes', '10 minutes per quotation'],
    ['contract target for entrapments', '71%', '90%'],
    ['claims that', '3', '2'],
  ])('is no clause, and no share in minutes: %s', (name, baseline, target) =>
    expect(isSound(name, baseline, target)).toBe(false),
  );
});
