import { columnWidths } from './docx-tables.js';
import { textWidth } from './docx-text-widths.js';

const cell = (text: string) => [{ text }];
const column = (header: string, weight?: number) => ({ header, align: 'left' as const, weight });

describe('columnWidths', () => {
  it('adds up to the width there is', () => {
    const widths = columnWidths(
      { columns: [column('Id'), column('Text'), column('Owner')], rows: [['a', 'b', 'c'].map(cell)] },
      400,
    );
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(400);
  });

  it('gives short columns no more than they can use, so that long ones have the rest', () => {
    const rows = [[cell('NFR-001'), cell('words and more words '.repeat(12)), cell('Product')]];
    const [id = 0, text = 0, owner = 0] = columnWidths(
      { columns: [column('Id'), column('Text'), column('Owner')], rows },
      400,
    );
    expect(id).toBeGreaterThan(textWidth('NFR-001', 9.5, 'text', false));
    expect(id).toBeLessThan(70);
    expect(owner).toBeLessThan(80);
    expect(text).toBeGreaterThan(250);
  });

  it('keeps dates and other short cells on one line beside long ones', () => {
    const rows = ['30 November 2026', '18 December 2026'].map((day) =>
      ['OQ-001', 'Which figure would prove after a quarter that it was worth building?', 'Engineering', day].map(cell),
    );
    const headers = ['Id', 'Question', 'Answered by', 'By'].map((header) => column(header));
    const [, , owner = 0, day = 0] = columnWidths({ columns: headers, rows }, 470);
    expect(owner).toBeGreaterThan(textWidth('Engineering', 9.5, 'text', false) + 10);
    expect(day).toBeGreaterThan(textWidth('30 November 2026', 9.5, 'text', false) + 10);
  });

  it('lets short cells wrap where they would leave no room for long ones', () => {
    const short = ['30 November 2026', '18 December 2026', 'A short sentence', 'Operations manager'];
    const rows = [[...short, 'words and more words '.repeat(12)].map(cell)];
    const headers = ['From', 'To', 'What', 'Who', 'Text'].map((header) => column(header));
    const widths = columnWidths({ columns: headers, rows }, 470);
    expect(widths[4]).toBeGreaterThan(150);
  });

  it('does not let one endless word take the table', () => {
    const rows = [[cell('x'.repeat(500)), cell('short'), cell('also short')]];
    const widths = columnWidths({ columns: [column('A'), column('B'), column('C')], rows }, 400);
    expect(Math.min(...widths)).toBeGreaterThan(30);
  });

  it('shares out what is too little for anyone', () => {
    const columns = Array.from({ length: 12 }, (_, index) => column(`Considerable${index}`));
    const widths = columnWidths({ columns, rows: [columns.map(() => cell('Considerable'))] }, 300);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(300);
    expect(widths.every((width) => width > 0)).toBe(true);
  });

  it('handles a table without rows', () => {
    const widths = columnWidths({ columns: [column('A'), column('B')], rows: [] }, 200);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(200);
  });
});
