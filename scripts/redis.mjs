// A throw-away Redis on a free port, where the machine has a redis-server.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.mjs';

export async function startRedis() {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'specforge-redis-'));
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const server = spawn('redis-server', args, { stdio: 'ignore' });
  let ended = false;
  server.on('error', () => (ended = true));
  server.on('exit', () => (ended = true));
  for (let tries = 0; tries < 100 && !ended; tries += 1) {
    if (await listens(port)) return { url: `redis://127.0.0.1:${port}`, stop: () => stop(server, folder) };
    await sleep(50);
  }
  rmSync(folder, { recursive: true, force: true });
  return undefined;
}

async function stop(server, folder) {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
