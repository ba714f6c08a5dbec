import { technologyDuty, technologyIn } from './technology.js';

describe('technology that an idea fixes', () => {
  it.each<[sentence: string, found: string[]]>([
    ['Self-hosted with Docker and Postgres.', ['self-hosted with Docker and Postgres']],
    ['SDKs for Node, Python and Go, a REST API, audit log.', ['SDKs for Node, Python and Go', 'REST API']],
    ['iOS and Android, built with React Native.', ['built with React Native']],
    ['On-prem option for large customers.', ['on-prem option']],
    ['No REST API in the first version.', []],
    ['A house built with care.', []],
  ])('%s', (sentence, found) => {
    expect(technologyIn(sentence)).toEqual(found);
  });

  it('is a duty of the system', () => {
    expect(technologyDuty('self-hosted with Docker')).toBe('be self-hosted with Docker');
    expect(technologyDuty('REST API')).toBe('offer a REST API');
    expect(technologyDuty('on-prem option')).toBe('be installable on the customer’s own servers');
  });
});
