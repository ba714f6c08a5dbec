import { createElement } from 'react';
import type { ReactNode } from 'react';
import { CALLOUT_TITLES } from '@specforge/document';
import type { Block, Inline } from '@specforge/document';
import { cn } from '~/lib/cn';
import { DiagramView } from './diagram';
import { SourceText } from './source-text';
import { useScrolls } from './use-scrolls';

/** A document's blocks as React elements: the same tree that every export is made from. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockView key={index} block={block} />);
}

function BlockView({ block }: { block: Block }): ReactNode {
  switch (block.type) {
    case 'heading':
      return createElement(
        `h${block.level}`,
        { id: block.anchor, className: 'scroll-mt-24 break-words' },
        block.number && <span className="me-[0.5em] tabular-nums">{block.number}</span>,
        <Inlines content={block.content} />,
      );
    case 'paragraph':
      return (
        <p className="break-words" dir="auto">
          <Inlines content={block.content} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index} dir="auto">
          <Blocks blocks={item} />
        </li>
      ));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return <TableView block={block} />;
    case 'callout':
      return (
        <aside className={cn('border-s-2 ps-4', block.tone === 'warning' ? 'border-danger' : 'border-patina')}>
          <p className="font-sans text-sm font-semibold">{block.title ?? CALLOUT_TITLES[block.tone]}</p>
          <Blocks blocks={block.blocks} />
        </aside>
      );
    case 'diagram':
      return <DiagramView block={block} />;
    case 'code':
      return <SourceText text={block.text} />;
    case 'quote':
      return (
        <blockquote className="border-s-2 border-hairline ps-4 text-quiet">
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'rule':
      return <hr />;
    case 'cards':
      return <Cards block={block} />;
    case 'figures':
      return <Figures block={block} />;
    case 'pull':
      return (
        <p className="border-s-4 border-ember ps-4 text-lg break-words" dir="auto">
          <Inlines content={block.content} />
        </p>
      );
    default:
      throw new Error(`Unknown block ${JSON.stringify(block satisfies never)}`);
  }
}

function Cards({ block }: { block: Extract<Block, { type: 'cards' }> }) {
  return (
    <ul className="grid list-none gap-3 ps-0 sm:grid-cols-2">
      {block.cards.map(({ label, title, anchor, blocks }, index) => (
        <li key={index} id={anchor} className="m-0 scroll-mt-24 rounded-card border border-hairline p-4">
          {label && <p className="font-sans text-xs text-quiet">{label}</p>}
          <p className="font-semibold break-words" dir="auto">
            <Inlines content={title} />
          </p>
          <Blocks blocks={blocks} />
        </li>
      ))}
    </ul>
  );
}

function Figures({ block }: { block: Extract<Block, { type: 'figures' }> }) {
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      {block.figures.map(({ value, label, note, anchor }, index) => (
        <div key={index} id={anchor} className="scroll-mt-24 border-t border-hairline pt-2">
          <dt className="font-sans text-sm text-quiet">{label}</dt>
          <dd className="text-2xl break-words">{value}</dd>
          {note && <dd className="font-sans text-xs text-quiet">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

function TableView({ block }: { block: Extract<Block, { type: 'table' }> }) {
  const total = block.columns.reduce((sum, { weight = 1 }) => sum + weight, 0);
  const align = (column: (typeof block.columns)[number] | undefined) =>
    column?.align === 'right' && 'text-end tabular-nums';
  const [frame, scrolls] = useScrolls();
  return (
    // A group, not a region: a page with a landmark for each table has too many to go by.
    <div
      ref={frame}
      className="overflow-x-auto"
      tabIndex={scrolls ? 0 : undefined}
      role="group"
      aria-label={block.caption ?? tableName(block)}
    >
      <table style={{ minWidth: `${Math.max(block.columns.length * 7, 20)}rem` }}>
        {block.caption && <caption className="pb-2 text-start font-sans text-xs text-quiet">{block.caption}</caption>}
        <colgroup>
          {block.columns.map(({ weight = 1 }, index) => (
            <col key={index} style={{ width: `${(weight / total) * 100}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {block.columns.map((column, index) => (
              <th key={index} scope="col" className={cn(align(column))}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, rowIndex) => (
            <tr key={rowIndex} id={block.rowAnchors?.[rowIndex]} className="scroll-mt-24">
              {row.map((cell, index) => (
                <td key={index} dir="auto" className={cn('break-words', align(block.columns[index]))}>
                  <Inlines content={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function tableName({ columns }: Extract<Block, { type: 'table' }>): string {
  return `Table: ${columns.map(({ header }) => header).join(', ')}`;
}

/** Only links within the document or to the web and mail become links; the document package lets no others through. */
function Inlines({ content }: { content: readonly Inline[] }) {
  return content.map((inline, index) => <InlineView key={index} inline={inline} />);
}

function InlineView({ inline }: { inline: Inline }): ReactNode {
  const lines = inline.text.split('\n');
  let node: ReactNode = lines.flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]));
  if (inline.code) node = <code>{node}</code>;
  if (inline.italic) node = <em>{node}</em>;
  if (inline.bold) node = <strong>{node}</strong>;
  if (inline.broken) node = <span className="text-danger">{node}</span>;
  if (!inline.href) return node;
  const outside = !inline.href.startsWith('#');
  return (
    <a href={inline.href} {...(outside && { rel: 'noopener noreferrer nofollow', target: '_blank' })}>
      {node}
    </a>
  );
}
