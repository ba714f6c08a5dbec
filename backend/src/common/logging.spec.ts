import { describe, expect, it } from '@jest/globals';
import { loggedPath } from './logging.js';

describe('loggedPath', () => {
  it.each([
    ['/api/documents/12?range=[0,9]', '/api/documents/12'],
    ['/api/shared/k3Y', '/api/shared/[redacted]'],
    ['/api/shared/k3Y/print?style=executive', '/api/shared/[redacted]/print'],
    ['/shared/k3Y', '/shared/[redacted]'],
    ['/shared/k3Y.data?_routes=root', '/shared/[redacted]'],
    ['/projects/12/print?share=k3Y', '/projects/12/print'],
    ['/api/downloads/k3Y', '/api/downloads/[redacted]'],
    ['/api/shared/', '/api/shared/'],
  ])('%s', (url, path) => {
    expect(loggedPath(url)).toBe(path);
  });
});
