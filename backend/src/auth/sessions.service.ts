import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { type Actor, actorUserId, type StaffRole } from '../common/actor.js';
import { inTransaction } from '../database/in-transaction.js';
import { mapSession, type SessionResponseDto } from './auth.dto.js';
import { authErrors } from './auth.errors.js';
import type { AccessTokenClaims } from './jwt.strategy.js';
import { RefreshToken } from './refresh-token.entity.js';
import { Session } from './session.entity.js';
import { hashSecret, newSecret } from './tokens.js';

/** Where a sign-in comes from, shown in the list of sessions. */
export interface Device {
  ip: string;
  userAgent: string | null;
}

/** What a signed-in browser holds. */
export interface SessionKeys {
  userId: string;
  sessionId: string;
  accessToken: string;
  /** Goes into the cookie; only its hash is stored. */
  refreshToken: string;
}

export const SESSION_DAYS = 30;
/** A used refresh token still works this long: for parallel tabs, and for answers that never arrived. */
const GRACE_SECONDS = 30;
const MAX_USER_AGENT = 512;
/** A proxy that is believed may forward anything as an address. */
const MAX_ADDRESS = 45;

const DAY_MS = 24 * 60 * 60 * 1000;

@Injectable()
export class SessionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly jwt: JwtService,
    private readonly audit: AuditService,
  ) {}

  async open(tx: EntityManager, userId: string, device: Device): Promise<SessionKeys> {
    // What ended long ago is of no use to anybody, and this user is the one who would look at it.
    await tx.query(`DELETE FROM sessions WHERE user_id = $1 AND expires_at < now() - interval '1 day'`, [userId]);
    const session = new Session();
    session.userId = userId;
    session.lastSeenAt = new Date();
    session.expiresAt = inDays(SESSION_DAYS);
    session.userAgent = device.userAgent?.slice(0, MAX_USER_AGENT) ?? null;
    session.ip = device.ip.slice(0, MAX_ADDRESS);
    await tx.insert(Session, session);
    return this.issue(tx, { userId, sessionId: session.id, rotatedFromId: null });
  }

  /**
   * Exchanges a refresh token for its successor. Using it is one atomic claim. A token that was used within the grace
   * gets another successor in the same family; one used before that was stolen or copied, and ends the family.
   * Errors: SESSION_EXPIRED.
   */
  async rotate(refreshToken: string): Promise<SessionKeys> {
    const keys = await inTransaction(this.dataSource, async (tx) => {
      const token = await this.claim(tx, hashSecret(refreshToken));
      if (!token) return null;
      if (!token.withinGrace) {
        await this.end(tx, { id: token.sessionId, userId: token.userId });
        const thief: Actor = { kind: 'user', userId: token.userId, sessionId: token.sessionId };
        await this.audit.record(tx, thief, {
          action: 'session.reuse',
          target: { type: 'session', id: token.sessionId },
        });
        return null;
      }
      const touched: unknown[][] = await tx.query(
        `UPDATE sessions SET last_seen_at = now(), expires_at = now() + make_interval(days => $2)
          WHERE id = $1 AND revoked_at IS NULL AND expires_at > now() RETURNING id`,
        [token.sessionId, SESSION_DAYS],
      );
      if (touched[0]?.length === 0) return null;
      return this.issue(tx, { userId: token.userId, sessionId: token.sessionId, rotatedFromId: token.id });
    });
    if (!keys) throw authErrors.SESSION_EXPIRED();
    return keys;
  }

  /** The live session behind an access token. Null when it was ended. */
  async find(userId: string, sessionId: string): Promise<{ staffRole: StaffRole | null } | null> {
    const rows: { staffRole: StaffRole | null }[] = await this.dataSource.query(
      `SELECT u.staff_role AS "staffRole" FROM sessions s JOIN users u ON u.id = s.user_id
        WHERE s.id = $1 AND s.user_id = $2 AND s.revoked_at IS NULL AND s.expires_at > now()`,
      [sessionId, userId],
    );
    return rows[0] ?? null;
  }

  /** The actor's open sessions, the last used first. */
  async list(actor: Actor): Promise<SessionResponseDto[]> {
    const userId = actorUserId(actor);
    const sessions = await this.dataSource
      .getRepository(Session)
      .createQueryBuilder('session')
      .where('session.user_id = :userId AND session.revoked_at IS NULL AND session.expires_at > now()', { userId })
      .orderBy('session.last_seen_at', 'DESC')
      .addOrderBy('session.id', 'DESC')
      .getMany();
    return sessions.map((session) => mapSession(session, 'sessionId' in actor ? actor.sessionId : null));
  }

  /** Errors: SESSION_NOT_FOUND. */
  async revoke(actor: Actor, sessionId: string): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const ended = await this.end(tx, { id: sessionId, userId: actorUserId(actor) });
      if (ended === 0) throw authErrors.SESSION_NOT_FOUND();
      await this.audit.record(tx, actor, { action: 'session.revoke', target: { type: 'session', id: sessionId } });
    });
  }

  async revokeAll(actor: Actor): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      await this.endAll(tx, actorUserId(actor));
      await this.audit.record(tx, actor, { action: 'session.revokeAll' });
    });
  }

  /** Ends every session of the user. */
  async endAll(tx: EntityManager, userId: string | null): Promise<void> {
    await tx.query('UPDATE sessions SET revoked_at = now() WHERE user_id = $1 AND revoked_at IS NULL', [userId]);
  }

  /** Ends the session that a refresh token or an access token (expired ones too) belongs to, if there is one. */
  async endByToken({ refreshToken, accessToken }: { refreshToken: string | null; accessToken: string | null }) {
    if (refreshToken !== null) {
      await this.dataSource.query(
        `UPDATE sessions SET revoked_at = now() WHERE revoked_at IS NULL
            AND id = (SELECT session_id FROM refresh_tokens WHERE token_hash = $1)`,
        [hashSecret(refreshToken)],
      );
    }
    if (accessToken === null) return;
    const claims = await this.jwt
      .verifyAsync<AccessTokenClaims>(accessToken, { ignoreExpiration: true })
      .catch(() => null);
    if (claims) await this.end(this.dataSource.manager, { id: claims.sid, userId: claims.sub });
  }

  private async end(tx: EntityManager, { id, userId }: { id: string; userId: string | null }): Promise<number> {
    const [, ended]: [unknown[], number] = await tx.query(
      'UPDATE sessions SET revoked_at = now() WHERE id = $1 AND user_id = $2 AND revoked_at IS NULL',
      [id, userId],
    );
    return ended;
  }

  private async claim(tx: EntityManager, tokenHash: string) {
    type Claimed = { id: string; userId: string; sessionId: string; withinGrace: boolean };
    const [[won]]: [Claimed[], number] = await tx.query(
      `UPDATE refresh_tokens SET used_at = now() WHERE token_hash = $1 AND used_at IS NULL AND expires_at > now()
        RETURNING id, user_id AS "userId", session_id AS "sessionId", true AS "withinGrace"`,
      [tokenHash],
    );
    if (won) return won;
    const [lost]: Claimed[] = await tx.query(
      `SELECT id, user_id AS "userId", session_id AS "sessionId",
              used_at > now() - make_interval(secs => $2) AS "withinGrace"
         FROM refresh_tokens WHERE token_hash = $1 AND used_at IS NOT NULL`,
      [tokenHash, GRACE_SECONDS],
    );
    return lost ?? null;
  }

  private async issue(
    tx: EntityManager,
    { userId, sessionId, rotatedFromId }: { userId: string; sessionId: string; rotatedFromId: string | null },
  ): Promise<SessionKeys> {
    const { secret, hash } = newSecret();
    const token = new RefreshToken();
    token.userId = userId;
    token.sessionId = sessionId;
    token.tokenHash = hash;
    token.expiresAt = inDays(SESSION_DAYS);
    token.rotatedFromId = rotatedFromId;
    await tx.insert(RefreshToken, token);
    const claims: AccessTokenClaims = { sub: userId, sid: sessionId };
    return { userId, sessionId, accessToken: await this.jwt.signAsync({ ...claims }), refreshToken: secret };
  }
}

function inDays(days: number): Date {
  return new Date(Date.now() + days * DAY_MS);
}
