import { inLongForms } from './short-forms.js';

describe('what is typed in haste', () => {
  it('is written out', () => {
    expect(inLongForms('Teachers spend 6.5 hrs a week marking, avg 20 mins per pile.')).toBe(
      'Teachers spend 6.5 hours a week marking, average 20 minutes per pile.',
    );
    expect(inLongForms('others w/ same role can take it w/o a call')).toBe(
      'others with same role can take it without a call',
    );
    expect(inLongForms('Our city (Port Ellery, pop. 94,000)')).toBe('Our city (Port Ellery, population 94,000)');
  });

  it('leaves other words alone', () => {
    expect(inLongForms('HR and 3 minimum wages, thirsty chairs')).toBe('HR and 3 minimum wages, thirsty chairs');
  });
});
