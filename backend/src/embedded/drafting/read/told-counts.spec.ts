import { readIdea } from '../read.js';
import { toldCount } from './told-counts.js';

const goals = (idea: string): (string | null)[][] =>
  readIdea(idea, '2026-11-22').measures.map(({ name, baseline, target }) => [name, baseline, target]);

describe('counts told in passing', () => {
  it.each([
    ['Last winter 60 beds were thrown away.', 'beds thrown away', '60 last winter'],
    ['last year 14 tiles were lost', 'tiles lost', '14 last year'],
    ['about 40 cyclists a week are left standing', 'cyclists left standing', '40 a week'],
    ['last winter 9 soundboards were found too late', 'soundboards found too late', '9 last winter'],
    ['each year some 90 singers have no bed', 'singers who have no bed', '90 a year'],
    ['last year 14 double bookings', 'double bookings', '14 last year'],
    [
      'In the last year four children got a meal they must not eat.',
      'children who got a meal they must not eat',
      '4 last year',
    ],
    ['In 2025, 212 of 640 complaints were answered late.', 'complaints answered late', '212 of 640 in 2025'],
    [
      "19 of last year's 42 press stops came from a die past its limit",
      'press stops that came from a die past its limit',
      '19 of 42 last year',
    ],
  ])('are figures: %s', (text, name, baseline) => {
    expect(toldCount(text)).toEqual({ name, baseline });
  });

  it.each(['38 technicians in Madrid', '6 weeks were lost', 'We have 260 dies', 'last year we moved'])(
    'tell no trouble: %s',
    (text) => expect(toldCount(text)).toBeNull(),
  );

  it('are what a later aim means', () => {
    expect(
      goals(
        "A die log. 19 of last year's 42 press stops came from a die past its limit. We want to halve those stops by June 2027.",
      ),
    ).toEqual([['press stops that came from a die past its limit', '19 of 42 last year', 'half of that']]);
    expect(
      goals('A seed register. Last season 31 certificates were issued late; that must never happen again.'),
    ).toEqual([['certificates issued late', '31 last season', '0']]);
    expect(goals('A pilot desk. 2,900 jobs a year; about 160 of them start late, and we want fewer than 50.')).toEqual([
      ['number of jobs that start late', '160 a year', 'fewer than 50 a year'],
    ]);
  });

  it('are no goals where something binds', () => {
    expect(goals('A wash bay tool. Washing must not take more than 25 minutes.')[0]?.[2]).not.toMatch(/more than/);
  });
});
