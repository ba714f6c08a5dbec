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
    expect(text).toContain('"iWant":"FR-003 to be kept: ');
    expect(text).toContain('"when":"one of them is to be asked for a deposit","then":"it is refused');
    expect(text).not.toContain('keep to “');
  });

  it('is a duty of the system with its case, where no feature carries it', () => {
    const text = drafted(/^prd/);
    expect(times(text, /a damage claim can only be opened within 48 hours of return/gi)).toBe(1);
    expect(text).toContain(
      'enforce the rule “a damage claim can only be opened within 48 hours of return”. Given the 48 hours after return are over, when a damage claim is to be opened, then it is refused, and the rule is named',
    );
  });

  it('stands in the list of rules in its own words, and is no requirement beside it', () => {
    const text = drafted(/^frd/);
    expect(text).toContain('“A damage claim can only be opened within 48 hours of return.”');
    expect(text).not.toContain('"name":"A damage claim can only be opened within 48 hours of return","actor"');
  });

  it('is none where a line only tells something', () => {
    const text = drafted(/^prd/);
    expect(text).not.toContain('Rule: owner: Tomasz');
  });
});
