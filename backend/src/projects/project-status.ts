import type { EntityManager } from 'typeorm';

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
