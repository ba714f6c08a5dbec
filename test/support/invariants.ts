import { LEDGER_RULES } from '../../backend/src/credits/ledger-rules.js';
import type { Sql } from './fault-world.js';

/** What must hold in the whole database once nothing is going on any more; each query finds what breaks it. */
const INVARIANTS: Record<string, string> = {
  ...LEDGER_RULES,
  'no price is held for a run that is not there': `
    SELECT id, run_id FROM credit_transactions t
     WHERE type = 'generation' AND NOT EXISTS (SELECT 1 FROM runs r WHERE r.id = t.run_id)`,
  'an ended run is settled: paid for what it delivered, the rest given back, once': `
    SELECT r.id, r.status, r.is_free, r.credits_reserved, r.credits_refunded, r.credits_spent, t.refunded, t.given
      FROM runs r
      CROSS JOIN LATERAL (SELECT coalesce(sum(amount_cents) FILTER (WHERE type = 'refund'), 0) AS refunded,
                                 coalesce(sum(amount_cents) FILTER (WHERE type = 'promo'), 0) AS given
                            FROM credit_transactions WHERE run_id = r.id) t
     WHERE r.status IN ('done', 'failed')
       AND (r.settled_at IS NULL OR r.lease_owner IS NOT NULL OR t.refunded <> r.credits_refunded
            OR t.given <> CASE WHEN r.is_free THEN r.credits_reserved - r.credits_refunded ELSE 0 END
            OR r.credits_spent <> CASE WHEN r.is_free THEN 0 ELSE r.credits_reserved - r.credits_refunded END)`,
  'what goes back is the price of what was not delivered': `
    SELECT r.id, r.credits_refunded, s.undelivered
      FROM runs r
      JOIN (SELECT run_id, bool_or(state = 'done') AS any_done,
                   sum(price_credits) FILTER (WHERE state <> 'done') AS undelivered
              FROM run_sections GROUP BY run_id) s ON s.run_id = r.id
     WHERE r.status IN ('done', 'failed')
       AND r.credits_refunded <> CASE WHEN s.any_done THEN coalesce(s.undelivered, 0) ELSE r.credits_reserved END`,
  'a section that is done has its data, and an ended run has no section under way': `
    SELECT s.run_id, s.key, s.state, d.state AS document_state
      FROM run_sections s
      JOIN runs r ON r.id = s.run_id
      JOIN document_sections d ON d.document_id = r.document_id AND d.key = s.key
     WHERE (s.state = 'done' AND (d.data IS NULL OR d.revision < 1 OR d.state <> 'done'))
        OR (r.status IN ('done', 'failed') AND (s.state IN ('waiting', 'writing') OR d.state = 'writing'))`,
  'an ended run leaves its document ready or failed': `
    SELECT r.id, r.status, d.status AS document_status
      FROM runs r JOIN documents d ON d.id = r.document_id
     WHERE r.status IN ('done', 'failed') AND d.status NOT IN ('ready', 'failed')`,
  'each delivery is a version once and its costs are noted once': `
    SELECT r.id, v.first_drafts, c.costs
      FROM runs r
      CROSS JOIN LATERAL (SELECT count(*) AS first_drafts FROM prd_versions
                           WHERE document_id = r.document_id AND origin = 'generation') v
      CROSS JOIN LATERAL (SELECT count(*) AS costs FROM generation_costs WHERE run_id = r.id) c
      CROSS JOIN LATERAL (SELECT bool_or(state = 'done') AS delivered FROM run_sections WHERE run_id = r.id) s
     WHERE r.status IN ('done', 'failed') AND r.retries = 0
       AND (c.costs <> 1 OR v.first_drafts <> CASE WHEN s.delivered THEN 1 ELSE 0 END)`,
  'a delivered document counts once for its user': `
    SELECT u.id, u.basic_used_this_month + u.advanced_used_this_month AS counted, count(DISTINCT s.run_id) AS delivered
      FROM users u
      LEFT JOIN runs r ON r.user_id = u.id AND r.status IN ('done', 'failed')
      LEFT JOIN run_sections s ON s.run_id = r.id AND s.state = 'done'
     GROUP BY u.id
    HAVING u.basic_used_this_month + u.advanced_used_this_month <> count(DISTINCT s.run_id)`,
  'an improvement is paid where it stands and given back where it does not': `
    SELECT i.id, i.status, count(t.id) AS refunds
      FROM section_improvements i
      LEFT JOIN credit_transactions t ON t.reverses_transaction_id = i.hold_transaction_id
     GROUP BY i.id HAVING i.status = 'running' OR count(t.id) <> CASE WHEN i.status = 'failed' THEN 1 ELSE 0 END`,
  'no improvement is paid for that is not there': `
    SELECT id FROM credit_transactions t
     WHERE type = 'improve'
       AND NOT EXISTS (SELECT 1 FROM section_improvements i WHERE i.hold_transaction_id = t.id)`,
  'one user has one free document': `
    SELECT user_id, count(*) FROM runs WHERE is_free GROUP BY user_id, is_free
    HAVING count(*) FILTER (WHERE credits_refunded < credits_reserved) > 1`,
};

/** The rules that do not hold, each with the rows that break it; empty when all is well. */
export async function brokenInvariants(sql: Sql): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, query] of Object.entries(INVARIANTS)) {
    const rows = await sql(query);
    if (rows.length > 0) broken.push(`${rule}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return broken;
}
