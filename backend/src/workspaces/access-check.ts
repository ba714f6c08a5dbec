import type { Actor } from '../common/actor.js';

/** Actors (one object per request) for whom an access question was asked. */
const checked = new WeakSet<Actor>();

export function markAccessChecked(actor: Actor): void {
  checked.add(actor);
}

export function wasAccessChecked(actor: Actor): boolean {
  return checked.has(actor);
}
