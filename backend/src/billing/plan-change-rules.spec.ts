import { type PlanTerms, startOfChange } from './plan-change-rules.js';

const pro: PlanTerms = { plan: 'pro', interval: 'monthly' };
const ultimate: PlanTerms = { plan: 'ultimate', interval: 'monthly' };
const yearly = (terms: PlanTerms): PlanTerms => ({ ...terms, interval: 'yearly' });
const standing = (current: PlanTerms, next = current, ending = false) => ({ current, next, ending });

it('a higher plan begins now, a lower one with the next period', () => {
  expect(startOfChange(standing(pro), ultimate)).toBe('now');
  expect(startOfChange(standing(ultimate), pro)).toBe('next-period');
  expect(startOfChange(standing(yearly(pro)), yearly(ultimate))).toBe('now');
});

it('what is there already needs nothing, unless it was to end or to change', () => {
  expect(startOfChange(standing(pro), pro)).toBe('none');
  expect(startOfChange(standing(pro, pro, true), pro)).toBe('next-period');
  expect(startOfChange(standing(ultimate, pro), ultimate)).toBe('next-period');
  expect(startOfChange(standing(ultimate, pro), pro)).toBe('none');
});

it('a year of the same or a higher plan begins now; the other ways are refused with what to do', () => {
  expect(startOfChange(standing(pro), yearly(pro))).toBe('now');
  expect(startOfChange(standing(pro), yearly(ultimate))).toBe('now');
  expect(() => startOfChange(standing(ultimate), yearly(pro))).toThrow(/whole year/);
  expect(() => startOfChange(standing(yearly(pro)), pro)).toThrow(/paid for its year/);
});

it('what is paid at once waits until a lower plan that was to come is taken back', () => {
  const plus: PlanTerms = { plan: 'plus', interval: 'monthly' };
  for (const wanted of [ultimate, yearly(pro)]) {
    expect(() => startOfChange(standing(pro, plus), wanted)).toThrow(/waiting/);
  }
  expect(startOfChange(standing(pro, plus), pro)).toBe('next-period');
});
