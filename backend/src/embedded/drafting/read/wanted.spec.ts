import { figuresIn } from './baselines.js';
import { measuresOf } from './measures.js';
import { isSoundMeasure, isSoundNoun } from './sound.js';

const told = (...sentences: string[]): string[] =>
  measuresOf(sentences).map(({ name, baseline, target, better }) => `${name}: ${baseline} > ${target}, ${better}`);

describe('figures with a wish', () => {
  it.each<[sentences: string[], measures: string[]]>([
    [
      ['1 in 6 is sent back because it is the wrong part; we want under 1 in 25.'],
      ['share that is sent back: 1 in 6 > under 1 in 25, lower'],
    ],
    [
      ['70% stopped coming after the third walk; we want that down to 35% by spring 2028.'],
      ['share that stopped coming after the third walk: 70% > 35%, lower'],
    ],
    [
      ['Three in ten repairs come back within a month and that should be 1 in 20.'],
      ['share of repairs that come back within a month: 3 in 10 > 1 in 20, lower'],
    ],
    [['12% of bouquets wilt before delivery.', 'Target: 4%.'], ['share of bouquets that wilt: 12% > 4%, lower']],
    [['Only 55% answer the reminder, we want 80%.'], ['share of those who answer the reminder: 55% > 80%, higher']],
    [
      [
        'Temperature alarms reach the duty engineer after 47 minutes on average.',
        'We want alarms within 5 minutes, at most 4 spoiled loads a year, and a record that is accepted.',
      ],
      ['alarms: 47 minutes > within 5 minutes, lower', 'spoiled loads a year: null > at most 4, lower'],
    ],
    [['Offline for up to 3 days.'], []],
    [['210 suppliers change bank details a year, each takes 6 days and 4 people.'], []],
  ])('%s', (sentences, measures) => {
    expect(told(...sentences)).toEqual(measures);
  });

  it('counts what is past its date without splicing its verb into a noun', () => {
    expect(figuresIn('1 in 9 is past its date.')).toEqual([
      { name: 'share that is past its date', baseline: '1 in 9' },
    ]);
  });
});

describe('phrases fit for a sentence', () => {
  it.each(['landing slot', 'no-show', '3D model', 'QR code', 'PAT test'])('%s can be counted', (noun) => {
    expect(isSoundNoun(noun)).toBe(true);
  });
  it.each(['3,200 reefer container', 'CHF', 'plot of', 'their', '45%', 'which drum', ''])('"%s" cannot', (noun) => {
    expect(isSoundNoun(noun)).toBe(false);
  });
  it.each(['offline for', 'time that each takes', 'share of what', 'of drums', 'share that'])(
    '"%s" is no measure',
    (name) => {
      expect(isSoundMeasure(name)).toBe(false);
    },
  );
});
