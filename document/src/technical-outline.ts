import type { Block, TableBlock } from './blocks.js';
import { documentIndex, fieldAnchor, NOT_WRITTEN, sectionContext } from './document-blocks.js';
import type { OutlineItem, OutlinePart, OutlineSource } from './export-style.js';
import { isBlank } from './field-kind.js';
import { kindOfField } from './fields.js';
import { listRecords } from './record-list.js';

/** Fewer records are found without an index. */
const INDEXED_FROM = 12;

/** Everything: all sections with all their values, and last an index of the records. */
export function technicalOutline(source: OutlineSource): OutlinePart[] {
  const { sections, data, index = documentIndex(sections, data) } = source;
  const parts = sections.map((section, position): OutlinePart => {
    const number = String(position + 1);
    const { key, title: heading } = section;
    const values = data[key];
    if (!values) return { key, role: 'section', heading, number, items: [notWritten(key)] };
    const context = sectionContext(section, values, 4, index);
    const items = section.fields
      .filter(({ name }) => !isBlank(values[name]))
      .map((field, place): OutlineItem => ({
        name: field.name,
        label: field.label,
        kind: field.kind,
        headed: true,
        number: `${number}.${place + 1}`,
        anchor: fieldAnchor(key, field.name),
        blocks: kindOfField(field).blocks(field, values[field.name], context),
      }));
    return { key, role: 'section', heading, number, items };
  });
  return [...parts, ...recordIndex(source)];
}

/** Stands for a section without data. */
export function notWritten(key: string): OutlineItem {
  return {
    name: 'not-written',
    label: 'Not written',
    kind: 'prose',
    headed: false,
    anchor: fieldAnchor(key, 'not-written'),
    blocks: [NOT_WRITTEN],
  };
}

/** Where each record stands. Criteria are found at their stories. */
function recordIndex({ sections, data }: OutlineSource): OutlinePart[] {
  const rows = sections.flatMap((section, position) =>
    listRecords(section, data[section.key] ?? null)
      .filter(({ meaning }) => !meaning.endsWith('.criterion'))
      .map(({ id, noun, title }) => [
        [{ text: id, href: `#${id}` }],
        [{ text: noun }],
        [{ text: title }],
        [{ text: `${position + 1} ${section.title}` }],
      ]),
  );
  if (rows.length < INDEXED_FROM) return [];
  const table: TableBlock = {
    type: 'table',
    caption: 'Every record with an id, in order',
    columns: [
      { header: 'Id', align: 'left', weight: 0.8 },
      { header: 'Kind', align: 'left', weight: 1 },
      { header: 'Title', align: 'left', weight: 3 },
      { header: 'Section', align: 'left', weight: 1.5 },
    ],
    rows,
  };
  const blocks: Block[] = [table];
  const item: OutlineItem = {
    name: 'records',
    label: 'Records',
    kind: 'table',
    headed: false,
    anchor: 'index--records',
    blocks,
  };
  return [{ key: 'index', role: 'index', heading: 'Index', items: [item] }];
}
