import { Injectable, Logger } from '@nestjs/common';
import { type SectionData, sectionDiagrams, type TemplateSection } from '@specforge/document';
import { JobQueue } from '../integrations/queue/job-queue.js';

/** Has the diagrams of a saved section drawn, so that whoever reads or exports it finds their pictures. */
@Injectable()
export class DiagramRequestsService {
  private readonly logger = new Logger(DiagramRequestsService.name);

  constructor(private readonly queue: JobQueue) {}

  /** To be called after commit. Nobody waits for it: a request that is lost is made again when the diagram is shown. */
  request(documentId: string, section: TemplateSection, data: SectionData): void {
    if (sectionDiagrams(section, data).length === 0) return;
    this.queue
      .add('diagrams.draw', { documentId })
      .catch((error: unknown) => this.logger.warn({ err: error }, `Diagrams of ${documentId} wait to be shown`));
  }
}
