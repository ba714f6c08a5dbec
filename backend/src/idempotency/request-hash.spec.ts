import { requestHash } from './request-hash.js';

const request = { method: 'POST', url: '/api/projects', workspace: null, body: { idea: 'Crew', tags: ['a', 'b'] } };

describe('requestHash', () => {
  it('does not depend on the order of members', () => {
    expect(requestHash({ ...request, body: { tags: ['a', 'b'], idea: 'Crew' } })).toBe(requestHash(request));
  });

  it.each([
    ['method', { method: 'PATCH' }],
    ['address', { url: '/api/projects/1' }],
    ['workspace', { workspace: 'another' }],
    ['a value', { body: { idea: 'Crew', tags: ['b', 'a'] } }],
    ['a missing member', { body: { idea: 'Crew' } }],
    ['an array for an object', { body: [{ idea: 'Crew' }, { tags: ['a', 'b'] }] }],
    ['no body', { body: undefined }],
  ])('depends on %s', (_, change) => {
    expect(requestHash({ ...request, ...change })).not.toBe(requestHash(request));
  });
});
