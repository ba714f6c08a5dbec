import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type ExportStyle, printBody, printStyles } from '@specforge/document';
import { DataSource } from 'typeorm';
import type { Actor } from '../common/actor.js';
import { AccessService } from '../workspaces/access.service.js';
import { accessErrors } from '../workspaces/workspaces.errors.js';
import { DiagramDrawerService } from './diagram-drawer.service.js';
import { picturesOf } from './diagrams.service.js';
import { wholeDocx } from './document-files.js';
import { ExportSourceService } from './export-source.service.js';
import type { PrintableDocumentDto, PrintedPagesDto, PrintQueryDto, PrintResponseDto } from './print.dto.js';

/** Documents as pages for a browser to show and print: the very pages that PDF files are made from. */
@Injectable()
export class PrintService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly sources: ExportSourceService,
    private readonly drawer: DiagramDrawerService,
  ) {}

  /** Errors: PROJECT_NOT_FOUND; DOCUMENT_NOT_FOUND where the document that was asked for is not one of them. */
  async print(actor: Actor, projectId: string, { documentId, style }: PrintQueryDto): Promise<PrintResponseDto> {
    const { workspaceId } = await this.access.requireProject(actor, 'project.read', projectId);
    const [{ title } = { title: '' }]: { title: string }[] = await this.dataSource.query(
      'SELECT title FROM projects WHERE id = $1 AND workspace_id = $2',
      [projectId, workspaceId],
    );
    const documents = await this.printable(workspaceId, projectId);
    const [chosen] = documentId === undefined ? documents : await this.printable(workspaceId, projectId, documentId);
    if (chosen) return { title, documents, pages: await this.pagesOf(workspaceId, chosen, style) };
    if (documentId !== undefined) throw accessErrors.DOCUMENT_NOT_FOUND();
    return { title, documents, pages: null };
  }

  /** The newest of a project's documents that have something to print, or one of them. */
  private printable(workspaceId: string, projectId: string, documentId?: string): Promise<PrintableDocumentDto[]> {
    return this.dataSource.query(
      `SELECT d.id, d.title FROM documents d
        WHERE d.project_id = $1 AND d.workspace_id = $2 AND d.deleted_at IS NULL AND d.id = coalesce($3::uuid, d.id)
          AND EXISTS (SELECT 1 FROM document_sections s WHERE s.document_id = d.id AND s.data IS NOT NULL AND s.taken_out_at IS NULL)
        ORDER BY d.created_at DESC, d.id DESC LIMIT 100`,
      [projectId, workspaceId, documentId ?? null],
    );
  }

  /** For callers that have asked for access. Null where nothing has been written yet. Errors: DOCUMENT_NOT_FOUND. */
  async pagesOf(
    workspaceId: string,
    { id, title }: PrintableDocumentDto,
    style: ExportStyle | undefined,
  ): Promise<PrintedPagesDto | null> {
    const written = await this.sources.loadWritten(workspaceId, id);
    if (!written) return null;
    const source = wholeDocx(written, style);
    const { diagrams, drawing } = await this.drawer.ready(workspaceId, id, source.blocks);
    const html = printBody(source, { pictures: await picturesOf(diagrams) });
    return { documentId: id, title, html, styles: printStyles(source), drawing };
  }
}
