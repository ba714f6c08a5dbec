// Installs what the lock file names, if that has not been done yet. Runs on whatever Node the machine has.
import { existsSync } from 'node:fs';
import { at, fingerprint, isFresh, markFresh, run } from './run.mjs';

const MANIFESTS = [
  'package.json',
  'package-lock.json',
  'document/package.json',
  'backend/package.json',
  'frontend/package.json',
];

export async function ensureInstalled() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) {
    console.error(`SpecForge needs Node 20 or newer to start; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (existsSync(at('node_modules/.bin/node')) && isFresh('install', fingerprint(MANIFESTS))) return;
  console.log('Installing what SpecForge is built from (once, one to three minutes) …');
  // Not `npm ci`: it refuses lock files in which some platforms' optional packages could not be looked up.
  const command = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  const quiet = !process.stdout.isTTY;
  let result = await run('npm', command, { quiet });
  if (result.code !== 0) {
    console.log('The installation did not finish; trying once more …');
    result = await run('npm', command, { quiet });
  }
  if (result.code !== 0) {
    if (result.output) console.error(result.output);
    console.error('npm install failed. Is the package registry reachable?');
    process.exit(1);
  }
  markFresh('install', fingerprint(MANIFESTS));
}
