import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  id: string;
  receivedAt: string;
  from: string;
  to: string;
  subject: string;
  text: string;
}

export interface EmbeddedMailbox {
  /** `smtp://…` for the ordinary mail client. */
  url: string;
  /** Newest first. */
  list(): Promise<ReceivedMail[]>;
  stop(): Promise<void>;
}

const MAX_MAIL_BYTES = 5_000_000;
const MAX_LISTED = 100;

/** Starts an SMTP server on a free loopback port that keeps every mail in `DATA_DIR/mailbox` and sends none on. */
export async function startEmbeddedMailbox(dataDir: string): Promise<EmbeddedMailbox> {
  const folder = join(resolve(dataDir), 'mailbox');
  await mkdir(folder, { recursive: true });

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: MAX_MAIL_BYTES,
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('error', done);
      stream.on('end', () => {
        keep(folder, Buffer.concat(parts)).then(() => done(), done);
      });
    },
  });
  server.on('error', () => undefined);
  const port = await new Promise<number>((started, failed) => {
    server.once('error', failed);
    const listener = server.listen(0, '127.0.0.1', () => {
      const address = listener.address();
      if (address === null || typeof address === 'string') failed(new Error('The embedded mailbox has no port.'));
      else started(address.port);
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    list: () => readAll(folder),
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}

async function keep(folder: string, raw: Buffer): Promise<void> {
  const parsed = await PostalMime.parse(raw);
  const mail: ReceivedMail = {
    id: randomUUID(),
    receivedAt: new Date().toISOString(),
    from: parsed.from?.address ?? '',
    to: (parsed.to ?? []).map((address) => address.address ?? '').join(', '),
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
  };
  // The time leads the name, so that names sort by age. Whoever lists them meanwhile finds whole mails only.
  const file = join(folder, `${Date.now()}-${mail.id}.json`);
  await writeFile(`${file}.part`, JSON.stringify(mail), { mode: 0o600 });
  await rename(`${file}.part`, file);
}

async function readAll(folder: string): Promise<ReceivedMail[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const newest = names.slice(-MAX_LISTED).reverse();
  return Promise.all(
    newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as ReceivedMail),
  );
}
