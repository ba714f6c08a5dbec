import { blockFor, coreTemplates, today } from '../drafting.testing.js';
import { draftOf } from './context.js';
import type { Ref } from './draft.js';
import { lists } from './lists.js';

const frd = coreTemplates.find(({ id }) => id === 'frd-webapp');
const [section] = frd?.sections ?? [];
if (!frd || !section) throw new Error('no FRD');

/** `accountant | Claims | see | Never edit`: each right, its actor by name. */
function rightsIn(idea: string): string[] {
  const draft = draftOf({ ...blockFor(frd!, section!, frd!.sections, idea, {}), today });
  const names = draft.plan.personas.map(({ role }) => role);
  return (lists['permission']?.(draft) ?? []).map((row) =>
    [names[(row['actor'] as Ref[])[0]?.at ?? -1], row['object'], row['actions'], row['condition'] ?? ''].join(' | '),
  );
}

describe('rights', () => {
  it('follow the rules of the idea', () => {
    const rights = rightsIn(
      'Expense tool. Employees submit claims. Only managers can edit the limits. Accountants may view but never edit claims. Employees see only their own claims. Developers can only see and revoke their own keys.',
    );
    expect(rights).toEqual(
      expect.arrayContaining([
        'manager | Limit | see and edit | Nobody else may',
        'accountant | Claim | see | Never edit',
        'employee | Claim | see | Only their own',
        'developer | Key | see and revoke | Only their own',
      ]),
    );
  });

  it('are said to be assumed where the idea tells none', () => {
    const rights = rightsIn('app for gyms');
    expect(rights.length).toBeGreaterThan(1);
    expect(rights.every((right) => right.endsWith('Assumed, not told in the idea'))).toBe(true);
  });

  it('say what somebody may not do', () => {
    const rights = rightsIn(
      'Safe Plate is an app. A parent sets up a profile. Grandparents and babysitters can scan a barcode, but they cannot edit the profile.',
    );

    expect(rights).toEqual(
      expect.arrayContaining(['grandparent | Profile | not edit | ', 'babysitter | Profile | not edit | ']),
    );
  });
});
