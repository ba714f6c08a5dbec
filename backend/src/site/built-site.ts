import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Site, SiteBuild } from './site.js';

const BUILD = fileURLToPath(new URL('../../../frontend/build', import.meta.url));
/** Built files carry a hash of their content in their name. */
const HASHED_FILE_CACHE = 'public, max-age=31536000, immutable';

/** The web app as `npm run build` left it; `null` where it has not been built, as in API tests. */
export async function builtSite(server: FastifyInstance): Promise<Site | null> {
  const file = join(BUILD, 'server/index.js');
  const missing = await access(file).then(
    () => false,
    () => true,
  );
  if (missing) return null;
  await server.register(fastifyStatic, {
    root: join(BUILD, 'client'),
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      void reply.header('Cache-Control', path.includes('/assets/') ? HASHED_FILE_CACHE : 'public, max-age=3600');
    },
  });
  const build = (await import(pathToFileURL(file).href)) as SiteBuild;
  return { build: () => Promise.resolve(build), styles: await readStyles(), mode: 'production' };
}

async function readStyles(): Promise<Map<string, string>> {
  const folder = join(BUILD, 'client/assets');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const read = async (name: string) => [`/assets/${name}`, await readFile(join(folder, name), 'utf8')] as const;
  return new Map(await Promise.all(names.map(read)));
}
