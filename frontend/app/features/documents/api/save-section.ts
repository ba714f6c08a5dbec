import { request } from '~/lib/api/client';
import { documentPath } from '~/lib/api/document';
import type { SavedSection } from '~/lib/api/types';

interface SectionSave {
  documentId: string;
  key: string;
  data: Record<string, unknown>;
  /** The revision that the text was made from. */
  revision: number;
}

export function saveSection({ documentId, key, data, revision }: SectionSave): Promise<SavedSection> {
  return request(`${documentPath(documentId)}/sections/${key}`, { method: 'PATCH', body: { data, revision } });
}
