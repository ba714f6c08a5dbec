import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  arrangedSections,
  documentIndex,
  type RecordIndex,
  type SectionData,
  type Template,
  type TemplateSection,
} from '@specforge/document';
import { DataSource } from 'typeorm';
import { TemplatesService } from '../templates/templates.service.js';
import { accessErrors } from '../workspaces/workspaces.errors.js';
import { exportErrors } from './exports.errors.js';

/** A document as an export needs it. */
export interface ExportSource {
  title: string;
  /** The newest version's number. */
  version: number;
  updatedAt: Date;
  author: string;
  /** null for a personal one: its name says no more than the author's. */
  workspace: string | null;
  offlineDraft: boolean;
  template: Template;
  /** The document's sections in order, without those that were taken out. */
  sections: TemplateSection[];
  data: Record<string, SectionData | null>;
  /** Every record of the document, where sections are left out of the file. */
  index?: RecordIndex;
}

interface DocumentRow {
  title: string;
  version: number | null;
  updatedAt: Date;
  author: string;
  workspace: string | null;
  offlineDraft: boolean;
  templateVersionId: string;
  keys: string[];
  data: (SectionData | null)[];
  takenOut: string[];
}

/** Reads what an export is made from, in one query. Its callers have asked for access. */
@Injectable()
export class ExportSourceService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly templates: TemplatesService,
  ) {}

  /** Errors: DOCUMENT_NOT_FOUND, NOTHING_TO_EXPORT. */
  async load(workspaceId: string, documentId: string): Promise<ExportSource> {
    const source = await this.loadWritten(workspaceId, documentId);
    if (!source) throw exportErrors.NOTHING_TO_EXPORT();
    return source;
  }

  /** The same, and null where nothing has been written yet. Errors: DOCUMENT_NOT_FOUND. */
  async loadWritten(workspaceId: string, documentId: string): Promise<ExportSource | null> {
    const [row]: DocumentRow[] = await this.dataSource.query(
      `SELECT d.title, d.updated_at AS "updatedAt", d.offline_draft AS "offlineDraft",
              d.template_version_id AS "templateVersionId", u.name AS author,
              CASE WHEN w.personal_user_id IS NULL THEN w.name END AS workspace,
              (SELECT max(v.version) FROM prd_versions v WHERE v.document_id = d.id) AS version,
              s.keys, s.data, o.keys AS "takenOut"
         FROM documents d
         JOIN users u ON u.id = d.user_id
         JOIN workspaces w ON w.id = d.workspace_id
        CROSS JOIN LATERAL (
              SELECT coalesce(array_agg(key ORDER BY position, key), '{}') AS keys,
                     coalesce(jsonb_agg(data ORDER BY position, key), '[]') AS data
                FROM document_sections
               WHERE document_id = d.id AND workspace_id = d.workspace_id AND taken_out_at IS NULL) s
        CROSS JOIN LATERAL (
              SELECT coalesce(array_agg(key), '{}') AS keys FROM document_sections
               WHERE document_id = d.id AND workspace_id = d.workspace_id AND taken_out_at IS NOT NULL) o
        WHERE d.id = $1 AND d.workspace_id = $2 AND d.deleted_at IS NULL`,
      [documentId, workspaceId],
    );
    if (!row) throw accessErrors.DOCUMENT_NOT_FOUND();
    const { keys, data, takenOut, templateVersionId, version, ...rest } = row;
    if (!data.some((one) => one !== null)) return null;
    const { template } = await this.templates.getVersion(templateVersionId);
    return {
      ...rest,
      version: version ?? 1,
      template,
      sections: arrangedSections(template, keys, takenOut),
      data: Object.fromEntries(keys.map((key, index) => [key, data[index] ?? null])),
    };
  }
}

/** The source with the sections of these keys alone. Errors: EXPORT_SECTIONS_UNKNOWN, NOTHING_TO_EXPORT. */
export function chosen(source: ExportSource, keys: readonly string[] | undefined): ExportSource {
  if (keys === undefined) return source;
  const known = source.sections.map(({ key }) => key);
  const unknown = keys.filter((key) => !known.includes(key));
  if (unknown.length) {
    const details = [{ field: 'options.sections', message: `must be keys of this document: ${known.join(', ')}` }];
    throw exportErrors.EXPORT_SECTIONS_UNKNOWN({ values: { unknown: unknown.join(', ').slice(0, 200) }, details });
  }
  const sections = source.sections.filter(({ key }) => keys.includes(key));
  if (!sections.some(({ key }) => source.data[key])) throw exportErrors.NOTHING_TO_EXPORT();
  // References to what is left out are still known.
  return { ...source, sections, index: documentIndex(source.sections, source.data) };
}
