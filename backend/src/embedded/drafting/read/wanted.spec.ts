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
      ['alarms: 47 minutes > within 5 minutes, lower', 'spoiled loads: null > at most 4 a year, lower'],
    ],
    [['Offline for up to 3 days.'], []],
    [['Handlers approve payouts up to £500.', 'Patients log their pain from 0 to 10.', 'We open from 9 to 17.'], []],
    [
      ['Claims sit in an inbox for about 9 days.', 'Success means claims closed within 3 days.'],
      ['time until claims are closed: about 9 days > within 3 days, lower'],
    ],
    [
      ['22 patients a week arrive more than 30 minutes late.', 'We want fewer than 8.'],
      ['number of patients who arrive more than 30 minutes late: 22 a week > fewer than 8 a week, lower'],
    ],
    [
      ['Tenants make 900 calls a week and a repair takes 19 days on average; we want 10 days.'],
      ['time that a repair takes: 19 days > 10 days, lower'],
    ],
    [
      ['14% of boxes are late or short of stems.', 'Goal: late or short boxes under 4%.'],
      ['late or short boxes: 14% > under 4%, lower'],
    ],
    [['Only 40% finish their programme.', 'Our goal is 65% completion.'], ['completion: 40% > 65%, higher']],
    [['Success: zero expired items on the shelf.'], ['expired items on the shelf: null > 0, lower']],
    [['We want no missed doses any more.', 'We want no adverts.'], ['missed doses: null > 0, lower']],
    [['An app to cut waste from 90 kg to 30 kg a week.'], ['waste: 90 kg a week > 30 kg a week, lower']],
    [['1 of 9 lockers is broken; we want 1 in 50.'], ['share of lockers that are broken: 1 in 9 > 1 in 50, lower']],
    [
      ['12 of 100 machines are empty when we come.', 'Goal: empty machines to 2 of 100.'],
      ['empty machines: 12 in 100 > 2 in 100, lower'],
    ],
    [
      ['14 clinics: 9% no-shows, target 5%; average chair utilisation 71%, target 80%.'],
      ['no-shows: 9% > 5%, lower', 'average chair utilisation: 71% > 80%, higher'],
    ],
    [
      ['Bills are wrong for 1 in 12.', 'Success is complaints settled within 5 days and wrong bills down to 1 in 100.'],
      ['time until complaints are settled: null > within 5 days, lower', 'wrong bills: 1 in 12 > 1 in 100, lower'],
    ],
    [
      ['Invoices are paid after 47 days on average.', 'Invoices should be paid after 30 days at most.'],
      ['time until invoices are paid: 47 days > within 30 days, lower'],
    ],
    [
      ['A permit takes 12 working days, goal 2 working days.'],
      ['time that a permit takes: 12 working days > 2 working days, lower'],
    ],
    [
      ['We lose 30 requests a month.', 'I want to halve that by May 2027.'],
      ['number of requests lost: 30 a month > 15 a month, lower'],
    ],
    [
      ['34% of the guests do not turn up.', 'We want no-shows under 20% and results within 10 working days.'],
      ['no-shows: null > under 20%, lower', 'results: null > within 10 working days, lower'],
    ],
    [
      ['About 6% of the 300 batches a month are coated in the wrong colour.', 'We want that under 1% and less waste.'],
      ['share of batches that are coated in the wrong colour: 6% > under 1%, lower'],
    ],
    [['Goal: reach 30 kg of waste per household, down from 75 kg.'], ['waste per household: 75 kg > 30 kg, lower']],
    [['210 suppliers change bank details a year, each takes 6 days and 4 people.'], []],
  ])('%s', (sentences, measures) => {
    expect(told(...sentences)).toEqual(measures);
  });

  it('is read in a time that grows with the text, not faster', () => {
    const ordinary =
      'Fitters at 12 depots order parts by phone, and 14% of the parts come late or to the wrong depot. ';
    for (const text of [ordinary, 'takes the takes the 9 days, ']) {
      // Other texts each time, so that nothing is remembered from before.
      const spent = (length: number): number => {
        const sentence = text.repeat(Math.ceil(length / text.length)).slice(0, length);
        // Milliseconds of the processor: what else the machine does meanwhile is not counted.
        const start = process.cpuUsage();
        for (let at = 0; at < 3; at++) figuresIn(`${at} ${sentence}`);
        return process.cpuUsage(start).user / 1000;
      };
      spent(1000);
      expect(spent(10_001)).toBeLessThan(Math.max(40 * spent(1001), 400));
    }
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
