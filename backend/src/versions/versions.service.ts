import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SectionData } from '@specforge/document';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, actorUserId } from '../common/actor.js';
import { inTransaction } from '../database/in-transaction.js';
import { AccessService } from '../workspaces/access.service.js';
import { PrdVersion, type VersionStatus } from './prd-version.entity.js';
import { EDITING_WINDOW_MS, extendsVersion, versionLifeCycle } from './version-life-cycle.js';
import { mapVersion, type VersionResponseDto } from './versions.dto.js';

/** A document as it stands after a change, and whose change it was. */
export interface VersionEntry {
  documentId: string;
  projectId: string;
  workspaceId: string;
  title: string;
  /** Every section that has data. */
  sections: ReadonlyMap<string, { data: SectionData; revision: number }>;
  prdJson: Record<string, unknown> | null;
  actor: Actor;
  /** `edit`: a person's save, which joins those of the last ten minutes. `model`: written by AI. `undo`: stands alone. */
  origin: 'edit' | 'model' | 'undo';
  aiPrompt?: string | null;
  changelogSummary: string;
}

@Injectable()
export class VersionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly access: AccessService,
  ) {}

  /** Newest first. Errors: DOCUMENT_NOT_FOUND. */
  async list(actor: Actor, documentId: string): Promise<VersionResponseDto[]> {
    const { workspaceId } = await this.access.requireDocument(actor, 'version.read', documentId);
    const versions = await this.dataSource.manager.find(PrdVersion, {
      select: {
        id: true,
        version: true,
        status: true,
        title: true,
        changelogSummary: true,
        isAiGenerated: true,
        createdAt: true,
        createdBy: true,
      },
      where: { documentId, workspaceId },
      order: { version: 'DESC' },
      take: 200,
    });
    return versions.map(mapVersion);
  }

  /**
   * Records a change of the document: makes its next version, or extends the one its author is editing. Answers the
   * version's number. The caller holds the document's row lock, so that numbers follow each other.
   */
  async record(tx: EntityManager, entry: VersionEntry): Promise<number> {
    const newest = await tx.findOne(PrdVersion, {
      where: { documentId: entry.documentId },
      order: { version: 'DESC' },
    });
    const content = {
      title: entry.title,
      sections: Object.fromEntries([...entry.sections].map(([key, { data }]) => [key, data])),
      sectionRevisions: Object.fromEntries([...entry.sections].map(([key, { revision }]) => [key, revision])),
      prdJson: entry.prdJson,
    };
    const userId = actorUserId(entry.actor);
    if (newest && entry.origin === 'edit' && userId !== null && extendsVersion(newest, userId, new Date())) {
      const changelogSummary = joinSummaries(newest.changelogSummary, entry.changelogSummary);
      await tx.save(PrdVersion, Object.assign(newest, content, { changelogSummary }));
      return newest.version;
    }
    const status: VersionStatus = entry.origin === 'edit' ? 'draft' : 'active';
    await this.closeOlder(tx, entry.documentId, status);
    const version = Object.assign(new PrdVersion(), content, {
      documentId: entry.documentId,
      projectId: entry.projectId,
      workspaceId: entry.workspaceId,
      version: (newest?.version ?? 0) + 1,
      status,
      changelogSummary: entry.changelogSummary,
      actorKind: entry.actor.kind,
      createdBy: userId,
      isAiGenerated: entry.origin === 'model',
      aiPrompt: entry.aiPrompt ?? null,
    });
    await tx.save(PrdVersion, version);
    return version.version;
  }

  /** The newest state of a section before a revision of it, or null when no version holds one. */
  async findSectionBefore(
    tx: EntityManager,
    documentId: string,
    key: string,
    revision: number,
  ): Promise<{ data: SectionData; revision: number } | null> {
    const [found]: { data: SectionData; revision: number }[] = await tx.query(
      `SELECT sections -> $2 AS data, (section_revisions ->> $2)::integer AS revision
         FROM prd_versions
        WHERE document_id = $1 AND (section_revisions ->> $2)::integer < $3
        ORDER BY version DESC LIMIT 1`,
      [documentId, key, revision],
    );
    return found ?? null;
  }

  /** Finishes the drafts that nobody has extended for as long as an edit may. Answers how many. */
  async finishDrafts(): Promise<number> {
    const drafts: { id: string; documentId: string }[] = await this.dataSource.query(
      `SELECT id, document_id AS "documentId" FROM prd_versions
        WHERE status = 'draft' AND created_at < now() - make_interval(secs => $1) LIMIT 200`,
      [EDITING_WINDOW_MS / 1000],
    );
    for (const { id, documentId } of drafts) {
      await inTransaction(this.dataSource, async (tx) => {
        await tx.query('SELECT 1 FROM documents WHERE id = $1 FOR UPDATE', [documentId]);
        await this.move(tx, documentId, 'active', versionLifeCycle.next('active', 'supersede'));
        await tx.query(`UPDATE prd_versions SET status = $2 WHERE id = $1 AND status = 'draft'`, [
          id,
          versionLifeCycle.next('draft', 'finish'),
        ]);
      });
    }
    return drafts.length;
  }

  /** Makes room: at most one version of a document is a draft, and at most one active. */
  private async closeOlder(tx: EntityManager, documentId: string, incoming: VersionStatus): Promise<void> {
    const hasDraft = await tx.existsBy(PrdVersion, { documentId, status: 'draft' });
    if (hasDraft || incoming === 'active') {
      await this.move(tx, documentId, 'active', versionLifeCycle.next('active', 'supersede'));
    }
    if (!hasDraft) return;
    const finished = versionLifeCycle.next('draft', 'finish');
    const left = incoming === 'active' ? versionLifeCycle.next(finished, 'supersede') : finished;
    await this.move(tx, documentId, 'draft', left);
  }

  private async move(tx: EntityManager, documentId: string, from: VersionStatus, to: VersionStatus): Promise<void> {
    await tx.query(
      `UPDATE prd_versions SET status = $3::version_status, updated_at = now(),
              archived_at = CASE WHEN $3 = 'archived' THEN now() ELSE archived_at END
        WHERE document_id = $1 AND status = $2::version_status`,
      [documentId, from, to],
    );
  }
}

/** `Edited Goals` and `Edited Risks` are `Edited Goals; Edited Risks`, each once. */
function joinSummaries(before: string | null, more: string): string {
  const parts = before ? before.split('; ') : [];
  return parts.includes(more) ? parts.join('; ') : [...parts, more].join('; ');
}
