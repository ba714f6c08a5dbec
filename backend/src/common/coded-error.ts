import type { FieldProblem } from './field-problem.js';

/** One error a domain can answer: its HTTP status and what the user reads. `{name}` is filled from `values`. */
export interface ErrorDefinition {
  status: number;
  message: string;
}

/** Declares a domain's errors: `const errors = defineErrors({ RUN_NOT_FOUND: { status: 404, message: '…' } })`. */
export function defineErrors<const T extends Record<string, ErrorDefinition>>(definitions: T): ErrorSet<T> {
  const set = Object.fromEntries(
    Object.entries(definitions).map(([code, definition]) => {
      registry.set(code, definition);
      return [code, (options: ErrorOptions = {}) => new CodedError(code, definition, options)];
    }),
  );
  return set as ErrorSet<T>;
}

type ErrorSet<T> = { [Code in keyof T]: (options?: ErrorOptions) => CodedError };

interface ErrorOptions {
  /** Fills the placeholders of the message. */
  values?: Record<string, string | number>;
  /** Further members of the answer, such as `required` of a 402. */
  body?: Record<string, unknown>;
  details?: FieldProblem[];
  headers?: Record<string, string>;
  cause?: unknown;
}

const registry = new Map<string, ErrorDefinition>();

/** Every error declared so far, for the API description. */
export function declaredErrors(): ReadonlyMap<string, ErrorDefinition> {
  return registry;
}

/** An error with a name that clients may rely on. Made only by `defineErrors`. */
export class CodedError extends Error {
  readonly code: string;
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly details: FieldProblem[] | undefined;
  readonly headers: Record<string, string>;

  constructor(code: string, definition: ErrorDefinition, options: ErrorOptions) {
    super(
      definition.message.replace(/\{(\w+)\}/g, (whole, name: string) => String(options.values?.[name] ?? whole)),
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.code = code;
    this.status = definition.status;
    this.body = options.body ?? {};
    this.details = options.details?.slice(0, MAX_DETAILS).map(({ field, message }) => ({
      field: cut(field),
      message: cut(message),
    }));
    this.headers = options.headers ?? {};
  }
}

/** Clients make up names, and thousands of them: they hear of the first, and of the beginning of each. */
const MAX_DETAILS = 100;
const MAX_DETAIL_LENGTH = 300;

function cut(text: string): string {
  return text.length > MAX_DETAIL_LENGTH ? `${text.slice(0, MAX_DETAIL_LENGTH).toWellFormed()}…` : text;
}
