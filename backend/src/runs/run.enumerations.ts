export const RUN_STATUSES = ['running', 'paused', 'done', 'failed'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

export const RUN_STEPS = ['queued', 'preparing', 'writing', 'assembling', 'settling', 'finished'] as const;
export type RunStep = (typeof RUN_STEPS)[number];

/** `skipped`: a section that it cannot be written without is not there, or the run was cancelled before. */
export const RUN_SECTION_STATES = ['waiting', 'writing', 'done', 'failed', 'skipped'] as const;
export type RunSectionState = (typeof RUN_SECTION_STATES)[number];
