import { Injectable } from '@nestjs/common';
import { escapeHtml, printBody, printStyles, type PaperSource, type Picture } from '@specforge/document';
import { BrowserService } from '../integrations/browser/browser.service.js';
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

/** Prints documents with the browser: tagged, with an outline, fonts inside, and page numbers in the Contents. */
@Injectable()
export class PdfService {
  constructor(private readonly browser: BrowserService) {}

  /** Errors: EXPORT_TOO_LARGE, BrowserUnavailable, BrowserLost. */
  async render(source: PaperSource, { paper, pictures, signal }: PdfOptions): Promise<Buffer> {
    const { title, kicker, footer, style } = source;
    const plain = printBody(source, { pictures });
    if (plain.length > MOST_CHARACTERS) throw exportErrors.EXPORT_TOO_LARGE();
    const styles = (await fontsFor(plain)) + printStyles({ title, kicker, footer, paper, style });
    const page = (body: string) =>
      `<!doctype html><html lang="${LANGUAGE}"><head><meta charset="utf-8">` +
      `<meta http-equiv="Content-Security-Policy" content="${POLICY}">` +
      `<title>${escapeHtml(title)}</title><style>${styles}</style></head><body>${body}</body></html>`;

    return this.browser.withPage(signal, async (tab) => {
      const print = async (body: string, final: boolean) => {
        await tab.setContent(page(body), { waitUntil: 'load' });
        return Buffer.from(
          await tab.pdf({ preferCSSPageSize: true, printBackground: true, tagged: final, outline: final }),
        );
      };
      // Printed twice: where the headings stand is known only after the first time. The numbers take no room of others.
      const pages = pagesOfTargets(await print(plain, false));
      return print(printBody(source, { pictures, pages }), true);
    });
  }
}
