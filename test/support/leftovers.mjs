// Folders of runs that were killed, with the servers that may still live in them.
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

export const PREFIX = 'specforge-test-';

/**
 * Removes what dead runs left in `folder`. Two runs that start together both find it: whoever gets it under a name of its
 * own has it. `stop`: ends a server whose data is there.
 */
export async function removeLeftovers(folder, stop) {
  for (const name of await readdir(folder)) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : Number.NaN;
    if (!pid || isAlive(pid)) continue;
    // With the process in front, so that a run that dies here leaves it to the next one.
    const mine = join(folder, `${PREFIX}${process.pid}-${name.slice(PREFIX.length)}`);
    const isMine = await rename(join(folder, name), mine).then(
      () => true,
      () => false,
    );
    if (!isMine) continue;
    await stop(mine).catch(() => undefined);
    await rm(mine, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
