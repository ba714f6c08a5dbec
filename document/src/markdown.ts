import type { BlockContent, DefinitionContent, PhrasingContent, RootContent, TableCell } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown, type Options } from 'mdast-util-to-markdown';
import type { Block, CalloutBlock, CardsBlock, FiguresBlock, Inline, ListBlock, TableBlock } from './blocks.js';
import { CALLOUT_TITLES } from './callouts.js';
import { headingSlugs } from './heading-slugs.js';
import { isSafeHref, joinInline, unknownBlock } from './inline.js';

type Flow = BlockContent | DefinitionContent;
type Mark = 'href' | 'bold' | 'italic';
const MARKS: Mark[] = ['href', 'bold', 'italic'];

interface Writing {
  slugs: ReadonlyMap<string, string>;
  /** Inside a table, where a line break can only be written as `<br>`. */
  cell?: boolean;
}

function textNodes(run: Inline, { cell }: Writing): PhrasingContent[] {
  if (run.code) return [{ type: 'inlineCode', value: run.text.replaceAll('\n', ' ') }];
  return run.text
    .split('\n')
    .flatMap((line, index): PhrasingContent[] => [
      ...(index ? [cell ? { type: 'html' as const, value: '<br>' } : { type: 'break' as const }] : []),
      ...(line ? [{ type: 'text' as const, value: line }] : []),
    ]);
}

/** How many runs from `start` on carry the same mark. */
function runLength(runs: readonly Inline[], start: number, mark: Mark): number {
  const value = runs[start]?.[mark];
  let end = start;
  while (end < runs.length && runs[end]?.[mark] === value) end += 1;
  return end - start;
}

/** Flat runs as nested nodes: whichever open mark reaches furthest goes outside. */
function nest(runs: readonly Inline[], marks: readonly Mark[], writing: Writing): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  for (let start = 0; start < runs.length;) {
    const run = runs[start];
    if (!run) break;
    const open = marks.filter((mark) => run[mark]).map((mark) => ({ mark, length: runLength(runs, start, mark) }));
    const outer = open.sort((a, b) => b.length - a.length)[0];
    if (!outer) {
      nodes.push(...textNodes(run, writing));
      start += 1;
      continue;
    }
    const children = nest(
      runs.slice(start, start + outer.length),
      marks.filter((mark) => mark !== outer.mark),
      writing,
    );
    nodes.push(wrap(outer.mark, run.href ?? '', children));
    start += outer.length;
  }
  return nodes;
}

function wrap(mark: Mark, url: string, children: PhrasingContent[]): PhrasingContent {
  if (mark === 'bold') return { type: 'strong', children };
  if (mark === 'italic') return { type: 'emphasis', children };
  return { type: 'link', url, children: children.filter((child) => child.type !== 'link') };
}

/** Links within the document go to the headings' own anchors; where there is none, the text stands alone. */
function phrasing(content: readonly Inline[], writing: Writing): PhrasingContent[] {
  const runs = content.map(({ href, ...run }): Inline => {
    if (!href || !isSafeHref(href)) return run;
    if (!href.startsWith('#')) return { ...run, href };
    const slug = writing.slugs.get(href.slice(1));
    return slug ? { ...run, href: `#${slug}` } : run;
  });
  return nest(joinInline(runs), MARKS, writing);
}

function table({ columns, rows, caption }: TableBlock, writing: Writing): Flow[] {
  const inCell = { ...writing, cell: true };
  const cell = (content: readonly Inline[]): TableCell => ({ type: 'tableCell', children: phrasing(content, inCell) });
  const header = columns.map((column) => cell([{ text: column.header }]));
  return [
    ...(caption
      ? [{ type: 'paragraph' as const, children: phrasing([{ text: caption, italic: true }], writing) }]
      : []),
    {
      type: 'table',
      align: columns.map(({ align }) => (align === 'right' ? 'right' : null)),
      children: [
        { type: 'tableRow', children: header },
        ...rows.map((row) => ({ type: 'tableRow' as const, children: row.map(cell) })),
      ],
    },
  ];
}

function callout(block: CalloutBlock, writing: Writing): Flow {
  const label: Inline[] = [{ text: `${block.title ?? CALLOUT_TITLES[block.tone]}:`, bold: true }];
  const [first, ...rest] = block.blocks;
  const blocks: Block[] =
    first?.type === 'paragraph'
      ? [{ type: 'paragraph', content: [...label, { text: ' ' }, ...first.content] }, ...rest]
      : [{ type: 'paragraph', content: label }, ...block.blocks];
  return { type: 'blockquote', children: blocks.flatMap((one) => flow(one, writing)) };
}

function cardList({ cards }: CardsBlock): ListBlock {
  const item = ({ label, title, blocks }: CardsBlock['cards'][number]): Block[] => [
    {
      type: 'paragraph',
      content: [...(label ? [{ text: `${label}: ` }] : []), ...title.map((run) => ({ ...run, bold: true }))],
    },
    ...blocks,
  ];
  return { type: 'list', ordered: false, items: cards.map(item) };
}

function figureList({ figures }: FiguresBlock): ListBlock {
  const items = figures.map(({ value, label, note }): Block[] => [
    {
      type: 'paragraph',
      content: [{ text: value, bold: true }, { text: ` ${label}` }, ...(note ? [{ text: ` (${note})` }] : [])],
    },
  ]);
  return { type: 'list', ordered: false, items };
}

function flow(block: Block, writing: Writing): Flow[] {
  switch (block.type) {
    case 'heading': {
      const content = block.number ? [{ text: `${block.number} ` }, ...block.content] : block.content;
      return [{ type: 'heading', depth: block.level, children: phrasing(content, writing) }];
    }
    case 'paragraph':
      return block.content.length ? [{ type: 'paragraph', children: phrasing(block.content, writing) }] : [];
    case 'list':
      return [
        {
          type: 'list',
          ordered: block.ordered,
          spread: false,
          children: block.items.map((item) => ({
            type: 'listItem',
            spread: false,
            children: item.flatMap((one) => flow(one, writing)),
          })),
        },
      ];
    case 'table':
      return table(block, writing);
    case 'callout':
      return [callout(block, writing)];
    case 'quote':
      return [{ type: 'blockquote', children: block.blocks.flatMap((one) => flow(one, writing)) }];
    case 'diagram':
      return [
        { type: 'code', lang: 'mermaid', value: block.source },
        ...(block.caption
          ? [{ type: 'paragraph' as const, children: phrasing([{ text: block.caption, italic: true }], writing) }]
          : []),
      ];
    case 'code':
      return [{ type: 'code', lang: block.language ?? null, value: block.text }];
    case 'rule':
      return [{ type: 'thematicBreak' }];
    case 'cards':
      return flow(cardList(block), writing);
    case 'figures':
      return flow(figureList(block), writing);
    case 'pull':
      return flow({ type: 'quote', blocks: [{ type: 'paragraph', content: block.content }] }, writing);
    default:
      return unknownBlock(block);
  }
}

/** What is read as struck out beside GFM tables is written as itself. */
const NO_STRIKES: Options = { unsafe: [{ character: '~', inConstruct: 'phrasing' }] };

/** Blocks as CommonMark with GFM tables. Escaping is the serializer's, so text can never turn into markup. */
export function blocksToMarkdown(blocks: readonly Block[]): string {
  const writing = { slugs: headingSlugs(blocks) };
  const children: RootContent[] = blocks.flatMap((block) => flow(block, writing));
  return toMarkdown(
    { type: 'root', children },
    { bullet: '-', emphasis: '*', rule: '-', listItemIndent: 'one', extensions: [gfmTableToMarkdown(), NO_STRIKES] },
  );
}
