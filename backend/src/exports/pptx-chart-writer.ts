import type { PresentationSlide } from './pptx-library.js';
import { cleanText } from './docx-text.js';
import type { ChartData } from './pptx-deck.js';
import { TEXT_FONT, type Look } from './pptx-theme.js';

interface PlacedChart {
  /** In inches. */
  place: { x: number; y: number; w: number; h: number };
  data: ChartData;
  alt: string;
}

/** A native chart, whose numbers a reader can edit. */
export function writeChart(target: PresentationSlide, { place, data, alt }: PlacedChart, look: Look): void {
  const { kind, labels, series, unit } = data;
  const { size, color } = look.text.small;
  const text = { fontFace: TEXT_FONT, fontSize: size, color };
  const flat = kind !== 'columns';
  // Bars are drawn from the bottom up.
  const order = <T>(list: readonly T[]): T[] => (flat ? [...list].reverse() : [...list]);
  const drawn = kind === 'bars' ? order(series) : series;
  const colors = look.chart.slice(0, series.length);
  const values = drawn.map(({ name, values: own }) => ({
    name: cleanText(name),
    labels: order(labels).map((label) => cleanText(label)),
    values: order(own),
  }));
  const most = Math.max(1, ...series.flatMap((one) => one.values));
  target.addChart('bar', values, {
    ...place,
    barDir: flat ? 'bar' : 'col',
    barGrouping: kind === 'stacked' ? 'stacked' : 'clustered',
    // Few bars would otherwise be as wide as walls.
    barGapWidthPct: labels.length > 5 ? 50 : labels.length > 2 ? 90 : 220,
    chartColors: kind === 'bars' ? order(colors) : colors,
    showLegend: series.length > 1,
    legendPos: 't',
    legendFontFace: text.fontFace,
    legendFontSize: text.fontSize,
    legendColor: text.color,
    showValue: true,
    dataLabelFontFace: text.fontFace,
    dataLabelFontSize: text.fontSize,
    dataLabelColor: text.color,
    dataLabelPosition: kind === 'stacked' ? 'ctr' : 'outEnd',
    dataLabelFormatCode: formatOf(
      unit,
      series.flatMap((one) => one.values),
    ),
    catAxisLabelFontFace: text.fontFace,
    catAxisLabelFontSize: text.fontSize,
    catAxisLabelColor: text.color,
    catAxisLineShow: false,
    valAxisHidden: true,
    valAxisLineShow: false,
    valAxisMinVal: Math.min(0, ...series.flatMap((one) => one.values)),
    valAxisMaxVal: most * 1.15,
    valGridLine: { style: 'none' },
    catGridLine: { style: 'none' },
    altText: cleanText(alt),
    objectName: 'Chart',
  });
}

/** A number format as spreadsheets have them; the unit is text in it. */
function formatOf(unit: string, values: readonly number[]): string {
  const digits = values.some((value) => !Number.isInteger(value)) ? '#,##0.0' : '#,##0';
  const safe = unit.replace(/["\\\s]+/g, ' ').trim();
  if (safe === '') return digits;
  if (/^[£$€]$/.test(safe)) return `"${safe}"${digits}`;
  return safe === '%' ? `${digits}"%"` : `${digits}" ${safe}"`;
}
