import { ForwardMigration } from './forward-migration.js';

/** Generation with its costs, and exports with their files. */
export class Runs1763683200004 extends ForwardMigration {
  readonly name = 'Runs1763683200004';
  protected readonly sql = `
CREATE TYPE run_status AS ENUM ('running', 'paused', 'done', 'failed');
CREATE TYPE run_step AS ENUM ('queued', 'preparing', 'writing', 'assembling', 'settling', 'finished');
CREATE TYPE run_section_state AS ENUM ('waiting', 'writing', 'done', 'failed', 'skipped');
CREATE TYPE export_format AS ENUM ('pdf', 'docx', 'pptx', 'csv');
CREATE TYPE export_template AS ENUM ('executive', 'technical', 'marketing');
CREATE TYPE export_status AS ENUM ('queued', 'processing', 'completed', 'failed', 'cancelled');
CREATE TYPE section_export_type AS ENUM ('full-docx', 'full-markdown', 'zip-docx', 'zip-markdown');

CREATE TABLE runs (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  project_id uuid NOT NULL,
  document_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE RESTRICT,
  template_id varchar(100) NOT NULL REFERENCES templates ON DELETE RESTRICT,
  user_input text,
  status run_status NOT NULL DEFAULT 'running',
  step run_step NOT NULL DEFAULT 'queued',
  credits_reserved integer NOT NULL CHECK (credits_reserved >= 0),
  base_credits integer NOT NULL CHECK (base_credits >= 0),
  credits_spent numeric(10,6) NOT NULL DEFAULT 0 CHECK (credits_spent >= 0),
  credits_refunded integer NOT NULL DEFAULT 0 CHECK (credits_refunded >= 0),
  is_free boolean NOT NULL DEFAULT false,
  retries integer NOT NULL DEFAULT 0 CHECK (retries >= 0),
  lease_owner varchar(100),
  lease_until timestamptz,
  attempt integer NOT NULL DEFAULT 0 CHECK (attempt >= 0),
  pause_requested_at timestamptz,
  paused_at timestamptz,
  cancel_requested_at timestamptz,
  cancelled_at timestamptz,
  started_at timestamptz,
  completed_at timestamptz,
  settled_at timestamptz,
  error_code varchar(60),
  error_message text,
  helper_usage jsonb NOT NULL DEFAULT '{}',
  update_seq bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (id, workspace_id),
  CONSTRAINT runs_credits_check CHECK (credits_spent + credits_refunded <= credits_reserved),
  CONSTRAINT runs_project_id_fkey FOREIGN KEY (project_id, workspace_id)
    REFERENCES projects (id, workspace_id) ON DELETE CASCADE,
  CONSTRAINT runs_document_id_fkey FOREIGN KEY (document_id, workspace_id)
    REFERENCES documents (id, workspace_id) ON DELETE CASCADE
);
-- One run at a time works on a document.
CREATE UNIQUE INDEX runs_open_key ON runs (document_id) WHERE status IN ('running', 'paused');
CREATE INDEX runs_document_id_idx ON runs (document_id, created_at DESC);
CREATE INDEX runs_workspace_id_idx ON runs (workspace_id, created_at DESC, id DESC);
CREATE INDEX runs_project_id_idx ON runs (project_id, created_at DESC);
CREATE INDEX runs_user_id_idx ON runs (user_id);
CREATE INDEX runs_template_id_idx ON runs (template_id);
-- For workers and the sweeper: what may be taken, and what was paused too long.
CREATE INDEX runs_lease_until_idx ON runs (lease_until NULLS FIRST) WHERE status = 'running';
CREATE INDEX runs_paused_at_idx ON runs (paused_at) WHERE status = 'paused';
CREATE INDEX runs_unsettled_idx ON runs (completed_at) WHERE status IN ('done', 'failed') AND settled_at IS NULL;
CREATE TRIGGER runs_touch BEFORE UPDATE ON runs FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TABLE run_sections (
  run_id uuid NOT NULL,
  key varchar(80) NOT NULL,
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  position integer NOT NULL CHECK (position >= 0),
  depends_on jsonb NOT NULL DEFAULT '[]',
  state run_section_state NOT NULL DEFAULT 'waiting',
  price_credits integer NOT NULL CHECK (price_credits >= 0),
  refunded boolean NOT NULL DEFAULT false,
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  partial_text text,
  error_code varchar(60),
  error_message text,
  input_tokens integer NOT NULL DEFAULT 0 CHECK (input_tokens >= 0),
  cached_input_tokens integer NOT NULL DEFAULT 0 CHECK (cached_input_tokens >= 0),
  output_tokens integer NOT NULL DEFAULT 0 CHECK (output_tokens >= 0),
  api_calls integer NOT NULL DEFAULT 0 CHECK (api_calls >= 0),
  input_token_cost_cents numeric(12,6) NOT NULL DEFAULT 0 CHECK (input_token_cost_cents >= 0),
  output_token_cost_cents numeric(12,6) NOT NULL DEFAULT 0 CHECK (output_token_cost_cents >= 0),
  started_at timestamptz,
  completed_at timestamptz,
  update_seq bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (run_id, key),
  -- What was delivered is not given back.
  CONSTRAINT run_sections_refunded_check CHECK (NOT (refunded AND state = 'done')),
  CONSTRAINT run_sections_run_id_fkey FOREIGN KEY (run_id, workspace_id)
    REFERENCES runs (id, workspace_id) ON DELETE CASCADE
);
CREATE INDEX run_sections_run_id_update_seq_idx ON run_sections (run_id, update_seq);
CREATE INDEX run_sections_workspace_id_idx ON run_sections (workspace_id);

CREATE TABLE generation_costs (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  user_id uuid NOT NULL REFERENCES users ON DELETE RESTRICT,
  -- Remembered ids: costs survive the purge of what they were for.
  project_id uuid NOT NULL,
  document_id uuid,
  run_id uuid UNIQUE,
  credit_transaction_id uuid REFERENCES credit_transactions ON DELETE RESTRICT,
  generation_type generation_type NOT NULL,
  premium_features jsonb NOT NULL DEFAULT '[]',
  premium_cost_breakdown jsonb NOT NULL DEFAULT '{}',
  total_input_tokens integer NOT NULL DEFAULT 0 CHECK (total_input_tokens >= 0),
  total_output_tokens integer NOT NULL DEFAULT 0 CHECK (total_output_tokens >= 0),
  total_api_calls integer NOT NULL DEFAULT 0 CHECK (total_api_calls >= 0),
  input_token_cost_cents numeric(12,6) NOT NULL DEFAULT 0 CHECK (input_token_cost_cents >= 0),
  output_token_cost_cents numeric(12,6) NOT NULL DEFAULT 0 CHECK (output_token_cost_cents >= 0),
  total_api_cost_cents numeric(12,6) NOT NULL DEFAULT 0 CHECK (total_api_cost_cents >= 0),
  markup_multiplier integer NOT NULL DEFAULT 150 CHECK (markup_multiplier >= 0),
  final_charged_cents integer NOT NULL DEFAULT 0 CHECK (final_charged_cents >= 0),
  gpt4o_calls_count integer NOT NULL DEFAULT 0 CHECK (gpt4o_calls_count >= 0),
  gpt4o_mini_calls_count integer NOT NULL DEFAULT 0 CHECK (gpt4o_mini_calls_count >= 0),
  generation_time_ms integer CHECK (generation_time_ms >= 0),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX generation_costs_workspace_id_idx ON generation_costs (workspace_id, created_at DESC);
CREATE INDEX generation_costs_user_id_idx ON generation_costs (user_id);
CREATE INDEX generation_costs_project_id_idx ON generation_costs (project_id);
CREATE INDEX generation_costs_document_id_idx ON generation_costs (document_id);
CREATE INDEX generation_costs_credit_transaction_id_idx ON generation_costs (credit_transaction_id);

CREATE TABLE files (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  owner_user_id uuid NOT NULL REFERENCES users ON DELETE RESTRICT,
  path varchar(500) NOT NULL UNIQUE,
  mime varchar(150) NOT NULL,
  bytes bigint NOT NULL CHECK (bytes >= 0),
  content_hash char(64) NOT NULL,
  ref_count integer NOT NULL DEFAULT 0 CHECK (ref_count >= 0),
  last_ref_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (workspace_id, content_hash)
);
CREATE INDEX files_owner_user_id_idx ON files (owner_user_id);
CREATE INDEX files_unreferenced_idx ON files (last_ref_at) WHERE ref_count = 0;

CREATE TABLE export_jobs (
  id text PRIMARY KEY,
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  user_id uuid NOT NULL REFERENCES users ON DELETE RESTRICT,
  project_id uuid NOT NULL,
  document_id uuid NOT NULL,
  format export_format NOT NULL,
  template export_template,
  status export_status NOT NULL DEFAULT 'queued',
  status_message varchar(255),
  options jsonb NOT NULL DEFAULT '{}',
  progress integer NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  file_name varchar(255),
  file_size bigint CHECK (file_size >= 0),
  mime_type varchar(150),
  file_id uuid REFERENCES files ON DELETE SET NULL,
  error_message text,
  lease_owner varchar(100),
  lease_until timestamptz,
  attempt integer NOT NULL DEFAULT 0 CHECK (attempt >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT export_jobs_project_id_fkey FOREIGN KEY (project_id, workspace_id)
    REFERENCES projects (id, workspace_id) ON DELETE CASCADE,
  CONSTRAINT export_jobs_document_id_fkey FOREIGN KEY (document_id, workspace_id)
    REFERENCES documents (id, workspace_id) ON DELETE CASCADE
);
CREATE INDEX export_jobs_workspace_id_idx ON export_jobs (workspace_id, created_at DESC);
CREATE INDEX export_jobs_user_id_idx ON export_jobs (user_id);
CREATE INDEX export_jobs_project_id_idx ON export_jobs (project_id);
CREATE INDEX export_jobs_document_id_idx ON export_jobs (document_id, created_at DESC);
CREATE INDEX export_jobs_file_id_idx ON export_jobs (file_id);
CREATE INDEX export_jobs_lease_until_idx ON export_jobs (lease_until NULLS FIRST)
  WHERE status IN ('queued', 'processing');
CREATE TRIGGER export_jobs_touch BEFORE UPDATE ON export_jobs FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TABLE section_exports (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  document_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE RESTRICT,
  file_id uuid REFERENCES files ON DELETE SET NULL,
  export_type section_export_type NOT NULL,
  sections_included text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT section_exports_document_id_fkey FOREIGN KEY (document_id, workspace_id)
    REFERENCES documents (id, workspace_id) ON DELETE CASCADE
);
CREATE INDEX section_exports_workspace_id_idx ON section_exports (workspace_id, created_at DESC);
CREATE INDEX section_exports_document_id_idx ON section_exports (document_id, created_at DESC);
CREATE INDEX section_exports_user_id_idx ON section_exports (user_id);
CREATE INDEX section_exports_file_id_idx ON section_exports (file_id);
`;
}
