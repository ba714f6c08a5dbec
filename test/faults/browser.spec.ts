import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../backend/src/config/config.js';
import { BrowserLost, BrowserService } from '../../backend/src/integrations/browser/browser.service.js';
import { findChromium } from '../../backend/src/integrations/browser/chromium.js';

const LINGERS_S = 1;
/** More than a pipe holds. */
const LONG = '<p>Much to read</p>'.repeat(50_000);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specforge-browser-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('outlives a browser whose pipes break long after it was killed', async () => {
  const { executablePath, env } = (await findChromium(null, process.env)) ?? { executablePath: '', env: {} };
  const wrapped = join(folder, 'browser');
  // One that ends late and holds the pipe on which commands come, as the browser's own processes do for a moment.
  const lingering = `setsid sleep ${LINGERS_S} >/dev/null 2>&1 4>&- &`;
  await writeFile(wrapped, `#!/bin/sh\n${lingering}\nexec '${executablePath}' "$@"\n`, { mode: 0o755 });
  const environment = { ...process.env, ...env };
  const config = { browser: { executablePath: wrapped, environment }, exports: {} } as unknown as Config;
  const browser = new BrowserService(config);
  const work = browser.withPage(AbortSignal.timeout(30_000), async (page) => {
    const { pid = 0 } = page.browser().process() ?? {};
    process.kill(pid, 'SIGSTOP');
    setTimeout(() => process.kill(pid, 'SIGKILL'), 100);
    await page.setContent(LONG);
  });
  await expect(work).rejects.toBeInstanceOf(BrowserLost);
  // An error of a stream that nobody listens to would end this process.
  await sleep((LINGERS_S + 0.5) * 1_000);
});
