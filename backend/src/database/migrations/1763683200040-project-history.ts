import { ForwardMigration } from './forward-migration.js';

/** A run keeps the idea it was started from, so that a project says which documents an edited idea left behind. */
export class ProjectHistory1763683200040 extends ForwardMigration {
  readonly name = 'ProjectHistory1763683200040';
  protected readonly sql = `
ALTER TABLE runs ADD COLUMN idea text;
UPDATE runs r SET idea = p.idea FROM projects p WHERE p.id = r.project_id;
DROP INDEX export_jobs_project_id_idx;
CREATE INDEX export_jobs_project_id_idx ON export_jobs (project_id, created_at DESC);
`;
}
