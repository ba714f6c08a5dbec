import type { BriefBlock } from './brief-block.js';

export function draftSection(_block: BriefBlock): object {
  return {};
}

export function draftTitle(block: BriefBlock): string {
  return `${block.idea.trim().split(/\s+/).slice(0, 6).join(' ')}: ${block.template.name}`;
}
