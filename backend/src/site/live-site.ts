import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Site, SiteBuild } from './site.js';

const FRONTEND = fileURLToPath(new URL('../../../frontend', import.meta.url));

/** The web app compiled as it changes, for `npm run dev`. */
export async function liveSite(server: FastifyInstance): Promise<Site> {
  const { createServer } = await import('vite');
  const keepSignals = holdSignals();
  const vite = await createServer({
    root: FRONTEND,
    configFile: `${FRONTEND}/vite.config.ts`,
    // Changes arrive over the product's own port, so that two copies do not want the same one.
    server: { middlewareMode: true, ws: { server: server.server } },
  });
  keepSignals();
  server.addHook('onRequest', (request, reply, next) => {
    if (/^\/(api|dev)\//.test(request.url)) return next();
    vite.middlewares(request.raw, reply.raw, next);
  });
  server.addHook('onClose', () => vite.close());
  return {
    build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as SiteBuild,
    styles: new Map(),
    mode: 'development',
  };
}

/**
 * The compiler's plugins listen for signals too and end the process by themselves, before the embedded database has
 * stopped. Takes away again what was added since.
 */
function holdSignals(): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const own = new Map(signals.map((signal) => [signal, new Set(process.listeners(signal))]));
  return () => {
    for (const [signal, known] of own) {
      for (const listener of process.listeners(signal)) if (!known.has(listener)) process.off(signal, listener);
    }
  };
}
