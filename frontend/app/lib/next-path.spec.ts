import { billingPath, nextPath, ownPath, signInPath } from './next-path';

describe('nextPath', () => {
  it('keeps our own paths', () => {
    expect(nextPath('/app/documents?view=list#top')).toBe('/app/documents?view=list#top');
  });

  it.each([
    null,
    '',
    'https://evil.example/x',
    '//evil.example/x',
    '/\\evil.example',
    'javascript:alert(1)',
    '/auth',
    '/auth?next=/auth',
  ])('falls back to the dashboard for %s', (asked) => {
    expect(nextPath(asked)).toBe('/dashboard');
  });

  it('survives the way through the address', () => {
    const path = '/app/templates/a?x=1&y=2';
    for (const tab of [undefined, 'sign-up'] as const) {
      const { searchParams } = new URL(signInPath(path, tab), 'http://x');
      expect(nextPath(searchParams.get('next'))).toBe(path);
      expect(searchParams.get('tab')).toBe(tab ?? null);
    }
  });

  it('is the same on the way to billing and back', () => {
    const { searchParams } = new URL(billingPath('/app/templates/a?x=1'), 'http://x');
    expect(ownPath(searchParams.get('return'))).toBe('/app/templates/a?x=1');
    expect(ownPath('https://evil.example/')).toBeNull();
  });
});
