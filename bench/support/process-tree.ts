import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { sum } from './report.ts';

const run = promisify(execFile);

export interface Memory {
  /** Bytes, what several processes share counted in each of them. */
  rss: number;
  /** Bytes, what is shared counted once; null where the system does not tell. */
  pss: number | null;
  processes: number;
}

/** The memory of all that a process started, directly or not, and of the process itself unless it is left out. */
export async function memoryOfTree(root: number, { withRoot = true } = {}): Promise<Memory> {
  const all = await listProcesses();
  const below = (pid: number): typeof all =>
    all.filter(({ parent }) => parent === pid).flatMap((one) => [one, ...below(one.pid)]);
  const tree = [...all.filter(({ pid }) => withRoot && pid === root), ...below(root)];
  // One that has ended, and that nobody has asked about yet, has none.
  const shares = await Promise.all(tree.map(({ pid, rss }) => (rss === 0 ? Promise.resolve(0) : ownMemory(pid))));
  return {
    rss: sum(tree.map(({ rss }) => rss)),
    pss: shares.includes(null) ? null : sum(shares.map((share) => share ?? 0)),
    processes: tree.length,
  };
}

async function listProcesses(): Promise<{ pid: number; parent: number; rss: number }[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=,comm=']);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return lines
    .filter(([, , , command = '']) => !/(^|\/)ps$/.test(command))
    .map(([pid, parent, kilobytes]) => ({ pid: Number(pid), parent: Number(parent), rss: Number(kilobytes) * 1024 }));
}

/** Bytes of one process alone, its part of what it shares; null where the system does not tell. */
export async function ownMemory(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(text)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) * 1024;
}

/** Linux counts in hundredths of a second, whatever the machine. */
const TICK_MS = 10;

/** Milliseconds of processor that a process has used, all its threads together; null where the system does not tell. */
export async function cpuOf(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name stands in brackets and may hold anything; user and system time are the 12th and 13th after it.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return text !== '' && Number.isFinite(user + system) ? (user + system) * TICK_MS : null;
}
