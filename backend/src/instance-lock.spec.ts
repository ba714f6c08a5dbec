import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataDir } from './instance-lock.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'specforge-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const claim = () => join(folder, 'specforge.pid');

/** A process of another program that lives while the work is done. */
async function beside(work: (pid: number) => void): Promise<void> {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { stdio: 'ignore' });
  await new Promise((resolve) => other.once('spawn', resolve));
  try {
    work(other.pid ?? 0);
  } finally {
    other.kill('SIGKILL');
  }
}

describe('the claim on a data folder', () => {
  it('is released by the one who made it', () => {
    const release = lockDataDir(folder);
    expect(readFileSync(claim(), 'utf8')).toMatch(new RegExp(`^${process.pid}\\n.`));
    release();
    expect(() => readFileSync(claim())).toThrow(/ENOENT/);
  });

  it('keeps others out while its process lives', async () => {
    await beside((pid) => {
      writeFileSync(claim(), String(pid));
      expect(() => lockDataDir(folder)).toThrow(`Another SpecForge (process ${pid}) uses ${folder}.`);
    });
  });

  it('is taken over from a process that is gone', () => {
    writeFileSync(claim(), '4194303\nan earlier boot');
    lockDataDir(folder)();
  });

  it('is taken over where its number belongs to another process by now', async () => {
    await beside((pid) => {
      writeFileSync(claim(), `${pid}\nan earlier boot 4711`);
      lockDataDir(folder)();
    });
  });
});
