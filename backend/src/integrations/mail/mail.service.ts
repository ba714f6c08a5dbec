import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { type Transporter, createTransport } from 'nodemailer';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends mail over SMTP. Call it after the transaction has committed. */
@Injectable()
export class MailService implements OnApplicationShutdown {
  private readonly logger = new Logger(MailService.name);
  private readonly transport: Transporter;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.transport = createTransport({ url: config.mail.url, connectionTimeout: 10_000, socketTimeout: 20_000 });
  }

  /**
   * Sends one mail. A server that refuses or cannot be reached is logged, not thrown: what the mail tells of
   * has happened already, and every such mail can be asked for again.
   */
  async send(mail: Mail): Promise<void> {
    try {
      await this.transport.sendMail({ from: this.config.mail.from, ...mail });
    } catch (error) {
      this.logger.error({ err: error, subject: mail.subject }, 'A mail could not be sent');
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
