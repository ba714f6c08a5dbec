import { commonSystems } from './common-systems.js';

describe('systems that are named by what they are', () => {
  it.each<[string, [name: string, direction: string, what: string | null][]]>([
    ['Events are then pushed to our config service at the start time.', [['Config service', 'out', 'events']]],
    [
      'Income and family data are fetched from the tax authority and civil register with their consent.',
      [
        ['Tax authority', 'in', 'income and family data'],
        ['Civil register', 'in', 'income and family data'],
      ],
    ],
    [
      'It compares both, using irradiation data from a weather service.',
      [['Weather service', 'in', 'irradiation data']],
    ],
    ['It matches each file against our ledger by reference.', [['Ledger', 'in', null]]],
    ['Questions go to our customer service.', []],
    ['The letter comes from the same authority.', []],
    ['It is a service for clerks.', []],
  ])('%s', (sentence, expected) => {
    expect(commonSystems(sentence).map(({ name, direction, what }) => [name, direction, what])).toEqual(expected);
  });
});
