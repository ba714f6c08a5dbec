import { applyDecorators, HttpCode, HttpStatus, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { TakesWorkspaceHeader } from '../common/access-route.decorators.js';
import { Idempotent } from '../common/idempotent.decorator.js';
import { RateLimit } from '../common/rate-limit.decorator.js';
import { Requires } from '../workspaces/requires.decorator.js';

/** A route by which somebody who manages the billing of a workspace buys or changes something, once per intent. */
export function BillingAction(summary: string, answer: Type): MethodDecorator {
  return applyDecorators(
    HttpCode(HttpStatus.OK),
    Requires('billing.manage'),
    TakesWorkspaceHeader(),
    Idempotent(),
    RateLimit('checkout'),
    ApiOperation({ summary }),
    ApiOkResponse({ type: answer }),
  );
}
