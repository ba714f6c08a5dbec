import { request } from '~/lib/api/client';
import { documentPath } from '~/lib/api/document';
import type { SavedSection } from '~/lib/api/types';

/** Puts a section back to its state before a revision, as a new version. */
export function revertSection(documentId: string, key: string, revision: number): Promise<SavedSection> {
  return request(`${documentPath(documentId)}/sections/${key}/revert`, { method: 'POST', body: { revision } });
}
