import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { BareSetup } from './bare-queries.ts';

/** Starts the peer of the product's lists in a process of its own. */
export async function startBareServer(setup: BareSetup): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const file = fileURLToPath(new URL('bare-server.process.ts', import.meta.url));
  const child = fork(file, [JSON.stringify(setup)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [url] = (await once(child, 'message')) as [string];
  const stop = async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
  };
  return { url, pid: child.pid ?? 0, stop };
}
