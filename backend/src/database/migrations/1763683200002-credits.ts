import { ForwardMigration } from './forward-migration.js';

/** The ledger and what is bought, with the guards that keep a balance equal to the sum of its rows. */
export class Credits1763683200002 extends ForwardMigration {
  readonly name = 'Credits1763683200002';
  protected readonly sql = `
CREATE TYPE credit_transaction_type AS ENUM ('purchase', 'deduction', 'refund', 'admin_adjustment',
  'subscription_grant', 'monthly_grant', 'bundle', 'generation', 'improve', 'regenerate', 'promo');
CREATE TYPE credit_purchase_status AS ENUM ('pending', 'completed', 'failed', 'refunded');
CREATE TYPE generation_type AS ENUM ('basic', 'advanced', 'premium_personas');
CREATE TYPE purchase_type AS ENUM ('single', 'plus', 'pro', 'ultimate');
CREATE TYPE subscription_status AS ENUM ('active', 'canceled', 'incomplete');
CREATE TYPE billing_interval AS ENUM ('monthly', 'yearly');

CREATE TABLE credit_purchases (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  user_id uuid NOT NULL REFERENCES users ON DELETE RESTRICT,
  package_id varchar(40) NOT NULL,
  amount_cents integer NOT NULL CHECK (amount_cents >= 0),
  credits_granted integer NOT NULL CHECK (credits_granted > 0),
  stripe_payment_intent_id varchar(255) UNIQUE,
  stripe_session_id varchar(255) UNIQUE,
  status credit_purchase_status NOT NULL DEFAULT 'pending',
  description text NOT NULL DEFAULT 'Credit top-up',
  created_at timestamptz NOT NULL DEFAULT now(),
  completed_at timestamptz
);
CREATE INDEX credit_purchases_workspace_id_idx ON credit_purchases (workspace_id, created_at DESC, id DESC);
CREATE INDEX credit_purchases_user_id_idx ON credit_purchases (user_id);
CREATE INDEX credit_purchases_status_idx ON credit_purchases (status, created_at DESC);

CREATE TABLE credit_transactions (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  sequence integer NOT NULL CHECK (sequence > 0),
  user_id uuid REFERENCES users ON DELETE RESTRICT,
  -- Remembered ids: a project, document or run may be purged, its ledger rows may not change.
  project_id uuid,
  document_id uuid,
  run_id uuid,
  type credit_transaction_type NOT NULL,
  amount_cents integer NOT NULL CHECK (amount_cents <> 0),
  description text NOT NULL CHECK (description <> ''),
  balance_after_cents integer NOT NULL CHECK (balance_after_cents >= 0),
  period_key char(6) CHECK (period_key ~ '^[0-9]{6}$'),
  api_cost_cents numeric(12,6) CHECK (api_cost_cents >= 0),
  markup_multiplier integer NOT NULL DEFAULT 150 CHECK (markup_multiplier >= 0),
  generation_type generation_type,
  stripe_payment_intent_id varchar(255),
  credit_purchase_id uuid UNIQUE REFERENCES credit_purchases ON DELETE RESTRICT,
  idempotency_key varchar(200) NOT NULL UNIQUE,
  reverses_transaction_id uuid REFERENCES credit_transactions ON DELETE RESTRICT,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (workspace_id, sequence)
);
CREATE UNIQUE INDEX credit_transactions_grant_key ON credit_transactions (workspace_id, type, period_key)
  WHERE type IN ('subscription_grant', 'monthly_grant') AND period_key IS NOT NULL;
CREATE INDEX credit_transactions_workspace_id_idx ON credit_transactions (workspace_id, id DESC);
CREATE INDEX credit_transactions_workspace_id_type_idx ON credit_transactions (workspace_id, type);
CREATE INDEX credit_transactions_user_id_idx ON credit_transactions (user_id);
CREATE INDEX credit_transactions_project_id_idx ON credit_transactions (project_id);
CREATE INDEX credit_transactions_document_id_idx ON credit_transactions (document_id);
CREATE INDEX credit_transactions_run_id_idx ON credit_transactions (run_id);
CREATE INDEX credit_transactions_reverses_idx ON credit_transactions (reverses_transaction_id);
CREATE INDEX credit_transactions_payment_intent_idx ON credit_transactions (stripe_payment_intent_id);

CREATE TRIGGER credit_transactions_refuse_change BEFORE UPDATE OR DELETE ON credit_transactions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER credit_transactions_refuse_truncate BEFORE TRUNCATE ON credit_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Each row continues the one before it. Two that would continue the same one meet at UNIQUE (workspace_id, sequence).
CREATE FUNCTION chain_credit_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last_sequence integer;
  last_balance integer;
BEGIN
  SELECT sequence, balance_after_cents INTO last_sequence, last_balance
    FROM credit_transactions WHERE workspace_id = NEW.workspace_id ORDER BY sequence DESC LIMIT 1;
  NEW.sequence := coalesce(last_sequence, 0) + 1;
  IF NEW.balance_after_cents <> coalesce(last_balance, 0) + NEW.amount_cents THEN
    RAISE EXCEPTION 'Balance % does not follow from % and %', NEW.balance_after_cents, coalesce(last_balance, 0),
      NEW.amount_cents
      USING ERRCODE = 'check_violation', TABLE = 'credit_transactions', CONSTRAINT = 'credit_transactions_chain';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER credit_transactions_chain BEFORE INSERT ON credit_transactions
  FOR EACH ROW EXECUTE FUNCTION chain_credit_transaction();

-- At commit a wallet holds what its newest row says. With the chain that is the sum of all its rows, for the price of
-- one index look-up.
CREATE FUNCTION check_wallet() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wallet uuid;
  balance integer;
  ledger integer;
BEGIN
  IF TG_TABLE_NAME = 'workspaces' THEN wallet := NEW.id; ELSE wallet := NEW.workspace_id; END IF;
  SELECT w.credit_balance, coalesce((SELECT t.balance_after_cents FROM credit_transactions t
      WHERE t.workspace_id = w.id ORDER BY t.sequence DESC LIMIT 1), 0)
    INTO balance, ledger FROM workspaces w WHERE w.id = wallet;
  IF balance <> ledger THEN
    RAISE EXCEPTION 'Wallet % holds % but its ledger says %', wallet, balance, ledger
      USING ERRCODE = 'check_violation', TABLE = 'workspaces', CONSTRAINT = 'workspaces_credit_balance_is_ledger';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER workspaces_credit_balance_is_ledger AFTER INSERT OR UPDATE OF credit_balance ON workspaces
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_wallet();
CREATE CONSTRAINT TRIGGER credit_transactions_reach_wallet AFTER INSERT ON credit_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_wallet();

CREATE TABLE document_claims (
  key varchar(100) PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  document_id uuid NOT NULL,
  run_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX document_claims_user_id_idx ON document_claims (user_id);
CREATE INDEX document_claims_run_id_idx ON document_claims (run_id);

CREATE TABLE purchases (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  user_id uuid NOT NULL REFERENCES users ON DELETE RESTRICT,
  project_id uuid,
  type purchase_type NOT NULL,
  stripe_session_id varchar(255) NOT NULL UNIQUE,
  amount_cents integer NOT NULL CHECK (amount_cents >= 0),
  credit_purchase_id uuid UNIQUE REFERENCES credit_purchases ON DELETE RESTRICT,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX purchases_workspace_id_idx ON purchases (workspace_id, created_at DESC, id DESC);
CREATE INDEX purchases_user_id_idx ON purchases (user_id);

CREATE TABLE subscriptions (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  workspace_id uuid NOT NULL UNIQUE REFERENCES workspaces ON DELETE RESTRICT,
  user_id uuid NOT NULL REFERENCES users ON DELETE RESTRICT,
  stripe_customer_id varchar(255) NOT NULL,
  stripe_subscription_id varchar(255) NOT NULL UNIQUE,
  status subscription_status NOT NULL DEFAULT 'incomplete',
  plan plan NOT NULL CHECK (plan <> 'free'),
  billing_interval billing_interval NOT NULL DEFAULT 'monthly',
  current_period_start timestamptz,
  current_period_end timestamptz,
  cancel_at_period_end boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX subscriptions_user_id_idx ON subscriptions (user_id);
CREATE INDEX subscriptions_stripe_customer_id_idx ON subscriptions (stripe_customer_id);
CREATE INDEX subscriptions_status_idx ON subscriptions (status, current_period_end);
CREATE TRIGGER subscriptions_touch BEFORE UPDATE ON subscriptions FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TABLE payment_events (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  stripe_event_id varchar(255) NOT NULL UNIQUE,
  event_type varchar(100) NOT NULL,
  workspace_id uuid REFERENCES workspaces ON DELETE RESTRICT,
  result_data jsonb,
  processed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_events_workspace_id_idx ON payment_events (workspace_id, created_at DESC);
CREATE INDEX payment_events_event_type_idx ON payment_events (event_type, created_at DESC);
CREATE INDEX payment_events_unprocessed_idx ON payment_events (created_at) WHERE processed_at IS NULL;

CREATE VIEW user_accounts AS
SELECT
  w.personal_user_id AS user_id,
  w.id AS workspace_id,
  w.subscription_plan AS plan,
  w.stripe_customer_id,
  w.stripe_subscription_id,
  w.credit_balance,
  coalesce(sums.purchased, 0)::integer AS lifetime_credits_purchased,
  coalesce(sums.spent, 0)::integer AS lifetime_credits_spent
FROM workspaces w
LEFT JOIN LATERAL (
  SELECT
    sum(t.amount_cents) FILTER (WHERE t.type IN ('purchase', 'bundle', 'subscription_grant')) AS purchased,
    -sum(t.amount_cents) FILTER (WHERE t.type IN ('generation', 'improve', 'regenerate', 'deduction', 'refund')) AS spent
  FROM credit_transactions t WHERE t.workspace_id = w.id
) AS sums ON true
WHERE w.personal_user_id IS NOT NULL;
`;
}
