import { planDocument } from '../plan.js';
import { actOf, deedOf } from './deeds.js';

describe('deeds', () => {
  const plan = planDocument(
    'An app for a rowing club. Rowers reserve boats for the evening. It sends a reminder when a boat is late.',
    '',
    '2026-11-21',
  );
  const [reserve] = plan.features;

  it('are told in the words of the idea', () => {
    expect(reserve && deedOf(reserve, plan)).toBe('reserve boats for the evening');
    expect(reserve && actOf(reserve, plan)).toBe('The rower reserves boats for the evening');
    expect(reserve?.description).toBe('Rowers reserve boats for the evening.');
    expect(reserve?.tests[0]?.when).toBe('the rower reserves boats for the evening');
  });

  it('of features that the idea does not ask for are none', () => {
    const usual = plan.features.find(({ stated }) => !stated);
    expect(usual && actOf(usual, plan)).toBeUndefined();
  });
});
