import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config/config.js';

interface Holder {
  pid: number;
  /** When it was started; empty where the machine does not say. */
  startedAt: string;
}

/**
 * Claims `DATA_DIR` for this process, so that a second copy does not take over the first one's database.
 * A claim that a killed process left behind is replaced, also when its number belongs to another process by now.
 * Errors: ConfigError. Returns the release.
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'specforge.pid');
  mkdirSync(dataDir, { recursive: true });
  const holder = readHolder(file);
  if (holder !== undefined && holder.pid !== process.pid && isAlive(holder)) {
    throw new ConfigError(
      `Another SpecForge (process ${holder.pid}) uses ${dataDir}. Stop it, or start this one with another DATA_DIR and PORT.`,
    );
  }
  writeFileSync(file, `${process.pid}\n${startOf(process.pid)}`);
  return () => {
    if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
  };
}

function readHolder(file: string): Holder | undefined {
  try {
    const [first = '', startedAt = ''] = readFileSync(file, 'utf8').split('\n');
    const pid = Number(first);
    return Number.isInteger(pid) && pid > 0 ? { pid, startedAt } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const start = startOf(pid);
  return startedAt === '' || start === '' || start === startedAt;
}

/** Tells a process from an earlier one of the same number: after a restart of the machine numbers begin again. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The name in brackets may hold anything; ticks since the boot are the 20th field behind it.
    const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
    return `${boot} ${ticks}`;
  } catch {
    return startByPs(pid);
  }
}

function startByPs(pid: number): string {
  try {
    // The same words whatever language and time zone the next start has.
    const command = ['LC_ALL=C', 'TZ=UTC', 'ps', '-o', 'lstart=', '-p', String(pid)];
    return execFileSync('env', command, { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}
