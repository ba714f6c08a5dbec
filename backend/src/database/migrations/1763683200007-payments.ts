import { ForwardMigration } from './forward-migration.js';

/** What payments need beside their first tables: what comes next on a subscription, and money given back. */
export class Payments1763683200007 extends ForwardMigration {
  readonly name = 'Payments1763683200007';
  protected readonly sql = `
ALTER TABLE subscriptions ADD COLUMN pending_plan plan CHECK (pending_plan <> 'free');

-- Goes up with everything that the payment provider told of a workspace: who asked the provider before that asks again.
ALTER TABLE workspaces ADD COLUMN billing_revision integer NOT NULL DEFAULT 0;
DROP INDEX workspaces_stripe_customer_id_idx;
CREATE UNIQUE INDEX workspaces_stripe_customer_id_key ON workspaces (stripe_customer_id);

CREATE TABLE payment_reversals (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE RESTRICT,
  stripe_payment_intent_id varchar(255) NOT NULL UNIQUE,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  reversed_cents integer NOT NULL CHECK (reversed_cents BETWEEN 0 AND amount_cents),
  credits_due integer NOT NULL DEFAULT 0 CHECK (credits_due >= 0),
  credits_missing integer NOT NULL DEFAULT 0 CHECK (credits_missing BETWEEN 0 AND credits_due),
  revision integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_reversals_workspace_id_idx ON payment_reversals (workspace_id, created_at DESC, id DESC);
CREATE INDEX payment_reversals_missing_idx ON payment_reversals (created_at DESC) WHERE credits_missing > 0;
CREATE TRIGGER payment_reversals_touch BEFORE UPDATE ON payment_reversals
  FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TABLE ledger_checks (
  id uuid PRIMARY KEY DEFAULT uuid_v7(),
  problems integer NOT NULL CHECK (problems >= 0),
  details jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ledger_checks_created_at_idx ON ledger_checks (created_at DESC);

-- A deduction that names the row it takes back was never spent: it lowers what was purchased.
CREATE OR REPLACE VIEW user_accounts AS
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
    sum(t.amount_cents) FILTER (WHERE t.type IN ('purchase', 'bundle', 'subscription_grant')
      OR (t.type = 'deduction' AND t.reverses_transaction_id IS NOT NULL)) AS purchased,
    -sum(t.amount_cents) FILTER (WHERE t.type IN ('generation', 'improve', 'regenerate', 'refund')
      OR (t.type = 'deduction' AND t.reverses_transaction_id IS NULL)) AS spent
  FROM credit_transactions t WHERE t.workspace_id = w.id
) AS sums ON true
WHERE w.personal_user_id IS NOT NULL;
`;
}
