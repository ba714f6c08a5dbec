import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { type Actor, actorUserId } from '../common/actor.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { inTransaction } from '../database/in-transaction.js';
import { MailService } from '../integrations/mail/mail.service.js';
import { AccountsService } from './accounts.service.js';
import type { EmailChangeDto, EmailVerifyDto } from './auth.dto.js';
import { authErrors } from './auth.errors.js';
import { emailChangedMail, emailChangeMail, emailChangeRequestedMail } from './auth.mails.js';
import { CredentialsService } from './credentials.service.js';
import { OneTimeLinksService } from './one-time-links.service.js';

@Injectable()
export class EmailChangeService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: AccountsService,
    private readonly credentials: CredentialsService,
    private readonly links: OneTimeLinksService,
    private readonly mail: MailService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Sends a link to the new address, and word of it to the old one; nothing changes before the link is opened.
   * Errors: CURRENT_PASSWORD_WRONG, EMAIL_TAKEN.
   */
  async request(actor: Actor, { email, password }: EmailChangeDto): Promise<void> {
    const found = await this.credentials.findById(actorUserId(actor) ?? '');
    const account = found && (await this.credentials.check(found, found.email, password));
    if (!account) throw authErrors.CURRENT_PASSWORD_WRONG();
    if (await this.credentials.findByEmail(email)) throw authErrors.EMAIL_TAKEN();
    const secret = await inTransaction(this.dataSource, async (tx) => {
      if (!(await this.credentials.stillValid(tx, account))) throw authErrors.CURRENT_PASSWORD_WRONG();
      await this.audit.record(tx, actor, {
        action: 'email.requestChange',
        target: { type: 'user', id: account.id },
        meta: { email },
      });
      return this.links.make(tx, { userId: account.id, purpose: 'email_change', newEmail: email });
    });
    const url = `${this.config.http.publicUrl}/verify-email?token=${secret}`;
    await this.mail.send(emailChangeMail(email, url));
    await this.mail.send(emailChangeRequestedMail(account, email));
  }

  /** Errors: VERIFY_LINK_INVALID, EMAIL_TAKEN when somebody took the address in the meantime. */
  async verify({ token }: EmailVerifyDto): Promise<void> {
    const change = await inTransaction(this.dataSource, async (tx) => {
      const claimed = await this.links.claim(tx, 'email_change', token);
      if (!claimed?.newEmail) throw authErrors.VERIFY_LINK_INVALID();
      const { userId, newEmail } = claimed;
      const [user]: { name: string; email: string }[] = await tx.query(
        'SELECT name, email FROM users WHERE id = $1 FOR UPDATE',
        [userId],
      );
      if (!user) throw authErrors.VERIFY_LINK_INVALID();
      await this.accounts.changeEmail(tx, userId, newEmail);
      // Whoever reads the old mailbox shall not be able to use a link that lies there.
      await this.links.withdraw(tx, userId, 'password_reset');
      const actor: Actor = { kind: 'system', process: 'email-verification' };
      await this.audit.record(tx, actor, {
        action: 'email.change',
        target: { type: 'user', id: userId },
        meta: { before: user.email, after: newEmail },
      });
      return { user, newEmail };
    });
    await this.mail.send(emailChangedMail(change.user, change.user.email, change.newEmail));
  }
}
