import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import { course, gateOf } from './course.js';

const gate = (idea: string): ReturnType<typeof gateOf> => gateOf(planDocument(idea, '', today));

describe('what is asked on the way', () => {
  it('stands before the deed that a rule of the idea may stop', () => {
    expect(
      gate('Owners plan the tours. Clerks order the cloth. No cloth is ordered before a deposit is paid.'),
    ).toMatchObject({ at: 1, asks: 'A deposit is paid?' });
    expect(gate('Owners plan the tours. Clerks order the cloth.')).toBeNull();
    const drawn = course('Start', ['One', 'Two'], 'End', { before: 1, asks: 'A deposit is paid?' });
    expect(drawn).toMatch(/S1 --> Q\{"A deposit is paid\?"\}/);
    expect(drawn).toMatch(/Q -->\|"yes"\| S2/);
    expect(course('Start', ['One'], 'End')).not.toMatch(/Q/);
  });
});
