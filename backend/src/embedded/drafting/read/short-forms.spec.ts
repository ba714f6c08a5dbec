import { inLongForms, meByRole, rolesInFull } from './short-forms.js';

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

  it('names roles in full', () => {
    expect(rolesInFull('Relationship managers collect documents. The RM gets a task, and RMs decide.')).toBe(
      'Relationship managers collect documents. The relationship manager gets a task, and relationship managers decide.',
    );
    expect(rolesInFull('The UK has rules, and the PM decides.')).toBe('The UK has rules, and the PM decides.');
    expect(meByRole('I am owner of a transport company. When it is late, the warning goes also to me.')).toBe(
      'I am owner of a transport company. When it is late, the warning goes also to the owner.',
    );
  });

  it('leaves other words alone', () => {
    expect(inLongForms('HR and 3 minimum wages, thirsty chairs')).toBe('HR and 3 minimum wages, thirsty chairs');
  });
});
