import { onSurface } from './surface.js';
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

const service = { plan: { known: { setting: { surface: 'service' } } } } as unknown as Parameters<typeof onSurface>[1];

describe('what is sent to an interface', () => {
  it.each([
    [
      'the country and the weight are shown as sent, with name and time',
      'the call is answered, and the answer names no error',
    ],
    ['the country and the weight have not been sent yet', 'the key is valid, and no field is missing'],
    ['the fee is shown, with the time of the last entry', 'the answer holds the fee'],
    ['the fee is on record', 'a valid call'],
    ['the limit is on record, with name and time', 'the limit is on record, with name and time'],
  ])('is answered: %s', (page, answer) => {
    expect(onSurface(page, service)).toBe(answer);
  });
});

describe('what a product runs on', () => {
  it('is required once', () => {
    const text = told(
      'prd',
      'We intend to offer a REST API that calculates packaging fees per order line. Analysts enter tariffs. Past orders are always calculated with the version that was valid on the shipping date.',
    );

    expect(text).toContain('Required by the idea: “REST API”');
    expect(text).not.toMatch(/^offer a REST API$|^Platform: REST API/m);
  });
});
