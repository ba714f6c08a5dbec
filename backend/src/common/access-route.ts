import { SetMetadata } from '@nestjs/common';
import type { StaffRole } from './actor.js';

/** Who may call a route. A route without one is refused, and start-up fails naming it. */
export type RouteAccess =
  | { kind: 'public' }
  | { kind: 'signedIn' }
  | { kind: 'permission'; permission: string }
  | { kind: 'staff'; roles: readonly StaffRole[] };

export const ROUTE_ACCESS = 'specforge:route-access';

export function setRouteAccess(access: RouteAccess): MethodDecorator {
  return SetMetadata(ROUTE_ACCESS, access);
}
