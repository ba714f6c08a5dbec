import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { hashPassword } from '../auth/passwords.js';
import { type Actor, actorUserId } from '../common/actor.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { inTransaction } from '../database/in-transaction.js';
import { AccessService } from '../workspaces/access.service.js';
import { IS_LIVE, shareEnd, type ShareTerms } from './share-end.js';
import type { ShareAccessLevel } from './share.entity.js';
import type { ShareCreateDto, ShareResponseDto } from './shares.dto.js';
import { shareErrors } from './shares.errors.js';

/** Links of one document that open something at the same time. */
export const MOST_LIVE = 20;
/** Those that have ended are kept in sight until they are removed, as long as there are not very many. */
const MOST_LISTED = 100;
const LONGEST_MS = 366 * 24 * 60 * 60 * 1000;
const TOKEN_BYTES = 32;

interface ShareRow extends Omit<ShareTerms, 'isDeleted'> {
  id: string;
  token: string;
  accessLevel: ShareAccessLevel;
  lastAccessedAt: Date | null;
  hasPassword: boolean;
  createdAt: Date;
}

const COLUMNS = `id, token, access_level AS "accessLevel", expires_at AS "expiresAt", max_views AS "maxViews",
  view_count AS "viewCount", last_accessed_at AS "lastAccessedAt", revoked_at AS "revokedAt",
  password_hash IS NOT NULL AS "hasPassword", created_at AS "createdAt"`;

/** The links that members give away. */
@Injectable()
export class SharesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly access: AccessService,
    private readonly audit: AuditService,
  ) {}

  /** Errors: DOCUMENT_NOT_FOUND, SHARE_LEVEL_NOT_OFFERED, SHARE_EXPIRY_UNFIT, TOO_MANY_SHARES. */
  async create(actor: Actor, documentId: string, dto: ShareCreateDto): Promise<ShareResponseDto> {
    const document = await this.access.requireDocument(actor, 'share.create', documentId);
    if (dto.accessLevel !== 'view') throw shareErrors.SHARE_LEVEL_NOT_OFFERED();
    const expiresAt = dto.expiresAt === undefined ? null : fitExpiry(dto.expiresAt);
    const passwordHash = dto.password === undefined ? null : await hashPassword(dto.password);
    const { workspaceId, projectId } = document;
    const row = await inTransaction(this.dataSource, async (tx) => {
      await this.requireRoom(tx, workspaceId, documentId);
      const [made]: ShareRow[] = await tx.query(
        `INSERT INTO shares (workspace_id, project_id, document_id, token, access_level, is_public, password_hash,
                             max_views, expires_at, created_by)
         VALUES ($1, $2, $3, $4, $5, true, $6, $7, $8, $9) RETURNING ${COLUMNS}`,
        [
          workspaceId,
          projectId,
          documentId,
          randomBytes(TOKEN_BYTES).toString('base64url'),
          dto.accessLevel,
          passwordHash,
          dto.maxViews ?? null,
          expiresAt,
          actorUserId(actor),
        ],
      );
      if (!made) throw new Error('A share was not inserted.');
      const meta = { documentId, expiresAt, maxViews: made.maxViews, hasPassword: made.hasPassword };
      const target = { type: 'share', id: made.id };
      await this.audit.record(tx, actor, { action: 'share.create', workspaceId, projectId, target, meta });
      return made;
    });
    return this.map(row);
  }

  /** Those that were not revoked: the open ones first, then the newest. Errors: DOCUMENT_NOT_FOUND. */
  async list(actor: Actor, documentId: string): Promise<ShareResponseDto[]> {
    const { workspaceId } = await this.access.requireDocument(actor, 'share.read', documentId);
    const rows: ShareRow[] = await this.dataSource.query(
      `SELECT ${COLUMNS} FROM shares WHERE document_id = $1 AND workspace_id = $2 AND revoked_at IS NULL
        ORDER BY (${IS_LIVE}) DESC, created_at DESC, id DESC LIMIT ${MOST_LISTED}`,
      [documentId, workspaceId],
    );
    return rows.map((row) => this.map(row));
  }

  /** Closes a link at once, for those who are reading too. Errors: DOCUMENT_NOT_FOUND, SHARE_NOT_FOUND. */
  async revoke(actor: Actor, documentId: string, shareId: string): Promise<void> {
    const { workspaceId, projectId } = await this.access.requireDocument(actor, 'share.delete', documentId);
    await inTransaction(this.dataSource, async (tx) => {
      const [rows]: [{ viewCount: number }[], number] = await tx.query(
        `UPDATE shares SET revoked_at = now()
          WHERE id = $1 AND document_id = $2 AND workspace_id = $3 AND revoked_at IS NULL
        RETURNING view_count AS "viewCount"`,
        [shareId, documentId, workspaceId],
      );
      const [revoked] = rows;
      if (!revoked) throw shareErrors.SHARE_NOT_FOUND();
      await this.audit.record(tx, actor, {
        action: 'share.revoke',
        workspaceId,
        projectId,
        target: { type: 'share', id: shareId },
        meta: { documentId, ...revoked },
      });
    });
  }

  /** Locks the document, so that two links made at once are counted one after the other. */
  private async requireRoom(tx: EntityManager, workspaceId: string, documentId: string): Promise<void> {
    await tx.query('SELECT 1 FROM documents WHERE id = $1 AND workspace_id = $2 FOR NO KEY UPDATE', [
      documentId,
      workspaceId,
    ]);
    const [row]: { live: number }[] = await tx.query(
      `SELECT count(*)::integer AS live FROM shares WHERE document_id = $1 AND workspace_id = $2 AND ${IS_LIVE}`,
      [documentId, workspaceId],
    );
    if ((row?.live ?? 0) >= MOST_LIVE) throw shareErrors.TOO_MANY_SHARES({ values: { limit: MOST_LIVE } });
  }

  private map({ token, revokedAt, expiresAt, lastAccessedAt, createdAt, ...row }: ShareRow): ShareResponseDto {
    return {
      ...row,
      url: `${this.config.http.publicUrl}/shared/${token}`,
      // Whoever sees it here has found the document.
      endedBy: shareEnd({ ...row, revokedAt, expiresAt, isDeleted: false }, new Date()),
      expiresAt: expiresAt?.toISOString() ?? null,
      lastAccessedAt: lastAccessedAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    };
  }
}

/** Errors: SHARE_EXPIRY_UNFIT. */
function fitExpiry(text: string): Date {
  const expiresAt = new Date(text);
  const left = expiresAt.getTime() - Date.now();
  if (left > 0 && left <= LONGEST_MS) return expiresAt;
  throw shareErrors.SHARE_EXPIRY_UNFIT({
    details: [{ field: 'expiresAt', message: 'Choose an end within the next year.' }],
  });
}
