import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { commonErrors } from '../common/common.errors.js';
import { inTransaction } from '../database/in-transaction.js';
import { UsersService } from '../users/users.service.js';
import { AccountsService } from './accounts.service.js';
import type { AccountCreateDto, SessionCreateDto, SessionGrantDto } from './auth.dto.js';
import { authErrors } from './auth.errors.js';
import { CredentialsService } from './credentials.service.js';
import { hashPassword } from './passwords.js';
import { type Device, type SessionKeys, SessionsService } from './sessions.service.js';

/** What a browser gets: the answer's body, and the secret for its cookie. */
export interface SignedInBrowser {
  refreshToken: string;
  grant: SessionGrantDto;
}

@Injectable()
export class AuthService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: AccountsService,
    private readonly credentials: CredentialsService,
    private readonly sessions: SessionsService,
    private readonly users: UsersService,
    private readonly audit: AuditService,
  ) {}

  /** Makes user, personal workspace and signup gift in one transaction, and signs in. Errors: EMAIL_TAKEN. */
  async register(dto: AccountCreateDto, device: Device): Promise<SignedInBrowser> {
    const passwordHash = await hashPassword(dto.password);
    const keys = await inTransaction(this.dataSource, async (tx) => {
      const { userId, workspaceId } = await this.accounts.create(tx, { ...dto, passwordHash });
      const opened = await this.sessions.open(tx, userId, device);
      const actor = { kind: 'user', userId, sessionId: opened.sessionId } as const;
      await this.audit.record(tx, actor, { action: 'user.register', workspaceId });
      return opened;
    });
    return this.welcome(keys);
  }

  /** Errors: INVALID_CREDENTIALS, TOO_MANY_REQUESTS. */
  async login({ email, password }: SessionCreateDto, device: Device): Promise<SignedInBrowser> {
    const found = await this.credentials.findByEmail(email);
    const account = await this.credentials.check(found, email, password);
    const keys =
      account &&
      (await inTransaction(this.dataSource, async (tx) => {
        if (!(await this.credentials.stillValid(tx, account))) return null;
        const opened = await this.sessions.open(tx, account.id, device);
        const actor = { kind: 'user', userId: account.id, sessionId: opened.sessionId } as const;
        await this.audit.record(tx, actor, {
          action: 'session.open',
          target: { type: 'session', id: opened.sessionId },
        });
        return opened;
      }));
    if (!keys) throw authErrors.INVALID_CREDENTIALS();
    return this.welcome(keys);
  }

  /** Errors: AUTHENTICATION_REQUIRED without a cookie, SESSION_EXPIRED. */
  async refresh(refreshToken: string | null): Promise<SignedInBrowser> {
    if (refreshToken === null) throw commonErrors.AUTHENTICATION_REQUIRED();
    return this.welcome(await this.sessions.rotate(refreshToken));
  }

  private async welcome({ userId, accessToken, refreshToken }: SessionKeys) {
    return { refreshToken, grant: { accessToken, user: await this.users.get(userId) } };
  }
}
