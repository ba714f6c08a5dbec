import { ForwardMigration } from './forward-migration.js';

/**
 * Files are counted by the database itself, so that no deletion, cascade or purge can leave a count behind. Pictures
 * of diagrams are kept by what they were drawn from.
 */
export class ExportFiles1763683200021 extends ForwardMigration {
  readonly name = 'ExportFiles1763683200021';
  protected readonly sql = `
CREATE FUNCTION count_file_references() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.file_id IS NOT NULL THEN
    UPDATE files SET ref_count = ref_count - 1, last_ref_at = now() WHERE id = OLD.file_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.file_id IS NOT NULL THEN
    UPDATE files SET ref_count = ref_count + 1, last_ref_at = now() WHERE id = NEW.file_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER export_jobs_count_file AFTER INSERT OR DELETE OR UPDATE OF file_id ON export_jobs
  FOR EACH ROW EXECUTE FUNCTION count_file_references();
CREATE TRIGGER section_exports_count_file AFTER INSERT OR DELETE OR UPDATE OF file_id ON section_exports
  FOR EACH ROW EXECUTE FUNCTION count_file_references();

CREATE TABLE diagram_pictures (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  source_hash char(64) NOT NULL,
  renderer varchar(50) NOT NULL,
  svg text,
  png bytea,
  width integer NOT NULL DEFAULT 0 CHECK (width >= 0),
  height integer NOT NULL DEFAULT 0 CHECK (height >= 0),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (workspace_id, source_hash, renderer),
  CHECK ((svg IS NULL) = (png IS NULL))
);
CREATE INDEX diagram_pictures_last_used_at_idx ON diagram_pictures (last_used_at);
`;
}
