import { finiteOf, saidParts, wantedOf } from './said-parts.js';

describe('the parts of a clause of the idea', () => {
  it.each([
    [
      'Approved swaps have to go to our time system, so payroll is not affected',
      'approved swaps to go to our time system, so that payroll is not affected',
      'approved swaps go to our time system, so that payroll is not affected',
    ],
    [
      'Tests under payments can never be quarantined',
      'tests under payments never to be quarantined',
      'tests under payments are never quarantined',
    ],
    [
      'Every change is recorded with who and when',
      'every change to be recorded with who and when',
      'every change is recorded with who and when',
    ],
    [
      'If nobody takes it in 40 minutes, volunteer drivers are asked',
      'volunteer drivers to be asked if nobody takes it in 40 minutes',
      'if nobody takes it in 40 minutes, volunteer drivers are asked',
    ],
  ])('are what is wanted and what is so: %s', (text, wanted, so) => {
    const parts = saidParts(text);
    expect(parts && wantedOf(parts)).toBe(wanted);
    expect(parts && finiteOf(parts)).toBe(so);
  });

  it.each([
    'Basements have no signal, so offline is a must',
    'Marks are calculated automatically but the teacher may override them',
    'If a device requires training the booking is only possible after the test',
    'Tests that are late must be moved',
  ])('are none where it is not surely one clause: %s', (text) => expect(saidParts(text)).toBeNull());
});
