import { planDocument } from '../plan.js';
import { paybackOf } from './payback.js';

const payback = (idea: string): string | null => paybackOf(planDocument(idea, '', '2026-11-21'));

describe('when the money is back', () => {
  it('is reckoned where the idea gives the loss, the aim and the sum', () => {
    expect(
      payback(
        'Dairy with 4 stalls. Sellers count unsold cheese at closing. Budget 9,000 euros. Goal: waste down from 90 to 30 euros a day.',
      ),
    ).toMatch(/60 euros a day less .* 9,000 euros are back after 150 days/);
  });

  it('is not made up from what nobody gave', () => {
    expect(payback('Dairy with 4 stalls. Sellers count unsold cheese at closing. Budget 9,000 euros.')).toBeNull();
    expect(
      payback(
        'Dairy with 4 stalls. Sellers count unsold cheese. Goal: waste down from 9% to 3% a day. Budget 9,000 euros.',
      ),
    ).toBeNull();
  });
});
