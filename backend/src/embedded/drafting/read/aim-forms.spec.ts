import { readIdea } from '../read.js';
import { measuresOf } from './measures.js';

const told = (sentence: string): string[] =>
  measuresOf([sentence]).map(({ name, baseline, target, when }) =>
    [`${name}: ${baseline ?? '?'} > ${target ?? '?'}`, when].filter(Boolean).join(', '),
  );

describe('goals as people put them in a label or a wish', () => {
  it.each<[sentence: string, goals: string[]]>([
    [
      'Goal: from 14 flights to 9 a year, no hut out of gas.',
      ['number of flights: 14 a year > 9 a year', 'number of huts out of gas: ? > 0'],
    ],
    [
      'Goal: 25 min to 5 per request; no piece lost; 3,000 pieces recorded by summer break.',
      [
        'time per request: 25 min > 5 min',
        'number of pieces lost: ? > 0',
        'number of pieces recorded: ? > 3,000, by summer break',
      ],
    ],
    [
      'Next season no crossing should be missed and fewer than 200 people turned away.',
      [
        'number of crossings missed: ? > 0, Next season',
        'number of people turned away: ? > fewer than 200, Next season',
      ],
    ],
    [
      'Wrong promises should go to zero, and a bed should be at the door two days after the call, not five.',
      ['wrong promises: ? > 0', 'time until a bed is at the door after the call: 5 days > 2 days'],
    ],
    ['Goal: two trips a day instead of seven.', ['trips: 7 a day > 2 a day']],
    [
      'By summer no visitor should wait longer than 15 minutes.',
      ['time that a visitor waits: ? > at most 15 minutes, By summer'],
    ],
    [
      'We would love to have ten groups lending to each other by next September.',
      ['number of groups lending to each other: ? > 10, by next September'],
    ],
    [
      'The aim is to answer every request within a day and to lose no more than three bookings a season.',
      ['time to answer a request: ? > within 1 day', 'number of bookings lost: ? > no more than 3 a season'],
    ],
    [
      'The aim is to have a donor on the way within 45 minutes in 9 of 10 cases.',
      ['time until a donor is on the way: ? > within 45 minutes in 9 of 10 cases'],
    ],
    [
      'We want to have each bill paid within 14 days; today it takes 40.',
      ['time until a bill is paid: 40 days > within 14 days'],
    ],
    [
      'I want 75 % of customers back within 14 months and to drive 20 % fewer kilometres.',
      ['share of customers back: ? > 75 %, within 14 months', 'kilometres driven: ? > 20 % lower than today'],
    ],
    [
      'In the first year we want to bring waste from 9 % down to 5 % and have 12 bakeries on board by March.',
      ['waste: 9 % > 5 %, In the first year', 'bakeries on board: ? > 12, by March'],
    ],
    [
      'By next autumn we hope that no pupil waits longer than 10 minutes.',
      ['time that a pupil waits: ? > at most 10 minutes, By next autumn'],
    ],
    [
      'We aim to answer every letter within two days, where it takes nine now.',
      ['time to answer a letter: 9 days > within 2 days'],
    ],
    [
      'If we could get from 9 lost keys a month to 2, I would be happy.',
      ['number of lost keys: 9 a month > 2 a month'],
    ],
    // Where something is, and what somebody has to do, is aimed at by nobody.
    ['The system should find donors of the right group within 50 km.', []],
    ['The clerk must answer every letter within two days.', []],
    ['No piece older than 1900 leaves the house.', []],
  ])('%s', (sentence, goals) => {
    expect(told(sentence)).toEqual(goals);
  });

  it('are no rules beside', () => {
    const { limits, measures } = readIdea(
      'Hut supply planner. Wardens enter what is left.\nGoal: from 14 flights to 9 a year, no hut out of gas.\nRule: no flight without a loading list.',
      '2026-11-24',
    );
    expect(measures).toHaveLength(2);
    expect(limits.map(({ text }) => text)).toEqual(['no flight without a loading list']);
  });
});
