import { checkSentence, refusalOf, ruleKind } from './checks.js';

const check = (given: string, when: string, then: string) => ({ given, when, then });

describe('checks', () => {
  it('reads with a phrase and with a clause', () => {
    expect(checkSentence(check('a tenth use', 'it is opened', 'it starts with the choices of last time.'))).toBe(
      'Given a tenth use, when it is opened, then it starts with the choices of last time.',
    );
  });

  it('leaves out what no field takes', () =>
    expect(checkSentence(check('a', 'it is opened', `${'it holds the list, '.repeat(14)}all of it`))).toBeUndefined());

  it('finds the check that says no, and none where all end well', () => {
    const fine = check('a file with 300 lines', 'it is loaded', 'a preview shows new and changed lines');
    const refused = check('no place was set', 'it is sent', 'it is refused until the place is there');
    expect(refusalOf({ tests: [fine, fine, refused] })).toBe(refused);
    expect(refusalOf({ tests: [fine, refused, fine] })).toBe(refused);
    expect(refusalOf({ tests: [fine, fine, fine] })).toBeUndefined();
  });

  it.each([
    ['sender and approver are the same person', 'authorisation'],
    ['the time for changes is over since an hour', 'timing'],
    ['two open invoices have the same amount', 'calculation'],
    ['the required quote is not attached', 'constraint'],
    ['one of them was withdrawn in between', 'constraint'],
    ['an instrument may not be lent within 5 days of its due date', 'timing'],
    ['finance users cannot change lease data', 'authorisation'],
    ['if a stone cracks, the mason decides', 'decision'],
  ])('%s is a matter of %s', (text, kind) => {
    expect(ruleKind(text)).toBe(kind);
  });
});
