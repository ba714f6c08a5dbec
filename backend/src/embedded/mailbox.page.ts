import type { FastifyInstance } from 'fastify';
import { escape, isForUs } from './local-page.js';
import type { EmbeddedMailbox, ReceivedMail } from './mailbox.js';

/** Serves what the embedded mailbox received at `/dev/mailbox`. Registered only where that mailbox runs. */
export function serveMailbox(server: FastifyInstance, mailbox: EmbeddedMailbox, publicUrl: string): void {
  server.get('/dev/mailbox', async (request, reply) => {
    if (!isForUs(request.hostname, publicUrl)) return reply.code(403).send();
    const mails = await mailbox.list();
    return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store').send(page(mails));
  });
}

function page(mails: ReceivedMail[]): string {
  const body =
    mails.length === 0
      ? '<p>No mail yet. What the product sends, such as a link to reset a password, appears here.</p>'
      : mails.map(article).join('\n');
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Mailbox · SpecForge</title>
<style>
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
article{border:1px solid #857a6f;border-radius:10px;padding:1rem;margin:1rem 0}h2{font-size:1.1rem;margin:0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
</style></head><body><main><h1>Mailbox</h1>
<p>Mail is kept on this machine and sent to nobody, because SMTP_URL is not set.</p>
${body}</main></body></html>`;
}

function article({ subject, to, receivedAt, text }: ReceivedMail): string {
  return `<article><h2>${escape(subject)}</h2><p>To ${escape(to)}, ${escape(receivedAt)}</p><pre>${linked(text)}</pre></article>`;
}

function linked(text: string): string {
  return escape(text).replace(/https?:\/\/[^\s<>"]+/g, (address) => `<a href="${address}">${address}</a>`);
}
