import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { adoptEdits, type SectionData, type TemplateSection, validateEdits } from '@specforge/document';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../common/actor.js';
import { newId } from '../database/columns.js';
import { inTransaction } from '../database/in-transaction.js';
import { VersionsService } from '../versions/versions.service.js';
import { AccessService } from '../workspaces/access.service.js';
import { DiagramRequestsService } from './diagram-requests.service.js';
import { DocumentContentService, type LoadedDocument, type SectionRow } from './document-content.service.js';
import { mendDocument } from './document-mending.js';
import { documentErrors } from './documents.errors.js';
import { readRecordIds } from './record-projection.js';
import type { SectionResponseDto, SectionRevertDto, SectionUpdateDto } from './section-changes.dto.js';

interface Kept {
  section: TemplateSection;
  saved: SectionResponseDto;
}

/** Changes of a section by people. */
@Injectable()
export class SectionEditsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly content: DocumentContentService,
    private readonly versions: VersionsService,
    private readonly diagrams: DiagramRequestsService,
  ) {}

  /**
   * Saves a section. Errors: DOCUMENT_NOT_FOUND, SECTION_NOT_FOUND, SECTION_BEING_WRITTEN, SECTION_CONFLICT with the
   * stored text, SECTION_INVALID with a problem per field.
   */
  async save(actor: Actor, documentId: string, key: string, dto: SectionUpdateDto): Promise<SectionResponseDto> {
    const { workspaceId } = await this.access.requireDocument(actor, 'document.edit', documentId);
    return this.change(documentId, async (tx) => {
      const { document, section, row } = await this.content.loadForChange(tx, workspaceId, documentId, key);
      refuseWhileWriting(document, row);
      if (dto.revision !== undefined && dto.revision !== row.revision) throw conflict(row);
      const ids = await readRecordIds(tx, documentId, key);
      const details = validateEdits(section, dto.data, ids.knownIds);
      if (details.length > 0) throw documentErrors.SECTION_INVALID({ details });
      const data = adoptEdits(section, row.data, dto.data, { newUid: newId, ...ids });
      return this.keep(tx, document, section, data, {
        actor,
        origin: 'edit',
      });
    });
  }

  /**
   * Puts a section back to its state before a revision: the Undo of an improvement. What was paid stays paid.
   * Errors: DOCUMENT_NOT_FOUND, SECTION_NOT_FOUND, SECTION_BEING_WRITTEN, REVISION_NOT_FOUND, SECTION_CONFLICT with the
   * stored text when somebody saved since.
   */
  async revert(actor: Actor, documentId: string, key: string, dto: SectionRevertDto): Promise<SectionResponseDto> {
    const { workspaceId } = await this.access.requireDocument(actor, 'document.edit', documentId);
    return this.change(documentId, async (tx) => {
      const { document, section, row } = await this.content.loadForChange(tx, workspaceId, documentId, key);
      refuseWhileWriting(document, row);
      if (dto.revision > row.revision) throw documentErrors.REVISION_NOT_FOUND();
      if (dto.revision < row.revision) throw conflict(row);
      const before = await this.versions.findSectionBefore(tx, documentId, key, dto.revision);
      if (!before) throw documentErrors.REVISION_NOT_FOUND();
      const ids = await readRecordIds(tx, documentId, key);
      const data = adoptEdits(section, row.data, before.data, { newUid: newId, ...ids });
      return this.keep(tx, document, section, data, {
        actor,
        origin: 'undo',
      });
    });
  }

  private async change(documentId: string, work: (tx: EntityManager) => Promise<Kept>): Promise<SectionResponseDto> {
    const { section, saved } = await inTransaction(this.dataSource, work);
    this.diagrams.request(documentId, section, saved.data);
    return saved;
  }

  private async keep(
    tx: EntityManager,
    document: LoadedDocument,
    section: TemplateSection,
    data: SectionData,
    change: { actor: Actor; origin: 'edit' | 'undo' },
  ): Promise<Kept> {
    const { revision } = await this.content.write(tx, document, section, data, change.actor);
    const wasLast = document.sections.every((row) => row.key === section.key || row.data !== null);
    if (wasLast) await mendDocument(tx, document);
    const version = await this.content.recordVersion(tx, document.workspaceId, document.id, change);
    return { section, saved: { key: section.key, data, revision, version } };
  }
}

/** Until a run has written a section, the section is the run's. Finished ones may be edited meanwhile. */
export function refuseWhileWriting(document: LoadedDocument, row: SectionRow): void {
  if (row.state === 'writing' || (document.status === 'generating' && row.data === null)) {
    throw documentErrors.SECTION_BEING_WRITTEN();
  }
}

export function conflict({ data, revision }: SectionRow) {
  return documentErrors.SECTION_CONFLICT({ body: { current: { data, revision } } });
}
