import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';

export const IDEMPOTENT = 'specforge:idempotent';

/** What a repeated key is answered with: the whole first answer, or a new run of a handler that changes nothing. */
export type IdempotentAnswer = 'stored' | 'rerun';

/**
 * Lets a POST be sent again safely with an `Idempotency-Key` header: kept 24 hours per actor. The same key with the
 * same request gets the first answer, with another request 422, while the first is running 409. Answers of 500 and above
 * are not kept: the repetition is a new attempt, with the same `@OperationId()`.
 * Files are too large to keep: with `{ answer: 'rerun' }` the key only stops parallel work, and a repetition makes
 * the file again.
 */
export function Idempotent(options: { answer: IdempotentAnswer } = { answer: 'stored' }): MethodDecorator {
  return applyDecorators(
    SetMetadata(IDEMPOTENT, options.answer),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'Any text of 1 to 200 visible characters, new for each intent. Repeating it is safe for 24 hours.',
      schema: { type: 'string', minLength: 1, maxLength: 200 },
    }),
  );
}
