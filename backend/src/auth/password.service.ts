import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { type Actor, actorUserId } from '../common/actor.js';
import { CodedError } from '../common/coded-error.js';
import { RateLimiter } from '../common/rate-limiter.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { inTransaction } from '../database/in-transaction.js';
import { MailService } from '../integrations/mail/mail.service.js';
import { User } from '../users/user.entity.js';
import type { PasswordForgotDto, PasswordResetDto, PasswordUpdateDto } from './auth.dto.js';
import { authErrors } from './auth.errors.js';
import { passwordChangedMail, passwordResetMail } from './auth.mails.js';
import { type Credentials, CredentialsService } from './credentials.service.js';
import { OneTimeLinksService } from './one-time-links.service.js';
import { hashPassword } from './passwords.js';
import { SessionsService } from './sessions.service.js';

@Injectable()
export class PasswordService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(PasswordService.name);
  /** Requests that were answered and are still being worked on. */
  private readonly pending = new Set<Promise<void>>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly credentials: CredentialsService,
    private readonly links: OneTimeLinksService,
    private readonly sessions: SessionsService,
    private readonly limiter: RateLimiter,
    private readonly mail: MailService,
    private readonly audit: AuditService,
  ) {}

  /** Ends every session, this one too. Errors: CURRENT_PASSWORD_WRONG, TOO_MANY_REQUESTS. */
  async change(actor: Actor, { currentPassword, newPassword }: PasswordUpdateDto): Promise<void> {
    const found = await this.credentials.findById(actorUserId(actor) ?? '');
    const account = found && (await this.credentials.check(found, found.email, currentPassword));
    if (!account) throw authErrors.CURRENT_PASSWORD_WRONG();
    const passwordHash = await hashPassword(newPassword);
    await inTransaction(this.dataSource, async (tx) => {
      if (!(await this.credentials.stillValid(tx, account))) throw authErrors.CURRENT_PASSWORD_WRONG();
      await this.replace(tx, account.id, passwordHash);
      await this.audit.record(tx, actor, { action: 'password.change', target: { type: 'user', id: account.id } });
    });
    await this.mail.send(passwordChangedMail(account));
  }

  /**
   * Answers at once and looks for the account afterwards, so that neither the answer nor its time tells whether there
   * is one.
   */
  forgot({ email }: PasswordForgotDto): void {
    const work = this.sendResetLink(email)
      .catch((error: unknown) => {
        if (!(error instanceof CodedError)) this.logger.error({ err: error }, 'A password reset was not sent');
      })
      .finally(() => this.pending.delete(work));
    this.pending.add(work);
  }

  /** Ends every session. Errors: RESET_LINK_INVALID. */
  async reset({ token, password }: PasswordResetDto): Promise<void> {
    const passwordHash = await hashPassword(password);
    const userId = await inTransaction(this.dataSource, async (tx) => {
      const claimed = await this.links.claim(tx, 'password_reset', token);
      if (!claimed) throw authErrors.RESET_LINK_INVALID();
      await this.replace(tx, claimed.userId, passwordHash);
      const actor: Actor = { kind: 'system', process: 'password-reset' };
      await this.audit.record(tx, actor, { action: 'password.reset', target: { type: 'user', id: claimed.userId } });
      return claimed.userId;
    });
    await this.limiter.forget('login-account', userId);
    const account = await this.credentials.findById(userId);
    if (account) await this.mail.send(passwordChangedMail(account));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.pending);
  }

  private async replace(tx: EntityManager, userId: string, passwordHash: string): Promise<void> {
    await tx.update(User, { id: userId }, { password: passwordHash });
    await this.links.withdraw(tx, userId, 'password_reset');
    // Whoever knew the old password may have asked to move the account to an address of their own.
    await this.links.withdraw(tx, userId, 'email_change');
    await this.sessions.endAll(tx, userId);
  }

  private async sendResetLink(email: string): Promise<void> {
    const account: Credentials | null = await this.credentials.findByEmail(email);
    if (!account) return;
    await this.limiter.consume('reset-account', account.id);
    const secret = await inTransaction(this.dataSource, (tx) =>
      this.links.make(tx, { userId: account.id, purpose: 'password_reset' }),
    );
    const url = `${this.config.http.publicUrl}/reset-password?token=${secret}`;
    await this.mail.send(passwordResetMail(account.email, url));
  }
}
