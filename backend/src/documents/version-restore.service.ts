import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { adoptEdits, type SectionData } from '@specforge/document';
import { isDeepStrictEqual } from 'node:util';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../common/actor.js';
import { newId } from '../database/columns.js';
import { inTransaction } from '../database/in-transaction.js';
import { VersionsService } from '../versions/versions.service.js';
import { AccessService } from '../workspaces/access.service.js';
import { DocumentContentService, type LoadedDocument } from './document-content.service.js';
import { documentErrors } from './documents.errors.js';
import type { VersionRestoredDto } from './documents.dto.js';
import { readRecordIds } from './record-projection.js';

/** Puts an earlier version back, as a new one: nothing that was written since is lost. */
@Injectable()
export class VersionRestoreService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly content: DocumentContentService,
    private readonly versions: VersionsService,
  ) {}

  /**
   * Records that come back keep their ids, and sections that were taken out since come back. The title stays, and so do
   * sections that the version did not have yet.
   * Errors: DOCUMENT_NOT_FOUND, VERSION_NOT_FOUND, DOCUMENT_BEING_WRITTEN, NOTHING_TO_RESTORE.
   */
  async restore(actor: Actor, documentId: string, version: number): Promise<VersionRestoredDto> {
    const { workspaceId } = await this.access.requireDocument(actor, 'document.edit', documentId);
    const { sections, sectionOrder } = await this.versions.get(actor, documentId, version);
    return inTransaction(this.dataSource, async (tx) => {
      const document = await this.content.loadWholeForChange(tx, workspaceId, documentId);
      if (document.status === 'generating' || document.sections.some(({ state }) => state === 'writing')) {
        throw documentErrors.DOCUMENT_BEING_WRITTEN();
      }
      const restored = await this.putBack(tx, document, sections, actor);
      const moved = await this.arrangeAsThen(tx, document, sectionOrder, sections);
      if (restored.length === 0 && !moved) throw documentErrors.NOTHING_TO_RESTORE();
      const made = await this.content.recordVersion(tx, workspaceId, documentId, {
        actor,
        origin: 'restore',
        restoredVersion: version,
      });
      return { version: made, sections: restored };
    });
  }

  /** Answers the keys of the sections that were changed. */
  private async putBack(
    tx: EntityManager,
    document: LoadedDocument,
    sections: Readonly<Record<string, SectionData>>,
    actor: Actor,
  ): Promise<string[]> {
    const changed: string[] = [];
    const present = document.outline.map((section, index) => ({ section, row: document.sections[index] }));
    for (const { section, row } of [...present, ...document.takenOut]) {
      const was = sections[section.key];
      const is = row?.data ?? null;
      if (!was || isDeepStrictEqual(was, is)) continue;
      const ids = await readRecordIds(tx, document.id, section.key);
      const data = adoptEdits(section, is, was, { newUid: newId, ...ids });
      await this.content.write(tx, document, section, data, actor);
      changed.push(section.key);
    }
    return changed;
  }

  /** Puts the sections into their order of then, and back in where they were taken out since. False when all are there. */
  private async arrangeAsThen(
    tx: EntityManager,
    { id, workspaceId, outline, takenOut }: LoadedDocument,
    order: readonly string[],
    sections: Readonly<Record<string, SectionData>>,
  ): Promise<boolean> {
    const current = outline.map(({ key }) => key);
    const comeBack = takenOut.flatMap(({ section: { key } }) => (sections[key] ? [key] : []));
    const there = [...current, ...comeBack];
    const next = [...order.filter((key) => there.includes(key)), ...there.filter((key) => !order.includes(key))];
    if (isDeepStrictEqual(next, current)) return false;
    await this.content.arrange(tx, { id, workspaceId }, next);
    return true;
  }
}
