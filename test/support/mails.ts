import type { ReceivedMail } from '../../backend/src/embedded/mailbox.js';
import type { TestApp } from './app.js';

const PATIENCE_MS = 60_000;

/** The newest mail to an address with this subject, waited for: mails go out after the answer. */
export async function receiveMail(app: TestApp, to: string, subject: string): Promise<ReceivedMail> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = (await app.mailbox.list()).find((mail) => mail.to === to && mail.subject === subject);
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`No mail '${subject}' to ${to} arrived.`);
    await new Promise((again) => setTimeout(again, 20));
  }
}

/** The `token` of the link in a mail. */
export function tokenIn(mail: ReceivedMail): string {
  const token = /[?&]token=([\w-]+)/.exec(mail.text)?.[1];
  if (!token) throw new Error(`The mail '${mail.subject}' has no link with a token.`);
  return token;
}
