// What the other scripts share: the project's folders, running a command, and telling what is out of date.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
export const at = (...parts) => join(root, ...parts);
const bin = at('node_modules/.bin');

/** The Node that the project pins, or the one running where nothing is installed yet. */
export const pinnedNode = () => (existsSync(join(bin, 'node')) ? join(bin, 'node') : process.execPath);

export const environment = (extra = {}) => ({ ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}`, ...extra });

/**
 * Runs a command to its end. Resolves to its exit code and output; a command ended by a signal counts as 1, and the
 * signal is told. `background`: it takes only what others leave of the processor.
 */
export function run(command, args, { env = {}, quiet = false, cwd = root, background = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: environment(env),
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    if (background && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    child.stdout?.on('data', (part) => (output += part));
    child.stderr?.on('data', (part) => (output += part));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.on('close', (code, signal) => resolve({ code: code ?? 1, signal, output }));
  });
}

/** Like `run`, but a failure ends the program, with what the command printed; with `mayFail` it answers false. */
export async function runOrExit(label, command, args, { mayFail = false, ...options } = {}) {
  const { code, output } = await run(command, args, options);
  if (code === 0) return true;
  if (output) console.error(output);
  console.error(`${label} failed.`);
  if (mayFail) return false;
  process.exit(1);
}

const IGNORED = new Set(['node_modules', 'dist', 'build', '.react-router', '.data', '.cache']);

function* files(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) return yield path;
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!IGNORED.has(entry.name)) yield* files(join(path, entry.name));
  }
}

/** A hash over the content of everything below `paths`. */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(process.platform + process.arch);
  for (const path of paths.map((part) => at(part))) {
    for (const file of files(path)) hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const stampFile = (name) => at('node_modules/.cache/specforge', name);

export function isFresh(name, print) {
  return existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === print;
}

export function markFresh(name, print) {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), print);
}
