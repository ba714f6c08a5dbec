import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Observable } from 'rxjs';

/** Set before the work, so that refusals carry it too: browsers keep a 404 and a 410 where nothing forbids it. */
export const PRIVATE_ANSWER = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** For answers at addresses that are themselves the right to read: they are kept nowhere and named nowhere. */
@Injectable()
export class PrivateAnswerInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    void context.switchToHttp().getResponse<FastifyReply>().headers(PRIVATE_ANSWER);
    return next.handle();
  }
}
