import { anchorsOf } from './block-walk.js';
import type { Block, CardsBlock, FiguresBlock, HeadingBlock, Inline, ListBlock, TableBlock } from './blocks.js';
import { CALLOUT_TITLES } from './callouts.js';
import { definitionsOf, isLabel } from './definitions.js';
import type { ExportStyle } from './export-style.js';
import { SUMMARY_KEY } from './executive-summary.js';
import { escapeHtml } from './html.js';
import { inlineText, isSafeHref, unknownBlock } from './inline.js';

/** What a document on pages is made from, whatever the format. */
export interface PaperSource {
  /** Technical by default. */
  style?: ExportStyle;
  title: string;
  /** Above the title: `Product requirements document`. */
  kicker: string;
  subtitle?: string;
  /** Label and value, one line each on the title page: version, date, author. */
  details: readonly (readonly [label: string, value: string])[];
  /** Below them, such as that the draft was written offline. */
  notice?: string;
  /** At the foot of every page, such as version and date. */
  footer: string;
  /** From the first section on; sections have headings of level 2. */
  blocks: readonly Block[];
}

/** A diagram as a picture. Lengths in pixels of a screen. */
export interface Picture {
  /** A `data:` address. */
  src: string;
  width: number;
  height: number;
}

export interface PrintOptions {
  /** Pictures of diagrams, by their source; one that has none is shown as its source. */
  pictures?: ReadonlyMap<string, Picture>;
}

/** More lines than fit on two pages give no overview: the Contents then name the sections alone. */
const CONTENTS_MAX = 84;

/** The headings that the Contents list, and how many levels deep they go. */
export function listedHeadings(
  blocks: readonly Block[],
  topLevel: number,
  most: 0 | 1 | 2 = 2,
): { headings: HeadingBlock[]; depth: 1 | 2 } {
  if (most === 0) return { headings: [], depth: 1 };
  const headings = blocks.filter((block) => block.type === 'heading');
  const within = (depth: number) => headings.filter(({ level }) => level - topLevel < depth);
  const both = within(most);
  return most === 1 || both.length > CONTENTS_MAX ? { headings: within(1), depth: 1 } : { headings: both, depth: 2 };
}

/** How deep the Contents of each style go; `0` where there are none. */
export const CONTENTS_DEPTH: Record<ExportStyle, 0 | 1 | 2> = { technical: 2, executive: 1, marketing: 0 };

/** The summary page that an executive document opens with, before the Contents, and all that follows. */
export function summaryApart(blocks: readonly Block[]): [summary: readonly Block[], others: readonly Block[]] {
  const [first] = blocks;
  if (first?.type !== 'heading' || first.anchor !== SUMMARY_KEY) return [[], blocks];
  const next = blocks.findIndex((block, index) => index > 0 && block.type === 'heading' && block.level <= first.level);
  return next < 0 ? [blocks, []] : [blocks.slice(0, next), blocks.slice(next)];
}

/** A document for paper as HTML: title page, Contents, sections. Every text is escaped; `printStyles` lays it out. */
export function printBody(source: PaperSource, options: PrintOptions = {}): string {
  const { style = 'technical' } = source;
  const writer = new PrintBlocks(
    options.pictures ?? new Map(),
    new Set(anchorsOf(source.blocks)),
    style === 'technical',
  );
  const [summary, others] = summaryApart(source.blocks);
  const opening = summary.length ? `<div class="printed-body printed-summary">${writer.write(summary)}</div>` : '';
  const contents = contentsOf(others, CONTENTS_DEPTH[style]);
  const html =
    `<article class="printed printed-${style}">${cover(source)}${opening}${contents}` +
    `<div class="printed-body">${writer.write(others)}</div></article>`;
  return html.replace(UNPRINTABLE, '');
}

/** Controls, and characters that turn the direction of their neighbours: they would show a text as another one. */
const UNPRINTABLE = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu;

function cover({ kicker, title, subtitle, details, notice }: PaperSource): string {
  const rows = details
    .map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd dir="auto">${escapeHtml(value)}</dd></div>`)
    .join('');
  return (
    `<header class="printed-cover"><p class="printed-kicker">${escapeHtml(kicker)}</p>` +
    `<h1 dir="auto">${escapeHtml(title)}</h1>` +
    (subtitle ? `<p class="printed-subtitle" dir="auto">${escapeHtml(subtitle)}</p>` : '') +
    (rows ? `<dl class="printed-details">${rows}</dl>` : '') +
    (notice ? `<aside class="printed-callout printed-note"><p>${escapeHtml(notice)}</p></aside>` : '') +
    `</header>`
  );
}

/** On paper each line gets its page from what lays it out: `printed-page` is where it stands. */
function contentsOf(blocks: readonly Block[], most: 0 | 1 | 2): string {
  const { headings, depth } = listedHeadings(blocks, 2, most);
  if (headings.length === 0) return '';
  const lines = headings.map(({ level, content, number, anchor }) => {
    const shown =
      `<span class="printed-number">${escapeHtml(number ?? '')}</span>` +
      `<span class="printed-entry" dir="auto">${escapeHtml(inlineText(content))}</span>` +
      `<span class="printed-page"></span>`;
    const line = anchor === undefined ? `<span>${shown}</span>` : `<a href="#${escapeHtml(anchor)}">${shown}</a>`;
    return `<li class="printed-level-${depth === 2 ? level - 1 : 1}">${line}</li>`;
  });
  return `<nav class="printed-contents" aria-label="Contents"><h2>Contents</h2><ol>${lines.join('')}</ol></nav>`;
}

/** Writes the blocks in order. Tables and figures are numbered and named by what stands above them. */
class PrintBlocks {
  private readonly counters = { Table: 0, Figure: 0 };
  /** The last heading: what a table without a caption is about. */
  private subject = '';

  constructor(
    private readonly pictures: ReadonlyMap<string, Picture>,
    /** A link to any other place leads nowhere on paper. */
    private readonly targets: ReadonlySet<string>,
    /** Numbered names above tables and below figures are for those who look things up. */
    private readonly captioned: boolean,
  ) {}

  write(blocks: readonly Block[]): string {
    return blocks
      .map((block, index) => {
        // A label is told in the caption of its table.
        if (blocks[index + 1]?.type === 'table' && isLabel(block)) return '';
        const before = blocks[index - 1];
        return this.block(block, before && isLabel(before) ? inlineText(before.content) : null);
      })
      .join('');
  }

  private block(block: Block, label: string | null): string {
    switch (block.type) {
      case 'heading':
        return this.heading(block);
      case 'paragraph':
        return `<p dir="auto"${isLabel(block) ? ' class="printed-label"' : ''}>${this.inline(block.content)}</p>`;
      case 'list':
        return this.list(block);
      case 'table':
        return this.table(block, label);
      case 'callout': {
        const title = `<p class="printed-label">${escapeHtml(block.title ?? CALLOUT_TITLES[block.tone])}</p>`;
        return `<aside class="printed-callout printed-${block.tone}">${title}${this.write(block.blocks)}</aside>`;
      }
      case 'diagram':
        return this.diagram(block.source, block.caption);
      case 'code':
        return `<pre><code>${escapeHtml(block.text)}</code></pre>`;
      case 'quote':
        return `<blockquote>${this.write(block.blocks)}</blockquote>`;
      case 'rule':
        return '<hr>';
      case 'cards':
        return `<ul class="printed-cards">${block.cards.map((card) => this.card(card)).join('')}</ul>`;
      case 'figures':
        return `<dl class="printed-figures">${block.figures.map(figure).join('')}</dl>`;
      case 'pull':
        return `<p class="printed-pull" dir="auto">${this.inline(block.content)}</p>`;
      default:
        return unknownBlock(block);
    }
  }

  private heading({ level, content, anchor, number }: HeadingBlock): string {
    this.subject = inlineText(content);
    const id = anchor === undefined ? '' : ` id="${escapeHtml(anchor)}"`;
    const shown = number === undefined ? '' : `<span class="printed-number">${escapeHtml(number)}</span> `;
    return `<h${level}${id} dir="auto">${shown}${this.inline(content)}</h${level}>`;
  }

  private list(block: ListBlock): string {
    const terms = definitionsOf(block);
    if (terms) {
      const rows = terms.map(
        ({ label, value }) => `<div><dt>${escapeHtml(label)}</dt><dd dir="auto">${this.inline(value)}</dd></div>`,
      );
      return `<dl class="printed-terms">${rows.join('')}</dl>`;
    }
    const items = block.items.map((item) => {
      const [first, ...rest] = item;
      const lone = first?.type === 'paragraph';
      return `<li dir="auto">${lone ? this.inline(first.content) + this.write(rest) : this.write(item)}</li>`;
    });
    return block.ordered ? `<ol>${items.join('')}</ol>` : `<ul>${items.join('')}</ul>`;
  }

  private table({ caption, columns, rows, rowAnchors }: TableBlock, label: string | null): string {
    const subject = label === null ? this.subject : `${label.replace(/:$/, '')}, ${this.subject}`;
    const total = columns.reduce((sum, { weight = 1 }) => sum + weight, 0);
    const right = (index: number) => (columns[index]?.align === 'right' ? ' class="printed-right"' : '');
    const widths = columns.map(({ weight = 1 }) => `<col style="width:${((weight / total) * 100).toFixed(2)}%">`);
    const head = columns.map(
      ({ header }, index) => `<th scope="col" dir="auto"${right(index)}>${escapeHtml(header)}</th>`,
    );
    const body = rows.map((row, number) => {
      const id = rowAnchors?.[number];
      const cells = row.map((cell, index) => `<td dir="auto"${right(index)}>${this.inline(cell)}</td>`).join('');
      return `<tr${id ? ` id="${escapeHtml(id)}"` : ''}>${cells}</tr>`;
    });
    const size = columns.length > 6 ? ' class="printed-dense"' : '';
    return (
      `<table${size}>${this.captioned ? `<caption>${this.caption('Table', caption ?? subject)}</caption>` : ''}` +
      `<colgroup>${widths.join('')}</colgroup><thead><tr>${head.join('')}</tr></thead>` +
      `<tbody>${body.join('')}</tbody></table>`
    );
  }

  private card({ label, title, anchor, blocks }: CardsBlock['cards'][number]): string {
    const above = label ? `<p class="printed-card-label" dir="auto">${escapeHtml(label)}</p>` : '';
    const head = `<p class="printed-card-title" dir="auto">${this.inline(title)}</p>`;
    return `<li${idOf(anchor)}>${above}${head}${this.write(blocks)}</li>`;
  }

  private diagram(source: string, caption: string | undefined): string {
    const name = caption ?? this.subject;
    const picture = this.pictures.get(source);
    if (!picture) {
      const below = this.caption('Figure', `${name} (Mermaid source)`);
      return `<figure><pre><code>${escapeHtml(source)}</code></pre><figcaption>${below}</figcaption></figure>`;
    }
    const { src, width, height } = picture;
    const image = `<img src="${escapeHtml(src)}" alt="${escapeHtml(`Diagram: ${name}`)}" width="${width}" height="${height}">`;
    return `<figure>${image}<figcaption>${this.caption('Figure', name)}</figcaption></figure>`;
  }

  private inline(content: readonly Inline[]): string {
    return content.map((one) => run(one, this.targets)).join('');
  }

  private caption(label: 'Table' | 'Figure', text: string): string {
    this.counters[label] += 1;
    const words = text === '' ? '' : ` – ${escapeHtml(text)}`;
    return `<b>${label} ${this.counters[label]}</b><span dir="auto">${words}</span>`;
  }
}

function idOf(anchor: string | undefined): string {
  return anchor ? ` id="${escapeHtml(anchor)}"` : '';
}

/** More characters are a phrase, not a figure. */
const LONG_FIGURE = 9;

function figure({ value, label, note, anchor }: FiguresBlock['figures'][number]): string {
  const below = note ? `<dd class="printed-figure-note" dir="auto">${escapeHtml(note)}</dd>` : '';
  const size = value.length > LONG_FIGURE ? ' printed-figure-long' : '';
  const large = `<dd class="printed-figure${size}" dir="auto">${escapeHtml(value)}</dd>`;
  return `<div${idOf(anchor)}><dt dir="auto">${escapeHtml(label)}</dt>${large}${below}</div>`;
}

function run({ text, bold, italic, code, href, broken }: Inline, targets: ReadonlySet<string>): string {
  let html = escapeHtml(text).replaceAll('\n', '<br>');
  if (code) html = `<code>${html}</code>`;
  // Not `em` and `strong`: in a tagged PDF they become kinds of elements that most readers do not know, and skip.
  if (italic) html = `<i>${html}</i>`;
  if (bold) html = `<b>${html}</b>`;
  if (broken) html = `<span class="printed-broken">${html}</span>`;
  if (!href || !isSafeHref(href)) return html;
  if (href.startsWith('#') && !targets.has(href.slice(1))) return html;
  const outside = href.startsWith('#') ? '' : ' rel="noopener noreferrer nofollow"';
  return `<a href="${escapeHtml(href)}"${outside}>${html}</a>`;
}
