import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request } from './client';
import { ApiError, ConnectionError, describeError } from './errors';

/** An address at which a server answered a moment ago and nothing answers now. */
async function deadAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return `http://127.0.0.1:${port}/api/user`;
}

async function answering(status: number, body: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/api/user`, close: () => server.close() };
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('request', () => {
  it('tells a lost connection in words of our own, whatever the browser calls it', async () => {
    const failure = await failureOf(request(await deadAddress()));
    expect(failure).toBeInstanceOf(ConnectionError);
    expect(failure).toHaveProperty(
      'message',
      'The network could not be reached. Please check your internet connection.',
    );
    expect(describeError(failure, 'save').title).toBe('Connection Error');
  });

  it('passes on that it was called off', async () => {
    const failure = await failureOf(request(await deadAddress(), { signal: AbortSignal.abort() }));
    expect(failure).toHaveProperty('name', 'AbortError');
  });

  it.each([
    [409, '{"message":"Taken","code":"EMAIL_TAKEN"}', 'Taken'],
    [502, '<h1>Bad gateway</h1>', '<h1>Bad gateway</h1>'],
    [503, '', 'Service Unavailable'],
  ])('takes the message of a %i from the body, else its text, else the status', async (status, body, message) => {
    const server = await answering(status, body);
    const failure = await failureOf(request(server.url));
    server.close();
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status, message });
  });
});
