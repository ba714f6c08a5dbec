// Builds what is out of date: the document package, the backend, the web app.
import { pathToFileURL } from 'node:url';
import { existsSync } from 'node:fs';
import { compressFiles } from './compress.mjs';
import { at, fingerprint, isFresh, markFresh, runOrExit } from './run.mjs';

const SETTINGS = ['package-lock.json', '.swcrc', 'tsconfig.base.json', 'nest-cli.json'];
const PARTS = [
  {
    name: 'document',
    label: 'document package',
    sources: ['document/src', 'document/package.json'],
    result: 'document/dist/index.js',
    command: [
      'swc',
      [
        'src',
        '--config-file',
        '../.swcrc',
        '--out-dir',
        'dist',
        '--strip-leading-paths',
        '--ignore',
        '**/*.spec.ts',
        '--delete-dir-on-start',
        '--quiet',
      ],
    ],
    cwd: at('document'),
  },
  {
    name: 'backend',
    label: 'server',
    sources: ['backend/src', 'backend/package.json'],
    result: 'backend/dist/main.js',
    command: ['nest', ['build', '-c', '../nest-cli.json', '-p', 'tsconfig.json']],
    cwd: at('backend'),
  },
  {
    name: 'frontend',
    label: 'web app',
    sources: ['frontend', 'document/src', 'content/legal', 'content/articles'],
    result: 'frontend/build/server/index.js',
    command: ['react-router', ['build']],
    cwd: at('frontend'),
    env: { NODE_ENV: 'production' },
    finish: () => compressFiles(at('frontend/build/client')),
  },
];

/** `mayFail`: answers false for what does not build, instead of ending the program. */
export async function buildStale({ only, mayFail = false } = {}) {
  const parts = PARTS.filter(({ name }) => !only || only.includes(name));
  return (await Promise.all(parts.map((part) => buildPart(part, mayFail)))).every(Boolean);
}

async function buildPart(part, mayFail) {
  const print = fingerprint([...SETTINGS, ...part.sources]);
  if (existsSync(at(part.result)) && isFresh(part.name, print)) return true;
  console.log(`Building the ${part.label} …`);
  const [command, args] = part.command;
  const built = await runOrExit(`Building the ${part.label}`, command, args, {
    cwd: part.cwd,
    env: part.env,
    quiet: true,
    mayFail,
  });
  if (!built) return false;
  await part.finish?.();
  markFresh(part.name, print);
  return true;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await buildStale();
