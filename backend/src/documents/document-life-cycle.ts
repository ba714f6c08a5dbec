import { defineLifeCycle } from '../common/life-cycle.js';
import type { DocumentStatus } from './document.enumerations.js';

type DocumentEvent =
  /** A run begins to write it, or tries its failed sections again. */
  | 'generate'
  /** Its run ended with everything, or was cancelled with something delivered. */
  | 'complete'
  /** Its run ended with failed sections, or with nothing. */
  | 'fail'
  /** A person wrote the last section that was missing. */
  | 'mend';

export const documentLifeCycle = defineLifeCycle<DocumentStatus, DocumentEvent>('document', {
  generate: { draft: 'generating', failed: 'generating', ready: 'generating' },
  complete: { generating: 'ready' },
  fail: { generating: 'failed' },
  mend: { failed: 'ready', draft: 'ready' },
});

/** How the API calls a stored status: lists and badges know `completed`. */
export function shownStatus(status: DocumentStatus): ShownDocumentStatus {
  return status === 'ready' ? 'completed' : status;
}

export const SHOWN_DOCUMENT_STATUSES = ['draft', 'generating', 'completed', 'failed'] as const;
export type ShownDocumentStatus = (typeof SHOWN_DOCUMENT_STATUSES)[number];
