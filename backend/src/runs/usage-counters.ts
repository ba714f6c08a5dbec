import type { EntityManager } from 'typeorm';
import type { GenerationType } from '../documents/document.enumerations.js';

/** Whether a run has just delivered to a document for the first time; a person may have edited it meanwhile. */
export async function isFirstDelivery(tx: EntityManager, documentId: string): Promise<boolean> {
  const generated: unknown[] = await tx.query(
    `SELECT 1 FROM prd_versions WHERE document_id = $1 AND origin = 'generation' LIMIT 2`,
    [documentId],
  );
  return generated.length === 1;
}

/**
 * Counts a delivered document for its user and workspace. The counters are shown and stop nobody. They begin again
 * with each calendar month (UTC).
 */
export async function countUsage(
  tx: EntityManager,
  run: { userId: string; workspaceId: string; generationType: GenerationType },
): Promise<void> {
  const counter = run.generationType === 'basic' ? 'basic' : 'advanced';
  const other = counter === 'basic' ? 'advanced' : 'basic';
  await tx.query(
    `UPDATE users
        SET ${counter}_used_this_month = CASE WHEN due THEN 1 ELSE ${counter}_used_this_month + 1 END,
            ${other}_used_this_month = CASE WHEN due THEN 0 ELSE ${other}_used_this_month END,
            quota_reset_date = CASE WHEN due THEN date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
                                               + interval '1 month' ELSE quota_reset_date END
       FROM (SELECT id AS user_id, quota_reset_date IS NULL OR quota_reset_date <= now() AS due FROM users) u
      WHERE id = $1 AND user_id = id`,
    [run.userId],
  );
  await tx.query(
    `UPDATE workspaces
        SET prd_used_this_month = (SELECT count(*) FROM (
                SELECT document_id FROM prd_versions WHERE workspace_id = $1 AND origin = 'generation'
                 GROUP BY document_id
                HAVING min(created_at) >= date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') first)
      WHERE id = $1`,
    [run.workspaceId],
  );
}
