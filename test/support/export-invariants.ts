import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { FilesService } from '../../backend/src/exports/files.service.js';
import type { TestApp } from './app.js';

/** The keys of all files in a store on the disk, drafts that were left behind included. */
export async function storedOnDisk(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}

/**
 * What must hold when all exports are over and what nothing refers to was collected; empty where it does. `stored` tells
 * the keys of the files in the store.
 */
export async function brokenExportRules(app: TestApp, stored: () => Promise<string[]> | string[]): Promise<string[]> {
  const { dataSource } = app;
  await collectAll(app);
  const jobs: { id: string; status: string; reason: string | null; path: string | null; bytes: string | null }[] =
    await dataSource.query(
      `SELECT e.id, e.status, e.error_message AS reason, f.path, f.bytes FROM export_jobs e LEFT JOIN files f ON f.id = e.file_id`,
    );
  const rows: { path: string; references: number }[] = await dataSource.query(
    'SELECT path, ref_count AS "references" FROM files',
  );
  const known = new Set(rows.map(({ path }) => path));
  const keys = new Set(await stored());
  const [charged]: { count: number }[] = await dataSource.query(
    `SELECT count(*)::integer AS count FROM credit_transactions WHERE amount_cents < 0`,
  );
  return [
    ...jobs.flatMap(({ id, status, reason, path }) => {
      if (status === 'completed') return path === null ? [`${id} is completed without a file`] : [];
      if (status === 'failed' || status === 'cancelled') {
        return [
          ...(status === 'failed' && !reason ? [`${id} failed without a reason`] : []),
          ...(path === null ? [] : [`${id} is ${status} with a file`]),
        ];
      }
      return [`${id} is still ${status}`];
    }),
    ...[...known].filter((path) => !keys.has(path)).map((path) => `the row of ${path} has no file`),
    ...[...keys].filter((key) => !known.has(key)).map((key) => `the file ${key} has no row`),
    ...rows.filter(({ references }) => references === 0).map(({ path }) => `nothing refers to ${path}`),
    ...(charged?.count ? [`${charged.count} charges`] : []),
  ];
}

/** As if a day had passed since something referred to them. */
export async function collectAll({
  app,
  dataSource,
}: {
  app: TestApp['app'];
  dataSource: DataSource;
}): Promise<number> {
  await dataSource.query(`UPDATE files SET last_ref_at = now() - interval '25 hours' WHERE ref_count = 0`);
  return app.get(FilesService).collect();
}
