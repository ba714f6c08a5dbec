import type { SectionStatus } from '~/lib/api/types';

/** Why a section has no text, and what becomes of that. `generating`: its document is being written. */
export function whyEmpty(state: SectionStatus['state'], generating: boolean): string {
  if (generating && state === 'writing') return 'It is being written now and appears here as soon as it is finished.';
  if (generating && state === 'empty') return 'It waits for its turn and appears here as soon as it is finished.';
  if (state === 'failed') {
    // Nothing is given back before the run has ended.
    return generating
      ? 'It could not be written. Its credits come back when the generation ends.'
      : 'It could not be written. Its credits have come back.';
  }
  return 'Nothing has been written here yet.';
}
