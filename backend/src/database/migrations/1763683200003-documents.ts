import { ForwardMigration } from './forward-migration.js';

/** Templates, projects, documents and their versions. */
export class Documents1763683200003 extends ForwardMigration {
  readonly name = 'Documents1763683200003';
  protected readonly sql = `
CREATE TYPE doc_type AS ENUM ('PRD', 'BRD', 'FRD', 'TDD', 'RFC');
CREATE TYPE template_category AS ENUM ('product-tech', 'business-strategy', 'design-ux', 'engineering-delivery',
  'product-management', 'marketing-growth', 'operations-compliance', 'agency-client');
CREATE TYPE template_visibility AS ENUM ('base', 'standard', 'premium');
CREATE TYPE template_source AS ENUM ('shipped', 'admin');
CREATE TYPE template_download_format AS ENUM ('docx', 'md');
CREATE TYPE project_status AS ENUM ('draft', 'ready', 'unlocked');
CREATE TYPE document_source_type AS ENUM ('generated', 'imported', 'blank');
CREATE TYPE document_status AS ENUM ('draft', 'generating', 'ready', 'failed');
CREATE TYPE premium_feature AS ENUM ('expanded_personas', 'competitive_intelligence', 'technical_architecture',
  'gtm_strategy', 'regulatory_compliance', 'design_architecture');
CREATE TYPE section_state AS ENUM ('empty', 'writing', 'done', 'failed');
CREATE TYPE improvement_status AS ENUM ('running', 'done', 'failed');
CREATE TYPE version_status AS ENUM ('draft', 'active', 'archived');
CREATE TYPE diff_type AS ENUM ('addition', 'deletion', 'modification');

CREATE TABLE templates (
  id varchar(100) PRIMARY KEY CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name varchar(255) NOT NULL,
  doc_type doc_type NOT NULL,
  category template_category NOT NULL,
  description text NOT NULL,
  tags text[] NOT NULL DEFAULT '{}',
  required_plan plan NOT NULL DEFAULT 'free',
  complexity_level smallint NOT NULL DEFAULT 2 CHECK (complexity_level BETWEEN 1 AND 4),
  visibility template_visibility NOT NULL DEFAULT 'base',
  published_version_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX templates_category_idx ON templates (category);
CREATE INDEX templates_doc_type_idx ON templates (doc_type);
CREATE INDEX templates_published_version_id_idx ON templates (published_version_id);
CREATE TRIGGER templates_touch BEFORE UPDATE ON templates FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TABLE template_versions (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  template_id varchar(100) NOT NULL REFERENCES templates ON DELETE RESTRICT,
  version integer NOT NULL CHECK (version > 0),
  source template_source NOT NULL,
  content jsonb NOT NULL,
  content_hash char(64) NOT NULL,
  created_by uuid REFERENCES users ON DELETE RESTRICT,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (template_id, version),
  UNIQUE (template_id, id)
);
-- Processes that seed at the same time add a shipped version once.
CREATE UNIQUE INDEX template_versions_shipped_key ON template_versions (template_id, content_hash)
  WHERE source = 'shipped';
CREATE INDEX template_versions_created_by_idx ON template_versions (created_by);
CREATE TRIGGER template_versions_refuse_change BEFORE UPDATE ON template_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
-- A template publishes a version of its own.
ALTER TABLE templates ADD CONSTRAINT templates_published_version_id_fkey
  FOREIGN KEY (id, published_version_id) REFERENCES template_versions (template_id, id) ON DELETE RESTRICT;

CREATE TABLE template_downloads (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  template_id varchar(100) NOT NULL REFERENCES templates ON DELETE RESTRICT,
  user_id uuid NOT NULL REFERENCES users ON DELETE RESTRICT,
  format template_download_format NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX template_downloads_template_id_idx ON template_downloads (template_id, created_at DESC);
CREATE INDEX template_downloads_user_id_idx ON template_downloads (user_id, created_at DESC);

-- From here on a row that names a parent also names the parent's workspace, in one foreign key: nothing can hang
-- below a row of another workspace.
CREATE TABLE projects (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  user_id uuid NOT NULL REFERENCES users ON DELETE RESTRICT,
  idea text NOT NULL CHECK (idea ~ '\\S'),
  title varchar(255) NOT NULL,
  status project_status NOT NULL DEFAULT 'draft',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  UNIQUE (id, workspace_id)
);
CREATE INDEX projects_workspace_id_idx ON projects (workspace_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX projects_workspace_id_all_idx ON projects (workspace_id);
CREATE INDEX projects_user_id_idx ON projects (user_id);
CREATE INDEX projects_deleted_at_idx ON projects (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE TRIGGER projects_touch BEFORE UPDATE ON projects FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TABLE documents (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  project_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE RESTRICT,
  template_id varchar(100) NOT NULL REFERENCES templates ON DELETE RESTRICT,
  template_version_id uuid NOT NULL,
  source_type document_source_type NOT NULL DEFAULT 'generated',
  title varchar(255) NOT NULL,
  summary text,
  status document_status NOT NULL DEFAULT 'draft',
  generation_type generation_type NOT NULL DEFAULT 'basic',
  premium_addons premium_feature[] NOT NULL DEFAULT '{}',
  offline_draft boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  UNIQUE (id, workspace_id),
  CONSTRAINT documents_project_id_fkey FOREIGN KEY (project_id, workspace_id)
    REFERENCES projects (id, workspace_id) ON DELETE CASCADE,
  CONSTRAINT documents_template_version_id_fkey FOREIGN KEY (template_id, template_version_id)
    REFERENCES template_versions (template_id, id) ON DELETE RESTRICT
);
CREATE INDEX documents_workspace_id_idx ON documents (workspace_id, created_at DESC, id DESC)
  WHERE deleted_at IS NULL;
CREATE INDEX documents_workspace_id_updated_idx ON documents (workspace_id, updated_at DESC, id DESC)
  WHERE deleted_at IS NULL;
CREATE INDEX documents_workspace_id_title_idx ON documents (workspace_id, title, id) WHERE deleted_at IS NULL;
CREATE INDEX documents_workspace_id_all_idx ON documents (workspace_id);
CREATE INDEX documents_project_id_idx ON documents (project_id, created_at DESC);
CREATE INDEX documents_user_id_idx ON documents (user_id);
CREATE INDEX documents_template_id_idx ON documents (template_id, template_version_id);
CREATE INDEX documents_template_version_id_idx ON documents (template_version_id);
CREATE INDEX documents_deleted_at_idx ON documents (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE TRIGGER documents_touch BEFORE UPDATE ON documents FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TABLE document_sections (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  document_id uuid NOT NULL,
  key varchar(80) NOT NULL,
  position integer NOT NULL CHECK (position >= 0),
  data jsonb,
  state section_state NOT NULL DEFAULT 'empty',
  revision integer NOT NULL DEFAULT 0 CHECK (revision >= 0),
  author_kind actor_kind NOT NULL DEFAULT 'system',
  author_id uuid REFERENCES users ON DELETE RESTRICT,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (document_id, key),
  CONSTRAINT document_sections_done_check CHECK (state <> 'done' OR data IS NOT NULL),
  CONSTRAINT document_sections_document_id_fkey FOREIGN KEY (document_id, workspace_id)
    REFERENCES documents (id, workspace_id) ON DELETE CASCADE
);
CREATE INDEX document_sections_workspace_id_idx ON document_sections (workspace_id);
CREATE INDEX document_sections_author_id_idx ON document_sections (author_id);
CREATE TRIGGER document_sections_touch BEFORE UPDATE ON document_sections
  FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TABLE section_improvements (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  document_id uuid NOT NULL,
  section_key varchar(80) NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE RESTRICT,
  instructions text NOT NULL CHECK (instructions ~ '\\S'),
  status improvement_status NOT NULL DEFAULT 'running',
  hold_transaction_id uuid NOT NULL UNIQUE REFERENCES credit_transactions ON DELETE RESTRICT,
  base_revision integer NOT NULL CHECK (base_revision >= 0),
  revision integer CHECK (revision > base_revision),
  error_code varchar(60),
  lease_until timestamptz NOT NULL,
  completed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT section_improvements_done_check CHECK ((status = 'done') = (revision IS NOT NULL)),
  CONSTRAINT section_improvements_document_id_fkey FOREIGN KEY (document_id, workspace_id)
    REFERENCES documents (id, workspace_id) ON DELETE CASCADE
);
CREATE INDEX section_improvements_document_id_idx ON section_improvements (document_id, section_key, created_at DESC);
CREATE INDEX section_improvements_workspace_id_idx ON section_improvements (workspace_id);
CREATE INDEX section_improvements_user_id_idx ON section_improvements (user_id);
CREATE INDEX section_improvements_lease_until_idx ON section_improvements (lease_until) WHERE status = 'running';
CREATE TRIGGER section_improvements_touch BEFORE UPDATE ON section_improvements
  FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TABLE document_records (
  document_id uuid NOT NULL,
  uid uuid NOT NULL,
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  section_key varchar(80) NOT NULL,
  field_name varchar(80) NOT NULL,
  meaning varchar(80) NOT NULL,
  prefix varchar(12) NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  display_id varchar(24) NOT NULL,
  title text NOT NULL,
  position integer NOT NULL CHECK (position >= 0),
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz,
  PRIMARY KEY (document_id, uid),
  UNIQUE (document_id, prefix, number),
  UNIQUE (document_id, display_id),
  CONSTRAINT document_records_document_id_fkey FOREIGN KEY (document_id, workspace_id)
    REFERENCES documents (id, workspace_id) ON DELETE CASCADE
);
CREATE INDEX document_records_document_id_section_idx ON document_records (document_id, section_key, position);
CREATE INDEX document_records_workspace_id_idx ON document_records (workspace_id, meaning);
CREATE TRIGGER document_records_touch BEFORE UPDATE ON document_records
  FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TABLE prd_versions (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  project_id uuid NOT NULL,
  document_id uuid NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  status version_status NOT NULL DEFAULT 'draft',
  title varchar(255) NOT NULL,
  changelog_summary text,
  sections jsonb NOT NULL,
  section_revisions jsonb NOT NULL DEFAULT '{}',
  prd_json jsonb,
  actor_kind actor_kind NOT NULL,
  created_by uuid REFERENCES users ON DELETE RESTRICT,
  is_ai_generated boolean NOT NULL DEFAULT false,
  ai_prompt text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  archived_at timestamptz,
  UNIQUE (document_id, version),
  UNIQUE (id, workspace_id),
  CONSTRAINT prd_versions_project_id_fkey FOREIGN KEY (project_id, workspace_id)
    REFERENCES projects (id, workspace_id) ON DELETE CASCADE,
  CONSTRAINT prd_versions_document_id_fkey FOREIGN KEY (document_id, workspace_id)
    REFERENCES documents (id, workspace_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX prd_versions_open_key ON prd_versions (document_id, status) WHERE status <> 'archived';
CREATE INDEX prd_versions_workspace_id_idx ON prd_versions (workspace_id);
CREATE INDEX prd_versions_project_id_idx ON prd_versions (project_id, created_at DESC);
CREATE INDEX prd_versions_created_by_idx ON prd_versions (created_by);
CREATE TRIGGER prd_versions_touch BEFORE UPDATE ON prd_versions FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TABLE prd_diffs (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  project_id uuid NOT NULL,
  document_id uuid NOT NULL,
  from_version_id uuid NOT NULL REFERENCES prd_versions ON DELETE CASCADE,
  to_version_id uuid NOT NULL REFERENCES prd_versions ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  section_path varchar(300) NOT NULL,
  diff_type diff_type NOT NULL,
  old_value jsonb,
  new_value jsonb,
  display_title varchar(255) NOT NULL,
  human_readable_diff text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (from_version_id, to_version_id, position),
  CONSTRAINT prd_diffs_versions_check CHECK (from_version_id <> to_version_id),
  CONSTRAINT prd_diffs_project_id_fkey FOREIGN KEY (project_id, workspace_id)
    REFERENCES projects (id, workspace_id) ON DELETE CASCADE,
  CONSTRAINT prd_diffs_document_id_fkey FOREIGN KEY (document_id, workspace_id)
    REFERENCES documents (id, workspace_id) ON DELETE CASCADE
);
CREATE INDEX prd_diffs_to_version_id_idx ON prd_diffs (to_version_id);
CREATE INDEX prd_diffs_workspace_id_idx ON prd_diffs (workspace_id);
CREATE INDEX prd_diffs_project_id_idx ON prd_diffs (project_id);
CREATE INDEX prd_diffs_document_id_idx ON prd_diffs (document_id);
`;
}
