import { type CallHandler, type ExecutionContext, Injectable, Logger, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { RequestWithActor } from '../common/access-route.decorators.js';
import { actorKey } from '../common/actor.js';
import { commonErrors } from '../common/common.errors.js';
import { toCodedError } from '../common/error.filter.js';
import { IDEMPOTENT, type IdempotentAnswer } from '../common/idempotent.decorator.js';
import { setOperationId } from '../common/operation-id.js';
import { IdempotencyStore, type Intent, type KeptAnswer, RENEW_MS } from './idempotency.store.js';
import { OperationsService } from './operations.service.js';
import { requestHash } from './request-hash.js';

const KEY = /^[\x21-\x7e]{1,200}$/;
/** What clients read from an answer beside its body. */
const KEPT_HEADERS = ['location', 'content-range', 'retry-after'];

/** Makes routes with `@Idempotent()` safe to send again. Runs after the guards: nobody meets another's answer. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  private readonly logger = new Logger(IdempotencyInterceptor.name);

  constructor(
    private readonly reflector: Reflector,
    private readonly store: IdempotencyStore,
    private readonly operations: OperationsService,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const answers = this.reflector.get<IdempotentAnswer | undefined>(IDEMPOTENT, context.getHandler());
    const http = context.switchToHttp();
    const request = http.getRequest<RequestWithActor>();
    const key = request.headers['idempotency-key'];
    if (!answers || key === undefined || !request.user) return next.handle();
    if (typeof key !== 'string' || !KEY.test(key)) throw commonErrors.IDEMPOTENCY_KEY_INVALID();

    const workspace = request.headers['x-workspace-id'];
    const intent: Intent = {
      actor: actorKey(request.user),
      key,
      requestHash: requestHash({
        method: request.method,
        url: request.url,
        workspace: typeof workspace === 'string' ? workspace : null,
        body: request.body,
      }),
    };
    return from(this.once(intent, answers, request, http.getResponse<FastifyReply>(), next));
  }

  private async once(
    intent: Intent,
    answers: IdempotentAnswer,
    request: RequestWithActor,
    reply: FastifyReply,
    next: CallHandler,
  ): Promise<unknown> {
    const claim = await this.store.claim(intent);
    if (claim.kind === 'otherRequest') throw commonErrors.IDEMPOTENCY_KEY_REUSED();
    if (claim.kind === 'running') {
      throw commonErrors.IDEMPOTENCY_IN_PROGRESS({ headers: { 'Retry-After': String(claim.secondsLeft) } });
    }
    if (claim.kind === 'answered') {
      void reply.status(claim.answer.status).headers(claim.answer.headers);
      return claim.answer.body;
    }
    const { operationId } = claim;
    setOperationId(request, operationId);
    const end = this.operations.begin(operationId, { intent, status: reply.statusCode });
    return this.run(intent, answers, request, reply, next).finally(end);
  }

  private async run(
    intent: Intent,
    answers: IdempotentAnswer,
    request: RequestWithActor,
    reply: FastifyReply,
    next: CallHandler,
  ): Promise<unknown> {
    const renewing = setInterval(() => void this.store.renew(intent).catch(() => undefined), RENEW_MS);
    try {
      const body: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
      if (answers === 'rerun') await this.quietly(() => this.store.release(intent));
      else await this.quietly(() => this.store.keep(intent, answerOf(reply, body)));
      return body;
    } catch (thrown) {
      const { status, headers, code, message, details, body } = toCodedError(thrown);
      const kept = { statusCode: status, code, message, ...(details && { details }), ...body, requestId: request.id };
      if (status >= 500 || answers === 'rerun') await this.quietly(() => this.store.release(intent));
      else await this.quietly(() => this.store.keep(intent, { status, headers, body: kept }));
      throw thrown;
    } finally {
      clearInterval(renewing);
    }
  }

  /** The work is done and its answer stands, whether or not it can be kept. Unkept, the key's lock runs out by itself. */
  private async quietly(work: () => Promise<unknown>): Promise<void> {
    await work().catch((error: unknown) => this.logger.warn({ err: error }, 'An idempotent answer was not kept'));
  }
}

function answerOf(reply: FastifyReply, body: unknown): KeptAnswer {
  const headers = KEPT_HEADERS.flatMap((name) => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  return { status: reply.statusCode, headers: Object.fromEntries(headers), body };
}
