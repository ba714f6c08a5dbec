import { bindingsIn, leavesOut } from './binding.js';
import { asExclusion } from './left-out.js';

describe('what an idea leaves out', () => {
  it.each([
    [
      "We're not doing e-signatures or any tax calculation, and Xero comes later.",
      'no e-signatures or any tax calculation; Xero comes later',
    ],
    ["We don't want an app, and we don't need video consultations.", 'no app; no video consultations'],
    ['Home visits not included.', 'no home visits'],
    ['Python out of scope for now.', 'no Python for now'],
    ['Not now: B2B orders, repairs', 'B2B orders: not now; repairs: not now'],
    [
      "We won't handle fieldwork insurance and chemistry kits stay in the old spreadsheet.",
      'no fieldwork insurance; chemistry kits stay in the old spreadsheet',
    ],
    ['Out of scope: events, an insurance product', 'no events; no insurance product'],
    ['Not doing: MySQL, executing migrations', 'no MySQL; no executing migrations'],
    ['No blame scoring of people pls', 'No blame scoring of people'],
  ])('is told in the few ways that are read: %s', (said, read) => {
    expect(asExclusion(said)).toBe(read);
  });

  it('puts off and rules out what stands before a colon', () => {
    expect(leavesOut('credit and overdrafts: never')).toBe(true);
    expect(leavesOut('B2B orders: not now')).toBe(true);
  });

  it('is not what shall not happen, nor what a word means', () => {
    expect(bindingsIn('No overtime breaches')).toEqual([{ text: 'No overtime breaches', out: false, asks: false }]);
    expect(leavesOut('no double bookings')).toBe(false);
    expect(leavesOut('no login')).toBe(false);
    expect(leavesOut('nothing goes out automatically')).toBe(false);
    expect(bindingsIn('Stale = at 100% for 60 days and no targeting change.')).toEqual([]);
  });

  it('hears each of a row of bans, and where alone it is meant', () => {
    expect(
      bindingsIn('Only Texas for now, no shipping, no vehicles or drones.').map(({ text, out }) => [text, out]),
    ).toEqual([
      ['Only Texas for now', false],
      ['no shipping', true],
      ['no vehicles or drones', true],
    ]);
  });
});
