import { defineLifeCycle } from '../common/life-cycle.js';
import type { VersionStatus } from './prd-version.entity.js';

type VersionEvent = 'finish' | 'supersede';

/** A version is a draft while one person edits it, active when finished, archived when a newer one is. */
export const versionLifeCycle = defineLifeCycle<VersionStatus, VersionEvent>('version', {
  finish: { draft: 'active' },
  supersede: { active: 'archived' },
});

/** Edits of one person within this time of the first are one version. */
export const EDITING_WINDOW_MS = 10 * 60 * 1000;

interface NewestVersion {
  status: VersionStatus;
  isAiGenerated: boolean;
  name: string | null;
  createdBy: string | null;
  createdAt: Date;
}

/**
 * Whether a save belongs to the newest version or begins the next one. One that was given a name stays what was named.
 */
export function extendsVersion(newest: NewestVersion | null, userId: string, now: Date): boolean {
  return (
    newest !== null &&
    newest.status === 'draft' &&
    !newest.isAiGenerated &&
    newest.name === null &&
    newest.createdBy === userId &&
    now.getTime() - newest.createdAt.getTime() < EDITING_WINDOW_MS
  );
}
