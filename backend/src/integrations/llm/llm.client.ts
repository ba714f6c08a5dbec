import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type OpenAI from 'openai';
import { APIError } from 'openai/core/error';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { CallSlots } from './call-slots.js';
import { attempt, type AttemptResult, type AttemptTokens } from './llm-attempt.js';
import { type LlmTiming, llmTiming } from './llm-timing.js';
import { addUsage, type LlmOutcome, type LlmRequest, type LlmUsage, type ModelRole, noUsage } from './llm.types.js';
import { type ModelCatalogue, type ModelEntry, priceUsage, readModelCatalogue } from './model-catalogue.js';
import { type ModelDialect, speak, stepDown } from './model-dialect.js';
import { nextDelay } from './retry-policy.js';

/**
 * The model, whoever serves it. The one retry layer: at most three attempts at a call, waiting as the server asks.
 * What an answer says is for the caller to judge; this tells apart how it ended.
 */
@Injectable()
export class LlmClient {
  /** Calls at once of this process. Who holds a slot already passes `{ slot: 'held' }`. */
  readonly slots: CallSlots;
  private readonly logger = new Logger(LlmClient.name);
  private readonly timing: LlmTiming;
  private client: Promise<OpenAI> | undefined;
  private readonly catalogue: ModelCatalogue = readModelCatalogue();
  private readonly dialects: Record<ModelRole, ModelDialect>;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.timing = llmTiming(config);
    this.slots = new CallSlots(config.model.concurrency);
    this.dialects = { main: this.catalogue.main.dialect, mini: this.catalogue.mini.dialect };
  }

  /** Room and prices of a model, from content/models.yaml. */
  entry(model: ModelRole): ModelEntry {
    return this.catalogue[model];
  }

  modelName(model: ModelRole): string {
    return this.config.model[model];
  }

  /** Asks the model. Never throws: how it ended is in the outcome. */
  async complete(request: LlmRequest, options: { slot: 'take' | 'held' } = { slot: 'take' }): Promise<LlmOutcome> {
    if (options.slot === 'held') return this.ask(request);
    const release = await this.slots.acquire(request.signal);
    if (!release) return { kind: 'cancelled', usage: noUsage() };
    try {
      return await this.ask(request);
    } finally {
      release();
    }
  }

  /** Loaded when first used: processes that only answer never write. */
  private open(): Promise<OpenAI> {
    const { apiKey, baseUrl } = this.config.model;
    return (this.client ??= import('openai').then(
      ({ default: Library }) =>
        new Library({ apiKey, baseURL: baseUrl, maxRetries: 0, organization: null, project: null }),
    ));
  }

  private async ask(request: LlmRequest): Promise<LlmOutcome> {
    let usage = noUsage();
    for (let number = 1; ; number += 1) {
      if (!(await this.waitOutPause(request.signal))) return { kind: 'cancelled', usage };
      const result = await this.attemptInDialect(request);
      usage = addUsage(usage, this.priced(request.model, result.tokens));
      if (result.kind === 'cancelled') return { kind: 'cancelled', usage };
      if (result.kind === 'answered') return judge(request, result, usage);
      const { failure } = result;
      const delay = nextDelay(number, failure, this.timing, Math.random());
      this.logger.warn(
        `Model call attempt ${number} ended ${failure.kind}: ${failure.message.slice(0, 300)}` +
          (delay === null ? '; given up' : `; again in ${Math.round(delay)} ms`),
      );
      if (delay === null) return { kind: failure.kind, message: failure.message, usage };
      if (failure.kind === 'rate-limited') this.slots.pause(delay, Date.now());
      else if (!(await wait(delay, request.signal))) return { kind: 'cancelled', usage };
    }
  }

  /** The first calls to a server are the probe: what it refuses by name is left out and the call asked again. */
  private async attemptInDialect(request: LlmRequest): Promise<AttemptResult> {
    const { model, signal, onText } = request;
    const room = request.maxOutputTokens ?? this.entry(model).maxOutputTokens;
    for (;;) {
      const dialect = this.dialects[model];
      const params = speak(dialect, this.config.model[model], request, room);
      const result = await attempt(await this.open(), params, { timing: this.timing, signal, onText });
      const refusal = result.kind === 'failed' ? refusalOf(result.error) : null;
      const lesser = refusal && stepDown(dialect, refusal);
      if (!lesser) return result;
      this.logger.log(`Model '${this.config.model[model]}' takes ${JSON.stringify(lesser)}.`);
      this.dialects[model] = lesser;
    }
  }

  private priced(model: ModelRole, tokens: AttemptTokens | null): LlmUsage {
    if (tokens) return priceUsage(this.entry(model).price, tokens);
    return { ...noUsage(), calls: 1 };
  }

  private async waitOutPause(signal: AbortSignal | undefined): Promise<boolean> {
    for (let left = this.slots.pauseLeft(Date.now()); left > 0; left = this.slots.pauseLeft(Date.now())) {
      if (!(await wait(left, signal))) return false;
    }
    return !signal?.aborted;
  }
}

function judge(request: LlmRequest, answer: Extract<AttemptResult, { kind: 'answered' }>, usage: LlmUsage): LlmOutcome {
  const { finish, refusal } = answer;
  const text = request.schema ? unfenced(answer.text) : answer.text;
  if (refusal !== '' || finish === 'content_filter') return { kind: 'refused', reason: refusal || finish, usage };
  if (finish === 'length') return { kind: 'truncated', text, usage };
  if (!request.schema) return { kind: 'ok', text, usage };
  try {
    JSON.parse(text);
    return { kind: 'ok', text, usage };
  } catch (error) {
    return { kind: 'malformed', text, reason: error instanceof Error ? error.message : String(error), usage };
  }
}

/** Models that know a schema only from the prompt like to wrap their JSON in a Markdown fence. */
function unfenced(text: string): string {
  return /^\s*```(?:json)?\s*\n([\s\S]*?)\n?```\s*$/.exec(text)?.[1] ?? text;
}

function refusalOf(error: unknown): { param: string; message: string } | null {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return null;
  return { param: error.param ?? '', message: error.message };
}

async function wait(ms: number, signal: AbortSignal | undefined): Promise<boolean> {
  try {
    await sleep(ms, undefined, { signal });
    return true;
  } catch {
    return false;
  }
}
