import { today } from '../drafting.testing.js';
import { leavesOut } from './binding.js';
import { readIdea } from '../read.js';
import { inFullSentences } from './run-ons.js';

describe('sentences that run on', () => {
  it('says who may answer, and how long', () => {
    expect(inFullSentences('Renters ask, the owner has 12 hours to accept or it lapses.')).toBe(
      'Renters ask, the owner can accept within 12 hours or it lapses.',
    );
    expect(inFullSentences('It goes to the CISO who has 5 business days to sign off.')).toBe(
      'It goes to the CISO. The CISO can sign off within 5 business days.',
    );
    expect(inFullSentences('New patients pay a £25 deposit by Stripe, refunded if they cancel.')).toContain(
      'The deposit is refunded if they cancel.',
    );
  });

  it('begins with the thought, and not with what is said before it comes', () => {
    const { measures } = readIdea(
      'A tool for sawmills. Oh, and wrong quotes from 11 percent to under 2 percent.',
      today,
    );
    expect(measures.map(({ name }) => name)).toEqual(['wrong quotes']);
  });

  it('makes no rule of the rest of a list', () => {
    const { limits } = readIdea('Operators record temperature, salinity and lamp hours every 6 hours.', today);
    expect(limits).toEqual([]);
  });

  it('takes what may never be done for a rule, and what there shall never be for left out', () => {
    expect(leavesOut('never mix two beds in one tank')).toBe(false);
    expect(leavesOut('never an advert')).toBe(true);
  });
});
