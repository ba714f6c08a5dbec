import type { ExportStyle, WorkItem } from '@specforge/document';
import type { Sheet } from './csv-document.js';

type Column = readonly [header: string, value: (item: WorkItem) => string];

const COLUMNS: Record<ExportStyle, readonly Column[]> = {
  technical: [
    ['Id', ({ id }) => id],
    ['Kind', ({ noun }) => noun],
    ['Title', ({ title }) => title],
    ['Parent', ({ parent }) => parent],
    ['Section', ({ section }) => section],
    ['Priority', ({ priority }) => priority],
    ['Size', ({ size }) => size],
    ['Owner', ({ owner }) => owner],
    ['Due', ({ due }) => due],
    ['For', ({ audience }) => audience],
    ['Benefit', ({ benefit }) => benefit],
    ['Description', ({ description }) => description],
    ['Acceptance criteria', ({ acceptance }) => acceptance],
    ['References', ({ references }) => references.join(', ')],
    ['Details', ({ details }) => details],
  ],
  executive: [
    ['Id', ({ id }) => id],
    ['Kind', ({ noun }) => noun],
    ['Title', ({ title }) => title],
    ['Priority', ({ priority }) => priority],
    ['Owner', ({ owner }) => owner],
    ['Due', ({ due }) => due],
    ['Section', ({ section }) => section],
  ],
  marketing: [
    ['Title', ({ title }) => title],
    ['Benefit', ({ benefit }) => benefit],
    ['For', ({ audience }) => audience],
    ['Description', ({ description }) => description],
  ],
};

/** For people and spreadsheets. */
export function plainSheet(items: readonly WorkItem[], style: ExportStyle): Sheet {
  const columns = COLUMNS[style];
  return {
    columns: columns.map(([header]) => header),
    rows: items.map((item) => columns.map(([, value]) => value(item))),
    // Without it, Excel takes the file for the encoding of the country.
    byteOrderMark: true,
  };
}
