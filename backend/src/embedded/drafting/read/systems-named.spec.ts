import { withSystemsNamed } from './systems-named.js';

describe('systems in brackets and behind what they are', () => {
  it.each([
    ['It connects to the membership system (Mindbody and Glofox first).', 'It connects to Mindbody and Glofox.'],
    [
      'It collects alarms from these portals (SMA, Fronius and Vestas to begin with).',
      'It collects alarms from SMA, Fronius and Vestas.',
    ],
    ['Swaps go to our time system, which is ATOSS.', 'Swaps go to our ATOSS.'],
    ['It tests the router over our ACS platform (Axiros).', 'It tests the router through Axiros.'],
    [
      'It reads the cycle result (Melag and W&H, both can export to a folder).',
      'It reads the cycle result from Melag and W&H.',
    ],
    [
      'It sits on top of Spektrix at 15 venues and Tessitura at the other 4.',
      'It sits on top of Spektrix and Tessitura.',
    ],
    ['The owner is named by the Backstage catalogue.', 'The owner is named by the Backstage.'],
    ['The price (with VAT) is shown.', 'The price (with VAT) is shown.'],
  ])('%s', (sentence, expected) => {
    expect(withSystemsNamed([sentence])).toEqual([expected]);
  });

  it('are those of the bracket before where a later sentence only points at them', () => {
    expect(
      withSystemsNamed([
        'We have 900 roofs from two inverter brands (Fronius, SMA).',
        'It collects daily production from these portals.',
      ])[1],
    ).toBe('It collects daily production from Fronius, SMA.');
  });
});
