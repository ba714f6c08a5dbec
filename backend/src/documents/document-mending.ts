import type { EntityManager } from 'typeorm';
import { updateProjectStatus } from '../projects/project-status.js';
import type { LoadedDocument } from './document-content.service.js';
import { documentLifeCycle } from './document-life-cycle.js';

/** Nothing is missing any more from a document that a run could not finish: its project may be ready with it. */
export async function mendDocument(
  tx: EntityManager,
  { id, status, projectId }: Pick<LoadedDocument, 'id' | 'status' | 'projectId'>,
): Promise<void> {
  if (!documentLifeCycle.allows(status, 'mend')) return;
  await tx.query('UPDATE documents SET status = $2 WHERE id = $1', [id, documentLifeCycle.next(status, 'mend')]);
  await updateProjectStatus(tx, projectId);
}
