import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '#backend/embedded/postgres.js';
import { Person } from './person.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const JWT_SECRET = 'the-secret-of-the-benchmark-long-enough';

/** The built product as its own process, on a database of its own, with nothing in it but what is shipped. */
export interface Product {
  url: string;
  databaseUrl: string;
  pid: number;
  /** Somebody who has just registered: their first document is free. */
  newPerson(): Promise<Person>;
  stop(): Promise<void>;
}

/** `RATE_LIMITS` are off; everything else is as shipped. On a chosen port it also knows its public address. */
export async function startProduct({
  modelUrl,
  port = 0,
  settings = {},
}: { modelUrl?: string; port?: number; settings?: Record<string, string> } = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'specforge-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const server = spawn(process.execPath, [join(ROOT, 'backend/dist/main.js')], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      JWT_SECRET,
      RATE_LIMITS: 'off',
      ...(modelUrl && { OPENAI_BASE_URL: modelUrl, OPENAI_API_KEY: 'bench' }),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit');
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const url = await announcedUrl(server);
    let people = 0;
    return {
      url,
      databaseUrl: postgres.url,
      pid: server.pid ?? 0,
      newPerson: () => Person.register(url, `person${(people += 1)}@example.test`),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address in the line that the product prints when it is ready; after it, what it prints is let go. */
function announcedUrl(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (part: Buffer) => {
      output = `${output}${part.toString()}`.slice(-100_000);
      const url = /is ready: (http:\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    });
    server.once('exit', () => reject(new Error(`The product ended before it was ready:\n${output}`)));
  });
}
