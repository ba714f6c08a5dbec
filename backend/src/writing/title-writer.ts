import { Injectable } from '@nestjs/common';
import { renderBriefBlock } from '../embedded/drafting/brief-block.js';
import { LlmClient } from '../integrations/llm/llm.client.js';
import type { LlmUsage } from '../integrations/llm/llm.types.js';
import { type DocumentBrief, titleBrief } from './brief.js';
import { fill, readPrompts } from './prompt-files.js';

const SCHEMA = {
  type: 'object',
  properties: { title: { type: 'string', description: 'The name of the product.' } },
  required: ['title'],
  additionalProperties: false,
};
const MAX_TITLE = 255;

/** Names a document after its product, with a short call of the small model. */
@Injectable()
export class TitleWriter {
  private readonly prompt = readPrompts().title;

  constructor(private readonly llm: LlmClient) {}

  /**
   * `{product} – {template}`; null when the model gave no name, and the document keeps the title it has. The whole
   * answer is null when it was stopped.
   */
  async write(brief: DocumentBrief, signal: AbortSignal): Promise<{ title: string | null; usage: LlmUsage } | null> {
    const block = titleBrief(brief);
    const words = fill(this.prompt.user, { docType: brief.template.docType }).trim();
    const outcome = await this.llm.complete({
      model: 'mini',
      messages: [
        { role: 'system', content: this.prompt.system.trim() },
        { role: 'user', content: `${words}\n\n${renderBriefBlock(block)}` },
      ],
      schema: { name: 'title', schema: SCHEMA },
      signal,
    });
    if (outcome.kind === 'cancelled') return null;
    const name = outcome.kind === 'ok' ? nameIn(outcome.text) : null;
    return { title: name && documentTitle(name, brief.template.name), usage: outcome.usage };
  }
}

/** The product's name, or what stands for it, with the kind of document behind it. */
export function documentTitle(name: string, templateName: string): string {
  const clean = name
    .replace(/\s+/g, ' ')
    .replace(/^["'“”]+|["'“”.]+$/g, '')
    .trim();
  if (clean.toLowerCase().includes(templateName.toLowerCase())) return clean.slice(0, MAX_TITLE);
  const room = MAX_TITLE - templateName.length - 3;
  return `${clean.slice(0, room).trimEnd()} – ${templateName}`;
}

function nameIn(text: string): string | null {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || !('title' in value) || typeof value.title !== 'string')
    return null;
  return value.title.trim() === '' ? null : value.title;
}
