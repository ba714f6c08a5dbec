import { everyBlock } from './block-walk.js';
import type { Block } from './blocks.js';
import { sectionBlocks } from './document-blocks.js';
import type { SectionData, TemplateSection } from './types.js';

/** The Mermaid source of every diagram in these blocks, each once, in order. */
export function diagramSources(blocks: readonly Block[]): string[] {
  return [...new Set([...everyBlock(blocks)].flatMap((block) => (block.type === 'diagram' ? [block.source] : [])))];
}

/** The same of a section's data. */
export function sectionDiagrams(section: TemplateSection, data: SectionData): string[] {
  return diagramSources(sectionBlocks(section, data, { heading: false }));
}
