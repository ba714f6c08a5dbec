/**
 * Who acts. Every access check, audit row and version takes one, so that nothing is done by nobody.
 * `impersonation` is a member of staff looking through a user's eyes.
 */
export type Actor =
  | { kind: 'user'; userId: string; sessionId: string }
  | { kind: 'staff'; userId: string; sessionId: string; staffRole: StaffRole }
  | { kind: 'shareGuest'; shareId: string; guestName: string | null }
  | { kind: 'apiToken'; userId: string; tokenId: string }
  | { kind: 'impersonation'; userId: string; staffUserId: string; sessionId: string }
  | { kind: 'system'; process: string };

export const STAFF_ROLES = ['support', 'content', 'finance', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
export type ActorKind = Actor['kind'];

/** The user an actor stands for, or null for guests and the system. */
export function actorUserId(actor: Actor): string | null {
  return 'userId' in actor ? actor.userId : null;
}

/** A stable name for the actor, for idempotency keys and rate limits: `user:…`, `system:settlement`. */
export function actorKey(actor: Actor): string {
  switch (actor.kind) {
    case 'shareGuest':
      return `share:${actor.shareId}`;
    case 'system':
      return `system:${actor.process}`;
    default:
      return `user:${actor.userId}`;
  }
}
