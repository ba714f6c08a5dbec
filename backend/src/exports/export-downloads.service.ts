import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Actor } from '../common/actor.js';
import { commonErrors } from '../common/common.errors.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { FileMissing } from '../integrations/storage/file-store.js';
import { AccessService } from '../workspaces/access.service.js';
import { accessErrors } from '../workspaces/workspaces.errors.js';
import { readDownload } from './download-links.js';
import type { ExportStatus } from './export-job.entity.js';
import { exportErrors } from './exports.errors.js';
import { FilesService } from './files.service.js';

export interface Download {
  name: string;
  mime: string;
  /** Bytes. */
  size: number;
  content: Readable;
}

interface Row {
  status: ExportStatus;
  name: string | null;
  mime: string | null;
  path: string | null;
  bytes: string | null;
}

/** The files of finished exports. */
@Injectable()
export class ExportDownloadsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly access: AccessService,
    private readonly files: FilesService,
  ) {}

  /** Errors: EXPORT_NOT_FOUND, EXPORT_NOT_READY, EXPORT_FILE_GONE, TEMPORARILY_UNAVAILABLE. */
  async open(actor: Actor, exportId: string): Promise<Download> {
    const { id } = await this.access.requireExport(actor, 'document.export', exportId);
    return this.read(id);
  }

  /** The link itself is the right to read. Errors: EXPORT_NOT_FOUND, DOWNLOAD_LINK_EXPIRED, EXPORT_FILE_GONE, TEMPORARILY_UNAVAILABLE. */
  async openLink(token: string): Promise<Download> {
    const grant = readDownload(token, this.config.auth.jwtSecret);
    if (!grant) throw accessErrors.EXPORT_NOT_FOUND();
    if (grant.expiresAt < Date.now()) throw exportErrors.DOWNLOAD_LINK_EXPIRED();
    return this.read(grant.exportId);
  }

  private async read(exportId: string): Promise<Download> {
    const [row]: Row[] = await this.dataSource.query(
      `SELECT e.status, e.file_name AS name, e.mime_type AS mime, f.path, f.bytes
         FROM export_jobs e
         JOIN documents d ON d.id = e.document_id AND d.workspace_id = e.workspace_id AND d.deleted_at IS NULL
         LEFT JOIN files f ON f.id = e.file_id AND f.workspace_id = e.workspace_id
        WHERE e.id = $1`,
      [exportId],
    );
    if (!row) throw accessErrors.EXPORT_NOT_FOUND();
    const { status, name, mime, path, bytes } = row;
    if (status !== 'completed') throw exportErrors.EXPORT_NOT_READY();
    if (name === null || mime === null || path === null || bytes === null) throw exportErrors.EXPORT_FILE_GONE();
    try {
      return { name, mime, size: Number(bytes), content: await this.files.open(path) };
    } catch (error) {
      if (error instanceof FileMissing) throw exportErrors.EXPORT_FILE_GONE({ cause: error });
      // Whatever else the store does to us, the file is still its.
      throw commonErrors.TEMPORARILY_UNAVAILABLE({ cause: error, headers: { 'Retry-After': '5' } });
    }
  }
}
