import type { SectionStatus } from '~/lib/api/types';

/** Why a section has no text, and what becomes of that. `generating`: its document is being written. */
export function whyEmpty(state: SectionStatus['state'], generating: boolean): string {
  if (generating && state === 'writing') return 'It is being written now and appears here as soon as it is finished.';
  if (generating && state === 'empty') return 'It waits for its turn and appears here as soon as it is finished.';
  // True of a free document too, and before the credits held for it have come back.
  if (state === 'failed') return 'It could not be written, and nothing is charged for it.';
  return 'Nothing has been written here yet.';
}
