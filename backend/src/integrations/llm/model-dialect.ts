import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import type { LlmMessage, LlmRequest } from './llm.types.js';

/** Where servers of the OpenAI API differ. Starts from content/models.yaml and is corrected by what a server refuses. */
export interface ModelDialect {
  tokenLimit: 'max_completion_tokens' | 'max_tokens' | 'none';
  temperature: number | null;
  schema: 'json_schema' | 'json_object' | 'prompt';
  streamUsage: boolean;
}

/** The request as this model's server understands it. */
export function speak(
  dialect: ModelDialect,
  model: string,
  request: Pick<LlmRequest, 'messages' | 'schema'>,
  maxOutputTokens: number,
): ChatCompletionCreateParamsStreaming {
  return {
    model,
    messages: dialect.schema === 'json_schema' ? request.messages : withSchemaInWords(request),
    stream: true,
    ...(dialect.streamUsage && { stream_options: { include_usage: true } }),
    ...(dialect.temperature !== null && { temperature: dialect.temperature }),
    ...(dialect.tokenLimit === 'max_completion_tokens' && { max_completion_tokens: maxOutputTokens }),
    ...(dialect.tokenLimit === 'max_tokens' && { max_tokens: maxOutputTokens }),
    ...(request.schema && responseFormat(dialect, request.schema)),
  };
}

/** The dialect without what this refusal names, or null when the refusal is about something else. */
export function stepDown(dialect: ModelDialect, refusal: { param: string; message: string }): ModelDialect | null {
  const names = (pattern: RegExp) => pattern.test(refusal.param) || pattern.test(refusal.message);
  // The refusal of one token limit usually recommends the other by name, so the one in use must be named first.
  if (dialect.tokenLimit === 'max_completion_tokens' && names(/max_completion_tokens/)) {
    return { ...dialect, tokenLimit: 'max_tokens' };
  }
  if (dialect.tokenLimit === 'max_tokens' && names(/max_tokens/)) {
    const wantsOther = /max_completion_tokens/.test(refusal.message);
    return { ...dialect, tokenLimit: wantsOther ? 'max_completion_tokens' : 'none' };
  }
  if (dialect.temperature !== null && names(/temperature/)) return { ...dialect, temperature: null };
  if (dialect.streamUsage && names(/stream_options|include_usage/)) return { ...dialect, streamUsage: false };
  if (dialect.schema !== 'prompt' && names(/response_format|json_schema|json_object|structured output/i)) {
    return { ...dialect, schema: dialect.schema === 'json_schema' ? 'json_object' : 'prompt' };
  }
  return null;
}

function responseFormat(dialect: ModelDialect, schema: NonNullable<LlmRequest['schema']>) {
  switch (dialect.schema) {
    case 'json_schema':
      return {
        response_format: {
          type: 'json_schema' as const,
          json_schema: { name: schema.name, schema: schema.schema, strict: true },
        },
      };
    case 'json_object':
      return { response_format: { type: 'json_object' as const } };
    case 'prompt':
      return {};
  }
}

function withSchemaInWords({ messages, schema }: Pick<LlmRequest, 'messages' | 'schema'>): LlmMessage[] {
  if (!schema) return messages;
  const words = `Answer with one JSON object and nothing else. It must match this JSON Schema:\n${JSON.stringify(schema.schema)}`;
  const [first, ...rest] = messages;
  if (first?.role !== 'system') return [{ role: 'system', content: words }, ...messages];
  return [{ role: 'system', content: `${first.content}\n\n${words}` }, ...rest];
}
