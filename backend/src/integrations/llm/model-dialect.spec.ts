import { describe, expect, it } from '@jest/globals';
import { type ModelDialect, speak, stepDown } from './model-dialect.js';

const full: ModelDialect = {
  tokenLimit: 'max_completion_tokens',
  temperature: 0.3,
  schema: 'json_schema',
  streamUsage: true,
};
const request = {
  messages: [
    { role: 'system' as const, content: 'You write.' },
    { role: 'user' as const, content: 'Write.' },
  ],
  schema: { name: 'goals', schema: { type: 'object' } },
};

describe('speak', () => {
  it('asks for strict structured output with usage', () => {
    expect(speak(full, 'm', request, 900)).toMatchObject({
      model: 'm',
      stream: true,
      stream_options: { include_usage: true },
      max_completion_tokens: 900,
      temperature: 0.3,
      response_format: { type: 'json_schema', json_schema: { name: 'goals', strict: true } },
      messages: request.messages,
    });
  });

  it('puts the schema into words where the server knows none, and leaves out what it refuses', () => {
    const params = speak(
      { tokenLimit: 'none', temperature: null, schema: 'prompt', streamUsage: false },
      'm',
      request,
      900,
    );
    expect(Object.keys(params).sort()).toEqual(['messages', 'model', 'stream']);
    expect(params.messages[0]?.content).toMatch(/^You write\.\n\n.*JSON Schema/s);
  });
});

describe('stepDown', () => {
  const step = (dialect: ModelDialect, message: string, param = '') => stepDown(dialect, { param, message });

  it('swaps the token limit for the other name, and drops both when neither is known', () => {
    const other = step(full, "Unsupported parameter: 'max_completion_tokens'. Use 'max_tokens' instead.");
    expect(other?.tokenLimit).toBe('max_tokens');
    expect(step({ ...full, tokenLimit: 'max_tokens' }, 'unknown field max_tokens')?.tokenLimit).toBe('none');
    const newer = "'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
    expect(step({ ...full, tokenLimit: 'max_tokens' }, newer)?.tokenLimit).toBe('max_completion_tokens');
  });

  it('goes from strict schema to JSON to words', () => {
    const json = step(full, 'response_format json_schema is not supported', 'response_format');
    expect(json?.schema).toBe('json_object');
    expect(json && step(json, '', 'response_format')?.schema).toBe('prompt');
  });

  it('leaves out temperature and usage', () => {
    expect(step(full, '', 'temperature')?.temperature).toBeNull();
    expect(step(full, 'unknown field stream_options')?.streamUsage).toBe(false);
  });

  it('knows when the refusal is about something else', () => {
    expect(step(full, 'The model does not exist', 'model')).toBeNull();
    expect(step({ ...full, temperature: null }, '', 'temperature')).toBeNull();
  });
});
