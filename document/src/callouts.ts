import type { CalloutBlock } from './blocks.js';

/** What stands above a callout that has no title of its own. */
export const CALLOUT_TITLES: Record<CalloutBlock['tone'], string> = {
  note: 'Note',
  hint: 'What to write',
  assumption: 'Assumption',
  warning: 'Warning',
};
