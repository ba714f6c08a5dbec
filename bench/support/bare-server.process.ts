// What the product's lists are held against: the same queries, token check and logging in bare Fastify and pg.
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import jwt from 'jsonwebtoken';
import pg from 'pg';
import { pinoHttp } from 'pino-http';
import { loggingOptions } from '#backend/common/logging.js';
import type { Config } from '#backend/config/config.js';
import { type BareSetup, LIST_QUERY, SESSION_QUERY, TEMPLATES_QUERY } from './bare-queries.ts';

const setup = JSON.parse(process.argv[2] ?? '{}') as BareSetup;
const pool = new pg.Pool({ connectionString: setup.databaseUrl, max: 10 });
const server = Fastify();

const { pinoHttp: options } = loggingOptions({ log: { level: 'info' } } as Config);
const log = pinoHttp(options as Parameters<typeof pinoHttp>[0]);
server.addHook('onRequest', (request, reply, done) => {
  log(request.raw, reply.raw);
  done();
});

async function query<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
  return (await pool.query<Row>(text, values)).rows;
}

server.get('/api/documents', async (request: FastifyRequest, reply: FastifyReply) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const { sub, sid } = jwt.verify(token, setup.jwtSecret, { algorithms: ['HS256'] }) as { sub: string; sid: string };
  const [access] = await query<{ workspaceId: string }>(SESSION_QUERY, [sid, sub]);
  if (!access) return reply.code(401).send();
  const rows = await query<{ total: number }>(LIST_QUERY, [access.workspaceId, 20, 0]);
  void reply.header('Content-Range', `documents 0-${rows.length - 1}/${rows[0]?.total ?? 0}`);
  return rows.map(({ total: _, ...row }) => row);
});

let known: { fingerprint: string; templates: unknown } | undefined;
server.get('/api/forge/templates', async () => {
  const [row] = await query<{ fingerprint: string }>(TEMPLATES_QUERY, []);
  const fingerprint = row?.fingerprint ?? '';
  if (known?.fingerprint !== fingerprint) known = { fingerprint, templates: setup.templates };
  return known.templates;
});

process.on('disconnect', () => process.exit(0));
process.send?.(await server.listen({ port: 0, host: '127.0.0.1' }));
