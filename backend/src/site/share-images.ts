import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { commonErrors } from '../common/common.errors.js';
import { sendError } from '../common/error.filter.js';
import type { KeptPage } from './kept-page.js';
import { isPublicPage } from './page-cache.js';
import type { ShareText } from './share-image.js';

const MAX_IMAGES = 300;
const CACHED = 'public, max-age=86400';

/** What stands above the title, by the first part of the address. */
const KINDS: Record<string, string> = { templates: 'Templates', learn: 'Guides', legal: 'Legal' };

/** `/share/learn/some-guide.png` is the picture of `/learn/some-guide`, `/share/home.png` that of the home page. */
export function serveShareImages(
  server: FastifyInstance,
  pageAt: (path: string) => KeptPage | Promise<KeptPage>,
): void {
  // By page and content, so that a changed page gets a new picture.
  const images = new LRUCache<string, Promise<Buffer>>({ max: MAX_IMAGES });
  server.get<{ Params: { '*': string } }>('/share/*', async (request, reply) => {
    const name = /^([\w/-]+)\.png$/.exec(request.params['*'])?.[1];
    const path = name === 'home' ? '/' : `/${name}`;
    if (name === undefined || !isPublicPage(path)) return sendError(reply, request, commonErrors.NOT_FOUND());
    const page = await pageAt(path);
    if (page.status !== 200) return sendError(reply, request, commonErrors.NOT_FOUND());
    const key = path + page.etag;
    let image = images.get(key);
    if (!image) {
      const kind = KINDS[name.split('/')[0] ?? ''] ?? '';
      image = draw({ title: titleOf(page.identity.toString()), kind });
      images.set(key, image);
      image.catch(() => images.delete(key));
    }
    return reply
      .header('Cache-Control', CACHED)
      .type('image/png')
      .send(await image);
  });
}

/** What draws is loaded when the first picture is asked for, not at every start. */
async function draw(text: ShareText): Promise<Buffer> {
  const { drawShareImage } = await import('./share-image.js');
  return drawShareImage(text);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** The title that the page gives itself for sharing. */
function titleOf(html: string): string {
  const title = /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1] ?? 'SpecForge';
  return title.replace(/&([\w#]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
