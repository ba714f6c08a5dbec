// A disk in memory that is soon full, for tests; root of a machine, not of every container, may mount one.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const succeeds = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** A disk of so many bytes in place of a folder; undefined where this process may not mount one. */
export function mountTinyDisk(folder, bytes) {
  mkdirSync(folder, { recursive: true });
  if (!succeeds('mount', '-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder)) return undefined;
  return { remove: () => void succeeds('umount', '-l', folder) };
}

export function canMountTinyDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'specforge-disk-'));
  const disk = mountTinyDisk(folder, 2 ** 16);
  disk?.remove();
  rmSync(folder, { recursive: true, force: true });
  return disk !== undefined;
}
