import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

export interface Chromium {
  executablePath: string;
  /** To be added to the environment it runs in. */
  env: Record<string, string>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Flags for a browser that talks to nobody of its own accord. */
export const CHROMIUM_FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * A Chromium: the one that is named, an installed one, or the one inside the npm package, which comes unpacked to the
 * temporary folder. Null where there is none.
 */
export async function findChromium(given: string | null, environment: Environment): Promise<Chromium | null> {
  if (given !== null) return { executablePath: given, env: {} };
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC];
  const installed = candidates.find((candidate) => existsSync(candidate));
  if (installed !== undefined) return { executablePath: installed, env: {} };
  return process.platform === 'linux' && process.arch === 'x64' ? unpacked(environment) : null;
}

/**
 * The package unpacks into the temporary folder and reuses whatever lies there, so it gets a folder of its own, named
 * by its version, which appears under its final name only when complete.
 */
async function unpacked({ PATH = '', HOME = '', LD_LIBRARY_PATH: libraries = '' }: Environment): Promise<Chromium> {
  const folder = packageFolder();
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  const place = join(tmpdir(), `specforge-chromium-${version}`);
  if (!existsSync(place)) await unpack(folder, place, { PATH, HOME });
  return {
    executablePath: join(place, 'chromium'),
    env: {
      LD_LIBRARY_PATH: [join(place, 'al2023/lib'), libraries].filter((one) => one !== '').join(':'),
      FONTCONFIG_PATH: join(place, 'fonts'),
    },
  };
}

async function unpack(folder: string, place: string, env: Record<string, string>): Promise<void> {
  // The package takes whatever lies there already for whole: each try has a folder of its own.
  const draft = await mkdtemp(`${place}-`);
  try {
    await unpackInto(draft, folder, place, env);
    // Another process may have been faster; then ours is not needed.
    await rename(draft, place).catch((error: unknown) => {
      if (!existsSync(place)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function unpackInto(draft: string, folder: string, place: string, env: Record<string, string>): Promise<void> {
  const program = `
    import chromium, { inflate } from '@sparticuz/chromium';
    await chromium.executablePath();
    await inflate('bin/al2023.tar.br');
  `;
  // In a process of its own: the package reads the temporary folder from the environment when it is loaded.
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
    env: { ...env, TMPDIR: draft },
  });
  // The package's own font settings name the folders of a hosting service.
  const fonts = `<fontconfig><dir>${join(place, 'fonts')}</dir><dir>/usr/share/fonts</dir></fontconfig>`;
  await writeFile(join(draft, 'fonts/fonts.conf'), `<?xml version="1.0"?>\n${fonts}\n`);
}

function packageFolder(): string {
  let folder = dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'));
  while (!existsSync(join(folder, 'package.json')) || !existsSync(join(folder, 'bin'))) folder = dirname(folder);
  return folder;
}
