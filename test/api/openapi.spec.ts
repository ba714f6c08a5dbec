import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { knownRoutes } from '../support/routes.js';

interface Operation {
  operationId: string;
  summary?: string;
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
}

const COMMITTED = join(import.meta.dirname, '../../backend/openapi.json');

let app: TestApp;
let description: Description;
beforeAll(async () => {
  app = await startApp();
  description = (await app.client().get<Description>('/openapi.json')).body;
});
afterAll(() => app.close());

const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  );

describe('the API description', () => {
  it('is the committed one; `npm run api:describe` writes it', () => {
    expect(description).toEqual(JSON.parse(readFileSync(COMMITTED, 'utf8')));
  });

  it('names every route of the API', () => {
    const routes = knownRoutes(app)
      .filter(({ method, path }) => method !== 'HEAD' && path.startsWith('/api/'))
      .filter(({ path }) => !/^\/api\/(docs|openapi\.json)/.test(path))
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(
      operations()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(routes.sort());
  });

  it('says of every route what it does, what it answers when it works and when it does not', () => {
    for (const { name, operation } of operations()) {
      expect([name, operation.summary]).toEqual([name, expect.stringMatching(/\S/)]);
      const [status = '', success] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
      const content = Object.values(success?.content ?? {});
      expect([name, status, content.every(({ schema }) => schema)]).toEqual([name, status, true]);
      // 202 and 204 have nothing to say, unless they do.
      if (status === '200' || status === '201') expect([name, content.length > 0]).toEqual([name, true]);
      expect([name, operation.responses['default']]).toEqual([name, expect.anything()]);
    }
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
