import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { commonErrors } from './common.errors.js';
import type { FieldProblem } from './field-problem.js';

/** Checks every body, query and path against its DTO; what a DTO does not name is refused. */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => {
      const details = errors.flatMap((error) => problems(error, ''));
      // The specified forms show one message; where there is a single problem, it is the message.
      const error = commonErrors.VALIDATION_FAILED({ details });
      const only = error.details?.length === 1 ? error.details[0] : undefined;
      if (only) error.message = only.message;
      return error;
    },
  });
}

function problems(error: ValidationError, prefix: string): FieldProblem[] {
  const field = /^\d+$/.test(error.property) ? `${prefix}[${error.property}]` : join(prefix, error.property);
  const own = Object.values(error.constraints ?? {}).map((message) => ({ field, message }));
  return [...own, ...(error.children ?? []).flatMap((child) => problems(child, field))];
}

function join(prefix: string, property: string): string {
  return prefix === '' ? property : `${prefix}.${property}`;
}
