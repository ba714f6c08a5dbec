import { createServer } from 'node:net';

// Below 32768: the ports from there on are given to outgoing connections and to `listen(0)`, so that one which was
// free a moment ago is taken before the program that was told of it listens.
const FIRST = 20_000;
const COUNT = 12_000;
// Processes begin far from each other; each goes on from port to port, so that it names none twice.
let next = (process.pid * 97) % COUNT;

/** A port of the loopback address that nobody listens on and the system gives to nobody else. */
export async function freePort() {
  for (let tries = 0; tries < COUNT; tries += 1) {
    const port = FIRST + next;
    next = (next + 1) % COUNT;
    if (await isFree(port)) return port;
  }
  throw new Error('No free port on the loopback address.');
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
