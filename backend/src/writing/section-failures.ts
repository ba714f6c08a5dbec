import type { LlmFailureKind } from '../integrations/llm/llm.types.js';

/** Why a section could not be written, and what its reader is told. */
export const SECTION_FAILURES = {
  SECTION_TRUNCATED: 'The text of this section did not fit into one answer, nor into two. Please try again.',
  SECTION_REFUSED: 'The model declined to write this section. Please check the description and try again.',
  SECTION_MALFORMED: 'The model did not answer in a form that can be read. Please try again.',
  SECTION_INVALID: 'The model left out or misplaced parts of this section, even when asked again. Please try again.',
  MODEL_BUSY: 'The model is too busy at the moment. Please try again in a few minutes.',
  MODEL_UNAVAILABLE: 'The model could not be reached. Please try again in a few minutes.',
  MODEL_STALLED: 'The model stopped in the middle of its answer. Please try again.',
  MODEL_TIMEOUT: 'The model took too long to answer. Please try again.',
  MODEL_QUOTA: "The service's allowance at the model provider is used up. We have been told; please try again later.",
  MODEL_REJECTED: 'The model provider does not accept our requests at the moment. Please try again later.',
  DEPENDENCY_FAILED: 'Not written, because a section that it builds on could not be written.',
} as const;
export type SectionFailureCode = keyof typeof SECTION_FAILURES;

const BY_KIND: Record<LlmFailureKind, SectionFailureCode> = {
  'rate-limited': 'MODEL_BUSY',
  unavailable: 'MODEL_UNAVAILABLE',
  stalled: 'MODEL_STALLED',
  timeout: 'MODEL_TIMEOUT',
  quota: 'MODEL_QUOTA',
  rejected: 'MODEL_REJECTED',
};

export function failureCode(kind: LlmFailureKind): SectionFailureCode {
  return BY_KIND[kind];
}

/** Failures that every other call would meet as well: nothing more is asked of the model in this run. */
export function endsAllCalls(code: SectionFailureCode): boolean {
  return code === 'MODEL_QUOTA' || code === 'MODEL_REJECTED';
}
