import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type RouteAccess, setRouteAccess } from './access-route.js';
import type { Actor, StaffRole } from './actor.js';

/** A request after the route guard: `user` is the actor, absent on public routes. */
export interface RequestWithActor extends FastifyRequest {
  user?: Actor;
}

/** Opens a route to everybody. */
export function Public(): MethodDecorator {
  return setRouteAccess({ kind: 'public' });
}

/** Opens a route to every signed-in user. For what belongs to the user, not to a workspace. */
export function SignedIn(): MethodDecorator {
  return closed({ kind: 'signedIn' });
}

/** Opens a route to staff with one of these roles; `admin` always may. */
export function StaffOnly(...roles: StaffRole[]): MethodDecorator {
  return closed({ kind: 'staff', roles });
}

/** The actor of the request. Only on routes that are not public. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { user } = context.switchToHttp().getRequest<RequestWithActor>();
  if (!user) throw new Error('CurrentActor was used on a route that has none.');
  return user;
});

/** The `X-Workspace-Id` header, for `AccessService.resolveWorkspace`. Describe it with `@TakesWorkspaceHeader()`. */
export const WorkspaceHeader = createParamDecorator((_: unknown, context: ExecutionContext): string | null => {
  const value = context.switchToHttp().getRequest<FastifyRequest>().headers['x-workspace-id'];
  return typeof value === 'string' && value !== '' ? value : null;
});

/** Puts the `X-Workspace-Id` header into the API description of a list or a creation. */
export function TakesWorkspaceHeader(): MethodDecorator {
  return ApiHeader({
    name: 'X-Workspace-Id',
    required: false,
    description: 'The workspace to work in. Without it, the personal workspace of the user.',
    schema: { type: 'string', format: 'uuid' },
  });
}

/** A route that wants a bearer token. Used by the decorators that say why. */
export function closed(access: RouteAccess): MethodDecorator {
  return applyDecorators(setRouteAccess(access), ApiBearerAuth());
}
