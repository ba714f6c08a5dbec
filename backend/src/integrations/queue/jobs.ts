/**
 * Every job there is. A payload carries ids and nothing else: the row is the truth, the job only wakes a worker,
 * so each job may be delivered twice.
 */
export interface JobPayloads {
  'run.execute': { runId: string };
  'runs.sweep': Record<string, never>;
  'export.execute': { exportId: string };
  'exports.sweep': Record<string, never>;
  'exports.purge': Record<string, never>;
  'diagrams.draw': { documentId: string };
  'documents.purge': Record<string, never>;
  'auth.purge': Record<string, never>;
  'billing.monthly-grant': Record<string, never>;
  'billing.reconcile': Record<string, never>;
  'ledger.verify': Record<string, never>;
}

export type JobName = keyof JobPayloads;

/** The same names as values, so that start-up can tell a job without a handler. */
export const JOB_NAMES: { readonly [Name in JobName]: true } = {
  'run.execute': true,
  'runs.sweep': true,
  'export.execute': true,
  'exports.sweep': true,
  'exports.purge': true,
  'diagrams.draw': true,
  'documents.purge': true,
  'auth.purge': true,
  'billing.monthly-grant': true,
  'billing.reconcile': true,
  'ledger.verify': true,
};

export interface JobContext {
  /** Aborted when the process is asked to stop: save what is done, let go, and return soon. */
  signal: AbortSignal;
}

export type JobHandler<Name extends JobName> = (payload: JobPayloads[Name], context: JobContext) => Promise<void>;
