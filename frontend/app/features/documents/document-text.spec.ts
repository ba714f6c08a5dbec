import type { TemplateSection } from '@specforge/document';
import { documentLength, documentMarkdown } from './document-text';

const outline = [
  {
    key: 'summary',
    title: 'Executive summary',
    fields: [{ name: 'why', label: 'Why now', kind: 'prose', required: true }],
  },
  { key: 'empty', title: 'Not written', fields: [] },
] as unknown as TemplateSection[];
const sections = { summary: { why: 'Nets are checked in 40 minutes, not 190.' } };

describe('documentLength', () => {
  it('counts headings and text of what is written, and nothing of what is not', () => {
    // Executive summary, Why now, and eight words of text.
    expect(documentLength({ outline, sections })).toEqual({ words: 12, minutes: 1 });
  });

  it('takes a minute for 220 words', () => {
    const long = { summary: { why: Array.from({ length: 656 }, () => 'word').join(' ') } };
    expect(documentLength({ outline, sections: long })).toEqual({ words: 660, minutes: 3 });
  });
});

describe('documentMarkdown', () => {
  it('has every section, and says what is missing and that it was drafted offline', () => {
    const markdown = documentMarkdown({ title: 'Netcheck', outline, sections, offlineDraft: true });
    expect(markdown).toMatch(/^# Netcheck/);
    expect(markdown).toContain('Drafted offline');
    expect(markdown).toContain('Nets are checked in 40 minutes, not 190.');
    expect(markdown).toContain('This section has not been written.');
  });
});
