import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { RequestWithActor } from './access-route.decorators.js';
import { actorUserId } from './actor.js';
import { RATE_LIMIT } from './rate-limit.decorator.js';
import { networkOf } from './network-of.js';
import { RateLimiter } from './rate-limiter.js';
import { RATE_LIMITS, type RateLimitName } from './rate-limits.js';

/** Runs after the route guard, which knows who asks. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const name = this.reflector.get<RateLimitName | undefined>(RATE_LIMIT, context.getHandler());
    if (!name) return true;
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    const userId = request.user ? actorUserId(request.user) : null;
    const { by } = RATE_LIMITS[name];
    if (by === 'share') throw new Error(`The limit ${name} counts by link: it is counted where the link is known.`);
    const value = by === 'user' ? userId : networkOf(request.ip);
    if (value === null) throw new Error(`The limit ${name} counts by user, but nobody is signed in.`);
    await this.limiter.consume(name, value);
    return true;
  }
}
