import type { Inline, ListBlock } from './blocks.js';

export interface Definition {
  /** Without the colon after it. */
  label: string;
  value: Inline[];
}

/** The labels and values of a list in which every item is `**Label:** value`; null for any other list. */
export function definitionsOf({ ordered, items }: ListBlock): Definition[] | null {
  if (ordered) return null;
  const terms = items.map((item): Definition | null => {
    const [only, more] = item;
    if (only?.type !== 'paragraph' || more) return null;
    const [label, ...value] = only.content;
    if (!label?.bold || label.href !== undefined || !/:\s*$/.test(label.text)) return null;
    const [first, ...rest] = value;
    const trimmed = first ? [{ ...first, text: first.text.trimStart() }, ...rest] : [];
    return { label: label.text.replace(/:\s*$/, ''), value: trimmed };
  });
  return terms.every((term) => term !== null) ? terms : null;
}

/** A paragraph that is all bold stands as the label of what comes after it. */
export function isLabel(block: { type: string; content?: unknown }): block is { type: 'paragraph'; content: Inline[] } {
  if (block.type !== 'paragraph' || !Array.isArray(block.content)) return false;
  const content = block.content as Inline[];
  return content.length > 0 && content.every(({ bold }) => bold);
}
