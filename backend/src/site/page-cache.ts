import { LRUCache } from 'lru-cache';
import type { Notifications } from '../integrations/notifications/notifications.service.js';
import { type KeptPage, keepPage } from './kept-page.js';
import { lightPage } from './light-page.js';

const MAX_PAGES = 500;
const MAX_BYTES = 64_000_000;
/** What is not said by the templates, such as prices, may be this old. */
const MAX_AGE_MS = 60_000;

/** Pages for everybody; what only signed-in people see is rendered in their browsers. */
const PUBLIC_PAGE = /^\/(?:(?:templates|learn|legal)(?:\/[\w-]+){0,2}|pricing|how-it-works)?$/;

export const isPublicPage = (path: string): boolean => PUBLIC_PAGE.test(path);

/**
 * Keeps public pages as they were rendered, and forgets all of them the moment a template changes in any process. While
 * such changes cannot be heard of, nothing is kept.
 */
export class PageCache {
  private readonly pages = new LRUCache<string, KeptPage>({
    max: MAX_PAGES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ identity, br, gzip }) => identity.length + br.length + gzip.length,
    ttl: MAX_AGE_MS,
  });
  private readonly rendering = new Map<string, Promise<KeptPage>>();
  /** Grows with every change, so that a page whose rendering began before it is not kept after it. */
  private change = 0;

  /** `connectTo`: an address beside our own that pages may call. `styles`: the built style sheets by address. */
  constructor(
    private readonly notifications: Notifications,
    private readonly connectTo: string | null,
    private readonly styles: ReadonlyMap<string, string>,
  ) {
    notifications.subscribe('templates', '', () => this.forget());
  }

  /** The page, kept or rendered now. Requests that come together share one rendering. */
  get(path: string, render: () => Promise<Response>): KeptPage | Promise<KeptPage> {
    const kept = this.notifications.listening ? this.pages.get(path) : undefined;
    if (kept) return kept;
    let rendering = this.rendering.get(path);
    if (!rendering) {
      rendering = this.render(path, render).finally(() => {
        if (this.rendering.get(path) === rendering) this.rendering.delete(path);
      });
      this.rendering.set(path, rendering);
    }
    return rendering;
  }

  private async render(path: string, render: () => Promise<Response>): Promise<KeptPage> {
    const before = this.change;
    const response = await render();
    const html = lightPage(await response.text(), this.styles, this.connectTo !== null);
    const page = await keepPage(html, response.status, this.connectTo);
    if (page.status === 200 && before === this.change) this.pages.set(path, page);
    return page;
  }

  private forget(): void {
    this.change += 1;
    this.pages.clear();
    // Whoever asks from now on must not be told what was rendered before.
    this.rendering.clear();
  }
}
