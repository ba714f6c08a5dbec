import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouterContextProvider, ServerBuild, createRequestHandler } from 'react-router';
import { commonErrors } from '../common/common.errors.js';
import { sendError } from '../common/error.filter.js';
import type { Config } from '../config/config.js';
import type { Notifications } from '../integrations/notifications/notifications.service.js';
import { builtSite } from './built-site.js';
import { type KeptPage, contentSecurityPolicy } from './kept-page.js';
import { liveSite } from './live-site.js';
import { isPublicPage, PageCache } from './page-cache.js';
import { serveShareImages } from './share-images.js';

/** What the host needs of the web app: its files are served by then, this renders a page. */
export interface Site {
  build(): Promise<SiteBuild>;
  /** The built style sheets by address: `/assets/root-1a2b.css`. */
  styles: ReadonlyMap<string, string>;
  mode: 'production' | 'development';
}

/** The part of the built web app that the host calls. */
export interface SiteBuild extends ServerBuild {
  entry: ServerBuild['entry'] & {
    module: ServerBuild['entry']['module'] & {
      createLoadContext(site: {
        apiOrigin: string;
        publicUrl: string;
        nonce?: string;
        analyticsUrl: string | null;
      }): RouterContextProvider;
      createRequestHandler: typeof createRequestHandler;
    };
  };
}

/**
 * Serves the web app: its files as they are, every other path through its server rendering, and unknown API paths
 * as a coded 404. Public pages are rendered once and kept.
 */
export async function mountSite(server: FastifyInstance, config: Config, notifications: Notifications): Promise<void> {
  const site = config.site.live ? await liveSite(server) : await builtSite(server);
  const cache = new PageCache(notifications, config.site.analyticsUrl, site?.styles ?? new Map());
  const render = async (site: Site, asked: Request, nonce?: string): Promise<Response> => {
    const build = await site.build();
    const { publicUrl } = config.http;
    const { analyticsUrl } = config.site;
    const context = build.entry.module.createLoadContext({
      apiOrigin: ownOrigin(server, config),
      publicUrl,
      nonce,
      analyticsUrl,
    });
    return build.entry.module.createRequestHandler(build, site.mode)(asked, context);
  };
  // For everybody, so nothing of whoever asks first may show in it.
  const publicPage = (site: Site, path: string) =>
    cache.get(path, () => render(site, new Request(new URL(path, config.http.publicUrl))));

  if (site) serveShareImages(server, (path) => publicPage(site, path));
  server.all('/*', async (request, reply) => {
    if (!site || /^\/api(\/|\?|$)/.test(request.url)) return sendError(reply, request, commonErrors.NOT_FOUND());
    if (site.mode === 'production' && request.method === 'GET' && isPublicPage(request.url)) {
      return sendKept(request, reply, await publicPage(site, request.url));
    }
    const nonce = randomBytes(16).toString('base64');
    const response = await render(site, toWebRequest(request, config), nonce);
    if (site.mode === 'production')
      reply.header('Content-Security-Policy', contentSecurityPolicy(`'nonce-${nonce}'`, config.site.analyticsUrl));
    // The compiler adds scripts and styles of its own to the page.
    else reply.raw.removeHeader('Content-Security-Policy');
    return sendPage(reply, response);
  });
}

function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
  void reply
    .status(page.status)
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Content-Security-Policy', page.policy)
    .header('Cache-Control', 'no-cache')
    .header('Vary', 'Accept-Encoding')
    .header('ETag', page.etag);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return reply.header('Content-Encoding', 'br').send(page.br);
  if (/\bgzip\b/.test(accepted)) return reply.header('Content-Encoding', 'gzip').send(page.gzip);
  return reply.header('Content-Encoding', 'identity').send(page.identity);
}

/** Loaders ask the API over loopback, whatever address the world sees. */
function ownOrigin(server: FastifyInstance, config: Config): string {
  const [bound] = server.addresses();
  const host = config.http.host.includes(':') ? `[${config.http.host}]` : config.http.host;
  return `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${typeof bound === 'object' ? bound.port : config.http.port}`;
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
  const mark = request.url.indexOf('?');
  url.pathname = mark < 0 ? request.url : request.url.slice(0, mark);
  url.search = mark < 0 ? '' : request.url.slice(mark);
  // Pages are only read; what changes something is an API call.
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
  return new Request(url, { method, headers, signal: aborted.signal });
}

function sendPage(reply: FastifyReply, response: Response): FastifyReply {
  reply.status(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (!response.headers.has('cache-control')) reply.header('Cache-Control', 'no-cache');
  if (!response.body) return reply.send();
  return reply.send(Readable.fromWeb(response.body as ReadableStream));
}
