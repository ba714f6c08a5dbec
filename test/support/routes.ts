import type { TestApp } from './app.js';

/** One route as the running router knows it: `GET /api/documents/:documentId`. */
export interface KnownRoute {
  method: string;
  path: string;
}

const LINE = /^((?:[│ ] {3})*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?$/;
const INDENT = 4;

/** Every route of the running application, read from its router, so that no list has to be kept in step. */
export function knownRoutes({ app }: TestApp): KnownRoute[] {
  const tree = app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  const branch: string[] = [];
  return tree
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const [, indent, part = '', methods] = LINE.exec(line) ?? [];
      if (indent === undefined) throw new Error(`The router printed a line that is not understood: ${line}`);
      branch.splice(indent.length / INDENT);
      branch.push(part);
      const path = branch.join('');
      return methods === undefined ? [] : methods.split(', ').map((method) => ({ method, path }));
    });
}

export function routeName({ method, path }: KnownRoute): string {
  return `${method} ${path}`;
}
