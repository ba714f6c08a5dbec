import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Observable, tap } from 'rxjs';
import { CONTENT_RANGE, wholeRange } from './list-query.js';

/** A list that is answered whole says so in `Content-Range`, as the paged ones say which part they are. */
@Injectable()
export class ListRangeInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      tap((answer: unknown) => {
        if (request.method !== 'GET' || !Array.isArray(answer) || reply.hasHeader(CONTENT_RANGE)) return;
        const resource = request.routeOptions.url?.split('/').at(-1) ?? 'items';
        void reply.header(CONTENT_RANGE, wholeRange(resource, answer.length));
      }),
    );
  }
}
