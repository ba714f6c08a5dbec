import { rightsApart } from './rights-apart.js';

describe('rights in one sentence', () => {
  it.each<[sentence: string, parts: string[]]>([
    [
      'Accountants export claims to SAP and can only see claims that were approved.',
      ['Accountants export claims to SAP.', 'Accountants can only see claims that were approved.'],
    ],
    [
      'Employees can only see their own claims, managers can see the claims of their team.',
      ['Employees can only see their own claims.', 'Managers can see the claims of their team.'],
    ],
    [
      'Managers can see all buildings, tenants only their own flat.',
      ['Managers can see all buildings.', 'Tenants can only see their own flat.'],
    ],
  ])('stand apart: %s', (sentence, parts) => {
    expect(rightsApart(sentence)).toEqual(parts);
  });

  it('stay where nobody else is named', () => {
    const one = 'Guests can only see rooms that are free.';
    expect(rightsApart(one)).toEqual([one]);
  });
});
