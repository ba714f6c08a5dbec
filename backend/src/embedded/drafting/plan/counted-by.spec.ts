import { readIdea } from '../read.js';
import { countingOf } from './counted-by.js';

const brief = (idea: string) => readIdea(idea, '2026-11-27');
const portal = brief('An onboarding portal for firms. New hires complete tasks.');
const counting = (name: string, target: string, of = portal): string =>
  countingOf({ name, baseline: null, target }, of);

describe('how a figure comes about', () => {
  it('is told by the records of the product where they hold it', () => {
    expect(counting('conversion to paid', '4%')).toBe('entries');
    expect(counting('monthly active users (MAU)', '10k')).toBe('entries');
    expect(counting('share of tasks done before day one', '80%')).toBe('entries');
    expect(counting('share of SLAs breached', '3%', brief('A dashboard for support agents that shows breaches.'))).toBe(
      'entries',
    );
  });

  it('is on record where it runs from one moment to another, and where the product is about it', () => {
    expect(counting('average handle time', '8.5 min')).toBe('entries');
    expect(counting('dock to restock', '30h')).toBe('entries');
    expect(counting('unwanted auto-renewals', '0', brief('A contract renewal tracker. Buyers upload the PDF.'))).toBe(
      'entries',
    );
  });

  it('is noted where it is what somebody spends', () => {
    expect(counting('time that Ruth spends', '5 hours a week')).toBe('noted');
  });

  it('is asked where only people know it', () => {
    expect(counting('net promoter score (NPS)', 'over 40')).toBe('asked');
    expect(counting('time saved per rep', '3 hours a week')).toBe('asked');
  });
});
