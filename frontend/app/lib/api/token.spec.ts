import { readToken, storeToken, tokenSubject } from './token';

/** What a browser puts in place of storage that it refuses. */
function storage(refused: boolean) {
  const kept = new Map<string, string>();
  const allowed = () => {
    if (refused) throw new Error('The operation is insecure.');
  };
  return {
    getItem: (key: string) => (allowed(), kept.get(key) ?? null),
    setItem: (key: string, value: string) => (allowed(), void kept.set(key, value)),
    removeItem: (key: string) => (allowed(), void kept.delete(key)),
  };
}

describe.each([false, true])('the access token, with storage refused: %s', (refused) => {
  beforeEach(() => Object.defineProperty(globalThis, 'localStorage', { value: storage(refused), configurable: true }));
  afterEach(() => Reflect.deleteProperty(globalThis, 'localStorage'));

  it('is kept, replaced and forgotten', () => {
    expect(readToken()).toBeNull();
    storeToken('first');
    storeToken('second');
    expect(readToken()).toBe('second');
    storeToken(null);
    expect(readToken()).toBeNull();
  });
});

describe('tokenSubject', () => {
  it('reads whose token it is, and nothing from what is none', () => {
    const payload = Buffer.from(JSON.stringify({ sub: 'ada', sid: '1' })).toString('base64url');
    expect(tokenSubject(`head.${payload}.signature`)).toBe('ada');
    for (const other of [null, '', 'nonsense', 'a.b.c']) expect(tokenSubject(other)).toBeNull();
  });
});
