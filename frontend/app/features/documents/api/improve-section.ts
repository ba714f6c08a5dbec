import { request } from '~/lib/api/client';
import type { ImprovedSection } from '~/lib/api/types';

interface SectionImprovement {
  documentId: string;
  key: string;
  instructions: string;
  idempotencyKey: string;
}

export function improveSection(improvement: SectionImprovement): Promise<ImprovedSection> {
  const { documentId, key, instructions, idempotencyKey } = improvement;
  return request(`/api/forge/documents/${encodeURIComponent(documentId)}/sections/${key}/improve`, {
    method: 'POST',
    body: { instructions },
    idempotencyKey,
  });
}
