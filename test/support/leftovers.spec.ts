import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const run = promisify(execFile);
const leftovers = new URL('leftovers.mjs', import.meta.url).href;

/** The number of a process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '0']);
  await once(child, 'exit');
  return child.pid!;
}

it('is left alone by nobody and removed by one, when several runs start together', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'specforge-leftovers-'));
  try {
    const dead = await endedProcess();
    for (let one = 0; one < 20; one += 1) {
      const data = join(folder, `specforge-test-${dead}-${one}`, 'postgres', 'cluster');
      await mkdir(data, { recursive: true });
      await writeFile(join(data, 'PG_VERSION'), '17');
    }
    const own = join(folder, `specforge-test-${process.pid}-running`);
    await mkdir(own);
    // A server that is started there writes new files below, as the real one does.
    const script = `
      const { removeLeftovers } = await import(${JSON.stringify(leftovers)});
      const { mkdir, writeFile } = await import('node:fs/promises');
      await removeLeftovers(${JSON.stringify(folder)}, async (found) => {
        console.log(found.split('-').at(-1));
        for (let at = 0; at < 20; at += 1) {
          await mkdir(found + '/postgres/log' + at, { recursive: true });
          await writeFile(found + '/postgres/log' + at + '/file', '');
        }
      });`;
    const runs = await Promise.all([1, 2, 3].map(() => run(process.execPath, ['--input-type=module', '-e', script])));
    const removed = runs.flatMap(({ stdout }) => stdout.trim().split('\n').filter(Boolean));
    expect(removed.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, one) => one));
    expect(await readdir(folder)).toEqual([own.slice(folder.length + 1)]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
