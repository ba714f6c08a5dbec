import type { EntityManager } from 'typeorm';
import type { GenerationType } from '../documents/document.enumerations.js';

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
        SET prd_used_this_month = (SELECT count(DISTINCT document_id) FROM prd_versions
                                    WHERE workspace_id = $1 AND version = 1 AND is_ai_generated
                                      AND created_at >= date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC')
      WHERE id = $1`,
    [run.workspaceId],
  );
}

/** draft before the first finished document, ready after, unlocked when every document was paid for in full. */
export async function updateProjectStatus(tx: EntityManager, projectId: string): Promise<void> {
  await tx.query(
    `UPDATE projects p
        SET status = CASE WHEN NOT d.any_ready THEN p.status
                          WHEN d.all_paid THEN 'unlocked'::project_status ELSE 'ready'::project_status END
       FROM (SELECT coalesce(bool_or(d.status = 'ready'), false) AS any_ready,
                    coalesce(bool_and(d.status = 'ready' AND EXISTS (
                      SELECT 1 FROM runs r WHERE r.document_id = d.id AND NOT r.is_free AND r.credits_refunded = 0
                    )), false) AS all_paid
               FROM documents d WHERE d.project_id = $1 AND d.deleted_at IS NULL) d
      WHERE p.id = $1`,
    [projectId],
  );
}
