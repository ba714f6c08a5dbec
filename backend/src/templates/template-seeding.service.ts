import { createHash } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Template as TemplateContent } from '@specforge/document';
import { DataSource, type EntityManager } from 'typeorm';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { newId } from '../database/columns.js';
import { inTransaction } from '../database/in-transaction.js';
import { contentFingerprint, readTemplateContent } from './content-files.js';
import { SeededContent } from './seeded-content.entity.js';
import { TemplateVersion, type TemplateSource } from './template-version.entity.js';
import { Template, type TemplateVisibility } from './template.entity.js';

export interface SeedingResult {
  /** Ids of templates that were not there before. */
  added: string[];
  /** Ids of templates whose shipped content changed; an administrator's version stays current all the same. */
  updated: string[];
}

/** Two processes that start at once seed one after the other. The number only has to be no one else's. */
const SEEDING_LOCK = 728_301_174;
const SEEDED_AS = 'templates';

/**
 * Brings shipped templates into the database. Idempotent: content that was seeded last time makes no version.
 * Content that changed makes the template's next version, and that becomes current unless an administrator's
 * version is.
 */
@Injectable()
export class TemplateSeedingService implements OnApplicationBootstrap {
  private readonly logger = new Logger('TemplateSeeding');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Pick<Config, 'role'>,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.role === 'all' || this.config.role === 'api') await this.seedShipped();
  }

  /** Reads the files only when they are others than last time. Errors: ContentFileError. */
  async seedShipped(directory?: string): Promise<SeedingResult> {
    const fingerprint = await contentFingerprint(directory);
    const known = await this.dataSource.manager.existsBy(SeededContent, { name: SEEDED_AS, fingerprint });
    if (known) return { added: [], updated: [] };
    const { templates } = await readTemplateContent(directory);
    return this.seed(templates, fingerprint);
  }

  async seed(templates: readonly TemplateContent[], fingerprint?: string): Promise<SeedingResult> {
    const result = await inTransaction(this.dataSource, async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)', [SEEDING_LOCK]);
      if (fingerprint) await tx.upsert(SeededContent, { name: SEEDED_AS, fingerprint }, ['name']);
      const found: SeedingResult = { added: [], updated: [] };
      for (const content of templates) {
        const change = await this.seedOne(tx, content);
        if (change) found[change].push(content.id);
      }
      return found;
    });
    const { added, updated } = result;
    if (added.length + updated.length > 0) {
      this.logger.log(`Templates: ${added.length} added, ${updated.length} updated`);
    }
    return result;
  }

  private async seedOne(tx: EntityManager, content: TemplateContent): Promise<keyof SeedingResult | null> {
    const contentHash = hashOfContent(content);
    const head = await tx.findOneBy(Template, { id: content.id });
    if (!head) {
      await tx.insert(Template, { ...headOf(content), ...visibilityOf(content), publishedVersionId: null });
      await publish(tx, content, await insertVersion(tx, content, contentHash, 1));
      return 'added';
    }
    const [latest]: { version: number; shippedHash: string | null; publishedSource: TemplateSource | null }[] =
      await tx.query(
        `SELECT max(version) AS version,
                (array_agg(content_hash ORDER BY version DESC) FILTER (WHERE source = 'shipped'))[1] AS "shippedHash",
                min(source) FILTER (WHERE id = $2) AS "publishedSource"
           FROM template_versions WHERE template_id = $1`,
        [content.id, head.publishedVersionId],
      );
    if (latest?.shippedHash === contentHash) return null;
    const versionId = await insertVersion(tx, content, contentHash, (latest?.version ?? 0) + 1);
    // A template that an administrator hid or rewrote stays as it is until it is put back.
    if (latest?.publishedSource === 'shipped') await publish(tx, content, versionId);
    return 'updated';
  }
}

async function insertVersion(tx: EntityManager, content: TemplateContent, contentHash: string, version: number) {
  const id = newId();
  const { id: templateId, docType } = content;
  const row = { id, templateId, version, source: 'shipped' as const, content, docType, contentHash, createdBy: null };
  await tx.insert(TemplateVersion, row);
  return id;
}

async function publish(tx: EntityManager, content: TemplateContent, publishedVersionId: string) {
  await tx.update(Template, { id: content.id }, { ...headOf(content), publishedVersionId });
}

function headOf(content: TemplateContent) {
  const { id, name, description, docType, category, requiredPlan, complexityLevel, tags } = content;
  return { id, name, description, docType, category, requiredPlan, complexityLevel, tags };
}

/** Given once: it is not content, so an administrator's choice stays. */
function visibilityOf({ requiredPlan }: TemplateContent): { visibility: TemplateVisibility } {
  return { visibility: requiredPlan === 'free' ? 'base' : 'premium' };
}

/** SHA-256 in hex of the content, whatever the order of its keys. */
export function hashOfContent(content: TemplateContent): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
