// The peer of a kept page: bare Fastify that sends the same bytes with the same headers from memory.
import fastify from 'fastify';

const { body, headers } = JSON.parse(process.argv[2] ?? '{}') as { body: string; headers: Record<string, string> };
const bytes = Buffer.from(body, 'base64');
const server = fastify();
server.get('/*', (_request, reply) => reply.headers(headers).send(bytes));
const url = await server.listen({ port: 0, host: '127.0.0.1' });
process.send?.(url);
