import { Injectable } from '@nestjs/common';
import { escapeHtml, printBody, printStyles, type PaperSource, type Picture } from '@specforge/document';
import type { Page } from 'puppeteer-core';
import { BrowserService, PageCrashed } from '../integrations/browser/browser.service.js';
import type { PaperSize } from './export-options.js';
import { exportErrors } from './exports.errors.js';
import { pagesOfTargets } from './pdf-pages.js';
import { fontsFor } from './print-fonts.js';

export interface PdfOptions {
  paper?: PaperSize;
  pictures: ReadonlyMap<string, Picture>;
  signal: AbortSignal;
}

const LANGUAGE = 'en-GB';
/** Without its fonts: some 3,000 pages, more than a browser lays out in the memory and time it is given. */
const MOST_CHARACTERS = 12_000_000;
/** Nothing is loaded and nothing is run, whatever a text holds. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

/** Laying it out for a screen too, which nobody looks at, would take a third of the time and a sixth of the memory. */
const ON_PAPER_ONLY = '@media screen { body { display: none } }';
/** What is not shown needs no fonts, and printing waits for none. */
const LOAD_FONTS = 'Promise.all([...document.fonts].map((font) => font.load())).then(() => undefined)';

/** Only where there are Contents, and not in every style. */
const NUMBERED = 'class="printed-page"';

/** Prints documents with the browser: tagged, with an outline, fonts inside, and page numbers in the Contents. */
@Injectable()
export class PdfService {
  constructor(private readonly browser: BrowserService) {}

  /** Errors: EXPORT_TOO_LARGE, BrowserUnavailable, BrowserLost, PageCrashed. */
  async render(source: PaperSource, { paper, pictures, signal }: PdfOptions): Promise<Buffer> {
    const { title, kicker, footer, style } = source;
    const body = printBody(source, { pictures });
    if (body.length > MOST_CHARACTERS) throw exportErrors.EXPORT_TOO_LARGE();
    const styles = (await fontsFor(body)) + printStyles({ title, kicker, footer, paper, style });
    const html =
      `<!doctype html><html lang="${LANGUAGE}"><head><meta charset="utf-8">` +
      `<meta http-equiv="Content-Security-Policy" content="${POLICY}">` +
      `<title>${escapeHtml(title)}</title><style>${styles}${ON_PAPER_ONLY}</style></head><body>${body}</body></html>`;

    const printed = this.browser.withPage(signal, async (tab) => {
      const print = async (final: boolean) =>
        Buffer.from(await tab.pdf({ preferCSSPageSize: true, printBackground: true, tagged: final, outline: final }));
      await tab.setContent(html, { waitUntil: 'load' });
      await tab.evaluate(LOAD_FONTS);
      // Printed twice: where the headings stand is known only after the first time. The numbers take no room of others.
      if (body.includes(NUMBERED)) {
        await tab.evaluate(numbering(pagesOfTargets(await print(false))));
        await forget(tab);
      }
      return print(true);
    });
    return printed.catch((error: unknown) => {
      throw error instanceof PageCrashed && error.tooLarge ? exportErrors.EXPORT_TOO_LARGE() : error;
    });
  }
}

/** Printing leaves a third of the memory it takes behind until something asks for it, some 20 milliseconds. */
async function forget(tab: Page): Promise<void> {
  const session = await tab.createCDPSession();
  await session.send('HeapProfiler.collectGarbage');
  await session.detach();
}

/** Writes the page of each line into the Contents of `printBody`. It runs where nothing of the document's may. */
function numbering(pages: ReadonlyMap<string, number>): string {
  return `{
    const pages = ${JSON.stringify(Object.fromEntries(pages))};
    for (const line of document.querySelectorAll('.printed-contents a')) {
      line.querySelector('.printed-page').textContent = pages[line.getAttribute('href').slice(1)] ?? '';
    }
  }`;
}
