import { existsSync } from 'node:fs';
import { join } from 'node:path';

const CLIENT_BUILD = join(import.meta.dirname, '../../frontend/build/client');

/** A file of the built web app: public, and the same for everybody. */
export function isBuiltFile(path: string): boolean {
  return !path.startsWith('/api') && existsSync(join(CLIENT_BUILD, path));
}

/** Those that some route has, and those that none has. */
export const UNKNOWN_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];
