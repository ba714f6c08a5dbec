import { rm } from 'node:fs/promises';

export default async function teardown() {
  const { server, folder } = globalThis.specforgeTestServer;
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
