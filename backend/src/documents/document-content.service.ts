import { Injectable } from '@nestjs/common';
import {
  arrangedSections,
  assembleStructuredPrd,
  type SectionData,
  type StructuredPrd,
  type Template,
  type TemplateSection,
} from '@specforge/document';
import type { EntityManager } from 'typeorm';
import { type Actor, actorUserId } from '../common/actor.js';
import { TemplatesService } from '../templates/templates.service.js';
import { type VersionEntry, VersionsService } from '../versions/versions.service.js';
import { accessErrors } from '../workspaces/workspaces.errors.js';
import type { DocumentStatus, GenerationType, SectionState } from './document.enumerations.js';
import { documentErrors } from './documents.errors.js';
import { projectRecords } from './record-projection.js';

export interface SectionRow {
  key: string;
  data: SectionData | null;
  state: SectionState;
  revision: number;
  authorKind: Actor['kind'];
  updatedAt: Date;
}

/** A document with its sections and the template version that gives them their meaning. */
export interface LoadedDocument {
  id: string;
  workspaceId: string;
  projectId: string;
  userId: string;
  title: string;
  status: DocumentStatus;
  generationType: GenerationType;
  offlineDraft: boolean;
  createdAt: Date;
  updatedAt: Date;
  idea: string;
  template: Template;
  templateVersionId: string;
  /** The sections of the document in its order, their references fitted to what was chosen. */
  outline: TemplateSection[];
  /** In the order of `outline`. */
  sections: SectionRow[];
  /** Sections that were taken out, with what they hold, in the template's order. */
  takenOut: TakenOutSection[];
}

export interface TakenOutSection {
  section: TemplateSection;
  row: SectionRow;
}

type DocumentRow = Omit<LoadedDocument, 'template' | 'outline' | 'sections' | 'takenOut'>;

/** Reads documents whole and writes their sections. Its callers have asked for access. */
@Injectable()
export class DocumentContentService {
  constructor(
    private readonly templates: TemplatesService,
    private readonly versions: VersionsService,
  ) {}

  /** Errors: DOCUMENT_NOT_FOUND. */
  async load(tx: EntityManager, workspaceId: string, id: string): Promise<LoadedDocument> {
    const [rows, sections]: [DocumentRow[], (SectionRow & { isOut: boolean })[]] = [
      await tx.query(
        `SELECT d.id, d.workspace_id AS "workspaceId", d.project_id AS "projectId", d.user_id AS "userId", d.title,
                d.status, d.generation_type AS "generationType", d.offline_draft AS "offlineDraft",
                d.created_at AS "createdAt", d.updated_at AS "updatedAt", p.idea,
                d.template_version_id AS "templateVersionId"
           FROM documents d JOIN projects p ON p.id = d.project_id
          WHERE d.id = $1 AND d.workspace_id = $2`,
        [id, workspaceId],
      ),
      await tx.query(
        `SELECT key, data, state, revision, author_kind AS "authorKind", updated_at AS "updatedAt",
                taken_out_at IS NOT NULL AS "isOut"
           FROM document_sections WHERE document_id = $1 AND workspace_id = $2 ORDER BY position, key`,
        [id, workspaceId],
      ),
    ];
    const [row] = rows;
    if (!row) throw accessErrors.DOCUMENT_NOT_FOUND();
    const { template } = await this.templates.getVersion(row.templateVersionId, tx);
    const byKey = new Map(sections.map(({ isOut: _, ...section }) => [section.key, section]));
    const keysOf = (out: boolean) => sections.flatMap(({ key, isOut }) => (isOut === out ? [key] : []));
    const [within, without] = [keysOf(false), keysOf(true)];
    const outline = arrangedSections(template, within, without);
    const ordered = outline.flatMap(({ key }) => byKey.get(key) ?? []);
    const takenOut = template.sections.flatMap(({ key }): TakenOutSection[] => {
      const [section] = without.includes(key) ? arrangedSections(template, [key], [...within, ...without]) : [];
      const held = byKey.get(key);
      return section && held ? [{ section, row: held }] : [];
    });
    return { ...row, template, outline, sections: ordered, takenOut };
  }

  /** Locks the document and one of its sections for a change. Errors: DOCUMENT_NOT_FOUND, SECTION_NOT_FOUND. */
  async loadForChange(
    tx: EntityManager,
    workspaceId: string,
    id: string,
    key: string,
  ): Promise<{ document: LoadedDocument; section: TemplateSection; row: SectionRow }> {
    await tx.query('SELECT 1 FROM documents WHERE id = $1 AND workspace_id = $2 FOR NO KEY UPDATE', [id, workspaceId]);
    await tx.query('SELECT 1 FROM document_sections WHERE document_id = $1 AND key = $2 FOR UPDATE', [id, key]);
    const document = await this.load(tx, workspaceId, id);
    return { document, ...this.findSection(document, key) };
  }

  /** Locks the document and all of its sections for a change. Errors: DOCUMENT_NOT_FOUND. */
  async loadWholeForChange(tx: EntityManager, workspaceId: string, id: string): Promise<LoadedDocument> {
    await tx.query('SELECT 1 FROM documents WHERE id = $1 AND workspace_id = $2 FOR NO KEY UPDATE', [id, workspaceId]);
    await tx.query('SELECT 1 FROM document_sections WHERE document_id = $1 ORDER BY key FOR UPDATE', [id]);
    return this.load(tx, workspaceId, id);
  }

  /** Errors: SECTION_NOT_FOUND. */
  findSection(document: LoadedDocument, key: string): { section: TemplateSection; row: SectionRow } {
    const section = document.outline.find((candidate) => candidate.key === key);
    const row = document.sections.find((candidate) => candidate.key === key);
    if (!section || !row) throw documentErrors.SECTION_NOT_FOUND();
    return { section, row };
  }

  /** Writes a section's data and its records. Answers the new revision. */
  async write(
    tx: EntityManager,
    document: { id: string; workspaceId: string },
    section: TemplateSection,
    data: SectionData,
    author: Actor,
  ): Promise<{ revision: number; updatedAt: Date }> {
    const [rows]: [{ revision: number; updatedAt: Date }[], number] = await tx.query(
      `UPDATE document_sections
          SET data = $3, state = 'done', revision = revision + 1, author_kind = $4, author_id = $5
        WHERE document_id = $1 AND key = $2
        RETURNING revision, updated_at AS "updatedAt"`,
      [document.id, section.key, JSON.stringify(data), author.kind, actorUserId(author)],
    );
    const [written] = rows;
    if (!written) throw documentErrors.SECTION_NOT_FOUND();
    await projectRecords(tx, document, section, data);
    return written;
  }

  /**
   * Makes these the sections of the document, in this order: others are taken out and keep what they hold, and those
   * that it never had begin empty. The keys are the template's; the caller holds the document's row lock.
   */
  async arrange(
    tx: EntityManager,
    document: { id: string; workspaceId: string },
    keys: readonly string[],
  ): Promise<void> {
    await tx.query(
      `INSERT INTO document_sections (workspace_id, document_id, key, position)
       SELECT $1, $2, key, place - 1 FROM unnest($3::text[]) WITH ORDINALITY AS o (key, place)
       ON CONFLICT (document_id, key) DO UPDATE SET position = EXCLUDED.position, taken_out_at = NULL`,
      [document.workspaceId, document.id, keys],
    );
    await tx.query(
      `UPDATE document_sections SET taken_out_at = now()
        WHERE document_id = $1 AND taken_out_at IS NULL AND key <> ALL ($2::text[])`,
      [document.id, keys],
    );
  }

  /**
   * Records the document as it stands now as a version. The caller holds the document's row lock and has written its
   * changes. Answers the version's number.
   */
  async recordVersion(
    tx: EntityManager,
    workspaceId: string,
    id: string,
    change: Pick<VersionEntry, 'actor' | 'origin' | 'aiPrompt' | 'restoredVersion'>,
  ): Promise<number> {
    await tx.query('UPDATE documents SET updated_at = now() WHERE id = $1', [id]);
    const document = await this.load(tx, workspaceId, id);
    const structured = structuredForm(document);
    return this.versions.record(tx, {
      documentId: id,
      projectId: document.projectId,
      workspaceId,
      title: document.title,
      outline: [...document.outline, ...document.takenOut.map(({ section }) => section)],
      sectionOrder: document.outline.map(({ key }) => key),
      sections: new Map(
        document.sections.flatMap(({ key, data, revision }) => (data ? [[key, { data, revision }] as const] : [])),
      ),
      prdJson: structured && 'prd' in structured ? { ...structured.prd } : null,
      ...change,
    });
  }
}

/** The structured PRD, or what it lacks. Null for other types of document, which have no such form. */
export function structuredForm(document: LoadedDocument): { prd: StructuredPrd } | { missing: string[] } | null {
  if (document.template.docType !== 'PRD') return null;
  return assembleStructuredPrd({
    title: document.title,
    version: document.template.version,
    createdAt: document.createdAt.toISOString(),
    sections: document.outline.map((section, index) => ({ section, data: document.sections[index]?.data ?? null })),
  });
}
