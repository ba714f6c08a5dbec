import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isDeepStrictEqual } from 'node:util';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../common/actor.js';
import { inTransaction } from '../database/in-transaction.js';
import { AccessService } from '../workspaces/access.service.js';
import { DocumentContentService, type LoadedDocument } from './document-content.service.js';
import { mendDocument } from './document-mending.js';
import type { DocumentResponseDto, OutlineUpdateDto } from './documents.dto.js';
import { documentErrors } from './documents.errors.js';
import { DocumentsService } from './documents.service.js';

/** Which sections of its template a document has, and in which order. */
@Injectable()
export class DocumentOutlineService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly content: DocumentContentService,
    private readonly documents: DocumentsService,
  ) {}

  /**
   * Takes sections out, puts them in, and moves them, all at once. What is taken out keeps its text and the ids of its
   * records. Errors: DOCUMENT_NOT_FOUND, DOCUMENT_BEING_WRITTEN, SECTION_NOT_FOUND, OUTLINE_CONFLICT with the sections
   * as they are.
   */
  async arrange(actor: Actor, documentId: string, { sections, from }: OutlineUpdateDto): Promise<DocumentResponseDto> {
    const { workspaceId } = await this.access.requireDocument(actor, 'document.edit', documentId);
    await inTransaction(this.dataSource, async (tx) => {
      const document = await this.content.loadWholeForChange(tx, workspaceId, documentId);
      if (document.status === 'generating' || document.sections.some(({ state }) => state === 'writing')) {
        throw documentErrors.DOCUMENT_BEING_WRITTEN();
      }
      const current = document.outline.map(({ key }) => key);
      // Asked twice, for instance after a lost answer.
      if (isDeepStrictEqual(current, sections)) return;
      if (!isDeepStrictEqual(current, from)) throw documentErrors.OUTLINE_CONFLICT({ body: { current } });
      const known = new Set(document.template.sections.map(({ key }) => key));
      if (sections.some((key) => !known.has(key))) throw documentErrors.SECTION_NOT_FOUND();
      await this.content.arrange(tx, document, sections);
      await this.mend(tx, document, sections);
      // Before anything is written there is nothing to compare with.
      if (isWritten(document)) await this.content.recordVersion(tx, workspaceId, documentId, { actor, origin: 'edit' });
    });
    return this.documents.get(actor, documentId);
  }

  /** What was missing may have been taken out. */
  private async mend(tx: EntityManager, document: LoadedDocument, keys: readonly string[]): Promise<void> {
    const written = new Set(rowsOf(document).flatMap(({ key, data }) => (data ? [key] : [])));
    if (keys.every((key) => written.has(key))) await mendDocument(tx, document);
  }
}

const rowsOf = ({ sections, takenOut }: LoadedDocument) => [...sections, ...takenOut.map(({ row }) => row)];
const isWritten = (document: LoadedDocument) => rowsOf(document).some(({ data }) => data !== null);
