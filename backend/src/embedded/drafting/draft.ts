import type { BriefBlock } from './brief-block.js';
import { clip } from './language.js';
import { settledIdea } from './plan/settle.js';
import { readIdea } from './read.js';
import { draftOf } from './write/context.js';
import { writeSection } from './write.js';

/** All fields of the block's section, written from the plan. */
export function draftSection(block: BriefBlock): Record<string, unknown> {
  return writeSection(draftOf(block));
}

/** `Kelpline: Product Requirements Document`, at most 120 characters. */
export function draftTitle(block: BriefBlock): string {
  const { name } = readIdea(`${settledIdea(block.idea, block.settled)}\n\n${block.userInput ?? ''}`, block.today);
  return clip(`${name}: ${block.template.name}`, 120);
}
