import { ForwardMigration } from './forward-migration.js';

/** Users, sessions, workspaces, and what every request needs: audit, idempotency, rate limits. */
export class Accounts1763683200001 extends ForwardMigration {
  readonly name = 'Accounts1763683200001';
  protected readonly sql = `
-- PostgreSQL has uuidv7() from 18 only. 48 bits of milliseconds, version 7, the rest random.
CREATE FUNCTION uuid_v7() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
  SELECT encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6),
      52, 1), 53, 1), 'hex')::uuid
$$;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are never changed or deleted', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME;
END $$;

-- For statements that do not set it themselves.
CREATE FUNCTION touch_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.updated_at = OLD.updated_at THEN
    NEW.updated_at := now();
  END IF;
  RETURN NEW;
END $$;

CREATE TYPE staff_role AS ENUM ('support', 'content', 'finance', 'admin');
CREATE TYPE actor_kind AS ENUM ('user', 'staff', 'shareGuest', 'apiToken', 'impersonation', 'system');
CREATE TYPE plan AS ENUM ('free', 'plus', 'pro', 'ultimate');
CREATE TYPE workspace_subscription_status AS ENUM ('trial', 'active', 'past_due', 'canceled', 'paused');
CREATE TYPE workspace_role AS ENUM ('owner', 'admin', 'editor', 'viewer');
CREATE TYPE invitation_status AS ENUM ('pending', 'accepted', 'declined', 'expired');
CREATE TYPE one_time_token_purpose AS ENUM ('password_reset', 'email_change');
CREATE TYPE idempotency_state AS ENUM ('running', 'done');

CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  name varchar(255) NOT NULL,
  email varchar(320) NOT NULL,
  password varchar(255) NOT NULL,
  staff_role staff_role,
  basic_monthly_limit integer NOT NULL DEFAULT 3 CHECK (basic_monthly_limit >= 0),
  advanced_monthly_limit integer NOT NULL DEFAULT 0 CHECK (advanced_monthly_limit >= 0),
  basic_used_this_month integer NOT NULL DEFAULT 0 CHECK (basic_used_this_month >= 0),
  advanced_used_this_month integer NOT NULL DEFAULT 0 CHECK (advanced_used_this_month >= 0),
  quota_reset_date timestamptz,
  first_advanced_viewed boolean NOT NULL DEFAULT false,
  first_time_pro_bonus_applied boolean NOT NULL DEFAULT false,
  first_time_ultimate_bonus_applied boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX users_email_key ON users (lower(email));
CREATE INDEX users_staff_role_idx ON users (staff_role) WHERE staff_role IS NOT NULL;
CREATE INDEX users_quota_reset_date_idx ON users (quota_reset_date);

CREATE TABLE sessions (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  user_agent varchar(512),
  ip varchar(45),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sessions_user_id_idx ON sessions (user_id);
CREATE INDEX sessions_expires_at_idx ON sessions (expires_at);

CREATE TABLE refresh_tokens (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  token_hash char(64) NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  rotated_from_id uuid REFERENCES refresh_tokens ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX refresh_tokens_user_id_idx ON refresh_tokens (user_id);
CREATE INDEX refresh_tokens_session_id_idx ON refresh_tokens (session_id);
CREATE INDEX refresh_tokens_rotated_from_id_idx ON refresh_tokens (rotated_from_id);
CREATE INDEX refresh_tokens_expires_at_idx ON refresh_tokens (expires_at);

CREATE TABLE one_time_tokens (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose one_time_token_purpose NOT NULL,
  token_hash char(64) NOT NULL UNIQUE,
  new_email varchar(320),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT one_time_tokens_new_email_check CHECK ((purpose = 'email_change') = (new_email IS NOT NULL))
);
CREATE INDEX one_time_tokens_user_id_purpose_idx ON one_time_tokens (user_id, purpose);
CREATE INDEX one_time_tokens_expires_at_idx ON one_time_tokens (expires_at);

CREATE TABLE workspaces (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  name varchar(255) NOT NULL,
  slug varchar(100) NOT NULL UNIQUE,
  description text,
  personal_user_id uuid UNIQUE REFERENCES users ON DELETE RESTRICT,
  stripe_customer_id varchar(255),
  stripe_subscription_id varchar(255),
  subscription_status workspace_subscription_status NOT NULL DEFAULT 'trial',
  subscription_plan plan NOT NULL DEFAULT 'free',
  current_period_start timestamptz,
  current_period_end timestamptz,
  trial_ends_at timestamptz,
  monthly_prd_limit integer NOT NULL DEFAULT 5 CHECK (monthly_prd_limit >= 0),
  prd_used_this_month integer NOT NULL DEFAULT 0 CHECK (prd_used_this_month >= 0),
  credit_balance integer NOT NULL DEFAULT 0 CHECK (credit_balance >= 0),
  last_credit_allocation timestamptz,
  last_allocation_period_key varchar(6) CHECK (last_allocation_period_key ~ '^[0-9]{6}$'),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);
CREATE INDEX workspaces_stripe_customer_id_idx ON workspaces (stripe_customer_id);
CREATE INDEX workspaces_stripe_subscription_id_idx ON workspaces (stripe_subscription_id);
CREATE INDEX workspaces_current_period_end_idx ON workspaces (current_period_end);

CREATE TABLE workspace_members (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  user_id uuid NOT NULL REFERENCES users ON DELETE RESTRICT,
  role workspace_role NOT NULL,
  can_invite_members boolean NOT NULL DEFAULT false,
  can_manage_billing boolean NOT NULL DEFAULT false,
  joined_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (workspace_id, user_id)
);
CREATE INDEX workspace_members_user_id_idx ON workspace_members (user_id);

CREATE TABLE workspace_invitations (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  email varchar(320) NOT NULL,
  role workspace_role NOT NULL CHECK (role <> 'owner'),
  token_hash char(64) NOT NULL UNIQUE,
  status invitation_status NOT NULL DEFAULT 'pending',
  invited_by uuid NOT NULL REFERENCES users ON DELETE RESTRICT,
  can_invite_members boolean NOT NULL DEFAULT false,
  can_manage_billing boolean NOT NULL DEFAULT false,
  expires_at timestamptz NOT NULL,
  responded_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX workspace_invitations_workspace_id_idx ON workspace_invitations (workspace_id, created_at DESC);
CREATE INDEX workspace_invitations_email_idx ON workspace_invitations (lower(email));
CREATE INDEX workspace_invitations_invited_by_idx ON workspace_invitations (invited_by);
CREATE INDEX workspace_invitations_expires_at_idx ON workspace_invitations (expires_at) WHERE status = 'pending';

CREATE TABLE audit_logs (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  actor_kind actor_kind NOT NULL,
  actor jsonb NOT NULL,
  user_id uuid REFERENCES users ON DELETE RESTRICT,
  workspace_id uuid REFERENCES workspaces ON DELETE RESTRICT,
  project_id uuid,
  action varchar(100) NOT NULL,
  target_type varchar(60),
  target_id varchar(100),
  meta jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX audit_logs_created_at_idx ON audit_logs (created_at DESC, id DESC);
CREATE INDEX audit_logs_user_id_idx ON audit_logs (user_id, created_at DESC);
CREATE INDEX audit_logs_workspace_id_idx ON audit_logs (workspace_id, created_at DESC);
CREATE INDEX audit_logs_project_id_idx ON audit_logs (project_id, created_at DESC);
CREATE INDEX audit_logs_action_idx ON audit_logs (action, created_at DESC);
CREATE INDEX audit_logs_target_idx ON audit_logs (target_type, target_id, created_at DESC);
CREATE TRIGGER audit_logs_refuse_change BEFORE UPDATE ON audit_logs
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE idempotency_keys (
  actor varchar(100) NOT NULL,
  key varchar(255) NOT NULL,
  request_hash char(64) NOT NULL,
  state idempotency_state NOT NULL DEFAULT 'running',
  locked_until timestamptz NOT NULL,
  status smallint CHECK (status BETWEEN 100 AND 599),
  response jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (actor, key),
  CONSTRAINT idempotency_keys_done_check CHECK (state = 'running' OR status IS NOT NULL)
);
CREATE INDEX idempotency_keys_expires_at_idx ON idempotency_keys (expires_at);

-- The store of rate-limiter-flexible, as that library declares it. Keys are {limit}:{user|ip}:{value}, expire is in
-- milliseconds since 1970.
CREATE TABLE rate_limit_store (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limit_store_expire_idx ON rate_limit_store (expire);

CREATE VIEW rate_limits AS
SELECT
  CASE WHEN subject = 'user' AND value ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN value::uuid END AS user_id,
  CASE WHEN subject = 'ip' THEN left(value, 45)::varchar(45) END AS ip,
  limit_name AS key,
  points AS count,
  to_timestamp(expire / 1000.0) AS window_end
FROM (
  SELECT
    split_part(key, ':', 1) AS limit_name,
    split_part(key, ':', 2) AS subject,
    substr(key, length(split_part(key, ':', 1)) + length(split_part(key, ':', 2)) + 3) AS value,
    points,
    expire
  FROM rate_limit_store
) AS parsed;

CREATE TRIGGER users_touch BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER workspaces_touch BEFORE UPDATE ON workspaces FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
`;
}
