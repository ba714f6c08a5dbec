import { Injectable } from '@nestjs/common';
import { documentIndex, type PaperSource } from '@specforge/document';
import { BrowserUnavailable } from '../integrations/browser/browser.service.js';
import { DiagramsService, picturesOf } from './diagrams.service.js';
import { MIME, wholeDocx } from './document-files.js';
import { renderDocx } from './docx-document.js';
import type { ClaimedExport } from './export-lease.service.js';
import { type ExportSource, ExportSourceService } from './export-source.service.js';
import { exportErrors } from './exports.errors.js';
import { fileName } from './file-names.js';
import { PdfService, type PdfOptions } from './pdf.service.js';
import { renderPptx } from './pptx-document.js';

export interface RenderTools {
  signal: AbortSignal;
  /** `progress` is per cent. */
  report: (progress: number, message: string) => Promise<void>;
}

export interface RenderedFile {
  name: string;
  mime: string;
  content: Buffer;
}

/** Makes the file of an export. */
@Injectable()
export class ExportRenderersService {
  constructor(
    private readonly sources: ExportSourceService,
    private readonly diagrams: DiagramsService,
    private readonly pdf: PdfService,
  ) {}

  /** Errors: DOCUMENT_NOT_FOUND, NOTHING_TO_EXPORT, and whatever breaks on the way. */
  async render(job: ClaimedExport, tools: RenderTools): Promise<RenderedFile> {
    await tools.report(5, 'Reading the document');
    const source = chosen(await this.sources.load(job.workspaceId, job.documentId), job.options.sections);
    const pages = wholeDocx(source, job.template);
    await tools.report(15, 'Drawing the diagrams');
    const diagrams = await this.diagrams.draw(job.workspaceId, pages.blocks, tools.signal);
    await tools.report(40, 'Laying out the pages');
    const { format, options } = job;
    const name = fileName(source.title, format);
    switch (format) {
      case 'docx':
        return { name, mime: MIME.docx, content: await renderDocx({ ...pages, pictures: diagrams }) };
      case 'pdf': {
        const pictures = await picturesOf(diagrams);
        const content = await this.toPdf(pages, { paper: options.paper, pictures, signal: tools.signal });
        return { name, mime: MIME.pdf, content };
      }
      case 'pptx': {
        const content = await renderPptx(source, job.template, diagrams);
        return { name, mime: MIME.pptx, content };
      }
      default:
        throw exportErrors.EXPORT_BROKE_DOWN();
    }
  }

  private async toPdf(pages: PaperSource, options: PdfOptions): Promise<Buffer> {
    try {
      return await this.pdf.render(pages, options);
    } catch (error) {
      if (error instanceof BrowserUnavailable) throw exportErrors.EXPORT_NO_BROWSER({ cause: error });
      throw error;
    }
  }
}

function chosen(source: ExportSource, keys: readonly string[] | undefined): ExportSource {
  if (keys === undefined) return source;
  const sections = source.sections.filter(({ key }) => keys.includes(key));
  if (!sections.some(({ key }) => source.data[key])) throw exportErrors.NOTHING_TO_EXPORT();
  // References to what is left out are still known.
  return { ...source, sections, index: documentIndex(source.sections, source.data) };
}
