import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import type { Browser, CDPSession, Page } from 'puppeteer-core';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { CHROMIUM_FLAGS, findChromium } from './chromium.js';
import { endHeavyPages } from './heavy-pages.js';

/** There is no browser on this machine, or it does not start. */
export class BrowserUnavailable extends Error {
  constructor(cause?: unknown) {
    super('There is no browser that starts on this machine.', { cause });
    this.name = 'BrowserUnavailable';
  }
}

/** The browser ended in the middle of the work. Another try gets a fresh one. */
export class BrowserLost extends Error {
  constructor(cause?: unknown) {
    super('The browser ended in the middle of the work.', { cause });
    this.name = 'BrowserLost';
  }
}

/** One page ended in the middle of its work, and the browser goes on. */
export class PageCrashed extends Error {
  constructor(
    /** It took more memory than a page may, so that another try would end alike. */
    readonly tooLarge: boolean,
  ) {
    super(tooLarge ? 'The page took more memory than one may.' : 'The page ended in the middle of the work.');
    this.name = 'PageCrashed';
  }
}

/** A browser is replaced after so many pieces of work, whatever it has gathered by then. */
const MOST_USES = 60;
const IDLE_MS = 5 * 60_000;
const START_MS = 30_000;
const FAREWELL_MS = 3_000;
const MOST_SCRIPT_MEGABYTES = 512;
const WEIGH_MS = 500;

const FLAGS = [
  ...CHROMIUM_FLAGS,
  '--disable-gpu',
  '--disable-extensions',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  // Twice closed: no name is found, and no address answers.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=127.0.0.1:9',
  `--js-flags=--max-old-space-size=${MOST_SCRIPT_MEGABYTES}`,
];

interface Running {
  browser: Browser;
  /** With the browser as a whole. */
  session: CDPSession;
  /** Pages that were ended for their memory, and whose work has not heard of it. */
  endedHeavy: number;
  isWeighed: boolean;
  uses: number;
  active: number;
}

/**
 * One browser per process, started at the first need and kept warm. Each piece of work gets a context of its own, in
 * which nothing can be fetched. What kills the browser, or one of its pages, ends the work that was in it, never the
 * process.
 */
@Injectable()
export class BrowserService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(BrowserService.name);
  private current: Promise<Running> | null = null;
  private idle: NodeJS.Timeout | undefined;
  /** A start that fails where an earlier one did not was ended by something else, and may go well the next time. */
  private hasStarted = false;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.idle);
    const running = await this.current?.catch(() => null);
    this.current = null;
    if (running) await end(running.browser);
  }

  /**
   * Lets `work` use a fresh page until `signal` ends it. Errors: BrowserUnavailable, BrowserLost, PageCrashed, the
   * signal's reason.
   */
  async withPage<T>(signal: AbortSignal, work: (page: Page) => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const running = await this.use();
    const { browser } = running;
    const aborted = Promise.withResolvers<never>();
    aborted.promise.catch(() => undefined);
    const onAbort = () => aborted.reject(signal.reason);
    const onLost = () => aborted.reject(new BrowserLost());
    signal.addEventListener('abort', onAbort);
    browser.once('disconnected', onLost);
    const scales = setInterval(() => void this.weigh(running), WEIGH_MS);
    try {
      const worked = this.inContext(running, work);
      worked.catch(() => undefined);
      return await Promise.race([worked, aborted.promise]);
    } catch (error) {
      signal.throwIfAborted();
      throw browser.connected ? error : new BrowserLost(error);
    } finally {
      clearInterval(scales);
      signal.removeEventListener('abort', onAbort);
      browser.off('disconnected', onLost);
      await this.letGo(running, signal.aborted);
    }
  }

  private async inContext<T>(running: Running, work: (page: Page) => Promise<T>): Promise<T> {
    const context = await running.browser.createBrowserContext();
    try {
      const page = await context.newPage();
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        const local = /^(?:data|about|blob):/.test(request.url());
        void (local ? request.continue() : request.abort('blockedbyclient')).catch(() => undefined);
      });
      const crashed = Promise.withResolvers<never>();
      crashed.promise.catch(() => undefined);
      page.once('error', () => {
        const tooLarge = running.endedHeavy > 0;
        if (tooLarge) running.endedHeavy -= 1;
        crashed.reject(new PageCrashed(tooLarge));
      });
      const worked = work(page);
      worked.catch(() => undefined);
      return await Promise.race([worked, crashed.promise]);
    } finally {
      await context.close().catch(() => undefined);
    }
  }

  private async weigh(running: Running): Promise<void> {
    // One at a time, whatever the number of pages: two would end the same one, and count it twice.
    if (running.isWeighed) return;
    running.isWeighed = true;
    try {
      const ended = await endHeavyPages(running.session, this.config.browser.mostPageBytes);
      running.endedHeavy += ended;
    } catch {
      // The browser, or one of its pages, has just ended.
    } finally {
      running.isWeighed = false;
    }
  }

  private async use(): Promise<Running> {
    clearTimeout(this.idle);
    for (;;) {
      const starting = (this.current ??= this.start());
      const running = await starting.catch((error: unknown) => {
        if (this.current === starting) this.current = null;
        throw this.hasStarted ? new BrowserLost(error) : new BrowserUnavailable(error);
      });
      if (running.browser.connected && running.uses < MOST_USES) {
        running.uses += 1;
        running.active += 1;
        return running;
      }
      if (this.current === starting) this.current = null;
      if (running.active === 0) await end(running.browser);
    }
  }

  private async start(): Promise<Running> {
    const { executablePath, environment } = this.config.browser;
    const found = await findChromium(executablePath, environment);
    if (!found) throw new Error('No Chrome or Chromium was found.');
    // Loaded when first used: few processes ever start a browser.
    const { default: puppeteer } = await import('puppeteer-core');
    const browser = await puppeteer.launch({
      executablePath: found.executablePath,
      args: FLAGS,
      // It ends by itself when this process is gone, whatever ended it.
      pipe: true,
      env: { ...environment, ...found.env },
      timeout: START_MS,
      protocolTimeout: this.config.exports.timing?.renderMs ?? 120_000,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    this.hasStarted = true;
    // Puppeteer lets go of the pipes when it has closed a browser. One that a killed browser left full breaks after
    // that, and an error that nobody hears would end this process.
    for (const pipe of browser.process()?.stdio ?? []) pipe?.on('error', () => undefined);
    this.logger.log(`Started ${await browser.version()}.`);
    const session = await browser.target().createCDPSession();
    return { browser, session, endedHeavy: 0, isWeighed: false, uses: 0, active: 0 };
  }

  private async letGo(running: Running, wasAborted: boolean): Promise<void> {
    running.active -= 1;
    const isCurrent = (await this.current?.catch(() => null)) === running;
    // Work that was given up may hold the browser's one thread for long: the next gets a fresh one.
    const isWorn = running.uses >= MOST_USES || wasAborted || !running.browser.connected;
    if (isCurrent && isWorn) this.current = null;
    if (running.active > 0) return;
    if (isWorn || !isCurrent) return end(running.browser);
    this.idle = setTimeout(() => {
      if (running.active > 0) return;
      this.current = null;
      void end(running.browser);
    }, IDLE_MS);
    this.idle.unref();
  }
}

/** Asks it to close, then makes it. */
async function end(browser: Browser): Promise<void> {
  const child = browser.process();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, FAREWELL_MS)));
  await Promise.race([browser.close().catch(() => undefined), late]);
  clearTimeout(timer);
  if (child && child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
}
