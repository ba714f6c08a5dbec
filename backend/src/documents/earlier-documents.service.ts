import { Injectable } from '@nestjs/common';
import { chosenSections, type SectionData } from '@specforge/document';
import type { EntityManager } from 'typeorm';
import { TemplatesService } from '../templates/templates.service.js';
import type { EarlierDocument } from '../writing/earlier-facts.js';
import { type Settled, settledBy } from '../writing/settled.js';

/** More would not fit into a prompt. */
const MOST_DOCUMENTS = 5;

interface VersionRow {
  id: string;
  title: string;
  templateVersionId: string;
  changed: string;
  sections: Record<string, SectionData>;
  draftedTitle: string | null;
  draftedSections: Record<string, SectionData> | null;
}

export interface DocumentOrigin {
  /** Null for the oldest runs, which go by the project's. */
  idea: string | null;
  userInput: string | null;
  settled: Settled | null;
}

/** What the documents that a project has already say to the next one. */
@Injectable()
export class EarlierDocumentsService {
  constructor(private readonly templates: TemplatesService) {}

  /** Ids of the newest versions of the project's finished documents: of each template the newest, newest first. */
  async find(tx: EntityManager, workspaceId: string, projectId: string): Promise<string[]> {
    const rows: { id: string }[] = await tx.query(
      `SELECT v.id
         FROM (SELECT DISTINCT ON (template_id) id, workspace_id, created_at FROM documents
                WHERE workspace_id = $1 AND project_id = $2 AND deleted_at IS NULL AND status = 'ready'
                ORDER BY template_id, created_at DESC, id DESC) d
        CROSS JOIN LATERAL (SELECT id FROM prd_versions WHERE document_id = d.id AND workspace_id = d.workspace_id
                             ORDER BY version DESC LIMIT 1) v
        ORDER BY d.created_at DESC, d.id DESC LIMIT $3`,
      [workspaceId, projectId, MOST_DOCUMENTS],
    );
    return rows.map(({ id }) => id);
  }

  /** What those versions settled; a document that was deleted since settles nothing. Null where there is none. */
  async read(manager: EntityManager, workspaceId: string, versionIds: readonly string[]): Promise<Settled | null> {
    if (versionIds.length === 0) return null;
    const rows: VersionRow[] = await manager.query(
      `SELECT v.id, v.title, d.template_version_id AS "templateVersionId",
              to_char(v.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS changed, v.sections,
              g.title AS "draftedTitle", g.sections AS "draftedSections"
         FROM prd_versions v
         JOIN documents d ON d.id = v.document_id AND d.workspace_id = v.workspace_id AND d.deleted_at IS NULL
         LEFT JOIN LATERAL (SELECT title, sections FROM prd_versions
                             WHERE document_id = v.document_id AND workspace_id = v.workspace_id
                               AND origin = 'generation' AND version <= v.version
                             ORDER BY version DESC LIMIT 1) g ON true
        WHERE v.id = ANY ($1::uuid[]) AND v.workspace_id = $2
        ORDER BY array_position($1::uuid[], v.id)`,
      [[...versionIds], workspaceId],
    );
    return settledBy(await Promise.all(rows.map((row) => this.asEarlier(manager, row))));
  }

  /** What a document was drafted from: its newest run's, so that an improvement says what the rest of it says. */
  async originOf(manager: EntityManager, workspaceId: string, documentId: string): Promise<DocumentOrigin | null> {
    const [run]: { idea: string | null; userInput: string | null; versions: string[] }[] = await manager.query(
      `SELECT idea, user_input AS "userInput", earlier_versions AS versions FROM runs
        WHERE document_id = $1 AND workspace_id = $2 ORDER BY created_at DESC LIMIT 1`,
      [documentId, workspaceId],
    );
    if (!run) return null;
    const { versions, ...origin } = run;
    return { ...origin, settled: await this.read(manager, workspaceId, versions) };
  }

  private async asEarlier(manager: EntityManager, row: VersionRow): Promise<EarlierDocument> {
    const { title, templateVersionId, changed, sections, draftedTitle, draftedSections } = row;
    const { template } = await this.templates.getVersion(templateVersionId, manager);
    return {
      title,
      templateName: template.name,
      docType: template.docType,
      changed,
      outline: chosenSections(template, Object.keys(sections)),
      sections,
      drafted: draftedSections && { title: draftedTitle ?? title, sections: draftedSections },
    };
  }
}
