import { answer } from '#backend/embedded/drafting/answer.js';
import { type BriefBlock, findBriefBlock } from '#backend/embedded/drafting/brief-block.js';
import { type CompletionRequest, messageText } from '#backend/embedded/drafting/completion-request.js';
import { tokenize } from '#backend/embedded/drafting/tokens.js';

/** How fast the model of the benchmark is. */
export interface Pace {
  /** With the same seed, the same call takes the same time. */
  seed: string;
  /** Milliseconds to the first token, in the middle. 0: everything is sent at once. */
  firstTokenMs: number;
  /** Tokens per second after that, in the middle. */
  tokensPerSecond: number;
  /** How far calls differ: deviation of the logarithm of their speed. */
  deviation: number;
}

/** One call as the model saw it. Times in milliseconds since 1970. */
export interface ModelCall {
  task: BriefBlock['task'];
  /** Key of the section; empty for the title. */
  section: string;
  arrivedAt: number;
  firstTokenAt: number;
  /** How long the seed lets the call take, to its last token. */
  durationMs: number;
  /** How much later than that the last token was really sent. */
  lateMs: number;
  inputTokens: number;
  outputTokens: number;
}

export interface PreparedAnswer {
  block: BriefBlock;
  tokens: string[];
  inputTokens: number;
}

const kept = new Map<string, string[]>();

/**
 * What the embedded drafting engine answers to the prompt: valid against the section's schema. Kept by prompt, so
 * that a document written a second time costs the machine nothing but the waiting.
 */
export function prepareAnswer(request: CompletionRequest): PreparedAnswer {
  const texts = request.messages.map(messageText);
  const block = texts.map((text) => findBriefBlock(text)).findLast((found) => found !== null);
  if (!block) throw new Error('The prompt has no brief block.');
  const prompt = JSON.stringify([texts, request.response_format]);
  const tokens = kept.get(prompt) ?? tokenize(answer(request));
  kept.set(prompt, tokens);
  return { block, tokens, inputTokens: countTokens(texts) };
}

/** Tokens of messages with these texts, as the drafting engine counts them. */
export function countTokens(texts: readonly string[]): number {
  return texts.reduce((total, text) => total + tokenize(text).length + 4, 3);
}
