import { createServer, type Server } from 'node:http';
import { ReadinessProbes } from './readiness-probes.js';

/**
 * `/api/health/live` and `/api/health/ready` for a process that serves nothing else, so that whoever supervises a
 * worker or a scheduler can ask it as they ask an API process. Resolves when it listens.
 */
export async function startHealthServer(probes: ReadinessProbes, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/api/health/live') return answer(200, { status: 'ok' });
    if (request.url !== '/api/health/ready') return answer(404, { status: 'error' });
    void Promise.allSettled(probes.all().map(({ probe }) => probe())).then((results) => {
      const well = results.every(({ status }) => status === 'fulfilled');
      answer(well ? 200 : 503, { status: well ? 'ok' : 'error' });
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return server;
}
