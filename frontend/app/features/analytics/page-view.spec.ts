import { countedPath, isShared, pageView } from './page-view';

const NOW = new Date('2026-11-22T10:00:00Z');

describe('a page view', () => {
  it.each([
    ['/templates/prd-saas-starter', '/templates/prd-saas-starter'],
    ['/app/documents/01a2024a-024e-762a-8901-71b222224591', '/app/documents/:id'],
    ['/shared/Zk3vQ9xTn2LrB8mW4yHs7cPd', '/shared/:id'],
    [
      '/learn/ai-generated-vs-traditional-prds-quality-comparison',
      '/learn/ai-generated-vs-traditional-prds-quality-comparison',
    ],
  ])('of %s counts for %s', (path, counted) => {
    expect(countedPath(path)).toBe(counted);
  });

  it('names the site that led here and not its page, and no title that somebody wrote', () => {
    expect(pageView('/pricing', 'Pricing | SpecForge', 'https://search.example/?q=prd', NOW)).toEqual({
      path: '/pricing',
      title: 'Pricing | SpecForge',
      referrer: 'https://search.example',
      at: '2026-11-22T10:00:00.000Z',
    });
    expect(pageView('/app/documents/01a2024a-024e-762a-8901-71b222224591', 'Our secret plan', '', NOW).title).toBe('');
  });

  it.each([
    ['/shared/k3Y', '', true],
    ['/projects/12/print', '?share=k3Y&style=executive', true],
    ['/projects/12/print', '?style=executive', false],
    ['/shared', '', false],
    ['/learn/shared/x', '', false],
  ])('is none at %s%s: %s', (pathname, search, shared) => {
    expect(isShared(pathname, search)).toBe(shared);
  });
});
