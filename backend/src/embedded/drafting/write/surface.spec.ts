import { coreTemplates, draftDocument, textsOf } from '../drafting.testing.js';

const command =
  'sqlguard is a command line linter for database migrations. Developers run it before each commit. It reads the SQL files of a pull request and fails the build if it finds something dangerous. It prints a report. No telemetry.';

const told = (id: string, idea: string): string => {
  const template = coreTemplates.find((one) => one.id.startsWith(id));
  if (!template) throw new Error(`no template ${id}`);
  return textsOf(draftDocument(template, idea).data).join('\n');
};

describe('what has no pages', () => {
  it('is described without pages, accounts and loading times', () => {
    const text = told('prd', command);
    expect(text).not.toMatch(/\b(?:Start page|Pages load|No page|clickable|signed-in)\b/i);
    expect(text).toContain('one program');
    expect(text).toContain('Run sqlguard');
  });

  it('sends nothing where the idea rules that out', () => {
    expect(told('prd', command)).not.toMatch(/Server, when/);
  });

  it('of all others nothing changes', () => {
    expect(told('prd', 'An app for chefs. Chefs enter recipes and print labels.')).toMatch(/page/i);
  });
});
