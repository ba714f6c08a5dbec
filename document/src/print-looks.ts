import type { ExportStyle } from './export-style.js';
import { EMBER, HAIRLINE, INK, PATINA, QUIET, SANS, SERIF, SOFT } from './print-palette.js';

/** Margins of a page in millimetres. */
export interface PageMargins {
  top: number;
  side: number;
  bottom: number;
}

/** Dense where everything is told, airy where little is. */
export const PAGE_MARGINS: Record<ExportStyle, PageMargins> = {
  technical: { top: 25, side: 20, bottom: 22 },
  executive: { top: 28, side: 27, bottom: 25 },
  marketing: { top: 24, side: 22, bottom: 22 },
};

/** Height of a sheet in millimetres. */
const SHEET = { a4: 297, letter: 279.4 } as const;

const PARTS = `
.printed-cards { display: grid; grid-template-columns: 1fr 1fr; gap: 9pt; margin: 6pt 0 14pt !important; padding: 0 !important; list-style: none !important; }
.printed-cards > li { margin: 0; padding: 9pt 11pt 8pt; background: ${SOFT}; border-top: 2pt solid ${PATINA}; break-inside: avoid; }
.printed-cards > li:only-child { grid-column: 1 / -1; }
.printed-cards > li > :last-child { margin-bottom: 0; }
.printed .printed-card-label { font: 400 8.5pt/1.4 ${SANS}; color: ${QUIET}; margin: 0 0 2pt; }
.printed .printed-card-title { font-weight: 600; line-height: 1.3; margin: 0 0 4pt; break-after: avoid; }
.printed-figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(44mm, 1fr)); gap: 10pt 14pt; margin: 8pt 0 16pt; }
.printed-figures > div { display: flex; flex-direction: column; border-top: 0.75pt solid ${INK}; padding-top: 6pt; break-inside: avoid; }
.printed-figures dt { order: 2; font: 400 9.5pt/1.4 ${SANS}; }
.printed-figures dd { margin: 0; }
.printed .printed-figure { order: 1; font-size: 22pt; line-height: 1.15; font-weight: 600; color: ${EMBER}; }
.printed .printed-figure-long { font-size: 14pt; }
.printed .printed-figure-note { order: 3; font: 400 8.5pt/1.4 ${SANS}; color: ${QUIET}; }
.printed .printed-pull { font-size: 15pt; line-height: 1.4; margin: 8pt 0 12pt; padding-inline-start: 12pt; border-inline-start: 3pt solid ${EMBER}; break-inside: avoid; }
`;

const EXECUTIVE = `
.printed-executive { font-size: 11.5pt; line-height: 1.6; }
.printed-executive h2 { font-size: 22pt; margin: 34pt 0 12pt; padding-top: 10pt; border-top: 1.5pt solid ${EMBER}; }
.printed-executive h3 { font: 600 10pt/1.4 ${SANS}; color: ${EMBER}; margin: 18pt 0 5pt; }
.printed-executive p { margin-bottom: 9pt; }
.printed-executive li { margin-bottom: 5pt; }
.printed-executive table { font-size: 9.8pt; line-height: 1.45; margin: 2pt 0 16pt; }
.printed-executive th { background: none; color: ${QUIET}; font-weight: 400; border-bottom: 1pt solid ${INK}; padding: 4pt 6pt 4pt 0; }
.printed-executive td { padding: 6pt 6pt 6pt 0; }
.printed-executive td:first-child { font-weight: 600; }
.printed-executive .printed-terms > div { grid-template-columns: 1fr; margin-bottom: 8pt; }
.printed-executive p:has(> i:only-child) { font-size: 10pt; color: ${QUIET}; }
.printed-executive .printed-contents .printed-level-1 { font-weight: 400; }
.printed-executive .printed-contents { break-after: auto !important; margin-bottom: 36pt; }
.printed-executive .printed-contents h2 { margin-top: 0; padding-top: 0.2em; border: 0; }
.printed-executive .printed-summary { font-size: 10pt; line-height: 1.42; }
.printed-executive .printed-summary h2 { margin: 0 0 8pt; padding-top: 0.2em; border: 0; }
.printed-executive .printed-summary h3 { margin: 8pt 0 1pt; }
.printed-executive .printed-summary table { font-size: 9pt; line-height: 1.35; margin: 0 0 4pt; }
.printed-executive .printed-summary th, .printed-executive .printed-summary td { padding-block: 2.2pt; }
.printed-executive .printed-summary p { margin-bottom: 4pt; }
.printed-executive .printed-summary :is(ul, .printed-terms) { margin-bottom: 3pt; }
.printed-executive .printed-summary li { margin-bottom: 1pt; }
.printed-executive .printed-summary .printed-cards { margin: 2pt 0 4pt !important; }
.printed-executive .printed-summary .printed-cards > li { padding: 5pt 9pt 4pt; font-size: 9pt; line-height: 1.35; }
.printed-executive .printed-summary .printed-terms > div { display: block; margin-bottom: 2pt; }
.printed-executive .printed-summary .printed-terms :is(dt, dd) { display: inline; }
@page summary { margin: 22mm 25mm 18mm; }
@media print { .printed-executive .printed-summary { break-after: page; page: summary; } .printed-executive .printed-cover { padding-top: 78mm; } }
`;

function marketing(side: number, sheet: number): string {
  return `
.printed-marketing { font-size: 12pt; line-height: 1.6; }
.printed-marketing .printed-cover { background: ${PATINA}; color: #fff; }
.printed-marketing .printed-cover h1 { color: #fff; font-size: 46pt; line-height: 1.08; border: 0; padding: 0; }
.printed-marketing .printed-cover .printed-kicker { color: ${SOFT}; }
.printed-marketing .printed-cover .printed-subtitle { color: #fff; }
.printed-marketing .printed-details, .printed-marketing .printed-details dt { color: ${SOFT}; }
.printed-marketing .printed-cover .printed-callout { color: ${INK}; }
.printed-marketing h2 { font-size: 27pt; line-height: 1.15; color: #fff; background: ${PATINA}; margin: 30pt 0 14pt; padding: 11pt 14pt 12pt; }
.printed-marketing h2:nth-of-type(even) { background: ${EMBER}; }
.printed-marketing h3 { font-size: 16pt; margin: 18pt 0 6pt; }
.printed-marketing .printed-pull { font-size: 21pt; line-height: 1.3; color: ${PATINA}; border: 0; padding: 0; margin: 10pt 0 14pt; font-weight: 600; text-wrap: balance; }
.printed-marketing .printed-card-title { font-size: 14pt; line-height: 1.25; }
.printed-marketing .printed-card-label { color: ${EMBER}; font-weight: 600; }
.printed-marketing .printed-cards { gap: 11pt; }
.printed-marketing .printed-cards > li { padding: 12pt 13pt 11pt; font-size: 10.5pt; line-height: 1.5; border-top: 0; border-inline-start: 3pt solid ${EMBER}; }
.printed-marketing .printed-figure { font-size: 32pt; }
.printed-marketing .printed-figure-long { font-size: 17pt; line-height: 1.25; }
.printed-marketing .printed-figures dt { font-size: 10.5pt; }
.printed-marketing table { font-size: 11pt; }
.printed-marketing th { background: none; border-bottom: 1.5pt solid ${PATINA}; color: ${PATINA}; }
.printed-marketing td { padding: 7pt 8pt 7pt 0; border-bottom-color: ${HAIRLINE}; font-family: ${SERIF}; }
@media print {
  @page :first { margin: 0; }
  .printed-marketing .printed-cover { height: ${sheet - 0.5}mm; padding: 82mm ${side}mm ${side}mm; }
}
`;
}

/** What a style changes of the common look; cards, figures and pulled sentences belong to all. */
export function lookOf(style: ExportStyle, paper: keyof typeof SHEET): string {
  if (style === 'executive') return PARTS + EXECUTIVE;
  return style === 'marketing' ? PARTS + marketing(PAGE_MARGINS.marketing.side, SHEET[paper]) : PARTS;
}
