import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';

const GLOBALS = new URL('jest-globals.mjs', import.meta.url).href;

/** Lets Node import the TypeScript of this repository, with the paths that the compilers know. */
export class SourceLoader {
  #root;
  #cache;
  #settings;
  #maps = new Map();
  #current;

  constructor(rootDir, cacheDirectory) {
    this.#root = pathToFileURL(`${rootDir}/`).href;
    this.#cache = join(cacheDirectory, 'native');
    mkdirSync(this.#cache, { recursive: true });
    this.#settings = readFileSync(join(rootDir, '.swcrc'), 'utf8');
  }

  /** Jest finds here where a line of a stack came from. */
  mapsFor(current) {
    this.#current = current;
    for (const [url, map] of this.#maps) current.set(url, map);
  }

  hooks() {
    return {
      resolve: (specifier, context, next) => {
        const source = this.#sourceOf(specifier, context.parentURL);
        return source ? { url: source, shortCircuit: true } : next(specifier, context);
      },
      load: (url, context, next) => {
        const [file] = url.split('?');
        if (!file.endsWith('.ts') || !this.#isOurs(file)) return next(url, context);
        return { format: 'module', source: this.#compiled(url, fileURLToPath(file)), shortCircuit: true };
      },
    };
  }

  #isOurs(url) {
    return url?.startsWith(this.#root) && !url.includes('/node_modules/');
  }

  #sourceOf(specifier, parent) {
    if (!this.#isOurs(parent)) return undefined;
    if (specifier === '@jest/globals') return GLOBALS;
    if (specifier === '@specforge/document') return new URL('document/src/index.ts', this.#root).href;
    const path = specifier.startsWith('~/') ? `${this.#root}frontend/app/${specifier.slice(2)}` : specifier;
    if (path === specifier && !/^\.{1,2}\//.test(path)) return undefined;
    const url = new URL(path, parent).href;
    return [url.replace(/\.js$/, '.ts'), `${url}.ts`, `${url}/index.ts`].find(
      (candidate) => candidate.endsWith('.ts') && existsSync(fileURLToPath(candidate)),
    );
  }

  #compiled(url, file) {
    const source = readFileSync(file, 'utf8');
    const key = createHash('sha1').update(this.#settings).update(file).update('\0').update(source).digest('hex');
    const [codeFile, mapFile] = [join(this.#cache, `${key}.js`), join(this.#cache, `${key}.map`)];
    this.#maps.set(url, mapFile);
    this.#current?.set(url, mapFile);
    if (existsSync(codeFile)) return readFileSync(codeFile, 'utf8');
    const { code, map } = transformSync(source, {
      ...JSON.parse(this.#settings),
      swcrc: false,
      filename: file,
      sourceMaps: true,
    });
    write(mapFile, map ?? '{}');
    write(codeFile, code);
    return code;
  }
}

/** Other workers never see half a file. */
function write(path, text) {
  const draft = `${path}-${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}
