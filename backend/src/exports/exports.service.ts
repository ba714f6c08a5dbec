import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { actorUserId, type Actor } from '../common/actor.js';
import { commonErrors } from '../common/common.errors.js';
import { newId } from '../database/columns.js';
import { TemplateDownload, type TemplateDownloadFormat } from '../templates/template-download.entity.js';
import { TemplatesService } from '../templates/templates.service.js';
import { AccessService } from '../workspaces/access.service.js';
import { blankFile } from './blank-files.js';
import { DiagramDrawerService } from './diagram-drawer.service.js';
import type { Diagrams } from './diagrams.service.js';
import { exportFile, wholeDocx, type ExportedFile } from './document-files.js';
import { type ExportSource, ExportSourceService } from './export-source.service.js';
import { SectionExport, type DownloadFormat } from './section-export.entity.js';

/** Exports and blank downloads: both are free, both are counted. */
@Injectable()
export class ExportsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly sources: ExportSourceService,
    private readonly drawer: DiagramDrawerService,
    private readonly templates: TemplatesService,
  ) {}

  /** Errors: DOCUMENT_NOT_FOUND, NOTHING_TO_EXPORT. */
  async exportDocument(actor: Actor, documentId: string, format: DownloadFormat): Promise<ExportedFile> {
    const { workspaceId } = await this.access.requireDocument(actor, 'document.export', documentId);
    const userId = requireUser(actor);
    const source = await this.sources.load(workspaceId, documentId);
    const file = await exportFile(source, format, await this.picturesFor(format, workspaceId, documentId, source));
    await this.dataSource.manager.insert(SectionExport, {
      id: newId(),
      workspaceId,
      documentId,
      userId,
      fileId: null,
      exportType: format,
      sectionsIncluded: source.sections.map(({ key }) => key),
    });
    return file;
  }

  /** What is drawn already: nobody waits for a browser here. */
  private async picturesFor(
    format: DownloadFormat,
    workspaceId: string,
    documentId: string,
    source: ExportSource,
  ): Promise<Diagrams> {
    if (format !== 'full-docx') return new Map();
    const { diagrams } = await this.drawer.ready(workspaceId, documentId, wholeDocx(source).blocks);
    return diagrams;
  }

  /** Errors: TEMPLATE_NOT_FOUND. */
  async downloadBlank(actor: Actor, templateId: string, format: TemplateDownloadFormat): Promise<ExportedFile> {
    const userId = requireUser(actor);
    const { template } = await this.templates.getPublished(templateId);
    const file = await blankFile(template, format);
    await this.dataSource.manager.insert(TemplateDownload, { id: newId(), templateId, userId, format });
    return file;
  }
}

/** Downloads are counted for a user. */
function requireUser(actor: Actor): string {
  const userId = actorUserId(actor);
  if (userId === null) throw commonErrors.FORBIDDEN();
  return userId;
}
