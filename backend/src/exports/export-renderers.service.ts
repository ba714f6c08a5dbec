import { Injectable } from '@nestjs/common';
import type { PaperSource } from '@specforge/document';
import { BrowserUnavailable } from '../integrations/browser/browser.service.js';
import { listedItems, renderCsv } from './csv-document.js';
import { DiagramsService, picturesOf } from './diagrams.service.js';
import { MIME, wholeDocx } from './document-files.js';
import { renderDocx } from './docx-document.js';
import type { ClaimedExport } from './export-lease.service.js';
import { chosen, ExportSourceService } from './export-source.service.js';
import { exportErrors } from './exports.errors.js';
import { fileName } from './file-names.js';
import { PdfService, type PdfOptions } from './pdf.service.js';
import { renderPptx } from './pptx-document.js';

/** Tells files of one document for several trackers apart. */
const CSV_NAMES = { jira: 'Jira', linear: 'Linear', 'azure-devops': 'Azure DevOps' } as const;

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

  /** Errors: DOCUMENT_NOT_FOUND, NOTHING_TO_EXPORT, EXPORT_NO_RECORDS, and whatever breaks on the way. */
  async render(job: ClaimedExport, tools: RenderTools): Promise<RenderedFile> {
    await tools.report(5, 'Reading the document');
    const source = chosen(await this.sources.load(job.workspaceId, job.documentId), job.options.sections);
    const { format, options, template } = job;
    const name = fileName(source.title, format);
    if (format === 'csv') {
      const items = listedItems(source, template);
      if (!items.length) throw exportErrors.EXPORT_NO_RECORDS();
      const { flavour = 'plain' } = options;
      const title = flavour === 'plain' ? source.title : `${source.title} (${CSV_NAMES[flavour]})`;
      return { name: fileName(title, format), mime: MIME.csv, content: renderCsv(items, flavour, template) };
    }
    const pages = wholeDocx(source, template);
    await tools.report(15, 'Drawing the diagrams');
    const diagrams = await this.diagrams.draw(job.workspaceId, pages.blocks, tools.signal);
    await tools.report(40, 'Laying out the pages');
    switch (format) {
      case 'docx':
        return { name, mime: MIME.docx, content: await renderDocx({ ...pages, pictures: diagrams }) };
      case 'pdf': {
        const pictures = await picturesOf(diagrams);
        const content = await this.toPdf(pages, { paper: options.paper, pictures, signal: tools.signal });
        return { name, mime: MIME.pdf, content };
      }
      case 'pptx': {
        const content = await renderPptx(source, template, diagrams);
        return { name, mime: MIME.pptx, content };
      }
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
