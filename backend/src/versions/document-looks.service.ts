import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SectionData } from '@specforge/document';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, actorUserId } from '../common/actor.js';
import { commonErrors } from '../common/common.errors.js';
import { AccessService } from '../workspaces/access.service.js';
import type { DocumentLookDto } from './document-looks.dto.js';
import type { VersionStatus } from './prd-version.entity.js';
import type { DifferenceResponseDto } from './version-differences.dto.js';
import { VersionDifferencesService } from './version-differences.service.js';
import { versionErrors } from './versions.errors.js';

type Revisions = Readonly<Record<string, number>>;

interface LookRow {
  version: number;
  sectionRevisions: Revisions;
  sections: Record<string, SectionData> | null;
  seenAt: Date;
  title: string;
  /** Of the newest version. */
  newest: number;
  changed: boolean;
}

/** What a member has seen of a document, and what has changed since. */
@Injectable()
export class DocumentLooksService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly differences: VersionDifferencesService,
  ) {}

  /** Errors: DOCUMENT_NOT_FOUND. */
  async get(actor: Actor, documentId: string): Promise<DocumentLookDto> {
    const { workspaceId, membership } = await this.access.requireDocument(actor, 'version.read', documentId);
    const look = await this.find(workspaceId, documentId, membership.userId);
    if (!look) return { seenVersion: null, seenAt: null, changed: false, summary: null, authors: [] };
    const { version, seenAt, changed } = look;
    const answer = { seenVersion: version, seenAt: seenAt.toISOString(), changed };
    if (!changed) return { ...answer, summary: null, authors: [] };
    const { summary } = await this.compare(actor, workspaceId, documentId, look);
    const authors: { name: string }[] = await this.dataSource.query(
      `SELECT u.name FROM prd_versions v JOIN users u ON u.id = v.created_by
        WHERE v.document_id = $1 AND v.workspace_id = $2 AND v.version >= $3 AND v.updated_at > $4 AND u.id <> $5
        GROUP BY u.id, u.name ORDER BY min(v.version) LIMIT 5`,
      [documentId, workspaceId, version, seenAt, membership.userId],
    );
    return { ...answer, summary, authors: authors.map(({ name }) => name) };
  }

  /** What has changed since the last look. Errors: DOCUMENT_NOT_FOUND, VERSION_NOT_FOUND when there was none. */
  async difference(actor: Actor, documentId: string): Promise<DifferenceResponseDto> {
    const { workspaceId, membership } = await this.access.requireDocument(actor, 'version.read', documentId);
    const look = await this.find(workspaceId, documentId, membership.userId);
    if (!look) throw versionErrors.VERSION_NOT_FOUND();
    return this.compare(actor, workspaceId, documentId, look);
  }

  /**
   * Marks the document as seen in the state that is named by its sections' revisions. Where somebody was faster and it
   * is another one by now, nothing is marked: that change is news. Errors: DOCUMENT_NOT_FOUND.
   */
  async mark(actor: Actor, documentId: string, revisions: Record<string, unknown>): Promise<void> {
    const { workspaceId } = await this.access.requireDocument(actor, 'version.read', documentId);
    const userId = actorUserId(actor);
    if (userId === null) throw commonErrors.FORBIDDEN();
    const open: VersionStatus = 'draft';
    await this.dataSource.query(
      `INSERT INTO document_looks AS l (document_id, user_id, workspace_id, version, section_revisions, sections)
       SELECT v.document_id, $3, v.workspace_id, v.version, v.section_revisions,
              CASE WHEN v.status = $5::version_status AND v.created_by IS DISTINCT FROM $3 THEN v.sections END
         FROM (SELECT * FROM prd_versions WHERE document_id = $1 AND workspace_id = $2
                ORDER BY version DESC LIMIT 1) v
        WHERE v.section_revisions = $4::jsonb
       ON CONFLICT (document_id, user_id) DO UPDATE
          SET version = EXCLUDED.version, section_revisions = EXCLUDED.section_revisions,
              sections = EXCLUDED.sections, seen_at = now()`,
      [documentId, workspaceId, userId, JSON.stringify(revisions), open],
    );
  }

  /** Whoever had seen all until now has seen their own change too. */
  async follow(
    tx: EntityManager,
    documentId: string,
    userId: string,
    seen: Revisions,
    changed: { version: number; sectionRevisions: Revisions },
  ): Promise<void> {
    await tx.query(
      `UPDATE document_looks SET version = $4, section_revisions = $5, sections = NULL, seen_at = now()
        WHERE document_id = $1 AND user_id = $2 AND section_revisions = $3::jsonb`,
      [documentId, userId, JSON.stringify(seen), changed.version, JSON.stringify(changed.sectionRevisions)],
    );
  }

  private async find(workspaceId: string, documentId: string, userId: string): Promise<LookRow | null> {
    const [row]: LookRow[] = await this.dataSource.query(
      `SELECT l.version, l.section_revisions AS "sectionRevisions", l.sections, l.seen_at AS "seenAt", seen.title,
              newest.version AS newest, (newest.section_revisions, newest.title, newest.section_order)
                <> (l.section_revisions, seen.title, seen.section_order) AS changed
         FROM document_looks l
         JOIN prd_versions seen ON seen.document_id = l.document_id AND seen.version = l.version
         JOIN LATERAL (SELECT v.version, v.section_revisions, v.title, v.section_order FROM prd_versions v WHERE v.document_id = l.document_id
                        ORDER BY v.version DESC LIMIT 1) newest ON true
        WHERE l.document_id = $1 AND l.workspace_id = $2 AND l.user_id = $3`,
      [documentId, workspaceId, userId],
    );
    return row ?? null;
  }

  private compare(
    actor: Actor,
    workspaceId: string,
    documentId: string,
    look: LookRow,
  ): Promise<DifferenceResponseDto> {
    const { version, sections, title, newest } = look;
    if (!sections) return this.differences.compare(actor, documentId, version, newest);
    return this.differences.compareState(workspaceId, documentId, { version, title, sections }, newest);
  }
}
