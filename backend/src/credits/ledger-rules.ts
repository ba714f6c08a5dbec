/** What must hold in the ledger at any moment, whatever is going on; each query finds the rows that break it. */
export const LEDGER_RULES: Readonly<Record<string, string>> = {
  'a wallet holds the sum of its rows, never less than nothing': `
    SELECT w.id AS "workspaceId", w.credit_balance AS balance, coalesce(t.sum, 0) AS ledger
      FROM workspaces w
      LEFT JOIN (SELECT workspace_id, sum(amount_cents) AS sum FROM credit_transactions GROUP BY workspace_id) t
        ON t.workspace_id = w.id
     WHERE w.credit_balance <> coalesce(t.sum, 0) OR w.credit_balance < 0`,
  'each row continues the one before it': `
    SELECT * FROM (
      SELECT id, workspace_id AS "workspaceId", sequence, balance_after_cents AS balance, amount_cents AS amount,
             lag(balance_after_cents, 1, 0) OVER chain AS "balanceBefore", lag(sequence, 1, 0) OVER chain AS "sequenceBefore"
        FROM credit_transactions WINDOW chain AS (PARTITION BY workspace_id ORDER BY sequence)) t
     WHERE balance <> "balanceBefore" + amount OR sequence <> "sequenceBefore" + 1`,
  'a run holds its price once': `
    SELECT r.id AS "runId", r.workspace_id AS "workspaceId", r.credits_reserved AS reserved, count(t.id) AS holds,
           sum(t.amount_cents) AS held
      FROM runs r LEFT JOIN credit_transactions t ON t.run_id = r.id AND t.type = 'generation'
     GROUP BY r.id
    HAVING count(t.id) <> r.retries + 1 OR coalesce(sum(t.amount_cents), 0) <> -r.credits_reserved`,
  'a settled run is paid for what it delivered and the rest was given back, once': `
    SELECT r.id AS "runId", r.workspace_id AS "workspaceId", r.status, r.is_free AS free, r.credits_reserved AS reserved,
           r.credits_refunded AS refunded, r.credits_spent AS spent, t.refunded AS "refundedRows", t.given AS "givenRows"
      FROM runs r
      CROSS JOIN LATERAL (SELECT coalesce(sum(amount_cents) FILTER (WHERE type = 'refund'), 0) AS refunded,
                                 coalesce(sum(amount_cents) FILTER (WHERE type = 'promo'), 0) AS given
                            FROM credit_transactions WHERE run_id = r.id) t
     WHERE r.status IN ('done', 'failed') AND r.settled_at IS NOT NULL
       AND (t.refunded <> r.credits_refunded
            OR t.given <> CASE WHEN r.is_free THEN r.credits_reserved - r.credits_refunded ELSE 0 END
            OR r.credits_spent <> CASE WHEN r.is_free THEN 0 ELSE r.credits_reserved - r.credits_refunded END)`,
  'an improvement that failed was given back, once': `
    SELECT i.id, i.workspace_id AS "workspaceId", i.status, count(t.id) AS refunds
      FROM section_improvements i
      LEFT JOIN credit_transactions t ON t.reverses_transaction_id = i.hold_transaction_id
     GROUP BY i.id HAVING count(t.id) <> CASE WHEN i.status = 'failed' THEN 1 ELSE 0 END`,
  'a purchase that was paid has one row, with what it promised, and no other has any': `
    SELECT p.id AS "purchaseId", p.workspace_id AS "workspaceId", p.status, p.credits_granted AS promised, t.rows, t.sum
      FROM credit_purchases p
      CROSS JOIN LATERAL (SELECT count(*) AS rows, coalesce(sum(amount_cents), 0) AS sum
                            FROM credit_transactions WHERE credit_purchase_id = p.id) t
     WHERE (p.status IN ('completed', 'refunded') AND (t.rows <> 1 OR t.sum <> p.credits_granted))
        OR (p.status IN ('pending', 'failed') AND t.rows <> 0)`,
  'a receipt of a bundle belongs to a paid purchase': `
    SELECT r.id AS "receiptId", r.workspace_id AS "workspaceId", p.status
      FROM purchases r LEFT JOIN credit_purchases p ON p.id = r.credit_purchase_id
     WHERE r.type = 'single' AND (p.id IS NULL OR p.status NOT IN ('completed', 'refunded'))`,
  'what went back with a payment is what was taken, save what is noted as missing': `
    SELECT r.id AS "reversalId", r.workspace_id AS "workspaceId", r.credits_due AS due, r.credits_missing AS missing,
           t.taken
      FROM payment_reversals r
      CROSS JOIN LATERAL (SELECT -coalesce(sum(amount_cents), 0) AS taken FROM credit_transactions
                           WHERE idempotency_key LIKE 'reversal:' || r.stripe_payment_intent_id || ':%') t
     WHERE t.taken <> r.credits_due - r.credits_missing`,
  'a month of a plan is granted once': `
    SELECT workspace_id AS "workspaceId", type, period_key AS "periodKey", count(*) AS grants
      FROM credit_transactions
     WHERE type IN ('subscription_grant', 'monthly_grant') AND period_key IS NOT NULL
     GROUP BY workspace_id, type, period_key HAVING count(*) > 1`,
};
