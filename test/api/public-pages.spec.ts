import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Template } from '@specforge/document';
import { createApp } from '../../backend/src/app.js';
import { TemplateSeedingService } from '../../backend/src/templates/template-seeding.service.js';
import { TemplatesService } from '../../backend/src/templates/templates.service.js';
import { startApp, type TestApp } from '../support/app.js';

const PAGE = '/templates/brd-basic';
/** Less than a kept page may be old, so that it was not its age that ended it. */
const HEARD_MS = 30_000;

let app: TestApp;
let second: NestFastifyApplication;
let urls: string[];
beforeAll(async () => {
  app = await startApp();
  // Another process of the same product: its own memory, the same database.
  second = await createApp({ ...app.config, role: 'api' });
  await second.listen(0, '127.0.0.1');
  urls = [app.url, await second.getUrl()];
});
afterAll(async () => {
  await second.close();
  await app.close();
});

const read = (url: string, headers: Record<string, string> = {}) => fetch(url + PAGE, { headers });
const pages = () => Promise.all(urls.map(async (url) => (await read(url)).text()));

async function rename(name: string): Promise<void> {
  const { template } = await app.app.get(TemplatesService).getPublished('brd-basic');
  const renamed: Template = { ...template, name };
  await app.app.get(TemplateSeedingService).seed([renamed]);
}

/** Until both processes show it. */
async function shown(name: string): Promise<boolean> {
  for (const started = performance.now(); performance.now() - started < HEARD_MS; await sleep(20)) {
    if ((await pages()).every((page) => page.includes(`${name}</h1>`))) return true;
  }
  return false;
}

describe('a public page', () => {
  it('is rendered once, and not sent again to whoever has it', async () => {
    const first = await read(app.url);
    const again = await read(app.url);
    expect(first.status).toBe(200);
    expect(await again.text()).toBe(await first.text());
    const etag = first.headers.get('etag') ?? '';
    const unchanged = await read(app.url, { 'if-none-match': etag });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
  });

  it('shows nothing of whoever asked for it first', async () => {
    const theirs = await read(app.url, { cookie: 'refresh_token=someone', authorization: 'Bearer someone' });
    expect(theirs.headers.get('set-cookie')).toBeNull();
    expect(await theirs.text()).not.toContain('someone');
  });

  it('allows the scripts that stand in it, and no others', async () => {
    const response = await read(app.url);
    const policy = response.headers.get('content-security-policy') ?? '';
    const scripts = [...(await response.text()).matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(2);
    for (const [, script = ''] of scripts) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('is sent compressed to those who understand it', async () => {
    const plain = await (await read(app.url, { 'accept-encoding': 'identity' })).text();
    const { default: http } = await import('node:http');
    const { encoding, body } = await new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
      const parts: Buffer[] = [];
      http
        .get(app.url + PAGE, { headers: { 'accept-encoding': 'gzip, br' } }, (answer) => {
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => resolve({ encoding: answer.headers['content-encoding'], body: Buffer.concat(parts) }));
        })
        .on('error', reject);
    });
    expect(encoding).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(plain);
    expect(body.length * 3).toBeLessThan(plain.length);
  });

  it('is a 404 where there is no such template, each time', async () => {
    for (const url of [...urls, ...urls]) {
      expect((await fetch(`${url}/templates/no-such-template`)).status).toBe(404);
    }
  });

  it('shows a changed template at once, in every process', async () => {
    await pages();
    await rename('Told to both');
    expect(await shown('Told to both')).toBe(true);
  });

  it('shows a change that nobody was told of, since what may be old is not kept', async () => {
    await pages();
    await app.dataSource.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'specforge-listen' AND datname = current_database()",
    );
    await rename('Told to nobody');
    expect(await shown('Told to nobody')).toBe(true);
  });
});
