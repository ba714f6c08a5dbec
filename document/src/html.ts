import type { Block, CardsBlock, FiguresBlock, Inline, TableBlock } from './blocks.js';
import { isSafeHref, unknownBlock } from './inline.js';
import { CALLOUT_TITLES } from './callouts.js';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text made safe for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

function attribute(name: string, value: string | undefined): string {
  return value ? ` ${name}="${escapeHtml(value)}"` : '';
}

function run({ text, bold, italic, code, href, broken }: Inline): string {
  let html = escapeHtml(text).replaceAll('\n', '<br>');
  if (code) html = `<code>${html}</code>`;
  if (italic) html = `<em>${html}</em>`;
  if (bold) html = `<strong>${html}</strong>`;
  if (broken) html = `<span class="broken-reference">${html}</span>`;
  if (!href || !isSafeHref(href)) return html;
  const outside = href.startsWith('#') ? '' : ' rel="noopener noreferrer nofollow"';
  return `<a href="${escapeHtml(href)}"${outside}>${html}</a>`;
}

function inline(content: readonly Inline[]): string {
  return content.map(run).join('');
}

function table({ caption, columns, rows, rowAnchors }: TableBlock): string {
  const right = (index: number): string => (columns[index]?.align === 'right' ? ' class="right"' : '');
  const head = columns.map(({ header }, index) => `<th scope="col"${right(index)}>${escapeHtml(header)}</th>`).join('');
  const body = rows.map((row, number) => {
    const cells = row.map((cell, index) => `<td${right(index)}>${inline(cell)}</td>`).join('');
    return `<tr${attribute('id', rowAnchors?.[number])}>${cells}</tr>`;
  });
  const title = caption ? `<caption>${escapeHtml(caption)}</caption>` : '';
  return `<table>${title}<thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function card({ label, title, anchor, blocks }: CardsBlock['cards'][number]): string {
  const above = label ? `<p class="card-label">${escapeHtml(label)}</p>` : '';
  return `<li${attribute('id', anchor)}>${above}<p class="card-title">${inline(title)}</p>${blocksToHtml(blocks)}</li>`;
}

function figure({ value, label, note, anchor }: FiguresBlock['figures'][number]): string {
  const below = note ? `<dd class="figure-note">${escapeHtml(note)}</dd>` : '';
  return `<div${attribute('id', anchor)}><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>${below}</div>`;
}

function render(block: Block): string {
  switch (block.type) {
    case 'heading': {
      const number = block.number ? `<span class="number">${escapeHtml(block.number)}</span> ` : '';
      return `<h${block.level}${attribute('id', block.anchor)}>${number}${inline(block.content)}</h${block.level}>`;
    }
    case 'paragraph':
      return `<p>${inline(block.content)}</p>`;
    case 'list': {
      const items = block.items.map((item) => `<li>${listItem(item)}</li>`).join('');
      return block.ordered ? `<ol>${items}</ol>` : `<ul>${items}</ul>`;
    }
    case 'table':
      return table(block);
    case 'callout': {
      const title = escapeHtml(block.title ?? CALLOUT_TITLES[block.tone]);
      const inside = blocksToHtml(block.blocks);
      return `<aside class="callout callout-${block.tone}"><p class="callout-title">${title}</p>${inside}</aside>`;
    }
    case 'diagram': {
      const caption = block.caption ? `<figcaption>${escapeHtml(block.caption)}</figcaption>` : '';
      return `<figure><pre class="mermaid">${escapeHtml(block.source)}</pre>${caption}</figure>`;
    }
    case 'code': {
      const language = block.language ? attribute('class', `language-${block.language}`) : '';
      return `<pre><code${language}>${escapeHtml(block.text)}</code></pre>`;
    }
    case 'quote':
      return `<blockquote>${blocksToHtml(block.blocks)}</blockquote>`;
    case 'rule':
      return '<hr>';
    case 'cards':
      return `<ul class="cards">${block.cards.map(card).join('')}</ul>`;
    case 'figures':
      return `<dl class="figures">${block.figures.map(figure).join('')}</dl>`;
    case 'pull':
      return `<p class="pull">${inline(block.content)}</p>`;
    default:
      return unknownBlock(block);
  }
}

/** A lone paragraph needs no element of its own inside an item. */
function listItem(blocks: readonly Block[]): string {
  const [first, ...rest] = blocks;
  return first?.type === 'paragraph' ? inline(first.content) + blocksToHtml(rest) : blocksToHtml(blocks);
}

/** Blocks as an HTML fragment; every text and attribute is escaped. */
export function blocksToHtml(blocks: readonly Block[]): string {
  return blocks.map(render).join('');
}
