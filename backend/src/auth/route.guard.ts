import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { RequestWithActor } from '../common/access-route.decorators.js';
import { ROUTE_ACCESS, type RouteAccess } from '../common/access-route.js';
import { commonErrors } from '../common/common.errors.js';
import { SessionsService } from './sessions.service.js';

/**
 * The one guard of every route, closed by default. Reads that name a permission are answered by a service whose
 * access query joins the session, so that the session is not looked up twice; for everything else it is looked up
 * here.
 */
@Injectable()
export class RouteGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionsService,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.get<RouteAccess | undefined>(ROUTE_ACCESS, context.getHandler());
    if (!access) throw commonErrors.FORBIDDEN();
    if (access.kind === 'public') return true;
    await super.canActivate(context);

    const request = context.switchToHttp().getRequest<RequestWithActor>();
    if (access.kind === 'permission' && (request.method === 'GET' || request.method === 'HEAD')) return true;
    await this.checkSession(request, access);
    return true;
  }

  private async checkSession(request: RequestWithActor, access: RouteAccess): Promise<void> {
    const actor = request.user;
    if (actor?.kind !== 'user') throw commonErrors.AUTHENTICATION_REQUIRED();
    const session = await this.sessions.find(actor.userId, actor.sessionId);
    if (!session) throw commonErrors.AUTHENTICATION_REQUIRED();
    if (access.kind !== 'staff') return;

    const { staffRole } = session;
    if (!staffRole || !(staffRole === 'admin' || access.roles.includes(staffRole))) throw commonErrors.FORBIDDEN();
    request.user = { ...actor, kind: 'staff', staffRole };
  }
}
