import { ForwardMigration } from './forward-migration.js';

/** Versions say how they came about and can be given a name; members' last looks at a document are kept. */
export class VersionNames1763683200020 extends ForwardMigration {
  readonly name = 'VersionNames1763683200020';
  protected readonly sql = `
CREATE TYPE version_origin AS ENUM ('generation', 'improvement', 'edit', 'undo', 'restore');
ALTER TABLE prd_versions
  ADD COLUMN origin version_origin NOT NULL DEFAULT 'edit',
  ADD COLUMN name varchar(120),
  ADD COLUMN restored_version integer CHECK (restored_version > 0 AND restored_version < version);
UPDATE prd_versions
   SET origin = CASE WHEN ai_prompt IS NOT NULL THEN 'improvement' ELSE 'generation' END::version_origin
 WHERE is_ai_generated;
ALTER TABLE prd_versions
  ADD CONSTRAINT prd_versions_restored_check CHECK ((origin = 'restore') = (restored_version IS NOT NULL));

CREATE TABLE document_looks (
  document_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  version integer NOT NULL CHECK (version > 0),
  section_revisions jsonb NOT NULL,
  sections jsonb,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (document_id, user_id),
  CONSTRAINT document_looks_document_id_fkey FOREIGN KEY (document_id, workspace_id)
    REFERENCES documents (id, workspace_id) ON DELETE CASCADE
);
CREATE INDEX document_looks_user_id_idx ON document_looks (user_id);
CREATE INDEX document_looks_workspace_id_idx ON document_looks (workspace_id);
`;
}
