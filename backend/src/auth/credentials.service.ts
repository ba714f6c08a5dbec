import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v5 } from 'uuid';
import { RateLimiter } from '../common/rate-limiter.js';
import { verifyPassword } from './passwords.js';

export interface Credentials {
  id: string;
  name: string;
  email: string;
  passwordHash: string;
}

/** Any constant: it turns an address without an account into an id to count by. */
const NOBODY = '6f6b3f0e-5d0c-4a8e-9a54-0f6b8c7c2d11';

/** Looks up and checks passwords. Attempts are counted per account, also for accounts that do not exist. */
@Injectable()
export class CredentialsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly limiter: RateLimiter,
  ) {}

  findByEmail(email: string): Promise<Credentials | null> {
    return this.find('lower(email) = $1', email);
  }

  findById(userId: string): Promise<Credentials | null> {
    return this.find('id = $1', userId);
  }

  /** The account if the password is its own, else null, after the same time in either case. Errors: TOO_MANY_REQUESTS. */
  async check(account: Credentials | null, email: string, password: string): Promise<Credentials | null> {
    const countedAs = account?.id ?? v5(email, NOBODY);
    await this.limiter.consume('login-account', countedAs);
    if (!(await verifyPassword(password, account?.passwordHash ?? null))) return null;
    await this.limiter.forget('login-account', countedAs);
    return account;
  }

  /**
   * Whether the password that was checked is still the one, with the user's row locked against a change of it: no
   * session can be opened behind the back of a password change.
   */
  async stillValid(tx: EntityManager, { id, passwordHash }: Credentials): Promise<boolean> {
    const rows: unknown[] = await tx.query('SELECT FROM users WHERE id = $1 AND password = $2 FOR SHARE', [
      id,
      passwordHash,
    ]);
    return rows.length > 0;
  }

  private async find(condition: string, value: string): Promise<Credentials | null> {
    const rows: Credentials[] = await this.dataSource.query(
      `SELECT id, name, email, password AS "passwordHash" FROM users WHERE ${condition}`,
      [value],
    );
    return rows[0] ?? null;
  }
}
