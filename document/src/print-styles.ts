import type { ExportStyle } from './export-style.js';
import { lookOf, PAGE_MARGINS } from './print-looks.js';
import { DANGER, EMBER, HAIRLINE, INK, MONO, PATINA, QUIET, SANS, SERIF, SOFT } from './print-palette.js';

/** What the margins of every page say, and how large the page is. */
export interface PrintPage {
  title: string;
  kicker: string;
  footer: string;
  paper?: 'a4' | 'letter';
  /** Technical by default. */
  style?: ExportStyle;
}

const PAPER = { a4: 'A4', letter: 'letter' } as const;
const LONGEST_TITLE = 70;

/** Lays out what `printBody` writes: as sheets on a screen, as pages with headers and numbers on paper. */
export function printStyles(page: PrintPage): string {
  const { style = 'technical', paper = 'a4' } = page;
  return pageRules(page) + BODY + SCREEN + PRINT + lookOf(style, paper);
}

function pageRules({ title, kicker, footer, paper = 'a4', style = 'technical' }: PrintPage): string {
  const { top, side, bottom } = PAGE_MARGINS[style];
  const margin = `font: 400 8pt/1.3 ${SANS}; color: ${QUIET};`;
  return `
@page {
  size: ${PAPER[paper]}; margin: ${top}mm ${side}mm ${bottom}mm;
  @top-left { content: ${cssText(shortened(title))}; width: 68%; text-align: left; vertical-align: bottom; padding-bottom: 5mm; ${margin} }
  @top-right { content: ${cssText(kicker)}; text-align: right; vertical-align: bottom; padding-bottom: 5mm; ${margin} }
  @bottom-left { content: ${cssText(footer)}; text-align: left; vertical-align: top; padding-top: 5mm; ${margin} }
  @bottom-right { content: counter(page) " of " counter(pages); text-align: right; vertical-align: top; padding-top: 5mm; ${margin} }
}
@page :first {
  @top-left { content: none } @top-right { content: none } @bottom-left { content: none } @bottom-right { content: none }
}
`;
}

/** A text as a string of CSS that no text can end early. */
function cssText(text: string): string {
  return `"${text.replace(/[^\p{L}\p{N} .,:;!?'()–-]/gu, (one) => `\\${(one.codePointAt(0) ?? 32).toString(16)} `)}"`;
}

function shortened(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length <= LONGEST_TITLE
    ? characters.join('')
    : `${characters
        .slice(0, LONGEST_TITLE - 1)
        .join('')
        .trimEnd()}…`;
}

/** The letters reach above their line: without room, a heading at the head of a page is counted into the page before, and stands twice in a PDF's outline. */
const HEADING_ROOM = '0.2em';

const BODY = `
.printed { font: 400 10.5pt/1.5 ${SERIF}; color: ${INK}; overflow-wrap: anywhere; hyphens: manual; text-align: start;
  print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.printed *, .printed ::before, .printed ::after { box-sizing: border-box; }
.printed :is(h1, h2, h3, h4) { font-family: ${SERIF}; font-weight: 600; line-height: 1.25; color: ${INK};
  break-after: avoid; break-inside: avoid; text-wrap: balance; letter-spacing: 0; padding-top: ${HEADING_ROOM}; }
.printed h2 { font-size: 20pt; margin: 22pt 0 8pt; }
.printed h3 { font-size: 14pt; margin: 13pt 0 5pt; }
.printed h4 { font: 600 10.5pt/1.35 ${SANS}; margin: 9pt 0 3pt; }
.printed-body > h2:first-child { margin-top: 0; }
.printed .printed-number { color: ${QUIET}; font-variant-numeric: tabular-nums; margin-inline-end: 0.35em; font-weight: 400; }
.printed p { margin: 0 0 6.5pt; orphans: 3; widows: 3; }
.printed .printed-label { font-weight: 600; margin: 6pt 0 3pt; break-after: avoid; }
.printed :is(strong, b) { font-weight: 600; }
.printed :is(em, i) { font-style: italic; }
.printed a { color: ${PATINA}; text-decoration: underline; text-underline-offset: 0.15em; text-decoration-thickness: 0.04em; }
.printed .printed-broken { color: ${DANGER}; }
.printed ul, .printed ol { margin: 0 0 7pt; padding: 0; padding-inline-start: 16pt; }
.printed ul { list-style: disc outside; } .printed ol { list-style: decimal outside; }
.printed li { margin: 0 0 3.5pt; orphans: 2; widows: 2; padding: 0; }
.printed li::marker { color: ${QUIET}; }
.printed-terms { margin: 0 0 8pt; }
.printed-terms > div { display: grid; grid-template-columns: 30mm 1fr; gap: 0 5mm; margin: 0 0 2.5pt; break-inside: avoid; }
.printed-terms dt { color: ${QUIET}; font: 400 9pt/1.65 ${SANS}; margin: 0; } .printed-terms dd { margin: 0; }
.printed table { width: 100%; table-layout: fixed; border-collapse: collapse; margin: 4pt 0 12pt; font: 400 8.8pt/1.42 ${SANS}; }
.printed table.printed-dense { font-size: 7.4pt; }
.printed caption { caption-side: top; text-align: start; font: 400 8.5pt/1.4 ${SANS}; color: ${QUIET}; padding: 5pt 0 4pt; break-after: avoid; }
.printed caption b, .printed figcaption b { color: ${INK}; }
.printed thead { display: table-header-group; break-inside: avoid; }
.printed tr { break-inside: avoid; }
.printed th { text-align: start; font-weight: 600; background: ${SOFT}; border-bottom: 0.75pt solid ${INK}; padding: 4pt 5pt; vertical-align: bottom; }
.printed td { border-bottom: 0.5pt solid ${HAIRLINE}; padding: 4pt 5pt; vertical-align: top; text-align: start; }
.printed :is(th, td).printed-right { text-align: end; font-variant-numeric: tabular-nums; }
.printed-callout { margin: 6pt 0 10pt; padding: 6pt 10pt 5pt; background: ${SOFT}; border-inline-start: 2.25pt solid ${PATINA}; font-size: 10pt; break-inside: avoid; }
.printed-hint { border-color: ${EMBER}; } .printed-assumption { border-color: ${QUIET}; } .printed-warning { border-color: ${DANGER}; }
.printed-callout > :last-child { margin-bottom: 2pt; }
.printed-callout > .printed-label { margin-top: 0; font: 600 9pt/1.5 ${SANS}; }
.printed blockquote { margin: 4pt 0 9pt; padding-inline-start: 10pt; border-inline-start: 2.25pt solid ${HAIRLINE}; color: ${QUIET}; }
.printed pre { font: 400 8pt/1.5 ${MONO}; font-variant-ligatures: none; background: ${SOFT}; padding: 7pt 8pt; margin: 4pt 0 9pt; white-space: pre-wrap; overflow-wrap: anywhere; border-radius: 2pt; direction: ltr; text-align: left; }
.printed code { font-family: ${MONO}; font-size: 0.88em; } .printed pre code { font-size: inherit; }
.printed figure { margin: 6pt 0 12pt; }
.printed figure:has(img) { break-inside: avoid; }
.printed figure img { display: block; max-width: 100%; max-height: 215mm; width: auto; height: auto; margin: 0 auto; object-fit: contain; }
.printed figcaption { font: 400 8.5pt/1.4 ${SANS}; color: ${QUIET}; padding-top: 4pt; }
.printed hr { border: 0; border-top: 0.75pt solid ${HAIRLINE}; margin: 10pt 0; }
.printed-cover h1 { font-size: 34pt; line-height: 1.15; margin: 0; padding-bottom: 14pt; border-bottom: 1.5pt solid ${EMBER}; text-wrap: balance; }
.printed-cover .printed-kicker { font: 600 10pt/1.4 ${SANS}; color: ${EMBER}; text-transform: uppercase; letter-spacing: 0.08em; margin: 0 0 12pt; }
.printed-cover .printed-subtitle { font-size: 14pt; line-height: 1.4; color: ${QUIET}; margin: 14pt 0 0; }
.printed-details { margin: 26pt 0 0; font: 400 10pt/1.5 ${SANS}; }
.printed-details > div { display: grid; grid-template-columns: 32mm 1fr; margin: 0 0 3pt; }
.printed-details dt { color: ${QUIET}; margin: 0; } .printed-details dd { margin: 0; }
.printed-cover .printed-callout { margin-top: 26pt; }
.printed-contents h2 { margin: 0 0 10pt; }
.printed-contents ol { list-style: none; margin: 0; padding: 0; }
.printed-contents li { margin: 0; break-inside: avoid; }
.printed-contents li > * { display: flex; align-items: baseline; gap: 6pt; color: ${INK}; text-decoration: none; padding: 0.5pt 0; line-height: 1.4; }
.printed-contents .printed-number { flex: none; min-width: 7mm; margin: 0; }
.printed-contents .printed-entry { flex: 0 1 auto; min-width: 0; }
.printed-contents .printed-page { flex: 1 0 12mm; display: flex; align-items: baseline; justify-content: flex-end; gap: 4pt; color: ${QUIET}; font: 400 9pt/1.4 ${SANS}; font-variant-numeric: tabular-nums; }
.printed-contents .printed-page:not(:empty)::before { content: ""; flex: 1; border-bottom: 0.75pt dotted ${HAIRLINE}; }
.printed-contents .printed-level-1 { font-weight: 600; } .printed-contents .printed-level-1:not(:first-child) { margin-top: 4.5pt; }
.printed-contents .printed-level-2 { font-size: 9.5pt; padding-inline-start: 7mm; }
.printed-contents .printed-level-2 .printed-number { min-width: 9mm; }
`;

const SCREEN = `
@media screen {
  .printed { display: grid; gap: 24px; max-width: 210mm; margin: 0 auto; }
  .printed > * { background: #fff; padding: clamp(20px, 6vw, 20mm); box-shadow: 0 1px 3px rgb(0 0 0 / 0.18); min-width: 0; }
  .printed-cover { min-height: min(240mm, 70vh); display: flex; flex-direction: column; justify-content: center; }
  .printed h1, .printed h2, .printed h3, .printed h4, .printed tr { scroll-margin-top: 72px; }
  .printed-contents li > * { min-height: 24px; align-items: center; }
  .printed-body a { padding-block: 4px; }
  .printed a:focus-visible { outline: 2px solid ${EMBER}; outline-offset: 2px; }
}
@media screen and (max-width: 640px) {
  .printed-cover h1 { font-size: 24pt; } .printed h2 { font-size: 17pt; }
  .printed-terms > div, .printed-details > div { grid-template-columns: 1fr; }
}
`;

const PRINT = `
@media print {
  html, body { background: #fff; margin: 0; padding: 0; }
  .printed-cover { break-after: page; padding-top: 62mm; }
  .printed-contents { break-after: page; }
}
`;
