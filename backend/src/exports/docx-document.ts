import { CONTENTS_DEPTH, listedHeadings, summaryApart, type PaperSource } from '@specforge/document';
import { BorderStyle, Document, Footer, Header, Packer, PageNumber, Paragraph, TabStopType, TextRun } from 'docx';
import { DocxBlocks } from './docx-blocks.js';
import { bookmarksOf } from './docx-bookmarks.js';
import { filledIn, writeContents, writeTitlePage } from './docx-front-matter.js';
import { wordNumbering } from './docx-numbering.js';
import { estimatePages } from './docx-pages.js';
import type { DocxPicture } from './docx-pictures.js';
import { cleanText, textRuns } from './docx-text.js';
import { FONT_TABLE, HAIRLINE, PAGE, STYLES, twips, wordStyles } from './docx-theme.js';
import { type DocxTheme, themeOf } from './docx-themes.js';
import { DocxWriter } from './docx-writer.js';

/** What a Word file is made from. */
export interface DocxSource extends PaperSource {
  /** Level of the blocks' uppermost headings. */
  topLevel: 1 | 2;
  /** `false` for a section in a file of its own: no title page, no Contents. */
  frontMatter: boolean;
  firstSection?: number;
  /** Diagrams by their source; one that has none is shown as its source. */
  pictures?: ReadonlyMap<string, DocxPicture>;
  properties: { author: string; description: string; keywords: readonly string[] };
}

/** The Word file: valid as it is, fields filled in, so that Word opens it without asking. */
export async function renderDocx(source: DocxSource): Promise<Buffer> {
  return Packer.toBuffer(buildDocx(source), undefined, [{ path: 'word/fontTable.xml', data: FONT_TABLE }]);
}

export function buildDocx(source: DocxSource): Document {
  const { style = 'technical', blocks, topLevel, frontMatter } = source;
  const theme = themeOf(style);
  const writer = new DocxWriter(bookmarksOf(blocks), theme);
  const [summary, others] = summaryApart(blocks);
  const { headings, depth } = listedHeadings(blocks, topLevel, frontMatter ? CONTENTS_DEPTH[style] : 0);
  const body = new DocxBlocks(writer, topLevel, headings.length ? depth : 0, source.pictures ?? new Map());
  if (frontMatter) {
    writeTitlePage(source, writer);
    writer.startPage();
  }
  if (summary.length) {
    body.writeCompact(summary);
    writer.startPage();
  }
  if (headings.length) {
    writeContents(headings, depth, topLevel, writer);
    writer.startPage();
  }
  body.write(others);
  if (blocks.length === 0) writer.paragraph('body', '', []);

  return new Document({
    title: cleanText(source.title),
    subject: cleanText(source.kicker),
    creator: cleanText(source.properties.author),
    lastModifiedBy: cleanText(source.properties.author),
    description: cleanText(source.properties.description),
    keywords: cleanText(source.properties.keywords.join(', ')),
    styles: wordStyles(theme.styles),
    numbering: wordNumbering(source.firstSection),
    pageNumbers: filledIn(estimatePages(writer.flow, theme.textHeight), headings),
    sections: [
      {
        properties: {
          titlePage: source.frontMatter,
          page: {
            size: { width: twips(PAGE.width), height: twips(PAGE.height) },
            margin: {
              top: twips(PAGE.top),
              bottom: twips(PAGE.bottom),
              left: twips(theme.side),
              right: twips(theme.side),
              header: twips(PAGE.header),
              footer: twips(PAGE.footer),
            },
          },
        },
        headers: {
          default: header(source, theme),
          ...(source.frontMatter && { first: new Header({ children: [empty('header')] }) }),
        },
        footers: {
          default: footer(source, theme),
          ...(source.frontMatter && { first: new Footer({ children: [empty('footer')] }) }),
        },
        children: writer.children,
      },
    ],
  });
}

function rightTab({ textWidth }: DocxTheme) {
  return { tabStops: [{ type: TabStopType.RIGHT, position: twips(textWidth) }] };
}

function header({ title, kicker }: DocxSource, theme: DocxTheme): Header {
  const line = { style: BorderStyle.SINGLE, size: 4, color: HAIRLINE, space: 4 };
  return new Header({
    children: [
      new Paragraph({
        style: STYLES.header.id,
        ...rightTab(theme),
        border: { bottom: line },
        children: [...textRuns(shortened(title)), new TextRun({ text: '\t' }), ...textRuns(kicker)],
      }),
    ],
  });
}

function footer({ footer: text }: DocxSource, theme: DocxTheme): Footer {
  return new Footer({
    children: [
      new Paragraph({
        style: STYLES.footer.id,
        ...rightTab(theme),
        children: [
          ...textRuns(text),
          new TextRun({ text: '\t' }),
          new TextRun({ children: [PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });
}

/** Long titles would push the other half of the header to a second line. */
function shortened(title: string): string {
  const characters = [...title.replace(/\s+/g, ' ').trim()];
  return characters.length <= 70 ? characters.join('') : `${characters.slice(0, 69).join('').trimEnd()}…`;
}

function empty(style: 'header' | 'footer'): Paragraph {
  return new Paragraph({ style: STYLES[style].id });
}
