import type { BriefBlock } from './brief-block.js';
import { surfaceOf } from './know/surface.js';
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
  const brief = readIdea(`${settledIdea(block.idea, block.settled)}\n\n${block.userInput ?? ''}`, block.today);
  // A bot or an app on the phone is no web application.
  const kind =
    surfaceOf(brief) === 'pages'
      ? block.template.name
      : block.template.name.replace(/^Web Application FRD$/, 'Functional Requirements Document');
  return clip(`${brief.name}: ${kind}`, 120);
}
