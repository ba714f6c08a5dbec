export interface BareSetup {
  databaseUrl: string;
  jwtSecret: string;
  /** What the list of templates answers. */
  templates: unknown;
}

/** Whether the session of a token still lives, and where its user may read: id of the session, id of the user. */
export const SESSION_QUERY = `
  SELECT w.id AS "workspaceId", m.role
    FROM sessions s
    LEFT JOIN (workspaces w JOIN workspace_members m ON m.workspace_id = w.id)
      ON m.user_id = s.user_id AND w.personal_user_id = s.user_id AND w.deleted_at IS NULL
   WHERE s.id = $1 AND s.user_id = $2 AND s.revoked_at IS NULL AND s.expires_at > now()`;

/** Documents of a workspace, newest first: id of the workspace, rows wanted, rows before them. */
export const LIST_QUERY = `
  SELECT d.id, d.title, d.template_id AS "templateId", t.name AS "templateName", v.doc_type AS "docType",
         CASE d.status WHEN 'ready' THEN 'completed' ELSE d.status::text END AS status,
         d.created_at AS "createdAt", d.updated_at AS "updatedAt", d.project_id AS "projectId",
         (SELECT r.id FROM runs r WHERE r.document_id = d.id ORDER BY r.created_at DESC LIMIT 1) AS "runId",
         (SELECT count(*) FROM documents d WHERE d.workspace_id = $1 AND d.deleted_at IS NULL)::integer AS total
    FROM (SELECT d.* FROM documents d WHERE d.workspace_id = $1 AND d.deleted_at IS NULL
           ORDER BY d.created_at DESC, d.id DESC LIMIT $2 OFFSET $3) d
    JOIN templates t ON t.id = d.template_id
    JOIN template_versions v ON v.id = d.template_version_id
   ORDER BY d.created_at DESC, d.id DESC`;

/** Names every published version of every template. */
export const TEMPLATES_QUERY = `
  SELECT coalesce(string_agg(published_version_id::text, ',' ORDER BY id), '') AS fingerprint
    FROM templates WHERE published_version_id IS NOT NULL`;
