import type { ActorKind } from '../common/actor.js';

/** `ActorKind` as data, for the columns that say who did something. */
export const ACTOR_KINDS = [
  'user',
  'staff',
  'shareGuest',
  'apiToken',
  'impersonation',
  'system',
] as const satisfies readonly ActorKind[];
