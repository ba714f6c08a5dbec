import { Ajv, type ErrorObject } from 'ajv';

interface MessagePart {
  type: string;
  text?: string;
}

export interface CompletionRequest {
  model: string;
  messages: { role: string; content?: string | MessagePart[] | null }[];
  stream?: boolean | null;
  stream_options?: { include_usage?: boolean | null } | null;
  response_format?:
    | { type: 'text' }
    | { type: 'json_object' }
    | { type: 'json_schema'; json_schema: { name: string; schema?: object; strict?: boolean | null } }
    | null;
  max_tokens?: number | null;
  max_completion_tokens?: number | null;
  n?: number | null;
}

/** An answer of the OpenAI error shape: `{ error: { message, type, param, code } }`. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly type: string = 'invalid_request_error',
    readonly param: string | null = null,
    readonly code: string | null = null,
  ) {
    super(message);
  }

  toJSON(): object {
    return { error: { message: this.message, type: this.type, param: this.param, code: this.code } };
  }
}

const nullable = (type: string, rest: object = {}): object => ({ type: [type, 'null'], ...rest });

const requestSchema = {
  type: 'object',
  required: ['model', 'messages'],
  properties: {
    model: { type: 'string', minLength: 1 },
    messages: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['role'],
        properties: {
          role: { enum: ['system', 'developer', 'user', 'assistant', 'tool', 'function'] },
          content: {
            anyOf: [
              { type: 'string' },
              { type: 'null' },
              {
                type: 'array',
                items: { type: 'object', required: ['type'], properties: { text: { type: 'string' } } },
              },
            ],
          },
        },
      },
    },
    stream: nullable('boolean'),
    stream_options: nullable('object', { properties: { include_usage: nullable('boolean') } }),
    max_tokens: nullable('integer', { minimum: 1 }),
    max_completion_tokens: nullable('integer', { minimum: 1 }),
    n: nullable('integer', { minimum: 1, maximum: 1 }),
    response_format: nullable('object', {
      required: ['type'],
      properties: { type: { enum: ['text', 'json_object', 'json_schema'] } },
      if: { properties: { type: { const: 'json_schema' } } },
      then: {
        required: ['json_schema'],
        properties: {
          json_schema: {
            type: 'object',
            required: ['name'],
            properties: {
              name: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
              schema: { type: 'object' },
              strict: nullable('boolean'),
            },
          },
        },
      },
    }),
  },
};

const validate = new Ajv({ allErrors: false, allowUnionTypes: true, strict: false }).compile<CompletionRequest>(
  requestSchema,
);

/** The request in a JSON body. Errors: 400 in the OpenAI shape, naming the parameter that is wrong. */
export function parseCompletionRequest(body: string): CompletionRequest {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new ApiError(400, 'We could not parse the JSON body of your request.');
  }
  if (!validate(value)) throw invalid((validate.errors ?? [])[0]);
  if (value.stream_options && !value.stream) {
    throw new ApiError(
      400,
      "The 'stream_options' parameter is only allowed when 'stream' is enabled.",
      'invalid_request_error',
      'stream_options',
    );
  }
  return value;
}

function invalid(error: ErrorObject | undefined): ApiError {
  const missing: unknown = error?.params['missingProperty'];
  const path = (error?.instancePath ?? '').slice(1).split('/').filter(Boolean);
  const param = [...path, ...(typeof missing === 'string' ? [missing] : [])].join('.') || null;
  const message =
    typeof missing === 'string'
      ? `Missing required parameter: '${param}'.`
      : `Invalid value for '${param ?? 'body'}': ${error?.message ?? 'not accepted'}.`;
  const code = typeof missing === 'string' ? 'missing_required_parameter' : 'invalid_value';
  return new ApiError(400, message, 'invalid_request_error', param, code);
}

/** A message's text, whether it came as a string or in parts. */
export function messageText(message: CompletionRequest['messages'][number]): string {
  if (Array.isArray(message.content)) return message.content.map((part) => part.text ?? '').join('\n');
  return message.content ?? '';
}
