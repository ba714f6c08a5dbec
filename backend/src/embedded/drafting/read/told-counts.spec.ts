import { toldCount } from './told-counts.js';

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
});
