import { niceTop, stepPath } from './chart-shape';

describe('niceTop', () => {
  it.each([
    [0, 10],
    [10, 10],
    [11, 20],
    [500, 500],
    [501, 1000],
    [1100, 2000],
    [2100, 2500],
    [6001, 10_000],
  ])('%i has its top at %i', (value, top) => {
    expect(niceTop(value)).toBe(top);
  });
});

describe('stepPath', () => {
  it('goes up and down at once, and stays level between', () => {
    const { line, area } = stepPath([{ balance: 0 }, { balance: 500 }, { balance: 250 }, { balance: 250 }], 500);
    expect(line).toBe('M0 200V200H250V0H500V100H750V100H1000');
    expect(area).toBe(`${line}V200H0Z`);
  });

  it('draws nothing of no days, and debts on the ground', () => {
    expect(stepPath([], 10).line).toBe('');
    expect(stepPath([{ balance: -5 }], 10).line).toBe('M0 200V200H1000');
  });
});
