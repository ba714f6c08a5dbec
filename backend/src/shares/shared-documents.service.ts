import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ExportStyle } from '@specforge/document';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { verifyPassword } from '../auth/passwords.js';
import type { Actor } from '../common/actor.js';
import type { CodedError } from '../common/coded-error.js';
import { RateLimiter } from '../common/rate-limiter.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { inTransaction } from '../database/in-transaction.js';
import { DocumentContentService } from '../documents/document-content.service.js';
import { DiagramDrawerService } from '../exports/diagram-drawer.service.js';
import type { DiagramsResponseDto } from '../exports/diagrams.dto.js';
import { PrintService } from '../exports/print.service.js';
import { IS_LIVE, type ShareEnd, shareEnd, type ShareTerms } from './share-end.js';
import { isTicketFor, signTicket } from './share-tickets.js';
import type { ShareAccessLevel } from './share.entity.js';
import {
  mapSharedDocument,
  type SharedDocumentDto,
  type SharedLinkDto,
  type SharedPrintDto,
} from './shared-documents.dto.js';
import { shareErrors } from './shares.errors.js';

/** What a guest brings along: the token of the address, and the ticket of an earlier opening. */
export interface Visit {
  token: string;
  ticket: string | null;
}

interface FoundShare extends ShareTerms {
  id: string;
  workspaceId: string;
  projectId: string;
  documentId: string;
  title: string;
  accessLevel: ShareAccessLevel;
  passwordHash: string | null;
}

const GONE: Record<ShareEnd, () => CodedError> = {
  revoked: shareErrors.SHARE_REVOKED,
  documentDeleted: shareErrors.SHARED_DOCUMENT_DELETED,
  expired: shareErrors.SHARE_EXPIRED,
  usedUp: shareErrors.SHARE_USED_UP,
};

/**
 * What a link opens to people without an account. The workspace and the document of every read are those of the
 * link's own row; nothing that a guest sends names one.
 */
@Injectable()
export class SharedDocumentsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly content: DocumentContentService,
    private readonly diagrams: DiagramDrawerService,
    private readonly prints: PrintService,
    private readonly limiter: RateLimiter,
    private readonly audit: AuditService,
  ) {}

  /** What may be said before a link is opened. Errors: SHARE_NOT_FOUND, the four of links that have ended. */
  async describe(visit: Visit): Promise<SharedLinkDto> {
    const { share, isOpen } = await this.find(visit);
    const asksPassword = share.passwordHash !== null;
    return { isOpen, asksPassword, title: isOpen || !asksPassword ? share.title : null };
  }

  /**
   * Counts an opening and answers the ticket to read with; null where the guest holds one that is good still, and
   * nothing is counted. Errors: as `describe`, SHARE_PASSWORD_REQUIRED, SHARE_PASSWORD_WRONG, TOO_MANY_REQUESTS.
   */
  async open(visit: Visit, password: string | undefined): Promise<{ link: SharedLinkDto; ticket: string | null }> {
    const { share, isOpen } = await this.find(visit);
    const link = { isOpen: true, asksPassword: share.passwordHash !== null, title: share.title };
    if (isOpen) return { link, ticket: null };
    if (share.passwordHash !== null) await this.checkPassword(share.id, share.passwordHash, password);
    if (!(await this.count(share))) {
      // It ended between the look and the opening: by the last of its openings, if by nothing else.
      await this.find(visit);
      throw shareErrors.SHARE_USED_UP();
    }
    return { link, ticket: signTicket(share.id, this.config.auth.jwtSecret, Date.now()) };
  }

  /** Errors: as `describe`, SHARE_NOT_OPENED. */
  async read(visit: Visit): Promise<SharedDocumentDto> {
    const { workspaceId, documentId, accessLevel } = await this.admit(visit);
    return mapSharedDocument(await this.content.load(this.dataSource.manager, workspaceId, documentId), accessLevel);
  }

  /** Errors: as `read`. */
  async pictures(visit: Visit): Promise<DiagramsResponseDto> {
    const { workspaceId, documentId } = await this.admit(visit);
    return this.diagrams.picturesOf(workspaceId, documentId);
  }

  /** Errors: as `read`. */
  async print(visit: Visit, style: ExportStyle | undefined): Promise<SharedPrintDto> {
    const { workspaceId, projectId, documentId, title } = await this.admit(visit);
    return { projectId, title, pages: await this.prints.pagesOf(workspaceId, { id: documentId, title }, style) };
  }

  private async admit(visit: Visit): Promise<FoundShare> {
    const { share, isOpen } = await this.find(visit);
    if (!isOpen) throw shareErrors.SHARE_NOT_OPENED();
    return share;
  }

  private async find({ token, ticket }: Visit): Promise<{ share: FoundShare; isOpen: boolean }> {
    const [share]: FoundShare[] = await this.dataSource.query(
      `SELECT s.id, s.workspace_id AS "workspaceId", s.project_id AS "projectId", s.document_id AS "documentId",
              s.access_level AS "accessLevel", s.password_hash AS "passwordHash", s.max_views AS "maxViews",
              s.view_count AS "viewCount", s.expires_at AS "expiresAt", s.revoked_at AS "revokedAt", d.title,
              coalesce(d.deleted_at, p.deleted_at, w.deleted_at) IS NOT NULL AS "isDeleted"
         FROM shares s
         JOIN documents d ON d.id = s.document_id AND d.workspace_id = s.workspace_id
         JOIN projects p ON p.id = d.project_id AND p.workspace_id = s.workspace_id
         JOIN workspaces w ON w.id = s.workspace_id
        WHERE s.token = $1 AND s.is_public AND s.version_id IS NULL`,
      [token],
    );
    if (!share) throw shareErrors.SHARE_NOT_FOUND();
    const now = new Date();
    const isOpen = isTicketFor(share.id, ticket, this.config.auth.jwtSecret, now.getTime());
    const end = shareEnd(share, now);
    // Whoever is inside may read to the end when the last opening has been taken.
    if (end && !(end === 'usedUp' && isOpen)) throw GONE[end]();
    return { share, isOpen };
  }

  /** Wrong passwords are counted per link, from wherever they come. */
  private async checkPassword(shareId: string, hash: string, password: string | undefined): Promise<void> {
    if (password === undefined) throw shareErrors.SHARE_PASSWORD_REQUIRED();
    await this.limiter.consume('share-password', shareId);
    if (!(await verifyPassword(password, hash))) throw shareErrors.SHARE_PASSWORD_WRONG();
    await this.limiter.forget('share-password', shareId);
  }

  /** One statement decides, so that no more get in than may, however many ask at once. */
  private count({ id, workspaceId, projectId, documentId }: FoundShare): Promise<boolean> {
    const actor: Actor = { kind: 'shareGuest', shareId: id, guestName: null };
    return inTransaction(this.dataSource, async (tx) => {
      const [rows]: [{ viewCount: number }[], number] = await tx.query(
        `UPDATE shares SET view_count = view_count + 1, last_accessed_at = now()
          WHERE id = $1 AND workspace_id = $2 AND ${IS_LIVE}
        RETURNING view_count AS "viewCount"`,
        [id, workspaceId],
      );
      const [counted] = rows;
      if (!counted) return false;
      await this.audit.record(tx, actor, {
        action: 'share.open',
        workspaceId,
        projectId,
        target: { type: 'share', id },
        meta: { documentId, ...counted },
      });
      return true;
    });
  }
}
