import { defineLifeCycle } from '../common/life-cycle.js';
import type { ExportStatus } from './export-job.entity.js';

export type ExportEvent =
  /** A worker takes it, or takes it over from one that is gone. */
  | 'take'
  /** The worker lets go, for another try or because it is stopping. */
  | 'putBack'
  | 'complete'
  | 'fail'
  | 'cancel'
  | 'retry';

export const exportLifeCycle = defineLifeCycle<ExportStatus, ExportEvent>('export', {
  take: { queued: 'processing', processing: 'processing' },
  putBack: { processing: 'queued' },
  complete: { processing: 'completed' },
  fail: { processing: 'failed' },
  cancel: { queued: 'cancelled', processing: 'cancelled' },
  retry: { failed: 'queued', cancelled: 'queued' },
});
