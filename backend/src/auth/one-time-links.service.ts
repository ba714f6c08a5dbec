import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OneTimeToken, type OneTimeTokenPurpose } from './one-time-token.entity.js';
import { hashSecret, newSecret } from './tokens.js';

const HOUR_MS = 60 * 60 * 1000;

/** How long the link of each purpose works. */
const LIFETIME_MS: Record<OneTimeTokenPurpose, number> = {
  password_reset: HOUR_MS,
  email_change: 24 * HOUR_MS,
};

/** The secrets of links in mails. Each works once, and a new one replaces the last of its kind. */
@Injectable()
export class OneTimeLinksService {
  async make(
    tx: EntityManager,
    link: { userId: string; purpose: OneTimeTokenPurpose; newEmail?: string },
  ): Promise<string> {
    await this.withdraw(tx, link.userId, link.purpose);
    const { secret, hash } = newSecret();
    const token = new OneTimeToken();
    token.userId = link.userId;
    token.purpose = link.purpose;
    token.tokenHash = hash;
    token.newEmail = link.newEmail ?? null;
    token.expiresAt = new Date(Date.now() + LIFETIME_MS[link.purpose]);
    await tx.insert(OneTimeToken, token);
    return secret;
  }

  /** Uses the link up. Null when it is unknown, used or too old. */
  async claim(tx: EntityManager, purpose: OneTimeTokenPurpose, secret: string) {
    const [[claimed]]: [{ userId: string; newEmail: string | null }[], number] = await tx.query(
      `UPDATE one_time_tokens SET used_at = now()
        WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > now()
        RETURNING user_id AS "userId", new_email AS "newEmail"`,
      [hashSecret(secret), purpose],
    );
    return claimed ?? null;
  }

  /** Makes every open link of the kind worthless. */
  async withdraw(tx: EntityManager, userId: string, purpose: OneTimeTokenPurpose): Promise<void> {
    await tx.query('DELETE FROM one_time_tokens WHERE user_id = $1 AND purpose = $2 AND used_at IS NULL', [
      userId,
      purpose,
    ]);
  }
}
