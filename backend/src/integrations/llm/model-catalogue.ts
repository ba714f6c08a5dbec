import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { contentShapes } from '../../common/content-shapes.js';
import type { LlmUsage, ModelRole } from './llm.types.js';
import type { ModelDialect } from './model-dialect.js';

/** US dollars per million tokens. */
export interface ModelPrice {
  input: number;
  cachedInput: number;
  output: number;
}

export interface ModelEntry {
  price: ModelPrice;
  maxOutputTokens: number;
  maxOutputTokensRetry: number;
  dialect: ModelDialect;
}

export type ModelCatalogue = Record<ModelRole, ModelEntry>;

const number = { type: 'number', minimum: 0 };
const entry = {
  type: 'object',
  additionalProperties: false,
  required: ['price', 'maxOutputTokens', 'maxOutputTokensRetry', 'dialect'],
  properties: {
    price: {
      type: 'object',
      additionalProperties: false,
      required: ['input', 'cachedInput', 'output'],
      properties: { input: number, cachedInput: number, output: number },
    },
    maxOutputTokens: { type: 'integer', minimum: 100 },
    maxOutputTokensRetry: { type: 'integer', minimum: 100 },
    dialect: {
      type: 'object',
      additionalProperties: false,
      required: ['tokenLimit', 'temperature', 'schema', 'streamUsage'],
      properties: {
        tokenLimit: { enum: ['max_completion_tokens', 'max_tokens', 'none'] },
        temperature: { anyOf: [{ type: 'number', minimum: 0, maximum: 2 }, { type: 'null' }] },
        schema: { enum: ['json_schema', 'json_object', 'prompt'] },
        streamUsage: { type: 'boolean' },
      },
    },
  },
};
const isCatalogue = contentShapes.compile<ModelCatalogue>({
  type: 'object',
  additionalProperties: false,
  required: ['main', 'mini'],
  properties: { main: entry, mini: entry },
});

/** `content/models.yaml`, from `backend/src` and from `backend/dist` alike. */
const MODELS_FILE = fileURLToPath(new URL('../../../../content/models.yaml', import.meta.url));

/** Reads and checks the models' prices and settings. Throws an error that names the file and what is wrong. */
export function readModelCatalogue(file = MODELS_FILE): ModelCatalogue {
  const value: unknown = parse(readFileSync(file, 'utf8'));
  if (!isCatalogue(value))
    throw new Error(`${file}: ${contentShapes.errorsText(isCatalogue.errors, { dataVar: 'models' })}`);
  return value;
}

/** What one attempt used, as money. Cached input is part of the input. */
export function priceUsage(
  price: ModelPrice,
  tokens: { inputTokens: number; cachedInputTokens: number; outputTokens: number },
): LlmUsage {
  const cached = Math.min(tokens.cachedInputTokens, tokens.inputTokens);
  const centsPerToken = 100 / 1_000_000;
  return {
    calls: 1,
    inputTokens: tokens.inputTokens,
    cachedInputTokens: cached,
    outputTokens: tokens.outputTokens,
    inputCostCents: ((tokens.inputTokens - cached) * price.input + cached * price.cachedInput) * centsPerToken,
    outputCostCents: tokens.outputTokens * price.output * centsPerToken,
  };
}
