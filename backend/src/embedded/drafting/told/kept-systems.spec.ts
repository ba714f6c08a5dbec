import { keptSystemsIn } from './kept-systems.js';
import { noted } from './told.testing.js';

describe('systems that stay', () => {
  it.each([
    ['{out Payments stay in [sys Domus].}', { name: 'Domus', keeps: 'payments', is: null }],
    ['{out Contracts themselves stay in [sys Ironclad].}', { name: 'Ironclad', keeps: 'contracts', is: null }],
    ['{bg MINDA stays for herd records.}', { name: 'MINDA', keeps: 'herd records', is: null }],
    ['{need Our PMS is [sys Mews].}', { name: 'Mews', keeps: null, is: 'PMS' }],
    ['{need till is [sys lightspeed], dont want to change it.}', { name: 'lightspeed', keeps: null, is: 'till' }],
    [
      '{rule Without a number nobody can bill time in our program (Kmaleon).}',
      { name: 'Kmaleon', keeps: null, is: 'program' },
    ],
    ["{out I don't need route planning, we have [sys Comarch] for it.}", { name: 'Comarch', keeps: null, is: null }],
    [
      '{today Reception retypes everything into the lab system (a local product called Protix, no API).}',
      { name: 'Protix', keeps: null, is: 'lab system' },
    ],
    ['{out It is no catalogue; we have [sys Collibra] and will keep it.}', { name: 'Collibra', keeps: null, is: null }],
  ])('are named in “%s”', (notes, kept) => {
    expect(keptSystemsIn(noted(notes))).toMatchObject([kept]);
  });

  it.each([
    '{need Data must stay in the EU.}',
    '{out Purchasing from suppliers remains in the ERP.}',
    '{goal Our aim is Europe.}',
    '{out Invoicing stays where it is.}',
    '{rule A booking needs a number from our WMS (Manhattan).}',
  ])('are none in “%s”', (notes) => {
    expect(keptSystemsIn(noted(notes))).toEqual([]);
  });

  it('keep what they keep, whatever else is said of them', () => {
    expect(
      keptSystemsIn(
        noted('{today A colleague copies files out of our accounting system (Domus).} {out Payments stay in Domus.}'),
      ),
    ).toMatchObject([{ name: 'Domus', keeps: 'payments' }]);
  });
});
