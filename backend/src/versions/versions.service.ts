import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { listRecords, type SectionData, summariseChanges } from '@specforge/document';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { type Actor, actorUserId } from '../common/actor.js';
import { type ListQueryDto, type ListRules, listHeaders, parseListQuery } from '../common/list-query.js';
import { inTransaction } from '../database/in-transaction.js';
import { AccessService } from '../workspaces/access.service.js';
import { DocumentLooksService } from './document-looks.service.js';
import { PrdVersion, type VersionOrigin, type VersionStatus } from './prd-version.entity.js';
import { differenceOf, type Outline, VersionDifferencesService } from './version-differences.service.js';
import { EDITING_WINDOW_MS, extendsVersion, versionLifeCycle } from './version-life-cycle.js';
import { mapVersion, VERSION_COLUMNS, type VersionDetailDto, type VersionResponseDto } from './versions.dto.js';
import type { VersionRow } from './versions.dto.js';
import { versionErrors } from './versions.errors.js';

const LIST_RULES: ListRules<never> = {
  sortable: { version: 'v.version' },
  defaultSort: ['version', 'DESC'],
  tieBreak: 'v.id',
  filterable: [],
  defaultRows: 50,
};

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
  /** Keys of the document's sections in order, without those that were taken out. */
  sectionOrder: string[];
  /** The chosen sections of the document and those that were taken out, by which it is compared with the version before. */
  outline: Outline;
  /** Saves of a person join those of the last ten minutes; everything else stands alone. */
  origin: VersionOrigin;
  aiPrompt?: string | null;
  /** For `restore`: the number of the version that was put back. */
  restoredVersion?: number;
}

@Injectable()
export class VersionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly differences: VersionDifferencesService,
    private readonly looks: DocumentLooksService,
    private readonly audit: AuditService,
  ) {}

  /** Newest first unless asked otherwise. Errors: DOCUMENT_NOT_FOUND. */
  async list(
    actor: Actor,
    documentId: string,
    query: ListQueryDto,
  ): Promise<{ rows: VersionResponseDto[]; headers: Record<string, string> }> {
    const { workspaceId } = await this.access.requireDocument(actor, 'version.read', documentId);
    const { orderBy, limit, offset } = parseListQuery(query, LIST_RULES);
    const rows: VersionRow[] = await this.dataSource.query(
      `SELECT ${VERSION_COLUMNS} FROM prd_versions v LEFT JOIN users u ON u.id = v.created_by
        WHERE v.document_id = $1 AND v.workspace_id = $2 ORDER BY ${orderBy} LIMIT $3 OFFSET $4`,
      [documentId, workspaceId, limit, offset],
    );
    const [all]: { total: number }[] = await this.dataSource.query(
      'SELECT count(*)::integer AS total FROM prd_versions WHERE document_id = $1 AND workspace_id = $2',
      [documentId, workspaceId],
    );
    const page = { limit, offset, count: rows.length, total: all?.total ?? 0 };
    const headers = listHeaders('versions', `/api/documents/${documentId}/versions`, query, page);
    return { rows: rows.map(mapVersion), headers };
  }

  /** A version with its content. Errors: DOCUMENT_NOT_FOUND, VERSION_NOT_FOUND. */
  async get(actor: Actor, documentId: string, version: number): Promise<VersionDetailDto> {
    const { workspaceId } = await this.access.requireDocument(actor, 'version.read', documentId);
    const [found]: (VersionRow & Pick<VersionDetailDto, 'sections' | 'sectionOrder'>)[] = await this.dataSource.query(
      `SELECT ${VERSION_COLUMNS}, v.sections, v.section_order AS "sectionOrder" FROM prd_versions v LEFT JOIN users u ON u.id = v.created_by
        WHERE v.document_id = $1 AND v.workspace_id = $2 AND v.version = $3`,
      [documentId, workspaceId, version],
    );
    if (!found) throw versionErrors.VERSION_NOT_FOUND();
    const { sections, sectionOrder, ...row } = found;
    return { ...mapVersion(row), sections, sectionOrder };
  }

  /** Gives a version a name, or takes it away. Errors: DOCUMENT_NOT_FOUND, VERSION_NOT_FOUND. */
  async rename(actor: Actor, documentId: string, version: number, name: string): Promise<VersionResponseDto> {
    const { workspaceId, projectId } = await this.access.requireDocument(actor, 'document.edit', documentId);
    await inTransaction(this.dataSource, async (tx) => {
      const [named]: [{ id: string }[], number] = await tx.query(
        `UPDATE prd_versions SET name = $4
          WHERE document_id = $1 AND workspace_id = $2 AND version = $3 AND name IS DISTINCT FROM $4::text
        RETURNING id`,
        [documentId, workspaceId, version, name || null],
      );
      if (named.length === 0) return;
      const meta = { documentId, version, name: name || null };
      await this.audit.record(tx, actor, { action: 'version.rename', workspaceId, projectId, meta });
    });
    const { sections: _, sectionOrder: __, ...found } = await this.get(actor, documentId, version);
    return found;
  }

  /**
   * Records a change of the document: makes its next version, or extends the one its author is editing, and keeps what
   * it changed. Answers the version's number. The caller holds the document's row lock, so that numbers follow each
   * other.
   */
  async record(tx: EntityManager, entry: VersionEntry): Promise<number> {
    const { documentId, projectId, workspaceId, origin } = entry;
    const newest = await tx.findOne(PrdVersion, { where: { documentId }, order: { version: 'DESC' } });
    const content = {
      title: entry.title,
      sections: Object.fromEntries([...entry.sections].map(([key, { data }]) => [key, data])),
      sectionRevisions: Object.fromEntries([...entry.sections].map(([key, { revision }]) => [key, revision])),
      prdJson: entry.prdJson,
      sectionOrder: entry.sectionOrder,
    };
    const userId = actorUserId(entry.actor);
    const extended =
      newest && origin === 'edit' && userId !== null && extendsVersion(newest, userId, new Date()) ? newest : null;
    const previous = extended ? await this.findBefore(tx, documentId, extended.version) : newest;
    const changes = previous && differenceOf(entry.outline, previous, content);
    const changelogSummary = changes
      ? (summariseChanges(entry.outline, changes) ?? 'No change to the text')
      : firstSummary(entry);
    const seen = newest?.sectionRevisions;
    const version = extended ?? new PrdVersion();
    if (!extended) {
      const status: VersionStatus = origin === 'edit' ? 'draft' : 'active';
      await this.closeOlder(tx, documentId, status);
      Object.assign(version, {
        documentId,
        projectId,
        workspaceId,
        version: (newest?.version ?? 0) + 1,
        status,
        origin,
        restoredVersion: entry.restoredVersion ?? null,
        name: null,
        actorKind: entry.actor.kind,
        createdBy: userId,
        isAiGenerated: origin === 'generation' || origin === 'improvement',
        aiPrompt: entry.aiPrompt ?? null,
      });
    }
    await tx.save(PrdVersion, Object.assign(version, content, { changelogSummary }));
    if (previous && changes) {
      const pair = { workspaceId, projectId, documentId, fromVersionId: previous.id, toVersionId: version.id };
      await this.differences.replace(tx, pair, changes);
    }
    if (userId !== null && seen) await this.looks.follow(tx, documentId, userId, seen, version);
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
        // Another sweep, or a save, may have been faster: then the active version is this very one, or a newer one.
        if (!(await tx.existsBy(PrdVersion, { id, status: 'draft' }))) return;
        await this.move(tx, documentId, 'active', versionLifeCycle.next('active', 'supersede'));
        await tx.query(`UPDATE prd_versions SET status = $2 WHERE id = $1 AND status = 'draft'`, [
          id,
          versionLifeCycle.next('draft', 'finish'),
        ]);
      });
    }
    return drafts.length;
  }

  private findBefore(tx: EntityManager, documentId: string, version: number): Promise<PrdVersion | null> {
    return tx.findOne(PrdVersion, { where: { documentId, version: LessThan(version) }, order: { version: 'DESC' } });
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

/** `First draft: 6 sections, 42 numbered entries`. */
function firstSummary({ outline, sections }: VersionEntry): string {
  const entries = outline.flatMap((section) => listRecords(section, sections.get(section.key)?.data ?? null));
  const count = (number: number, noun: string, many: string) => `${number} ${number === 1 ? noun : many}`;
  const written = count(sections.size, 'section', 'sections');
  const numbered = entries.length > 0 ? `, ${count(entries.length, 'numbered entry', 'numbered entries')}` : '';
  return `First draft: ${written}${numbered}`;
}
