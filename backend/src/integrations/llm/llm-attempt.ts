import type OpenAI from 'openai';
import type { CompletionUsage } from 'openai/resources/completions';
import type { ChatCompletionChunk, ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import type { LlmTiming } from './llm-timing.js';
import { type AttemptFailure, describeFailure } from './retry-policy.js';

export interface AttemptTokens {
  inputTokens: number;
  cachedInputTokens: number;
  outputTokens: number;
}

/** How one request to the server ended. `tokens` is null when nothing was sent or charged. */
export type AttemptResult =
  | { kind: 'answered'; text: string; finish: string; refusal: string; tokens: AttemptTokens }
  | { kind: 'cancelled'; tokens: AttemptTokens | null }
  | { kind: 'failed'; failure: AttemptFailure; error: unknown; tokens: AttemptTokens | null };

interface Watch {
  timing: LlmTiming;
  signal: AbortSignal | undefined;
  onText: ((text: string) => void) | undefined;
}

/** One streamed request, watched for its whole length and for standing still. Never throws. */
export async function attempt(
  client: OpenAI,
  params: ChatCompletionCreateParamsStreaming,
  { timing, signal, onText }: Watch,
): Promise<AttemptResult> {
  const stop = new AbortController();
  let late: 'timeout' | 'stalled' | null = null;
  const giveUp = (kind: 'timeout' | 'stalled') => () => {
    late ??= kind;
    stop.abort();
  };
  const cancel = () => stop.abort();
  signal?.addEventListener('abort', cancel, { once: true });
  const whole = setTimeout(giveUp('timeout'), timing.callMs);
  const stall = setTimeout(giveUp('stalled'), timing.stallMs);
  const heard = { text: '', refusal: '', finish: null as string | null, usage: null as CompletionUsage | null };
  const tokens = () => countTokens(params, heard.text, heard.usage);
  try {
    if (signal?.aborted) return { kind: 'cancelled', tokens: null };
    onText?.('');
    // Our own timers decide; the client's is only a net below them.
    const timeout = Math.ceil(timing.callMs * 1.5) + 1000;
    const stream = await client.chat.completions.create(params, { signal: stop.signal, timeout });
    for await (const chunk of stream) {
      if (stop.signal.aborted) break;
      heard.usage = chunk.usage ?? heard.usage;
      const choice = chunk.choices[0];
      if (!choice) continue;
      if (saysSomething(choice)) stall.refresh();
      heard.finish = choice.finish_reason ?? heard.finish;
      heard.refusal += choice.delta.refusal ?? '';
      if (choice.delta.content) {
        heard.text += choice.delta.content;
        onText?.(heard.text);
      }
    }
    if (signal?.aborted) return { kind: 'cancelled', tokens: tokens() };
    if (late) return failed(late, tokens());
    if (heard.finish === null) {
      const failure: AttemptFailure = { kind: 'unavailable', message: 'The answer was cut off.', retryAfterMs: null };
      return { kind: 'failed', failure, error: null, tokens: tokens() };
    }
    return { kind: 'answered', text: heard.text, finish: heard.finish, refusal: heard.refusal, tokens: tokens() };
  } catch (error) {
    const used = heard.text || heard.usage ? tokens() : null;
    if (signal?.aborted) return { kind: 'cancelled', tokens: used };
    if (late) return failed(late, used);
    return { kind: 'failed', failure: describeFailure(error, Date.now()), error, tokens: used };
  } finally {
    clearTimeout(whole);
    clearTimeout(stall);
    signal?.removeEventListener('abort', cancel);
  }
}

/** Some servers send empty pieces while nothing happens, and others what the model thinks before it answers. */
function saysSomething({ delta, finish_reason: finish }: ChatCompletionChunk.Choice): boolean {
  return (
    finish !== null || Object.entries(delta).some(([name, said]) => name !== 'role' && said !== '' && said !== null)
  );
}

function failed(kind: 'timeout' | 'stalled', tokens: AttemptTokens | null): AttemptResult {
  const message = kind === 'timeout' ? 'The call took too long.' : 'The answer stood still.';
  return { kind: 'failed', failure: { kind, message, retryAfterMs: null }, error: null, tokens };
}

/** What the server counted; an answer that broke off before its count is estimated at four characters a token. */
function countTokens(
  params: ChatCompletionCreateParamsStreaming,
  text: string,
  usage: CompletionUsage | null,
): AttemptTokens {
  if (usage) {
    return {
      inputTokens: usage.prompt_tokens,
      cachedInputTokens: usage.prompt_tokens_details?.cached_tokens ?? 0,
      outputTokens: usage.completion_tokens,
    };
  }
  const prompt = params.messages.reduce(
    (sum, { content }) => sum + (typeof content === 'string' ? content.length : 0),
    0,
  );
  return { inputTokens: Math.ceil(prompt / 4), cachedInputTokens: 0, outputTokens: Math.ceil(text.length / 4) };
}
