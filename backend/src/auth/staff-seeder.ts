import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { inTransaction } from '../database/in-transaction.js';
import { User } from '../users/user.entity.js';
import { AccountsService } from './accounts.service.js';
import { hashPassword } from './passwords.js';
import { SessionsService } from './sessions.service.js';

/** Any constant: processes that start together seed one after the other. */
const SEED_LOCK = 7_214_002;

@Injectable()
export class StaffSeeder {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Makes the first staff account where there is none. Answers its login when the password was generated, to be shown
   * once, and null otherwise.
   */
  async seed(): Promise<{ email: string; password: string } | null> {
    const email = this.config.staff.email.toLowerCase();
    const generated = this.config.staff.password === null ? randomBytes(12).toString('base64url') : null;
    const passwordHash = await hashPassword(this.config.staff.password ?? generated ?? '');
    const made = await inTransaction(this.dataSource, async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
      const admins: unknown[] = await tx.query(`SELECT FROM users WHERE staff_role = 'admin' LIMIT 1`);
      if (admins.length > 0) return false;
      const [known]: { id: string }[] = await tx.query('SELECT id FROM users WHERE lower(email) = $1', [email]);
      if (known) {
        // Addresses are not verified at registration, so whoever took this one does not keep the way in.
        await tx.update(User, { id: known.id }, { password: passwordHash, staffRole: 'admin' });
        await this.sessions.endAll(tx, known.id);
      }
      const { userId } = known
        ? { userId: known.id }
        : await this.accounts.create(tx, { name: 'Administrator', email, passwordHash, staffRole: 'admin' });
      await this.audit.record(
        tx,
        { kind: 'system', process: 'staff-seeder' },
        {
          action: 'staff.create',
          target: { type: 'user', id: userId },
          meta: { staffRole: 'admin' },
        },
      );
      return true;
    });
    return made && generated !== null ? { email, password: generated } : null;
  }
}
