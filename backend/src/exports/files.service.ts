import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { newId } from '../database/columns.js';
import { inTransaction } from '../database/in-transaction.js';
import { FILE_STORE, type FileStore } from '../integrations/storage/file-store.js';

/** A file that nothing refers to is kept so long: whoever stored it may be about to refer to it. */
const GRACE_HOURS = 24;
const BATCH = 100;

export interface NewFile {
  workspaceId: string;
  ownerUserId: string;
  mime: string;
  content: Buffer;
}

interface Kept {
  id: string;
  isReferred: boolean;
}

/**
 * Files by their content: the row first, then the bytes, and what refers to the row last. So no bytes lie in the store
 * that no row knows, and what refers to a file finds its bytes. The database counts the references.
 */
@Injectable()
export class FilesService {
  private readonly logger = new Logger(FilesService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  /** Stores the content and answers the row's id, to be referred to within the next hours. */
  async keep(file: NewFile): Promise<string> {
    const hash = createHash('sha256').update(file.content).digest('hex');
    const path = `${file.workspaceId}/${hash.slice(0, 2)}/${hash}`;
    const row = await this.record(file, hash, path);
    if (!row.isReferred) await this.store.write(path, file.content);
    return row.id;
  }

  /** The row of this content, made where there is none: others may make it, or the sweep take it, at the same time. */
  private async record(
    { workspaceId, ownerUserId, mime, content }: NewFile,
    hash: string,
    path: string,
  ): Promise<Kept> {
    for (;;) {
      // Hash and path are unique each, so that no index by itself decides who came first.
      await this.dataSource.query(
        `INSERT INTO files (id, workspace_id, owner_user_id, path, mime, bytes, content_hash, last_ref_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, now()) ON CONFLICT DO NOTHING`,
        [newId(), workspaceId, ownerUserId, path, mime, content.length, hash],
      );
      const [[row]]: [Kept[], number] = await this.dataSource.query(
        `UPDATE files SET last_ref_at = now() WHERE workspace_id = $1 AND content_hash = $2
         RETURNING id, ref_count > 0 AS "isReferred"`,
        [workspaceId, hash],
      );
      if (row) return row;
    }
  }

  /** Errors: FileMissing. */
  open(path: string): Promise<Readable> {
    return this.store.read(path);
  }

  /** Removes what nothing has referred to for a day. Answers how many files. */
  async collect(): Promise<number> {
    let collected = 0;
    for (;;) {
      const rows: { id: string }[] = await this.dataSource.query(
        `SELECT id FROM files WHERE ref_count = 0 AND last_ref_at < now() - make_interval(hours => $1)
          ORDER BY last_ref_at LIMIT $2`,
        [GRACE_HOURS, BATCH],
      );
      let removed = 0;
      for (const { id } of rows) if (await this.remove(id)) removed += 1;
      collected += removed;
      // What cannot be removed now is met again the next time.
      if (rows.length < BATCH || removed === 0) return collected;
    }
  }

  /** Under the row's lock, so that whoever stores the same content meanwhile waits and then stores it anew. */
  private async remove(id: string): Promise<boolean> {
    try {
      return await inTransaction(this.dataSource, async (tx) => {
        const [row]: { path: string }[] = await tx.query(
          `SELECT path FROM files
            WHERE id = $1 AND ref_count = 0 AND last_ref_at < now() - make_interval(hours => $2)
            FOR UPDATE SKIP LOCKED`,
          [id, GRACE_HOURS],
        );
        if (!row) return false;
        await this.store.remove(row.path);
        await tx.query('DELETE FROM files WHERE id = $1', [id]);
        return true;
      });
    } catch (error) {
      this.logger.warn({ err: error }, `File ${id} could not be removed`);
      return false;
    }
  }
}
