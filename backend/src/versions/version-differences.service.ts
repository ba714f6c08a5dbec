import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  changedParts,
  chosenSections,
  compareSectionOrders,
  compareTitles,
  compareVersions,
  type SectionData,
  type StoredChange,
  summariseChanges,
  type TemplateSection,
  type VersionChange,
} from '@specforge/document';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../common/actor.js';
import { TemplatesService } from '../templates/templates.service.js';
import { AccessService } from '../workspaces/access.service.js';
import type { DifferenceResponseDto } from './version-differences.dto.js';
import { mapVersion, VERSION_COLUMNS, type VersionRow } from './versions.dto.js';
import { versionErrors } from './versions.errors.js';

export type Outline = readonly TemplateSection[];

/** What two states of a document are compared by. */
export interface ComparedState {
  title: string;
  sections: Readonly<Record<string, SectionData>>;
  /** Keys of its sections in order; empty where none was given, and nothing is known of an order then. */
  sectionOrder: readonly string[];
}

/** Two versions as they are stored, and where they belong. */
export interface VersionPair {
  workspaceId: string;
  projectId: string;
  documentId: string;
  fromVersionId: string;
  toVersionId: string;
}

type LoadedVersion = VersionRow & ComparedState & { projectId: string };

export function differenceOf(outline: Outline, from: ComparedState, to: ComparedState): VersionChange[] {
  return [
    ...compareTitles(from.title, to.title),
    ...compareSectionOrders(outline, from.sectionOrder, to.sectionOrder),
    ...compareVersions(outline, from.sections, to.sections),
  ];
}

/** Compares versions. What was found once is kept: a finished version never changes. */
@Injectable()
export class VersionDifferencesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly templates: TemplatesService,
  ) {}

  /** Any two versions, in either order. Errors: DOCUMENT_NOT_FOUND, VERSION_NOT_FOUND. */
  async compare(actor: Actor, documentId: string, from: number, to: number): Promise<DifferenceResponseDto> {
    const { workspaceId } = await this.access.requireDocument(actor, 'version.read', documentId);
    const kept = await this.readKept(workspaceId, documentId, from, to);
    if (kept) return kept;
    const [earlier, later, outline] = await Promise.all([
      this.load(workspaceId, documentId, from),
      this.load(workspaceId, documentId, to),
      this.readOutline(workspaceId, documentId),
    ]);
    const changes = differenceOf(outline, earlier, later);
    if (from !== to && earlier.status !== 'draft' && later.status !== 'draft') {
      const { projectId } = later;
      const pair = { workspaceId, projectId, documentId, fromVersionId: earlier.id, toVersionId: later.id };
      await this.keep(this.dataSource.manager, pair, changes);
    }
    return describeDifference(outline, earlier, later, changes);
  }

  /** From a state that no version holds, such as a draft as somebody saw it, to a version. Its caller has asked for access. */
  async compareState(
    workspaceId: string,
    documentId: string,
    from: Omit<ComparedState, 'sectionOrder'> & { version: number },
    to: number,
  ): Promise<DifferenceResponseDto> {
    const earlier = { ...(await this.load(workspaceId, documentId, from.version)), ...from };
    const later = await this.load(workspaceId, documentId, to);
    const outline = await this.readOutline(workspaceId, documentId);
    return describeDifference(outline, earlier, later, differenceOf(outline, earlier, later));
  }

  /** Replaces what is kept of a pair of which one was still being edited. */
  async replace(tx: EntityManager, pair: VersionPair, changes: readonly StoredChange[]): Promise<void> {
    const { fromVersionId, toVersionId } = pair;
    await tx.query('DELETE FROM prd_diffs WHERE from_version_id = $1 AND to_version_id = $2', [
      fromVersionId,
      toVersionId,
    ]);
    await this.keep(tx, pair, changes);
  }

  /** In one statement; two who compare the same at once keep the same. */
  private async keep(tx: EntityManager, pair: VersionPair, changes: readonly StoredChange[]): Promise<void> {
    const { workspaceId, projectId, documentId, fromVersionId, toVersionId } = pair;
    if (changes.length === 0) return;
    await tx.query(
      `INSERT INTO prd_diffs (workspace_id, project_id, document_id, from_version_id, to_version_id, position,
              section_path, diff_type, old_value, new_value, display_title, human_readable_diff)
       SELECT $1, $2, $3, $4, $5, d.position, d.path, d.type, d.before, d.after,
              d.title, d.sentence
         FROM jsonb_to_recordset($6::jsonb) AS d (position integer, path text, type diff_type, before jsonb, after jsonb,
              title text, sentence text)
       ON CONFLICT (from_version_id, to_version_id, position) DO NOTHING`,
      [
        workspaceId,
        projectId,
        documentId,
        fromVersionId,
        toVersionId,
        JSON.stringify(
          changes.map(({ path, type, before, after, title, sentence }, position) => {
            return { position, path, type, before, after, title, sentence };
          }),
        ),
      ],
    );
  }

  /** Null when nothing is kept of the pair, be it that nothing differs. Errors: VERSION_NOT_FOUND. */
  private async readKept(
    workspaceId: string,
    documentId: string,
    from: number,
    to: number,
  ): Promise<DifferenceResponseDto | null> {
    const versions = await this.readRows(workspaceId, documentId, [from, to]);
    const [earlier, later] = [from, to].map((number) => versions.find(({ version }) => version === number));
    if (!earlier || !later) throw versionErrors.VERSION_NOT_FOUND();
    const kept: StoredChange[] = await this.dataSource.query(
      `SELECT section_path AS path, diff_type AS type, old_value AS before, new_value AS after, display_title AS title,
              human_readable_diff AS sentence
         FROM prd_diffs WHERE from_version_id = $1 AND to_version_id = $2 ORDER BY position`,
      [earlier.id, later.id],
    );
    if (kept.length === 0) return null;
    const outline = await this.readOutline(workspaceId, documentId);
    const changes = kept.map((change) => ({ ...change, parts: changedParts(outline, change) }));
    return describeDifference(outline, earlier, later, changes);
  }

  private readRows(workspaceId: string, documentId: string, versions: readonly number[]): Promise<VersionRow[]> {
    return this.dataSource.query(
      `SELECT ${VERSION_COLUMNS} FROM prd_versions v LEFT JOIN users u ON u.id = v.created_by
        WHERE v.document_id = $1 AND v.workspace_id = $2 AND v.version = ANY ($3)`,
      [documentId, workspaceId, versions],
    );
  }

  private async load(workspaceId: string, documentId: string, version: number): Promise<LoadedVersion> {
    const [found]: LoadedVersion[] = await this.dataSource.query(
      `SELECT ${VERSION_COLUMNS}, v.sections, v.section_order AS "sectionOrder", v.project_id AS "projectId"
         FROM prd_versions v LEFT JOIN users u ON u.id = v.created_by
        WHERE v.document_id = $1 AND v.workspace_id = $2 AND v.version = $3`,
      [documentId, workspaceId, version],
    );
    if (!found) throw versionErrors.VERSION_NOT_FOUND();
    return found;
  }

  /** The chosen sections of the document, from the template version that it pins. */
  private async readOutline(workspaceId: string, documentId: string): Promise<Outline> {
    const [row]: { templateVersionId: string; keys: string[] }[] = await this.dataSource.query(
      `SELECT d.template_version_id AS "templateVersionId",
              ARRAY (SELECT key FROM document_sections s WHERE s.document_id = d.id) AS keys
         FROM documents d WHERE d.id = $1 AND d.workspace_id = $2`,
      [documentId, workspaceId],
    );
    if (!row) throw versionErrors.VERSION_NOT_FOUND();
    const { template } = await this.templates.getVersion(row.templateVersionId);
    return chosenSections(template, row.keys);
  }
}

function describeDifference(
  outline: Outline,
  from: VersionRow,
  to: VersionRow,
  changes: readonly VersionChange[],
): DifferenceResponseDto {
  return {
    from: mapVersion(withoutContent(from)),
    to: mapVersion(withoutContent(to)),
    summary: summariseChanges(outline, changes),
    changes: changes.map((change) => {
      const section = outline.find(({ key }) => key === change.path.split('.')[0]);
      const { path, type, title, sentence, parts } = change;
      return {
        path,
        type,
        title,
        sentence,
        sectionKey: section?.key ?? null,
        sectionTitle: section?.title ?? null,
        parts,
      };
    }),
  };
}

/** Only what is sent of a version beside a difference. */
function withoutContent(row: VersionRow & Partial<LoadedVersion>): VersionRow {
  const { sections: _, projectId: __, sectionOrder: ___, ...version } = row;
  return version;
}
