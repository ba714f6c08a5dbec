import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Observable, tap } from 'rxjs';
import type { RequestWithActor } from '../common/access-route.decorators.js';
import { ROUTE_ACCESS, type RouteAccess } from '../common/access-route.js';
import { wasAccessChecked } from './access-check.js';

/** Fails a route that names a permission and whose service never asked for it: a hole that any test of it finds. */
@Injectable()
export class AccessCheckInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const access = this.reflector.get<RouteAccess | undefined>(ROUTE_ACCESS, context.getHandler());
    if (access?.kind !== 'permission') return next.handle();
    const { user } = context.switchToHttp().getRequest<RequestWithActor>();
    return next.handle().pipe(
      tap(() => {
        if (user && wasAccessChecked(user)) return;
        throw new Error(
          `${context.getClass().name}.${context.getHandler().name} never asked for ${access.permission}.`,
        );
      }),
    );
  }
}
