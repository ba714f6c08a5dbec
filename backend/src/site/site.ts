import { randomBytes } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type RouterContextProvider, type ServerBuild, createRequestHandler } from 'react-router';
import { commonErrors } from '../common/common.errors.js';
import { sendError } from '../common/error.filter.js';
import type { Config } from '../config/config.js';

/** The part of the built web app that the host calls. */
interface SiteBuild extends ServerBuild {
  entry: ServerBuild['entry'] & {
    module: ServerBuild['entry']['module'] & {
      createLoadContext(site: { apiOrigin: string; publicUrl: string; nonce: string }): RouterContextProvider;
    };
  };
}

const BUILD = fileURLToPath(new URL('../../../frontend/build', import.meta.url));
/** Built files carry a hash of their content in their name. */
const HASHED_FILE_CACHE = 'public, max-age=31536000, immutable';

/**
 * Serves the web app: built files as they are, every other path through its server rendering, and unknown API paths
 * as a coded 404. Call it after the API's own routes are known.
 */
export async function mountSite(server: FastifyInstance, config: Config): Promise<void> {
  const build = await loadBuild();
  if (build) {
    await server.register(fastifyStatic, {
      root: join(BUILD, 'client'),
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders(response, path) {
        const hashed = path.includes('/assets/');
        response.setHeader('Cache-Control', hashed ? HASHED_FILE_CACHE : 'public, max-age=3600');
      },
    });
  }
  const render = build && createRequestHandler(build, 'production');
  server.all('/*', async (request, reply) => {
    if (!build || !render || request.url.startsWith('/api/') || request.url === '/api') {
      return sendError(reply, request, commonErrors.NOT_FOUND());
    }
    const nonce = randomBytes(16).toString('base64');
    const site = { apiOrigin: ownOrigin(server, config), publicUrl: config.http.publicUrl, nonce };
    const context = build.entry.module.createLoadContext(site);
    const response = await render(toWebRequest(request, config), context);
    return sendPage(reply, response, nonce);
  });
}

/** `undefined` where the web app has not been built, as in API tests. */
async function loadBuild(): Promise<SiteBuild | undefined> {
  const file = join(BUILD, 'server/index.js');
  const built = await access(file).then(
    () => true,
    () => false,
  );
  return built ? ((await import(pathToFileURL(file).href)) as SiteBuild) : undefined;
}

/** Loaders ask the API over loopback, whatever address the world sees. */
function ownOrigin(server: FastifyInstance, config: Config): string {
  const [bound] = server.addresses();
  const host = config.http.host.includes(':') ? `[${config.http.host}]` : config.http.host;
  return `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${bound?.port ?? config.http.port}`;
}

function toWebRequest(request: FastifyRequest, config: Config): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  }
  const aborted = new AbortController();
  request.raw.once('close', () => aborted.abort());
  // A path such as `//host` would otherwise be read as another origin.
  const url = new URL(config.http.publicUrl);
  const [path = '/', query = ''] = request.url.split('?', 2);
  url.pathname = path;
  url.search = query;
  // Pages are only read; what changes something is an API call.
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
  return new Request(url, { method, headers, signal: aborted.signal });
}

function sendPage(reply: FastifyReply, response: Response, nonce: string): FastifyReply {
  reply.status(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (!response.headers.has('cache-control')) reply.header('Cache-Control', 'no-cache');
  reply.header('Content-Security-Policy', contentSecurityPolicy(nonce));
  if (!response.body) return reply.send();
  return reply.send(Readable.fromWeb(response.body as ReadableStream));
}

function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Radix positions what floats through style attributes, CodeMirror adds its own style element.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
