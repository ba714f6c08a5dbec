import { layoutDocument } from 'docx/layout';
import { sampleData } from '../../../test/support/sample-document.js';
import { readTemplateContent } from '../templates/content-files.js';
import { wholeDocx } from './document-files.js';
import { buildDocx } from './docx-document.js';
import { estimatePages, type FlowItem, type FlowParagraph } from './docx-pages.js';

function paragraph(changes: Partial<FlowParagraph> = {}): FlowItem {
  const plain = { lines: 1, lineHeight: 10, before: 0, after: 0 };
  return {
    kind: 'paragraph',
    ...plain,
    keepNext: false,
    keepLines: false,
    breakBefore: false,
    listed: false,
    ...changes,
  };
}
const heading = paragraph({ keepNext: true, keepLines: true, listed: true });

describe('estimatePages', () => {
  it('counts the larger of the spaces between two paragraphs', () => {
    const items = [
      paragraph({ lines: 3, after: 20 }),
      paragraph({ lines: 5, before: 10, listed: true, keepLines: true }),
    ];
    expect(estimatePages(items, 100).headings).toEqual([1]);
    expect(estimatePages(items, 99).headings).toEqual([2]);
  });

  it('keeps a heading with the first lines of what follows', () => {
    const items = [paragraph({ lines: 8 }), heading, paragraph({ lines: 6 })];
    expect(estimatePages(items, 110)).toEqual({ headings: [1], pages: 2 });
    expect(estimatePages(items, 100)).toEqual({ headings: [2], pages: 2 });
  });

  it('leaves no single line at the end of a page or at the start of the next', () => {
    const alone = [paragraph({ lines: 9 }), paragraph({ lines: 4, listed: true })];
    expect(estimatePages(alone, 100).headings).toEqual([2]);
    const widow = [
      paragraph({ lines: 5 }),
      paragraph({ lines: 6 }),
      paragraph({ lines: 8, listed: true, keepLines: true }),
    ];
    expect(estimatePages(widow, 100)).toEqual({ headings: [2], pages: 2 });
  });

  it('breaks tables between rows and repeats their header', () => {
    const table: FlowItem = { kind: 'table', header: 10, rows: Array.from({ length: 20 }, () => 30) };
    expect(estimatePages([table, heading, paragraph()], 100).headings).toEqual([7]);
  });

  it('leaves no first row alone under its header', () => {
    const table = (rows: number[]): FlowItem => ({ kind: 'table', header: 10, rows });
    expect(estimatePages([paragraph({ lines: 4 }), heading, table([20, 20])], 100).headings).toEqual([1]);
    expect(estimatePages([paragraph({ lines: 5 }), heading, table([20, 20])], 100).headings).toEqual([2]);
    expect(estimatePages([paragraph({ lines: 5 }), heading, table([20])], 100).headings).toEqual([1]);
  });

  it('breaks a row that is taller than a page', () => {
    const table: FlowItem = { kind: 'table', header: 10, rows: [240] };
    expect(estimatePages([table, heading, paragraph()], 100).headings).toEqual([3]);
  });

  it('starts a page where it is told to', () => {
    expect(estimatePages([paragraph(), paragraph({ breakBefore: true, listed: true })], 100).headings).toEqual([2]);
  });

  it('agrees with a full layout of the document', async () => {
    const { templates } = await readTemplateContent();
    const template = templates.find(({ id }) => id === 'brd-basic');
    if (!template) throw new Error('There is no template');
    const data = sampleData(template.sections, { rows: 3 });
    const source = wholeDocx({
      title: 'Kelpline',
      version: 1,
      updatedAt: new Date(),
      author: 'Ada Lind',
      workspace: 'Harbour Works',
      offlineDraft: false,
      template,
      sections: template.sections,
      data,
    });
    const titles = new Map(
      source.blocks.flatMap((one) => (one.type === 'heading' && one.level === 2 ? [[one.content[0]?.text, 0]] : [])),
    );
    const { pages } = layoutDocument(buildDocx(source), { guess: true });
    const listed = new Map<string, number>();
    const found = new Map<string, number>();
    pages.forEach(({ body }, index) => {
      for (const block of body) {
        if (block.type !== 'paragraph') continue;
        const text = block.lines.map((line) => line.text).join('');
        const [, title = '', page] = /^\d+\t(.+)\t(\d+)$/.exec(text) ?? [];
        if (page !== undefined) listed.set(title, Number(page));
        else if (titles.has(text.replace(/^\d+\t/, ''))) found.set(text.replace(/^\d+\t/, ''), index + 1);
      }
    });
    expect(listed.size).toBe(template.sections.length);
    const off = [...listed].filter(([title, page]) => found.get(title) !== page);
    // A line that breaks differently in another typeface may move one heading over the edge of a page.
    expect(off.length).toBeLessThanOrEqual(1);
  }, 60_000);
});
