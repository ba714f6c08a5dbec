import { findBriefBlock, type BriefBlock } from './brief-block.js';
import { messageText, type CompletionRequest } from './completion-request.js';
import { conform } from './conform.js';
import { draftSection, draftTitle } from './draft.js';
import { improveSection } from './improve.js';

const introduction =
  'I am the offline drafting engine of SpecForge. I write and improve sections of requirements documents from a ' +
  'product idea, without any outside service. I cannot hold a conversation: send a prompt that ends with a brief ' +
  'block (see brief-block.ts), or set OPENAI_BASE_URL and OPENAI_API_KEY to use a language model instead.';

/** The whole text that answers a request. A pure function of its messages and schema. */
export function answer(request: CompletionRequest): string {
  const block = request.messages
    .filter(({ role }) => role === 'user')
    .map((message) => findBriefBlock(messageText(message)))
    .findLast((found) => found !== null);
  const format = request.response_format;
  const schema = format?.type === 'json_schema' ? format.json_schema.schema : undefined;
  const wantsJson = format?.type === 'json_schema' || format?.type === 'json_object';
  if (!block) return wantsJson ? JSON.stringify(schema ? conform({}, schema) : { answer: introduction }) : introduction;
  if (block.task === 'title' && !wantsJson) return draftTitle(block);
  const value = data(block);
  return JSON.stringify(schema ? conform(value, schema) : value);
}

function data(block: BriefBlock): object {
  switch (block.task) {
    case 'title':
      return { title: draftTitle(block) };
    case 'section':
      return draftSection(block);
    case 'improve':
      return improveSection(block);
  }
}
