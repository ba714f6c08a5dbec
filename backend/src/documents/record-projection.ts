import { listRecords, type SectionData, type TemplateSection } from '@specforge/document';
import type { EntityManager } from 'typeorm';

interface DocumentRef {
  id: string;
  workspaceId: string;
}

/** Keeps `document_records` in step with a section: what is gone is marked, so that its display id stays taken. */
export async function projectRecords(
  tx: EntityManager,
  document: DocumentRef,
  section: TemplateSection,
  data: SectionData,
): Promise<void> {
  const rows = listRecords(section, data).map((entry, position) => ({
    uid: entry.uid,
    field_name: entry.field,
    meaning: entry.meaning,
    prefix: entry.prefix,
    number: Number(entry.id.slice(entry.prefix.length + 1)),
    display_id: entry.id,
    title: entry.title,
    position,
    data: valueAt(data, entry.path),
  }));
  await tx.query(
    `UPDATE document_records SET removed_at = now()
      WHERE document_id = $1 AND section_key = $2 AND removed_at IS NULL AND NOT (uid = ANY ($3::uuid[]))`,
    [document.id, section.key, rows.map(({ uid }) => uid)],
  );
  if (rows.length === 0) return;
  await tx.query(
    `INSERT INTO document_records (document_id, workspace_id, section_key, uid, field_name, meaning, prefix, number,
            display_id, title, position, data)
     SELECT $1, $2, $3, r.uid, r.field_name, r.meaning, r.prefix, r.number, r.display_id, r.title, r.position, r.data
       FROM jsonb_to_recordset($4::jsonb) AS r (uid uuid, field_name text, meaning text, prefix text, number integer,
            display_id text, title text, position integer, data jsonb)
     ON CONFLICT (document_id, uid) DO UPDATE
        SET section_key = EXCLUDED.section_key, field_name = EXCLUDED.field_name, meaning = EXCLUDED.meaning,
            title = EXCLUDED.title, position = EXCLUDED.position, data = EXCLUDED.data, removed_at = NULL
      WHERE (document_records.title, document_records.position, document_records.data, document_records.removed_at)
            IS DISTINCT FROM (EXCLUDED.title, EXCLUDED.position, EXCLUDED.data, NULL::timestamptz)`,
    [document.id, document.workspaceId, section.key, JSON.stringify(rows)],
  );
}

export interface RecordIds {
  /** Every display id that the document ever gave out. */
  takenIds: string[];
  /** Display ids that exist now in other sections. */
  knownIds: string[];
  /** Removed records of this section, by internal id: one that comes back keeps its display id. */
  retired: Map<string, string>;
}

/** The ids that matter when a section is saved. Lock the section's row first. */
export async function readRecordIds(tx: EntityManager, documentId: string, key: string): Promise<RecordIds> {
  const rows: { uid: string; id: string; sectionKey: string; removed: boolean }[] = await tx.query(
    `SELECT uid, display_id AS id, section_key AS "sectionKey", removed_at IS NOT NULL AS removed
       FROM document_records WHERE document_id = $1`,
    [documentId],
  );
  return {
    takenIds: rows.map(({ id }) => id),
    knownIds: rows.filter((row) => !row.removed && row.sectionKey !== key).map(({ id }) => id),
    retired: new Map(rows.filter((row) => row.removed && row.sectionKey === key).map(({ uid, id }) => [uid, id])),
  };
}

/** The value at a path such as `stories[2].criteria[0]`. */
function valueAt(data: SectionData, path: string): unknown {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  return steps.reduce<unknown>((value, step) => {
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined;
  }, data);
}
