import { readIdea } from '../read.js';

const read = (...said: string[]) => readIdea(['A service for estates.', ...said].join(' '), '2026-11-27');
const plans = (...said: string[]) => read(...said).terms.plans.map(({ amount }) => amount);

describe('what is sold', () => {
  it('may be several things and a service', () => {
    expect(plans('A probe costs €149, the gateway €320, and the app is €9 per month for each estate.')).toEqual([
      '€149 per probe',
      '€320 per gateway',
      '€9 per month for each estate',
    ]);
    expect(
      plans(
        'A reader costs €39 once, and the portal is billed at €0.60 per reader and month, with a minimum of 200 readers.',
      ),
    ).toEqual(['€39 per reader once', '€0.60 per reader and month with a minimum of 200 readers']);
  });

  it('is not what others ask within it', () => {
    const { terms } = read(
      'A manager lists a costume with a weekly price between $8 and $250.',
      'We keep a 12% commission.',
    );
    expect([terms.plans, terms.commission]).toEqual([[], '12% commission']);
  });

  it('leaves the rest to whoever keeps it', () => {
    expect(read('Sitters receive 85% of the price and we keep the rest.').terms.commission).toBe('15% of the price');
  });

  it('has a free plan beside the paid one', () => {
    const { terms } = readIdea(
      'Nightfeed is an app for parents. The free plan keeps 30 days of history; Nightfeed Plus costs £3.99 a month and keeps everything.',
      '2026-11-27',
    );
    expect(terms.free).toBe('The free plan keeps 30 days of history');
    expect(terms.plans).toEqual([
      { name: 'Nightfeed Plus', amount: '£3.99 a month', holds: 'keeps everything', whom: null },
    ]);
    const counted = read(
      'A developer can make 1,000 free calls a day.',
      'The Pro plan costs €190 a month for 2 million calls.',
    );
    expect(counted.terms.free).toBe('1,000 calls a day are free');
    expect(counted.terms.plans).toEqual([
      { name: 'Pro', amount: '€190 a month', holds: 'for 2 million calls', whom: null },
    ]);
  });

  it('is free for those who are named', () => {
    expect(
      read('A charity with an income below £100,000 uses the service for free; all others pay £45 a month.').terms.free,
    ).toBe('free for a charity with an income below £100,000');
  });

  it('may be a box and what studios pay each month for it', () => {
    expect(plans('Each box is sold for £289, and studios pay £6 a month per kiln after the first year.')).toEqual([
      '£289 per box',
      '£6 a month per kiln after the first year',
    ]);
  });
});
