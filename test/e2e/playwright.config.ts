import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, locateChromium } from '../../scripts/chromium.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { executablePath, env } = await locateChromium();
const port = Number(process.env['E2E_PORT'] ?? 4310);
// Playwright loads this file in every worker; the data folder must be one and the same.
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'specforge-e2e-')));
// Workers load this file too, but only the first process outlives the server that writes there.
if (process.env['TEST_WORKER_INDEX'] === undefined) {
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
}
const baseURL = `http://localhost:${port}`;

/** The built product as `npm start` runs it, on its own data, in a real browser. */
export default defineConfig({
  // Files run in the order of their names: the longest test is in the first, so that no worker waits for it at the end.
  testDir: '.',
  outputDir: join(root, 'test-results/e2e'),
  // Each many times what it takes on an idle machine: what goes well ends early anyway.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL,
    launchOptions: { executablePath, args: CHROMIUM_FLAGS, env: { ...process.env, ...env } as Record<string, string> },
    actionTimeout: 60_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Recording slows large documents down a lot: E2E_TRACE=on to find out why a test failed.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `exec "${process.execPath}" backend/dist/main.js`,
    cwd: root,
    url: `${baseURL}/api/health/live`,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: baseURL,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ANALYTICS_URL: `${baseURL}/collect`,
      ADMIN_PASSWORD: 'staff-password-for-tests',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 180_000,
  },
});
