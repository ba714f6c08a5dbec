import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileMissing, type FileStore } from './file-store.js';

/** Files below one folder. A file appears under its name only when it is complete and on the disk. */
export class DiskStore implements FileStore {
  private readonly folder: string;

  constructor(private readonly dataDir: string) {
    this.folder = join(dataDir, 'files');
  }

  async write(key: string, content: Buffer): Promise<void> {
    const path = this.pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    // Beside its place, so that the renaming stays on one disk.
    const draft = `${path}.${randomUUID()}.part`;
    try {
      const file = await open(draft, 'wx');
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  async read(key: string): Promise<Readable> {
    try {
      const file = await open(this.pathOf(key));
      return file.createReadStream();
    } catch (error) {
      if (isMissing(error)) throw new FileMissing(key);
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async ping(): Promise<void> {
    await access(this.dataDir, constants.R_OK | constants.W_OK);
  }

  private pathOf(key: string): string {
    if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(key)) throw new Error(`'${key}' is no key of a file.`);
    return join(this.folder, key);
  }
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
