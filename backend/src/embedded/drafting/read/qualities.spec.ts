import { qualitiesIn, qualityKind, thresholdOf } from './qualities.js';

const texts = (sentence: string): string[] => qualitiesIn(sentence).map(({ text }) => text);

describe('qualities that an idea states', () => {
  it.each<[sentence: string, read: string[]]>([
    [
      'Flag evaluation under 5 ms at p99, up to 50k evaluations per second.',
      ['flag evaluation under 5 ms at p99', 'up to 50k evaluations per second'],
    ],
    ['99.95% uptime, SOC 2, data hosted in the US', ['99.95% uptime', 'data hosted in the US']],
    ['iOS and Android, needs to load on slow connections (under 1 Mbps).', ['load on slow connections (under 1 Mbps)']],
    ['Data from the WMS, refresh every 15 min is fine.', ['refresh every 15 min']],
    ['SSO (Google, Okta), SCIM.', ['SSO (Google, Okta)', 'SCIM']],
    ['Documents are encrypted at rest and deleted after 30 days unless pinned.', ['documents are encrypted at rest']],
    ['On-prem deployment, no internet access.', ['on-prem deployment', 'no internet access']],
    [
      'Alerts operators within 2 seconds when vibration exceeds the threshold.',
      ['alerts operators within 2 seconds when vibration exceeds the threshold'],
    ],
    ['Handles 10,000 concurrent exams.', ['handles 10,000 concurrent exams']],
    [
      'Responses must come back in under 250 milliseconds for 95% of calls and uptime should be 99.9%.',
      ['responses must come back in under 250 milliseconds for 95% of calls', 'uptime should be 99.9%'],
    ],
    [
      'If the internet fails, the gateway keeps 14 days of readings.',
      ['if the internet fails, the gateway keeps 14 days of readings'],
    ],
    ['The battery should last two harvests.', ['the battery should last two harvests']],
    ['Data must not leave the EU.', ['data must not leave the EU']],
    ['The service should handle 300 applications an hour.', ['the service should handle 300 applications an hour']],
  ])('%s', (sentence, read) => {
    expect(texts(sentence)).toEqual(read);
  });

  it.each([
    'The midwife answers within 30 seconds.',
    'We want to cut the response time from 5 seconds to under 2 seconds.',
    'Claims under $75 are approved automatically.',
    'A reservation that is not picked up within 30 minutes is cancelled.',
  ])('nothing in: %s', (sentence) => {
    expect(texts(sentence)).toEqual([]);
  });

  it('tells the threshold from what it is asked of', () => {
    expect(thresholdOf('answers in under 20 seconds for a 30-page contract')).toBe(
      'in under 20 seconds for a 30-page contract',
    );
    expect(thresholdOf('load on slow connections (under 1 Mbps)')).toBe('load on slow connections (under 1 Mbps)');
  });

  it('knows of which kind each is', () => {
    expect(
      ['99.9% uptime', 'SAML SSO', 'p95 read latency under 50 ms', 'peak 8,000 transactions per minute'].map(
        qualityKind,
      ),
    ).toEqual(['uptime', 'sign-in', 'speed', 'load']);
  });
});
