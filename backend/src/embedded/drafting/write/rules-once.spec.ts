import { coreTemplates, draftAfresh } from '../drafting.testing.js';

const idea =
  'Patients book appointments at a dental group. New patients pay a £25 deposit by Stripe. NHS patients must never be asked for a deposit. A damage claim can only be opened within 48 hrs of return. Owner: Tomasz, reviewer: Platform Infra.';

const drafted = (name: RegExp): string => {
  const template = coreTemplates.find(({ id }) => name.test(id));
  return template ? JSON.stringify(draftAfresh(template, idea).data) : '';
};
const times = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

describe('a rule of the idea in a document', () => {
  it('is a function in its own words, and stands not among the constraints and duties', () => {
    const text = drafted(/^prd/);
    expect(times(text, /“[^”]*NHS patients must never be asked for a deposit/g)).toBe(0);
    expect(text).toContain('"iWant":"NHS patients never to be asked for a deposit"');
    expect(text).toContain('"when":"one of them is to be asked for a deposit","then":"it is refused');
    expect(text).not.toContain('keep to “');
  });

  it('is tried with its case, and is no duty beside it', () => {
    const text = drafted(/^prd/);
    expect(text).toContain('A damage claim can only be opened within 48 hrs of return.');
    expect(text).not.toContain('enforce the rule');
    expect(text).toContain('"then":"it is refused');
  });

  it('stands among the rules in its whole sentence', () => {
    const text = drafted(/^frd/);
    expect(text).toContain('"statement":"A damage claim can only be opened within 48 hrs of return.","');
    expect(text).not.toContain('binds all other');
  });

  it('is none where a line only tells something', () => {
    const text = drafted(/^prd/);
    expect(text).not.toContain('Rule: owner: Tomasz');
  });
});
