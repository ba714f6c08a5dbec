// A Chromium for the browser tests: PUPPETEER_EXECUTABLE_PATH, an installed one, or the one inside the npm package.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { at, environment, pinnedNode } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Flags for a browser that talks to nobody but the pages under test. */
export const CHROMIUM_FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** `{ executablePath, env }`, or an error that says how to get a browser. */
export async function locateChromium() {
  const given = process.env.PUPPETEER_EXECUTABLE_PATH;
  if (given) return { executablePath: given, env: {} };
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC];
  const installed = candidates.find((path) => existsSync(path));
  if (installed) return { executablePath: installed, env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return unpack();
  throw new Error('No Chromium found: install Chrome or Chromium, or set PUPPETEER_EXECUTABLE_PATH.');
}

/**
 * The package unpacks into the temp folder and reuses whatever lies there, so it gets a temp folder of its own, named
 * by its version, which appears under its final name only when complete.
 */
async function unpack() {
  const { version } = JSON.parse(await readFile(at('node_modules/@sparticuz/chromium/package.json'), 'utf8'));
  const home = join(tmpdir(), `specforge-chromium-${version}`);
  if (!existsSync(home)) {
    const draft = `${home}-${process.pid}`;
    await mkdir(draft, { recursive: true });
    const program = `
      import chromium, { inflate } from '@sparticuz/chromium';
      await chromium.executablePath();
      await inflate('node_modules/@sparticuz/chromium/bin/al2023.tar.br');
    `;
    await promisify(execFile)(pinnedNode(), ['--input-type=module', '-e', program], {
      cwd: at(),
      env: environment({ TMPDIR: draft }),
    });
    // The package's own font settings name the folders of a hosting service.
    const fonts = `<fontconfig><dir>${join(home, 'fonts')}</dir><dir>/usr/share/fonts</dir></fontconfig>`;
    await writeFile(join(draft, 'fonts/fonts.conf'), `<?xml version="1.0"?>\n${fonts}\n`);
    // Another process may have been faster; then ours is not needed.
    await rename(draft, home).catch(() => rm(draft, { recursive: true, force: true }));
  }
  const libraries = [join(home, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return {
    executablePath: join(home, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(home, 'fonts') },
  };
}
