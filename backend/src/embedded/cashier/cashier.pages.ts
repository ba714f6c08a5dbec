import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForUs } from '../local-page.js';
import type { EmbeddedCashier } from './cashier.js';
import { paySession } from './checkout.js';
import { collect } from './collection.js';
import { CashierError } from './errors.js';
import { actAtDesk, actInPortal } from './pages/actions.js';
import { deskPage } from './pages/desk.page.js';
import { alert, FormTokens, frame } from './pages/frame.js';
import { invoicePage } from './pages/invoice.page.js';
import { paidAddress, payPage } from './pages/pay.page.js';
import { portalPage } from './pages/portal.page.js';
import type { Till } from './till.js';

const HOME = '/dev/cashier';

/** What a page answers: itself, or where to go next. */
type Answer = { html: string; status?: number } | { next: string };

interface Form {
  fields: Record<string, string>;
  token: string;
  id: string;
}

interface Page {
  path: string;
  /** Addresses outside, to which its forms lead. */
  leadsTo?(till: Till, id: string): (string | null)[];
  show(till: Till, form: Form): Answer;
  act(till: Till, form: Form): Answer;
}

const PAGES: Page[] = [
  {
    path: HOME,
    show: (till, { token }) => ({ html: deskPage(till, token) }),
    act: (till, { fields }) => {
      actAtDesk(till, fields);
      return { next: HOME };
    },
  },
  {
    path: `${HOME}/pay/:id`,
    leadsTo: (till, id) => [till.find('sessions', id).success_url],
    show: (till, { id, token }) => ({ html: payPage(till, till.find('sessions', id), token) }),
    act: (till, { id, token, fields }) => {
      const session = till.find('sessions', id);
      const means = (['good', 'declined', 'later'] as const).find((one) => one === fields['card']);
      if (session.status !== 'open' || !means) return { next: `${HOME}/pay/${id}` };
      if (paySession(till, session, means)) return { next: paidAddress(session) };
      return { html: payPage(till, session, token, { wasDeclined: true }), status: 402 };
    },
  },
  {
    path: `${HOME}/invoice/:id`,
    show: (till, { id, token }) => ({ html: invoicePage(till.find('invoices', id), token) }),
    act: (till, { id, token, fields }) => {
      const invoice = till.find('invoices', id);
      if (invoice.status !== 'open') return { next: `${HOME}/invoice/${id}` };
      if (collect(till, invoice, fields['card'] === 'good' ? 'good' : 'declined')) {
        return { next: `${HOME}/invoice/${id}` };
      }
      return { html: invoicePage(invoice, token, { wasDeclined: true }), status: 402 };
    },
  },
  {
    path: `${HOME}/portal/:id`,
    leadsTo: (till, id) => [till.find('portalSessions', id).return_url],
    show: (till, { id, token }) => ({ html: portalPage(till, till.find('portalSessions', id), token) }),
    act: (till, { id, fields }) => {
      const session = till.find('portalSessions', id);
      actInPortal(till, session, fields);
      return { next: session.flow && session.return_url ? session.return_url : `${HOME}/portal/${id}` };
    },
  },
];

/** Serves the test pages below `/dev/cashier`. Registered only where the embedded cashier runs. */
export function serveCashierPages(server: FastifyInstance, cashier: EmbeddedCashier, publicUrl: string): void {
  const tokens = new FormTokens(cashier.secretKey);
  // A scope of its own: no other route is to read what forms send.
  void server.register(async (scope) => {
    const type = 'application/x-www-form-urlencoded';
    if (scope.hasContentTypeParser(type)) scope.removeContentTypeParser(type);
    scope.addContentTypeParser(
      type,
      { parseAs: 'string', bodyLimit: 10_000 },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    scope.addHook('onRequest', async (request, reply) => {
      if (!isForUs(request.hostname, publicUrl)) return reply.code(403).send();
    });
    for (const page of PAGES) {
      scope.get(page.path, (request, reply) => respond(page, request, reply, cashier, tokens));
      scope.post(page.path, (request, reply) => respond(page, request, reply, cashier, tokens));
    }
  });
}

async function respond(
  page: Page,
  request: FastifyRequest,
  reply: FastifyReply,
  cashier: EmbeddedCashier,
  tokens: FormTokens,
): Promise<FastifyReply> {
  const { id = '' } = request.params as { id?: string };
  const path = page.path.replace(':id', id);
  const fields = (request.body ?? {}) as Record<string, string>;
  const form = { id, fields, token: tokens.for(path) };
  if (request.method === 'POST' && !tokens.fits(path, fields['token'] ?? '')) {
    const html = frame('Please try again', alert('This form was not sent from its page. Open the page and try again.'));
    return send(reply, { html, status: 403 });
  }
  try {
    const [answer, outside] = await cashier.act((till) => {
      const leadsTo = page.leadsTo?.(till, id) ?? [];
      return [request.method === 'POST' ? page.act(till, form) : page.show(till, form), leadsTo] as const;
    });
    return send(reply, answer, outside);
  } catch (error) {
    if (!(error instanceof CashierError)) throw error;
    return send(reply, { html: frame('That did not work', alert(error.message)), status: error.status });
  }
}

/** A browser lets a form lead only to where the page says that it may, also by redirection. */
function send(reply: FastifyReply, answer: Answer, outside: readonly (string | null)[] = []): FastifyReply {
  const targets = ["'self'", ...outside.filter((one) => one !== null).map((one) => new URL(one).origin)];
  void reply
    .header('Cache-Control', 'no-store')
    .header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action ${targets.join(' ')}`,
    );
  if ('next' in answer) return reply.redirect(answer.next, 303);
  return reply
    .code(answer.status ?? 200)
    .type('text/html; charset=utf-8')
    .send(answer.html);
}
