import { readIdea } from '../read.js';
import { bindingsIn, leavesOut } from './binding.js';

const bound = (sentence: string): string[] => bindingsIn(sentence).map(({ text }) => text);

describe('clauses that bind or leave out', () => {
  it.each([
    'Invoicing stays in DATEV.',
    'Training records stay in the provincial system.',
    'Payments are handled by the bank as before.',
    'Wages are still calculated in A3NOM.',
    'The ticket shop is not touched.',
    'Ventilation control is out of scope.',
    'Video interpreting comes in phase two.',
    'Spare parts are not sold.',
    'Not in scope: insurance recourse.',
    "We don't want apps in app stores.",
  ])('%s stays outside', (sentence) => {
    expect(leavesOut(sentence)).toBe(true);
    expect(readIdea(`A tool for clerks to file claims. ${sentence}`, '2026-11-22').capabilities).toHaveLength(1);
  });

  it.each([
    ['Bids cannot be withdrawn.', ['Bids cannot be withdrawn']],
    ['Never send a driver out for more than 10 hours.', ['Never send a driver out for more than 10 hours']],
    [
      "A lame horse can't go into a lesson until the vet clears it, and no horse does more than 3 lessons a day.",
      ["A lame horse can't go into a lesson until the vet clears it", 'no horse does more than 3 lessons a day'],
    ],
    [
      'A boat cannot leave the dock before the skipper signs.',
      ['A boat cannot leave the dock before the skipper signs'],
    ],
    ["A guest can't see free boats until he calls us.", []],
    ['Only the commander may write off equipment.', ['Only the commander may write off equipment']],
    ['Weapons are only handed out against signature.', ['Weapons are only handed out against signature']],
    [
      'Loans above 25 kilos need the signature of two members.',
      ['Loans above 25 kilos need the signature of two members'],
    ],
    ['Personal data is deleted after 30 days.', ['Personal data is deleted after 30 days']],
    [
      'One permit per flat; a second one costs three times as much.',
      ['One permit per flat', 'a second one costs three times as much'],
    ],
    ['If flour runs short, all orders are cut by one share.', ['If flour runs short, all orders are cut by one share']],
    ['no chat no comments', ['no chat', 'no comments']],
    ['Nurses must record doses.', []],
    ['There is no overview of them.', []],
    ['Owners search for sitters by location and book a stay.', []],
    ['The child stays with the nurse until noon.', []],
  ])('%s', (sentence, expected) => {
    expect(bound(sentence)).toEqual(expected);
  });
});
