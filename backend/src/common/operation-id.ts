import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { v7 } from 'uuid';

const operationIds = new WeakMap<object, string>();

export function setOperationId(request: object, id: string): void {
  operationIds.set(request, id);
}

/**
 * A UUID that stands for what the caller wants done. Attempts with one `Idempotency-Key` share it, also when the first
 * was interrupted by the death of its process. The service gives it to `OperationsService.complete` in the transaction
 * of its effect. Without a key it is new each time.
 */
export const OperationId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  return operationIds.get(context.switchToHttp().getRequest<object>()) ?? v7();
});
