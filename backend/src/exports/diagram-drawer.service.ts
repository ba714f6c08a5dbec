import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Block, type SectionData, sectionDiagrams } from '@specforge/document';
import { DataSource } from 'typeorm';
import type { Actor } from '../common/actor.js';
import { HandlesJob } from '../integrations/queue/handles-job.decorator.js';
import { JobQueue } from '../integrations/queue/job-queue.js';
import type { JobContext } from '../integrations/queue/jobs.js';
import { versionErrors } from '../versions/versions.errors.js';
import { AccessService } from '../workspaces/access.service.js';
import { wholeDocx } from './document-files.js';
import type { DiagramsResponseDto } from './diagrams.dto.js';
import { type Diagrams, DiagramsService, picturesOf } from './diagrams.service.js';
import { ExportSourceService } from './export-source.service.js';

/** The diagrams of documents: a worker draws them when they are saved, and what it missed when they are shown. */
@Injectable()
export class DiagramDrawerService {
  private readonly logger = new Logger(DiagramDrawerService.name);

  /** Documents whose diagrams are being drawn here, and whether they were asked for again meanwhile. */
  private readonly busy = new Map<string, { again: boolean }>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly sources: ExportSourceService,
    private readonly diagrams: DiagramsService,
    private readonly queue: JobQueue,
  ) {}

  /** Errors: DOCUMENT_NOT_FOUND. */
  async list(actor: Actor, documentId: string): Promise<DiagramsResponseDto> {
    const { workspaceId } = await this.access.requireDocument(actor, 'document.read', documentId);
    return this.picturesOf(workspaceId, documentId);
  }

  /** Those of an earlier version, as far as their pictures are kept. Errors: DOCUMENT_NOT_FOUND, VERSION_NOT_FOUND. */
  async listOfVersion(actor: Actor, documentId: string, version: number): Promise<DiagramsResponseDto> {
    const { workspaceId } = await this.access.requireDocument(actor, 'version.read', documentId);
    const [row]: { sections: Record<string, SectionData> }[] = await this.dataSource.query(
      'SELECT sections FROM prd_versions WHERE document_id = $1 AND workspace_id = $2 AND version = $3',
      [documentId, workspaceId, version],
    );
    if (!row) throw versionErrors.VERSION_NOT_FOUND();
    const { template } = await this.sources.load(workspaceId, documentId);
    const sources = template.sections.flatMap((section) => sectionDiagrams(section, row.sections[section.key] ?? {}));
    const { diagrams } = await this.diagrams.keptOf(workspaceId, [...new Set(sources)]);
    return { pictures: await listed(diagrams), drawing: false };
  }

  /** The same for callers that have asked for access. Errors: DOCUMENT_NOT_FOUND. */
  async picturesOf(workspaceId: string, documentId: string): Promise<DiagramsResponseDto> {
    const source = await this.sources.loadWritten(workspaceId, documentId);
    if (!source) return { pictures: [], drawing: false };
    const { diagrams, drawing } = await this.ready(workspaceId, documentId, wholeDocx(source).blocks);
    return { pictures: await listed(diagrams), drawing };
  }

  /** The pictures there are, and whether a worker was asked for more. */
  async ready(
    workspaceId: string,
    documentId: string,
    blocks: readonly Block[],
  ): Promise<{ diagrams: Diagrams; drawing: boolean }> {
    const { diagrams, untried } = await this.diagrams.kept(workspaceId, blocks);
    if (untried.length === 0) return { diagrams, drawing: false };
    const drawing = await this.queue.add('diagrams.draw', { documentId }).then(
      () => true,
      () => false,
    );
    return { diagrams, drawing };
  }

  @HandlesJob('diagrams.draw')
  async draw({ documentId }: { documentId: string }, { signal }: JobContext): Promise<void> {
    const going = this.busy.get(documentId);
    if (going) {
      going.again = true;
      return;
    }
    const state = { again: true };
    this.busy.set(documentId, state);
    try {
      while (state.again && !signal.aborted) {
        state.again = false;
        await this.drawOnce(documentId, signal);
      }
    } finally {
      this.busy.delete(documentId);
    }
  }

  private async drawOnce(documentId: string, signal: AbortSignal): Promise<void> {
    const [row]: { workspaceId: string }[] = await this.dataSource.query(
      'SELECT workspace_id AS "workspaceId" FROM documents WHERE id = $1 AND deleted_at IS NULL',
      [documentId],
    );
    if (!row) return;
    try {
      const source = await this.sources.loadWritten(row.workspaceId, documentId);
      if (source) await this.diagrams.draw(row.workspaceId, wholeDocx(source).blocks, signal);
    } catch (error) {
      // It is asked for again whenever it is shown.
      this.logger.warn({ err: error }, `Diagrams of document ${documentId} were not drawn`);
    }
  }
}

async function listed(diagrams: Diagrams): Promise<DiagramsResponseDto['pictures']> {
  return [...(await picturesOf(diagrams))].map(([source, picture]) => ({ source, ...picture }));
}
