import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { browserEnvironment, type Config } from '../../backend/src/config/config.js';
import { BrowserLost, BrowserService } from '../../backend/src/integrations/browser/browser.service.js';
import { findChromium } from '../../backend/src/integrations/browser/chromium.js';

const LINGERS_S = 1;
/** More than a pipe holds. */
const LONG = '<p>Much to read</p>'.repeat(50_000);
const MOST_PAGE_BYTES = 250 * 2 ** 20;

type Page = Parameters<Parameters<BrowserService['withPage']>[1]>[0];

const environment = browserEnvironment(process.env);
const services: BrowserService[] = [];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specforge-browser-'));
});
afterEach(() => Promise.all(services.splice(0).map((service) => service.beforeApplicationShutdown())));
afterAll(() => rm(folder, { recursive: true }));

function newService(browser: Partial<Config['browser']> = {}): BrowserService {
  const settings = { executablePath: null, environment, mostPageBytes: MOST_PAGE_BYTES, ...browser };
  const service = new BrowserService({ browser: settings, exports: {} } as unknown as Config);
  services.push(service);
  return service;
}

const within = <T>(service: BrowserService, work: (page: Page) => Promise<T>) =>
  service.withPage(AbortSignal.timeout(120_000), work);
/** The work of a page that never ends by itself. */
const forever = () => new Promise<never>(() => undefined);
const answers = (page: Page) => page.evaluate('6 * 7');

it('outlives a browser whose pipes break long after it was killed', async () => {
  const { executablePath, env } = (await findChromium(null, environment)) ?? { executablePath: '', env: {} };
  const wrapped = join(folder, 'browser');
  // One that ends late and holds the pipe on which commands come, as the browser's own processes do for a moment.
  const lingering = `setsid sleep ${LINGERS_S} >/dev/null 2>&1 4>&- &`;
  await writeFile(wrapped, `#!/bin/sh\n${lingering}\nexec '${executablePath}' "$@"\n`, { mode: 0o755 });
  const service = newService({ executablePath: wrapped, environment: { ...environment, ...env } });
  const work = within(service, async (page) => {
    const { pid = 0 } = page.browser().process() ?? {};
    process.kill(pid, 'SIGSTOP');
    setTimeout(() => process.kill(pid, 'SIGKILL'), 100);
    await page.setContent(LONG);
  });
  await expect(work).rejects.toBeInstanceOf(BrowserLost);
  // An error of a stream that nobody listens to would end this process.
  await sleep((LINGERS_S + 0.5) * 1_000);
});

it('ends a page that takes too much memory, and no other', async () => {
  const service = newService();
  const [heavy, light] = await Promise.allSettled([
    within(service, async (page) => {
      await page.evaluate(`globalThis.kept = new Uint8Array(${2 * MOST_PAGE_BYTES}).fill(1); undefined`);
      await forever();
    }),
    within(service, async (page) => {
      await sleep(3_000);
      return answers(page);
    }),
  ]);
  expect(heavy).toMatchObject({ status: 'rejected', reason: { name: 'PageCrashed', tooLarge: true } });
  expect(light).toEqual({ status: 'fulfilled', value: 42 });
  await expect(within(service, answers)).resolves.toBe(42);
});

it('hears at once of a page that crashes', async () => {
  const service = newService();
  const work = within(service, async (page) => {
    const session = await page.createCDPSession();
    void session.send('Page.crash').catch(() => undefined);
    await forever();
  });
  await expect(work).rejects.toMatchObject({ name: 'PageCrashed', tooLarge: false });
  await expect(within(service, answers)).resolves.toBe(42);
});
