import { blockText, documentOutline, OFFLINE_NOTICE, type ExportStyle, type OutlinePart } from '@specforge/document';
import { wholeDocx } from './document-files.js';
import { cleanText } from './docx-text.js';
import type { ExportSource } from './export-source.service.js';
import type { Deck, Slide } from './pptx-deck.js';
import { executiveSlides } from './pptx-executive.js';
import { finishPackage } from './pptx-package.js';
import { paragraphsOf } from './pptx-paragraphs.js';
import { partSlides, type PartOptions } from './pptx-parts.js';
import { recordTexts } from './pptx-records.js';
import { placed, tableSlides, words, type SlidePicture } from './pptx-slides.js';
import { heightOf, toParagraphs, type Paragraph } from './pptx-text.js';
import { LOOKS, type Look } from './pptx-theme.js';
import { writeDeck } from './pptx-writer.js';

/** A document as a presentation in one of the styles. */
export async function renderPptx(
  source: ExportSource,
  style: ExportStyle,
  pictures: ReadonlyMap<string, SlidePicture> = new Map(),
): Promise<Buffer> {
  const deck = deckOf(source, style, pictures);
  const bytes = await writeDeck(deck).write({ outputType: 'uint8array' });
  if (!(bytes instanceof Uint8Array)) throw new TypeError('A presentation is written as bytes');
  return finishPackage(bytes, deck);
}

/** The slides of a document, laid out: every text has its place, and fits into it. */
export function deckOf(
  source: ExportSource,
  style: ExportStyle,
  pictures: ReadonlyMap<string, SlidePicture> = new Map(),
): Deck {
  const look = LOOKS[style];
  const { parts } = documentOutline(source, style);
  const front = wholeDocx(source);
  const options: PartOptions = { source, style, pictures, records: recordTexts(source), title: front.title };
  const slides = [cover(source, look), ...bodySlides(parts, options), closing(source, parts, options)];
  return {
    look,
    title: front.title,
    footer: shortFooter(front.title, front.footer),
    slides,
    properties: front.properties,
  };
}

function bodySlides(parts: readonly OutlinePart[], options: PartOptions): Slide[] {
  switch (options.style) {
    case 'technical':
      return [
        ...contents(parts, options),
        ...parts.flatMap((part) => [...divider(part, options), ...partSlides(part, options)]),
      ];
    case 'executive':
      return executiveSlides(parts, options);
    case 'marketing':
      return saidOnce(parts.flatMap((part) => partSlides(part, options)));
  }
}

/** A sentence that fills a slide is said once, however many chapters it suits. */
function saidOnce(slides: readonly Slide[]): Slide[] {
  const said = new Set<string>();
  return slides.filter(({ layout, elements }) => {
    if (layout !== 'Quote') return true;
    const words = JSON.stringify(
      elements.map((one) => (one.kind === 'text' && one.placeholder === 'title' ? one.paragraphs : '')),
    );
    return !said.has(words) && said.add(words);
  });
}

const LONGEST_FOOTER_TITLE = 70;

function shortFooter(title: string, details: string): string {
  const characters = Array.from(cleanText(title).replace(/\s+/g, ' '));
  const short =
    characters.length > LONGEST_FOOTER_TITLE
      ? `${characters.slice(0, LONGEST_FOOTER_TITLE - 1).join('')}…`
      : characters.join('');
  return `${short} · ${details}`;
}

function cover(source: ExportSource, look: Look): Slide {
  const { title, kicker, subtitle = '', details, notice } = wholeDocx(source);
  const [plain] = words(title, 'coverTitle');
  const large = placed('Title', 'title', plain ? [plain] : [], look);
  const fits = plain !== undefined && heightOf([plain], large.box.w, look) <= large.box.h;
  const lines = [...details.map(([label, value]) => `${label}: ${value}`), ...(notice === undefined ? [] : [notice])];
  return {
    layout: 'Title',
    section: 'Start',
    anchors: [],
    notes: [source.title, ...lines].join('\n'),
    elements: [
      placed('Title', 'kicker', words(kicker, 'coverKicker'), look),
      fits ? large : placed('Title', 'title', words(title, 'coverTitleLong'), look),
      placed('Title', 'subtitle', words(subtitle, 'coverText'), look),
      placed(
        'Title',
        'details',
        lines.flatMap((line) => words(line, 'coverDetail')),
        look,
      ),
    ],
  };
}

/** The parts of the document with links to them. */
function contents(parts: readonly OutlinePart[], { source, records }: PartOptions): Slide[] {
  const head = {
    kicker: source.template.name,
    title: 'Contents',
    section: 'Start',
    notes: '',
    recordText: (id: string) => records.get(id),
  };
  const rows = parts.map(({ key, heading, number = '', items }) => [
    [{ text: number }],
    [{ text: heading, href: `#${key}` }],
    [
      {
        text: items
          .filter(({ headed }) => headed)
          .map(({ label }) => label)
          .join(', '),
      },
    ],
  ]);
  const columns = [
    { header: 'No.', align: 'right' as const },
    { header: 'Section', align: 'left' as const },
    { header: 'Holds', align: 'left' as const },
  ];
  return tableSlides(head, { type: 'table', columns, rows }, LOOKS.technical);
}

function divider({ key, heading, number = '', items, role }: OutlinePart, { style, source }: PartOptions): Slide[] {
  if (role === 'index') return [];
  const look = LOOKS[style];
  const { description } = source.sections.find((section) => section.key === key) ?? { description: '' };
  const shown = items.filter(({ headed }) => headed);
  const contentsOf = shown.flatMap(({ label, anchor }) =>
    toParagraphs([{ text: label, href: `#${anchor}` }], { style: 'sectionText', bullet: 'dot' }),
  );
  return [
    {
      layout: 'Section',
      section: heading,
      anchors: [key],
      notes: [`${number} ${heading}`.trim(), description, ...shown.map(({ label }) => `• ${label}`)]
        .filter(Boolean)
        .join('\n'),
      elements: [
        placed('Section', 'number', words(number || ' ', 'sectionNumber'), look),
        placed('Section', 'title', words(heading, 'sectionTitle'), look),
        placed('Section', 'contents', contentsOf.length > 0 ? contentsOf : words(description, 'sectionText'), look),
      ],
    },
  ];
}

/** The decisions that are wanted, or where the whole of the document stands. */
function closing(source: ExportSource, parts: readonly OutlinePart[], { style }: PartOptions): Slide {
  const look = LOOKS[style];
  const decisions = parts.find(({ role }) => role === 'summary')?.items.find(({ name }) => name === 'decisions');
  const { title, footer } = wholeDocx(source);
  const lines = [
    `${title} · ${footer}`,
    ...(style === 'technical' ? [] : ['The technical edition holds every record with its id, in full.']),
    `Prepared by ${source.author}`,
    ...(source.offlineDraft ? [OFFLINE_NOTICE] : []),
  ];
  const wanted = paragraphsOf(decisions?.blocks ?? []).map((one): Paragraph => ({ ...one, style: 'coverText' }));
  const plain = lines.flatMap((line) => words(line, 'coverText'));
  const heading = { executive: 'Next steps', technical: 'End of the walk-through', marketing: title }[style];
  return {
    layout: 'Closing',
    section: 'End',
    anchors: decisions ? [decisions.anchor] : [],
    notes: [...(decisions ? [blockText(decisions.blocks)] : []), ...lines].join('\n'),
    elements: [
      placed('Closing', 'title', words(decisions?.label ?? heading, 'sectionTitle'), look),
      placed('Closing', 'body', wanted.length > 0 ? wanted : plain, look),
    ],
  };
}
