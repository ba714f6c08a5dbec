import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { cleanText } from './docx-text.js';
import type { Box, Deck } from './pptx-deck.js';
import { bodyBox, titleBox } from './pptx-layouts.js';
import { THEME_COLORS, type Look } from './pptx-theme.js';
import { LANGUAGE } from './pptx-writer.js';

type Parts = Map<string, string>;

const EMU = 12_700;

/**
 * What the library leaves wrong or out: parts that are announced and not there, its own theme, shapes with the same
 * id, paragraphs with their properties told twice, tables without a head and without words for those who cannot see
 * them, notes in one paragraph, and a language of its own.
 */
export function finishPackage(bytes: Uint8Array, deck: Deck): Buffer {
  const files = unzipSync(bytes);
  const parts: Parts = new Map();
  const others: Zippable = {};
  for (const [path, content] of Object.entries(files)) {
    if (/\.(xml|rels)$/.test(path)) parts.set(path, strFromU8(content));
    else if (content.length > 0) others[path] = [content, { level: /\.(png|xlsx)$/.test(path) ? 0 : 6 }];
  }
  for (const [path, xml] of parts) parts.set(path, finishPart(path, xml, deck));
  parts.set('[Content_Types].xml', contentTypes(parts));
  const written: Zippable = {};
  for (const [path, xml] of parts) written[path] = [strToU8(xml), { level: 6 }];
  return Buffer.from(zipSync({ ...written, ...others }));
}

function finishPart(path: string, xml: string, deck: Deck): string {
  if (path.startsWith('ppt/slides/slide')) return slide(xml, deck.look);
  if (path.startsWith('ppt/slideLayouts/slideLayout')) return layout(xml, deck.look);
  if (path.startsWith('ppt/slideMasters/slideMaster')) return master(xml, deck.look);
  if (path.startsWith('ppt/notesSlides/notesSlide')) return notes(xml);
  if (path.startsWith('ppt/theme/')) return theme(xml);
  if (path === 'docProps/core.xml') return coreProperties(xml, deck);
  return path.startsWith('ppt/') ? language(xml) : xml;
}

function language(xml: string): string {
  return xml
    .replaceAll(' altLang="en-US"', '')
    .replaceAll('lang="en-US"', `lang="${LANGUAGE}"`)
    .replace(
      /(typeface="(Cambria|Consolas)" pitchFamily=)"34"/g,
      (_, before: string, font: string) => `${before}"${FAMILIES[font] ?? 34}"`,
    );
}

/** What kind of face stands in where one is missing: with serifs, or of one width. */
const FAMILIES: Record<string, number> = { Cambria: 18, Consolas: 49 };

/** Properties of a paragraph stand before its first run only. */
const REPEATED_PROPERTIES = /(<\/a:r>)(?:<a:pPr\b[^>]*?\/>|<a:pPr\b(?:(?!<\/a:pPr>).)*<\/a:pPr>)/gs;
/** Of a line's runs that hold no text, nothing remains but their properties. */
const DOUBLED_PROPERTIES = /(<a:p>)(?:<a:pPr\b(?:(?!<\/a:pPr>).)*<\/a:pPr>)+(?=<a:pPr\b)/gs;

function slide(xml: string, look: Look): string {
  return uniqueIds(
    language(xml)
      .replace(REPEATED_PROPERTIES, '$1')
      .replace(DOUBLED_PROPERTIES, '$1')
      // An empty cell would be as high as a line of the largest text.
      .replaceAll('<a:endParaRPr/>', `<a:endParaRPr lang="${LANGUAGE}" sz="${look.text.cell.size * 100}"/>`)
      .replace(/<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="(\d+)" name="([^"]*)"\/>/g, tableFrame)
      .replaceAll('<a:tblPr/>', '<a:tblPr firstRow="1"/>')
      .replace(/<p:nvPr><p:extLst>.*?<\/p:extLst><\/p:nvPr>/gs, placeholderUse('tbl', TABLE_INDEX))
      .replace(
        /(<p:nvGraphicFramePr>\s*<p:cNvPr [^>]*name="Chart"[^>]*\/>\s*<p:cNvGraphicFramePr\/>\s*)<p:nvPr><\/p:nvPr>/g,
        `$1${placeholderUse('chart', TABLE_INDEX)}`,
      )
      .replace(/(<p:nvPicPr>.*?)<p:nvPr\s*(?:\/>|><\/p:nvPr>)/gs, `$1${placeholderUse('pic', TABLE_INDEX)}`)
      .replace(/<p:cNvPr id="(\d+)" name="Decoration"\/?>(<\/p:cNvPr>)?/g, decorative),
  );
}

const TABLE_INDEX = 90;

function placeholderUse(type: string, index: number): string {
  return `<p:nvPr><p:ph type="${type}" idx="${index}"/></p:nvPr>`;
}

function tableFrame(_: string, id: string, words: string): string {
  return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="Table" descr="${words}"/>`;
}

/** Said to be of no meaning, so that nobody is told of it. */
function decorative(_: string, id: string): string {
  const namespace = 'http://schemas.microsoft.com/office/drawing/2017/decorative';
  const extension = `<a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}"><adec:decorative xmlns:adec="${namespace}" val="1"/></a:ext>`;
  return `<p:cNvPr id="${id}" name="Decoration"><a:extLst>${extension}</a:extLst></p:cNvPr>`;
}

function uniqueIds(xml: string): string {
  let next = 0;
  return xml.replace(/<p:cNvPr id="\d+"/g, () => `<p:cNvPr id="${(next += 1)}"`);
}

/** The master that all layouts follow, and what a new slide of a reader's begins with. */
function master(xml: string, look: Look): string {
  const { size, color } = look.text.title;
  const shapes = [
    placeholderShape('Title', 'type="title"', titleBox(look)),
    placeholderShape('Text', 'type="body" idx="1"', bodyBox(look)),
  ];
  return uniqueIds(
    language(xml)
      .replace('</p:spTree>', `${shapes.join('')}</p:spTree>`)
      // Room before a paragraph, which each text would take over and nobody has counted.
      .replaceAll('<a:spcPct val="20000"/>', '<a:spcPct val="0"/>')
      .replace('<a:lvl1pPr algn="ctr"', '<a:lvl1pPr algn="l"')
      .replace(
        '<a:defRPr sz="4400" kern="1200"><a:solidFill><a:schemeClr val="tx1"/>',
        `<a:defRPr sz="${size * 100}" kern="1200"><a:solidFill><a:srgbClr val="${color}"/>`,
      ),
  );
}

function placeholderShape(name: string, use: string, { x, y, w, h }: Box): string {
  const [left, top, width, height] = [x, y, w, h].map((points) => Math.round(points * EMU));
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="1" name="${name} placeholder"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>` +
    `<p:nvPr><p:ph ${use}/></p:nvPr></p:nvSpPr><p:spPr><a:xfrm><a:off x="${left}" y="${top}"/>` +
    `<a:ext cx="${width}" cy="${height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>` +
    `<p:txBody><a:bodyPr lIns="0" tIns="0" rIns="0" bIns="0"/><a:lstStyle/>` +
    `<a:p><a:endParaRPr lang="${LANGUAGE}"/></a:p></p:txBody></p:sp>`
  );
}

/** Room for a table, a chart or a picture, which the library's layouts cannot have. */
function layout(xml: string, look: Look): string {
  const name = /<p:cSld name="([^"]*)"/.exec(xml)?.[1] ?? '';
  const type = { Table: 'tbl', Chart: 'chart', Picture: 'pic' }[name];
  const named = language(xml);
  if (type === undefined) return uniqueIds(named);
  const room = placeholderShape(name, `type="${type}" idx="${TABLE_INDEX}"`, bodyBox(look));
  return uniqueIds(named.replace('</p:spTree>', `${room}</p:spTree>`));
}

/** One paragraph for each line of the notes. */
function notes(xml: string): string {
  return language(xml).replace(
    /<a:p><a:r><a:rPr([^>]*)\/><a:t>([^<]*)<\/a:t><\/a:r>(<a:endParaRPr[^>]*\/>)?<\/a:p>/s,
    (_, run: string, text: string) =>
      text
        .split(/\r?\n/)
        .map((line) => (line === '' ? '<a:p/>' : `<a:p><a:r><a:rPr${run}/><a:t>${line}</a:t></a:r></a:p>`))
        .join(''),
  );
}

function theme(xml: string): string {
  const colors = THEME_COLORS.map(([name, color]) => `<a:${name}><a:srgbClr val="${color}"/></a:${name}>`).join('');
  return xml
    .replace(/<a:clrScheme name="[^"]*">.*?<\/a:clrScheme>/s, `<a:clrScheme name="SpecForge">${colors}</a:clrScheme>`)
    .replace('name="Office Theme"', 'name="SpecForge"');
}

function coreProperties(xml: string, { properties }: Deck): string {
  const words = escaped(cleanText(properties.keywords.join(', ')));
  return xml
    .replace('</dc:creator>', `</dc:creator><cp:keywords>${words}</cp:keywords>`)
    .replace('</cp:coreProperties>', `<dc:language>${LANGUAGE}</dc:language></cp:coreProperties>`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Only of parts that are there. */
function contentTypes(parts: Parts): string {
  const xml = parts.get('[Content_Types].xml') ?? '';
  return xml.replace(/\s*<Override PartName="\/?([^"]*)"[^>]*\/>/g, (override, path: string) =>
    parts.has(path) ? override : '',
  );
}
