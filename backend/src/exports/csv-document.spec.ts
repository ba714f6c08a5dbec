import { type WorkItem, workItems } from '@specforge/document';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { sampleData } from '../../../test/support/sample-document.js';
import { readTemplateContent } from '../templates/content-files.js';
import { listedItems, renderCsv } from './csv-document.js';
import { guardCell, unguardCell } from './csv-guard.js';
import { CSV_FLAVOURS } from './export-options.js';

const { templates } = await readTemplateContent();

function source(id: string, rows = 3) {
  const template = templates.find((one) => one.id === id);
  if (!template) throw new Error(`There is no template ${id}`);
  return { sections: template.sections, data: sampleData(template.sections, { rows }) };
}

const read = (file: Buffer) => parse(file, { bom: true, relaxColumnCount: false });
const column = (table: string[][], header: string) => {
  const at = table[0]?.indexOf(header) ?? -1;
  return table.slice(1).map((row) => row[at]);
};

/** What breaks writers and readers of such files, among any other text. */
const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', "'", '"', ',', ';', ' ', '＝', '\uFEFF', 'a', 'é', '👩‍👧'),
    )
    .map((all) => all.join('')),
);

describe('a guarded cell', () => {
  it('is no formula, and gives its text back', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const cell = guardCell(text);
        expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
        // A spreadsheet whose separator is another one begins cells where it sees it.
        expect(cell).not.toMatch(/[;\t] *[=+\-@＝＋－＠]/);
        expect(unguardCell(cell)).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });
});

function item(text: string, place: number): WorkItem {
  const words = { title: text, description: text, benefit: text, acceptance: text, details: text, owner: text };
  return {
    ...{
      kind: 'feature',
      id: `FR-${place}`,
      noun: 'Feature',
      sectionKey: 'scope-features',
      section: 'Scope',
      parent: '',
    },
    ...{ priority: text, rank: place % 5, size: text, due: text, audience: text, references: [] },
    ...words,
    kind: 'feature',
  };
}

describe('a CSV file', () => {
  it('gives every text back once its cells are unguarded', () => {
    fc.assert(
      fc.property(fc.array(texts, { minLength: 1, maxLength: 5 }), (all) => {
        const items = all.map(item);
        const table = read(renderCsv(items, 'plain', 'technical')).map((row) => row.map(unguardCell));
        expect(column(table, 'Title')).toEqual(all);
        expect(column(table, 'Acceptance criteria')).toEqual(all);
        for (const flavour of CSV_FLAVOURS.filter((one) => one !== 'plain')) {
          const rows = read(renderCsv(items, flavour, 'technical')).map((row) => row.map(unguardCell));
          const header = { jira: 'Summary', linear: 'Title', 'azure-devops': 'Title 1', plain: 'Title' }[flavour];
          expect(column(rows, header)).toEqual(all);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('ends its lines as RFC 4180 says, and is marked as UTF-8 for spreadsheets', () => {
    const file = renderCsv([item('Über', 1)], 'plain', 'executive');
    expect(file.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(file.toString().endsWith('\r\n')).toBe(true);
    expect(
      renderCsv([item('Über', 1)], 'jira', 'executive')
        .toString()
        .startsWith('Issue ID,'),
    ).toBe(true);
  });
});

describe('the items of a document', () => {
  const from = source('prd-saas-starter');
  const items = listedItems(from, 'technical');

  it('are its features, requirements and stories, parents first', () => {
    const kinds = new Set(items.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['feature', 'requirement', 'story']));
    const seen = new Set<string>();
    for (const { id, parent } of items) {
      expect(parent === '' || seen.has(parent)).toBe(true);
      seen.add(id);
    }
    expect(items.some(({ kind, parent }) => kind === 'story' && parent.startsWith('FR-'))).toBe(true);
  });

  it('are all there once, in every template', () => {
    for (const { id } of templates) {
      const { sections, data } = source(id);
      const all = workItems(sections.map((section) => ({ ...section, data: data[section.key] ?? null })));
      const ids = all.flatMap(({ id: one }) => (one ? [one] : []));
      expect({ id, ids: new Set(ids).size }).toEqual({ id, ids: ids.length });
      expect(all.every(({ title }) => title !== '')).toBe(true);
    }
  });

  it('have their acceptance criteria, priorities and sections', () => {
    const story = items.find(({ kind }) => kind === 'story');
    expect(story?.acceptance).toMatch(/^AC-001: Given .+, when .+, then .+/);
    expect(story?.description).toMatch(/^As an? .+, I want .+, so that .+\.$/);
    expect(story).toMatchObject({ section: 'User stories', sectionKey: 'user-stories' });
    expect(story?.rank).toEqual(expect.any(Number));
  });

  it('are fewer for those who decide, and features with their benefit for those who are to be won', () => {
    const executive = listedItems(from, 'executive');
    expect(executive.length).toBeLessThan(items.length);
    expect(executive.every(({ parent }) => parent === '')).toBe(true);
    const marketing = listedItems(from, 'marketing');
    expect(marketing.every(({ kind, benefit }) => kind === 'feature' && benefit !== '')).toBe(true);
    expect(read(renderCsv(marketing, 'plain', 'marketing'))[0]).toEqual(['Title', 'Benefit', 'For', 'Description']);
  });

  it('stand for Jira as epics, then stories and tasks, with their parents by number', () => {
    const table = read(renderCsv(items, 'jira', 'technical'));
    expect(table[0]).toEqual([
      'Issue ID',
      'Issue Type',
      'Parent',
      'Summary',
      'Description',
      'Priority',
      'Labels',
      'Labels',
    ]);
    const [numbers, types, parents] = ['Issue ID', 'Issue Type', 'Parent'].map((one) => column(table, one));
    expect(numbers).toEqual(items.map((_, index) => String(index + 1)));
    const order = ['Epic', 'Story', 'Task', 'Sub-task'];
    const places = types?.map((type) => order.indexOf(type ?? '')) ?? [];
    expect(places).toEqual([...places].sort((one, other) => one - other));
    const story = types?.indexOf('Story') ?? -1;
    expect(types?.[Number(parents?.[story]) - 1]).toBe('Epic');
    expect(column(table, 'Labels').every((label) => !label?.includes(' '))).toBe(true);
    expect(column(table, 'Description')[story]).toContain('h3. Acceptance criteria\n* AC-');
  });

  it('stand for Azure Boards in a title column a level, without ids', () => {
    const table = read(renderCsv(items, 'azure-devops', 'technical'));
    expect(table[0]?.slice(0, 4)).toEqual(['ID', 'Work Item Type', 'Title 1', 'Title 2']);
    expect(new Set(column(table, 'ID'))).toEqual(new Set(['']));
    table.slice(1).forEach((row, index) => {
      const titles = [row[2], row[3]];
      expect(titles.filter(Boolean)).toHaveLength(1);
      // A child never opens the list.
      if (titles[1]) expect(index).toBeGreaterThan(0);
    });
    const criteria = column(table, 'Acceptance Criteria').find(Boolean);
    expect(criteria).toMatch(/^<ul><li>/);
  });

  it('stand for Linear with labels and the id of their parent', () => {
    const table = read(renderCsv(items, 'linear', 'technical'));
    const ids = column(table, 'ID');
    for (const parent of column(table, 'Parent issue').filter(Boolean)) expect(ids).toContain(parent);
    const known = ['Urgent', 'High', 'Medium', 'Low', 'No priority'];
    expect(column(table, 'Priority').filter((one) => !known.includes(one ?? ''))).toEqual([]);
    expect(column(table, 'Labels')[0]).toMatch(/^[a-z-]+, (feature|story|requirement)$/);
  });
});
