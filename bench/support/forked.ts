import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server of the benchmark in a process of its own: a program of this folder, which sends its address when it listens. */
export async function startForked(
  program: string,
  setup: object,
): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), [JSON.stringify(setup)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [url] = (await once(child, 'message')) as [string];
  const stop = async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
  };
  return { url, pid: child.pid ?? 0, stop };
}
