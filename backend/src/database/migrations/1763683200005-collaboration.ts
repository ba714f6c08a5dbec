import { ForwardMigration } from './forward-migration.js';

/** Shares, comments, chat, variants and premium add-ons. */
export class Collaboration1763683200005 extends ForwardMigration {
  readonly name = 'Collaboration1763683200005';
  protected readonly sql = `
CREATE TYPE share_access_level AS ENUM ('view', 'comment', 'edit');
CREATE TYPE comment_type AS ENUM ('general', 'suggestion', 'question', 'task');
CREATE TYPE chat_role AS ENUM ('user', 'assistant');
CREATE TYPE premium_dependency_type AS ENUM ('upstream', 'parallel', 'downstream');
CREATE TYPE module_status AS ENUM ('draft', 'ready', 'failed');

CREATE TABLE shares (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  project_id uuid NOT NULL,
  document_id uuid NOT NULL,
  version_id uuid,
  token varchar(64) NOT NULL UNIQUE,
  access_level share_access_level NOT NULL DEFAULT 'view',
  is_public boolean NOT NULL DEFAULT false,
  password_hash varchar(255),
  allowed_emails text[] NOT NULL DEFAULT '{}',
  max_views integer CHECK (max_views > 0),
  view_count integer NOT NULL DEFAULT 0 CHECK (view_count >= 0),
  expires_at timestamptz,
  created_by uuid NOT NULL REFERENCES users ON DELETE RESTRICT,
  last_accessed_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT shares_views_check CHECK (max_views IS NULL OR view_count <= max_views),
  CONSTRAINT shares_project_id_fkey FOREIGN KEY (project_id, workspace_id)
    REFERENCES projects (id, workspace_id) ON DELETE CASCADE,
  CONSTRAINT shares_document_id_fkey FOREIGN KEY (document_id, workspace_id)
    REFERENCES documents (id, workspace_id) ON DELETE CASCADE,
  CONSTRAINT shares_version_id_fkey FOREIGN KEY (version_id, workspace_id)
    REFERENCES prd_versions (id, workspace_id) ON DELETE CASCADE
);
CREATE INDEX shares_workspace_id_idx ON shares (workspace_id, created_at DESC);
CREATE INDEX shares_project_id_idx ON shares (project_id);
CREATE INDEX shares_document_id_idx ON shares (document_id, created_at DESC);
CREATE INDEX shares_version_id_idx ON shares (version_id);
CREATE INDEX shares_created_by_idx ON shares (created_by);

CREATE TABLE comments (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  project_id uuid NOT NULL,
  document_id uuid NOT NULL,
  version_id uuid REFERENCES prd_versions ON DELETE SET NULL,
  content text NOT NULL CHECK (content ~ '\\S'),
  type comment_type NOT NULL DEFAULT 'general',
  parent_id uuid,
  thread_id uuid NOT NULL,
  section_id uuid REFERENCES document_sections ON DELETE SET NULL,
  section_path varchar(300),
  section_title varchar(255),
  selection_text text,
  is_resolved boolean NOT NULL DEFAULT false,
  resolved_by uuid REFERENCES users ON DELETE RESTRICT,
  resolved_at timestamptz,
  author_kind actor_kind NOT NULL DEFAULT 'user',
  author_id uuid REFERENCES users ON DELETE RESTRICT,
  guest_name varchar(100),
  share_id uuid REFERENCES shares ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (id, document_id),
  CONSTRAINT comments_author_check CHECK (author_id IS NOT NULL OR guest_name IS NOT NULL),
  CONSTRAINT comments_resolved_check CHECK (is_resolved = (resolved_at IS NOT NULL)),
  CONSTRAINT comments_project_id_fkey FOREIGN KEY (project_id, workspace_id)
    REFERENCES projects (id, workspace_id) ON DELETE CASCADE,
  CONSTRAINT comments_document_id_fkey FOREIGN KEY (document_id, workspace_id)
    REFERENCES documents (id, workspace_id) ON DELETE CASCADE,
  -- An answer stays in the document of what it answers.
  CONSTRAINT comments_parent_id_fkey FOREIGN KEY (parent_id, document_id)
    REFERENCES comments (id, document_id) ON DELETE CASCADE,
  CONSTRAINT comments_thread_id_fkey FOREIGN KEY (thread_id, document_id)
    REFERENCES comments (id, document_id) ON DELETE CASCADE
);
CREATE INDEX comments_document_id_idx ON comments (document_id, created_at, id);
CREATE INDEX comments_thread_id_idx ON comments (thread_id, created_at);
CREATE INDEX comments_parent_id_idx ON comments (parent_id);
CREATE INDEX comments_workspace_id_idx ON comments (workspace_id, created_at DESC);
CREATE INDEX comments_project_id_idx ON comments (project_id, created_at DESC);
CREATE INDEX comments_version_id_idx ON comments (version_id);
CREATE INDEX comments_section_id_idx ON comments (section_id);
CREATE INDEX comments_author_id_idx ON comments (author_id);
CREATE INDEX comments_resolved_by_idx ON comments (resolved_by);
CREATE INDEX comments_share_id_idx ON comments (share_id);
CREATE TRIGGER comments_touch BEFORE UPDATE ON comments FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TABLE ai_chat_sessions (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  project_id uuid NOT NULL,
  document_id uuid,
  user_id uuid NOT NULL REFERENCES users ON DELETE RESTRICT,
  version_id uuid REFERENCES prd_versions ON DELETE SET NULL,
  title varchar(255),
  context_section varchar(80),
  is_active boolean NOT NULL DEFAULT true,
  last_message_at timestamptz,
  total_messages_count integer NOT NULL DEFAULT 0 CHECK (total_messages_count >= 0),
  total_credits_spent integer NOT NULL DEFAULT 0 CHECK (total_credits_spent >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (id, workspace_id),
  CONSTRAINT ai_chat_sessions_project_id_fkey FOREIGN KEY (project_id, workspace_id)
    REFERENCES projects (id, workspace_id) ON DELETE CASCADE,
  CONSTRAINT ai_chat_sessions_document_id_fkey FOREIGN KEY (document_id, workspace_id)
    REFERENCES documents (id, workspace_id) ON DELETE CASCADE
);
CREATE INDEX ai_chat_sessions_workspace_id_idx ON ai_chat_sessions (workspace_id, last_message_at DESC);
CREATE INDEX ai_chat_sessions_project_id_idx ON ai_chat_sessions (project_id, last_message_at DESC);
CREATE INDEX ai_chat_sessions_document_id_idx ON ai_chat_sessions (document_id);
CREATE INDEX ai_chat_sessions_user_id_idx ON ai_chat_sessions (user_id);
CREATE INDEX ai_chat_sessions_version_id_idx ON ai_chat_sessions (version_id);
CREATE TRIGGER ai_chat_sessions_touch BEFORE UPDATE ON ai_chat_sessions
  FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TABLE ai_chat_messages (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  session_id uuid NOT NULL,
  project_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE RESTRICT,
  role chat_role NOT NULL,
  content text NOT NULL,
  context_data jsonb,
  credits_cost integer NOT NULL DEFAULT 0 CHECK (credits_cost >= 0),
  credit_transaction_id uuid REFERENCES credit_transactions ON DELETE RESTRICT,
  ai_model varchar(100),
  input_tokens integer CHECK (input_tokens >= 0),
  output_tokens integer CHECK (output_tokens >= 0),
  response_time_ms integer CHECK (response_time_ms >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT ai_chat_messages_session_id_fkey FOREIGN KEY (session_id, workspace_id)
    REFERENCES ai_chat_sessions (id, workspace_id) ON DELETE CASCADE,
  CONSTRAINT ai_chat_messages_project_id_fkey FOREIGN KEY (project_id, workspace_id)
    REFERENCES projects (id, workspace_id) ON DELETE CASCADE
);
CREATE INDEX ai_chat_messages_session_id_idx ON ai_chat_messages (session_id, created_at, id);
CREATE INDEX ai_chat_messages_workspace_id_idx ON ai_chat_messages (workspace_id);
CREATE INDEX ai_chat_messages_project_id_idx ON ai_chat_messages (project_id);
CREATE INDEX ai_chat_messages_user_id_idx ON ai_chat_messages (user_id);
CREATE INDEX ai_chat_messages_credit_transaction_id_idx ON ai_chat_messages (credit_transaction_id);

CREATE TABLE variant_sets (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  project_id uuid NOT NULL,
  name varchar(255) NOT NULL,
  description text,
  is_active boolean NOT NULL DEFAULT true,
  traffic_allocation integer NOT NULL DEFAULT 50 CHECK (traffic_allocation BETWEEN 0 AND 100),
  winner_variant_id uuid,
  created_by uuid NOT NULL REFERENCES users ON DELETE RESTRICT,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  UNIQUE (id, workspace_id),
  CONSTRAINT variant_sets_project_id_fkey FOREIGN KEY (project_id, workspace_id)
    REFERENCES projects (id, workspace_id) ON DELETE CASCADE
);
CREATE INDEX variant_sets_workspace_id_idx ON variant_sets (workspace_id, created_at DESC);
CREATE INDEX variant_sets_project_id_idx ON variant_sets (project_id, created_at DESC);
CREATE INDEX variant_sets_winner_variant_id_idx ON variant_sets (winner_variant_id);
CREATE INDEX variant_sets_created_by_idx ON variant_sets (created_by);

CREATE TABLE prd_variants (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  variant_set_id uuid NOT NULL,
  version_id uuid NOT NULL,
  name varchar(255) NOT NULL,
  description text,
  is_control boolean NOT NULL DEFAULT false,
  view_count integer NOT NULL DEFAULT 0 CHECK (view_count >= 0),
  conversion_count integer NOT NULL DEFAULT 0 CHECK (conversion_count >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT prd_variants_variant_set_id_fkey FOREIGN KEY (variant_set_id, workspace_id)
    REFERENCES variant_sets (id, workspace_id) ON DELETE CASCADE,
  CONSTRAINT prd_variants_version_id_fkey FOREIGN KEY (version_id, workspace_id)
    REFERENCES prd_versions (id, workspace_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX prd_variants_control_key ON prd_variants (variant_set_id) WHERE is_control;
CREATE INDEX prd_variants_variant_set_id_idx ON prd_variants (variant_set_id, created_at);
CREATE INDEX prd_variants_workspace_id_idx ON prd_variants (workspace_id);
CREATE INDEX prd_variants_version_id_idx ON prd_variants (version_id);
ALTER TABLE variant_sets ADD CONSTRAINT variant_sets_winner_variant_id_fkey
  FOREIGN KEY (winner_variant_id) REFERENCES prd_variants ON DELETE SET NULL;

CREATE TABLE prd_modules (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  project_id uuid NOT NULL,
  document_id uuid NOT NULL,
  module_type premium_feature NOT NULL,
  dependency_type premium_dependency_type NOT NULL,
  status module_status NOT NULL DEFAULT 'draft',
  content jsonb,
  generation_cost_cents numeric(12,6) NOT NULL DEFAULT 0 CHECK (generation_cost_cents >= 0),
  created_by uuid NOT NULL REFERENCES users ON DELETE RESTRICT,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (document_id, module_type),
  CONSTRAINT prd_modules_project_id_fkey FOREIGN KEY (project_id, workspace_id)
    REFERENCES projects (id, workspace_id) ON DELETE CASCADE,
  CONSTRAINT prd_modules_document_id_fkey FOREIGN KEY (document_id, workspace_id)
    REFERENCES documents (id, workspace_id) ON DELETE CASCADE
);
CREATE INDEX prd_modules_workspace_id_idx ON prd_modules (workspace_id, created_at DESC);
CREATE INDEX prd_modules_project_id_idx ON prd_modules (project_id);
CREATE INDEX prd_modules_created_by_idx ON prd_modules (created_by);
CREATE TRIGGER prd_modules_touch BEFORE UPDATE ON prd_modules FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
`;
}
