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

/** What browsers let through while a page is being closed, in characters; less than their 64 kB, for other scripts. */
const SMALL = 20_000;

export function saveSection({ documentId, key, data, revision }: SectionSave): Promise<SavedSection> {
  const keepalive = document.visibilityState === 'hidden' && JSON.stringify(data).length < SMALL;
  return request(`${documentPath(documentId)}/sections/${key}`, {
    method: 'PATCH',
    body: { data, revision },
    keepalive,
  });
}
