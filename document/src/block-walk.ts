import type { Block } from './blocks.js';

/** Every block in reading order, those inside others too. */
export function* everyBlock(blocks: readonly Block[]): Generator<Block> {
  for (const block of blocks) {
    yield block;
    if (block.type === 'callout' || block.type === 'quote') yield* everyBlock(block.blocks);
    else if (block.type === 'list') for (const item of block.items) yield* everyBlock(item);
    else if (block.type === 'cards') for (const card of block.cards) yield* everyBlock(card.blocks);
  }
}

/** The places that links may lead to: headings, rows, cards and figures. */
export function anchorsOf(blocks: readonly Block[]): string[] {
  return [...everyBlock(blocks)]
    .flatMap((block) => {
      if (block.type === 'heading') return [block.anchor];
      if (block.type === 'table') return block.rowAnchors ?? [];
      if (block.type === 'cards') return block.cards.map(({ anchor }) => anchor);
      return block.type === 'figures' ? block.figures.map(({ anchor }) => anchor) : [];
    })
    .filter((anchor): anchor is string => Boolean(anchor));
}
