import {
  anchorsOf,
  blockText,
  documentBlocks,
  documentOutline,
  EXPORT_STYLES,
  listRecords,
  outlineBlocks,
  type Block,
  type ExportStyle,
  type Outline,
  type Template,
} from '@specforge/document';
import { sampleData } from '../../../test/support/sample-document.js';
import { readTemplateContent } from '../templates/content-files.js';

const { templates } = await readTemplateContent();
const DATA = new Map(templates.map(({ id, sections }) => [id, sampleData(sections, { rows: 3 })]));

function outline({ id, sections }: Template, style: ExportStyle): Outline {
  return documentOutline({ sections, data: DATA.get(id) ?? {} }, style);
}

function template(id: string): Template {
  const found = templates.find((one) => one.id === id);
  if (!found) throw new Error(`There is no template ${id}`);
  return found;
}

const length = (blocks: readonly Block[]) => blockText(blocks).length;

describe('the styles of every template', () => {
  it('tell something in each part, under places that are theirs alone', () => {
    for (const one of templates) {
      for (const style of EXPORT_STYLES) {
        const { parts } = outline(one, style);
        expect({ id: one.id, style, parts: parts.length }).not.toMatchObject({ parts: 0 });
        const hollow = parts.filter(({ items, leftOut }) => !items.length && !leftOut).map(({ key }) => key);
        expect({ id: one.id, style, hollow }).toMatchObject({ hollow: [] });
        const anchors = anchorsOf(outlineBlocks({ style, parts }));
        expect({ id: one.id, style, size: new Set(anchors).size }).toEqual({ id: one.id, style, size: anchors.length });
      }
    }
  });

  it('tell less than the technical one', () => {
    for (const one of templates) {
      const whole = length(outlineBlocks(outline(one, 'technical')));
      for (const style of ['executive', 'marketing'] as const) {
        // The summary page repeats what the sections say.
        const parts = outline(one, style).parts.filter(({ role }) => role !== 'summary');
        const shorter = length(outlineBlocks({ style, parts })) < whole;
        expect({ id: one.id, style, shorter }).toEqual({ id: one.id, style, shorter: true });
      }
    }
  });
});

describe('technical', () => {
  it('is the whole document, and an index of its records at the end', () => {
    const { id, sections } = template('prd-saas-starter');
    const data = DATA.get(id) ?? {};
    const blocks = outlineBlocks(documentOutline({ sections, data }, 'technical'));
    const whole = documentBlocks({ title: 'Kelpline', sections, data }).slice(1);
    expect(blocks.slice(0, whole.length)).toEqual(whole);
    const [heading, table, ...more] = blocks.slice(whole.length);
    expect(heading).toMatchObject({ type: 'heading', level: 2, anchor: 'index' });
    const records = sections
      .flatMap((section) => listRecords(section, data[section.key] ?? null))
      .filter(({ noun }) => noun !== 'Criterion');
    expect(table?.type === 'table' && table.rows.map(([cell]) => cell?.[0]?.text)).toEqual(
      records.map(({ id: one }) => one),
    );
    expect(more).toEqual([]);
  });
});

describe('executive', () => {
  const { parts } = outline(template('prd-saas-starter'), 'executive');

  it('opens with a page on purpose, goals, scope, dates, risks and what is to be decided', () => {
    expect(parts[0]).toMatchObject({ key: 'summary-page', role: 'summary' });
    expect(parts[0]?.items.map(({ name }) => name)).toEqual([
      'purpose',
      'goals',
      'scope',
      'dates',
      'risks',
      'decisions',
    ]);
  });

  it('shows records as rows of what decides, and counts what it leaves out', () => {
    const stories = parts.find(({ key }) => key === 'user-stories');
    const table = stories?.items.find(({ kind }) => kind === 'stories')?.blocks[0];
    expect(table).toMatchObject({
      type: 'table',
      columns: [{ header: 'Story' }, { header: 'Priority' }, { header: 'Size' }],
    });
    expect(stories?.leftOut).toMatch(/^In the technical edition: .*\d+ acceptance criteria\b.*\.$/);
    expect(blockText(outlineBlocks({ style: 'executive', parts }))).not.toContain('AC-001');
  });

  it('keeps every section, in order', () => {
    const { sections } = template('prd-saas-starter');
    expect(parts.slice(1).map(({ key }) => key)).toEqual(sections.map(({ key }) => key));
  });
});

describe('marketing', () => {
  const { sections } = template('prd-saas-starter');
  const { parts } = outline(template('prd-saas-starter'), 'marketing');

  it('tells what it is, for whom, what it ends, what one can do, what it brings and when', () => {
    expect(parts.slice(0, 6).map(({ key }) => key)).toEqual([
      'what-it-is',
      'who-it-is-for',
      'what-it-ends',
      'what-you-can-do',
      'what-it-brings',
      'when-it-comes',
    ]);
    expect(parts.every(({ number }) => number === undefined)).toBe(true);
  });

  it('tells a feature as what one gets from it', () => {
    const features = DATA.get('prd-saas-starter')?.['scope-features']?.features as { name: string; soThat: string }[];
    const [cards] = parts.find(({ key }) => key === 'what-you-can-do')?.items[0]?.blocks ?? [];
    const [card] = cards?.type === 'cards' ? cards.cards : [];
    const benefit = features[0]?.soThat.replace(/\.$/, '') ?? '';
    expect(card).toMatchObject({ label: features[0]?.name, title: [{ text: benefit }] });
  });

  it('leaves out what is inner', () => {
    const told = blockText(outlineBlocks({ style: 'marketing', parts }));
    const inner = sections.filter(({ key }) => ['risk-assessment', 'technical-requirements'].includes(key));
    expect(inner).toHaveLength(2);
    for (const { title } of inner) expect(told).not.toContain(title);
    expect(told).not.toMatch(/\b(R|NFR|TR|OQ|AC)-\d{3}\b/);
  });
});
