import type { BriefBlock } from './brief-block.js';

export function improveSection(block: BriefBlock): object {
  return block.current ?? {};
}
