import { saysItself } from './own-matters.js';

const idea = (text: string) => ({ brief: { asking: [text] } }) as unknown as Parameters<typeof saysItself>[1];

describe('what the idea says itself', () => {
  it.each([
    [
      'A sensor must keep 30 days of data on its own if the gateway is offline.',
      { requirement: 'A gateway failure loses no data', threshold: '7 days of readings stored on the device' },
    ],
    [
      'An alert should only go out when the value is outside for 40 minutes.',
      { requirement: 'Alarms arrive in time', threshold: 'p95 under 2 minutes from measurement to phone' },
    ],
    ['Response under 400 ms at p95.', { requirement: 'Low API latency', threshold: '99% under 400 ms' }],
    [
      'It must finish inside 40 minutes.',
      { requirement: 'A run is over before its result is needed', threshold: 'To be set' },
    ],
    [
      'Battery life not less than 2 years.',
      { requirement: 'Battery life as specified', threshold: 'A third in reserve' },
    ],
    [
      'The service has to be available 99.95% of the time.',
      { requirement: 'It can be relied on', threshold: '99.5% of the time in which it is used' },
    ],
  ])('is not said otherwise: %s', (text, row) => {
    expect(saysItself(row, idea(text))).toBe(true);
  });

  it.each([
    [
      'The auto-match rate should be 99.5% or better.',
      { requirement: 'High availability', threshold: '99.9% a month' },
    ],
    ['An alert goes to the curator.', { requirement: 'Alarms arrive in time', threshold: 'Within one minute' }],
    ['Records are kept for 10 years.', { requirement: 'Saved data is not lost', threshold: 'A backup each night' }],
  ])('and of other matters the usual holds: %s', (text, row) => {
    expect(saysItself(row, idea(text))).toBe(false);
  });
});
