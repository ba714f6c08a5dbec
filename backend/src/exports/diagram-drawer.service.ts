import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Block } from '@specforge/document';
import { DataSource } from 'typeorm';
import { HandlesJob } from '../integrations/queue/handles-job.decorator.js';
import { JobQueue } from '../integrations/queue/job-queue.js';
import type { JobContext } from '../integrations/queue/jobs.js';
import { wholeDocx } from './document-files.js';
import { type Diagrams, DiagramsService } from './diagrams.service.js';
import { ExportSourceService } from './export-source.service.js';

/** Lets a worker draw what a screen or a quick download would show as its source, for the next time it is asked. */
@Injectable()
export class DiagramDrawerService {
  private readonly logger = new Logger(DiagramDrawerService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sources: ExportSourceService,
    private readonly diagrams: DiagramsService,
    private readonly queue: JobQueue,
  ) {}

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
    const [row]: { workspaceId: string }[] = await this.dataSource.query(
      'SELECT workspace_id AS "workspaceId" FROM documents WHERE id = $1 AND deleted_at IS NULL',
      [documentId],
    );
    if (!row) return;
    try {
      const { blocks } = wholeDocx(await this.sources.load(row.workspaceId, documentId));
      await this.diagrams.draw(row.workspaceId, blocks, signal);
    } catch (error) {
      // It is asked for again whenever it is shown.
      this.logger.warn({ err: error }, `Diagrams of document ${documentId} were not drawn`);
    }
  }
}
