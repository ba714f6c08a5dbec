import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Template } from '@specforge/document';
import { DataSource, type EntityManager } from 'typeorm';
import { idsWithExample } from './example-files.js';
import { mapTemplateSummary } from './templates.dto.js';
import { templateErrors } from './templates.errors.js';

/** One immutable version of a template. A document pins `versionId`. */
export interface PublishedTemplate {
  template: Template;
  versionId: string;
  /** Counts the versions of one template, from 1. `template.version` is the content's own, such as 1.0.0. */
  version: number;
}

interface Library {
  /** Names every published version; two equal ones are the same library. */
  fingerprint: string;
  byId: ReadonlyMap<string, PublishedTemplate>;
  /** The public list as JSON: it changes seldom and is asked for often, and writing it out is most of an answer. */
  summaries: Buffer;
}

interface VersionRow {
  versionId: string;
  version: number;
  content: Template;
}

/**
 * Reads templates. The library is kept in memory and checked against the database by one small query a read, so
 * that a version published by any process shows at once in all of them.
 */
@Injectable()
export class TemplatesService {
  private library: Library | null = null;
  private checking: Promise<Library> | null = null;
  private readonly versions = new Map<string, PublishedTemplate>();

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** What the public list shows of every published template, by name: `TemplateSummaryDto[]` as JSON, and how many. */
  async list(): Promise<{ json: Buffer; count: number }> {
    const { summaries, byId } = await this.current();
    return { json: summaries, count: byId.size };
  }

  /** The version that new documents are made from. Errors: TEMPLATE_NOT_FOUND. */
  async getPublished(templateId: string): Promise<PublishedTemplate> {
    const found = (await this.current()).byId.get(templateId);
    if (!found) throw templateErrors.TEMPLATE_NOT_FOUND();
    return found;
  }

  /** The newest version of every template that new documents can be made from. */
  async listPublished(): Promise<Template[]> {
    return [...(await this.current()).byId.values()].map(({ template }) => template);
  }

  /**
   * The version that a document was made from, published or not. Inside a transaction pass its manager: a second
   * connection could be the one that nobody gives back. Errors: TEMPLATE_NOT_FOUND.
   */
  async getVersion(versionId: string, manager: EntityManager = this.dataSource.manager): Promise<PublishedTemplate> {
    const known = this.versions.get(versionId);
    if (known) return known;
    const rows: VersionRow[] = await manager.query(
      'SELECT id AS "versionId", version, content FROM template_versions WHERE id = $1',
      [versionId],
    );
    const [row] = rows;
    if (!row) throw templateErrors.TEMPLATE_NOT_FOUND();
    return this.remember(row);
  }

  /** Requests that arrive together share one check. */
  private current(): Promise<Library> {
    this.checking ??= this.check().finally(() => {
      this.checking = null;
    });
    return this.checking;
  }

  private async check(): Promise<Library> {
    const [row]: { fingerprint: string }[] = await this.dataSource.query(
      `SELECT coalesce(string_agg(published_version_id::text, ',' ORDER BY id), '') AS fingerprint FROM templates
        WHERE published_version_id IS NOT NULL`,
    );
    const fingerprint = row?.fingerprint ?? '';
    if (this.library?.fingerprint !== fingerprint) this.library = await this.load();
    return this.library;
  }

  private async load(): Promise<Library> {
    const rows: VersionRow[] = await this.dataSource.query(
      `SELECT v.id AS "versionId", v.version, v.content
         FROM templates t JOIN template_versions v ON v.id = t.published_version_id
        ORDER BY t.id`,
    );
    const published = rows.map((row) => this.remember(row));
    const withExample = await idsWithExample();
    const byName = [...published].sort((a, b) => a.template.name.localeCompare(b.template.name, 'en-GB'));
    return {
      // From the rows that were read, not from the check before them: a version published in between is seen next time.
      fingerprint: published.map(({ versionId }) => versionId).join(','),
      byId: new Map(byName.map((one) => [one.template.id, one])),
      summaries: Buffer.from(
        JSON.stringify(byName.map((one) => mapTemplateSummary(one, withExample.has(one.template.id)))),
      ),
    };
  }

  /** Versions never change, so what was read once is kept. */
  private remember({ versionId, version, content }: VersionRow): PublishedTemplate {
    const known = this.versions.get(versionId);
    if (known) return known;
    const published = { template: content, versionId, version };
    this.versions.set(versionId, published);
    return published;
  }
}
