import { createServer, type Server } from 'node:http';
import type { MetricsService } from './metrics.service.js';
import type { ReadinessProbes } from './readiness-probes.js';

interface Sources {
  probes: ReadinessProbes;
  metrics: MetricsService;
}

/**
 * Health and metrics on a port of their own, which nobody outside reaches: `/api/health/live`, `/api/health/ready` and
 * `/metrics`. Resolves when it listens.
 */
export async function startHealthServer({ probes, metrics }: Sources, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    switch (request.url) {
      case '/api/health/live':
        return void answer(200, { status: 'ok' });
      case '/api/health/ready':
        return void Promise.allSettled(probes.all().map(({ probe }) => probe())).then((results) => {
          const well = results.every(({ status }) => status === 'fulfilled');
          answer(well ? 200 : 503, { status: well ? 'ok' : 'error' });
        });
      case '/metrics':
        return void metrics.collect().then(
          ({ contentType, text }) => response.writeHead(200, { 'content-type': contentType }).end(text),
          () => answer(503, { status: 'error' }),
        );
      default:
        return void answer(404, { status: 'error' });
    }
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return server;
}
