import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';

describe('what is said of the thing of one deed', () => {
  it('stands with that deed', () => {
    const { features } = planDocument(
      'An online service for allotments. Residents join the list and pay the annual rent. Rent is halved for people on Pension Credit.',
      '',
      today,
    );
    const paying = features.find(({ name }) => /^Pay/.test(name));
    expect(paying?.description).toContain('Rent is halved for people on Pension Credit.');
  });
});
