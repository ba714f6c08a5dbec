import { titleOf } from './said-title.js';

const title = (text: string, wish: string | null = null): string =>
  titleOf({ text, wish, isProducts: text.startsWith('{Product}'), isQuoted: false, who: '' });

describe('what a function is called that is told in words', () => {
  it.each<[text: string, wish: string | null, title: string]>([
    ['The tenant sees every line and pays the bill', 'see every line and pay the bill', 'see every line'],
    ['If the dose is late, the nurse is alerted', null, 'the nurse is alerted'],
    ['A package must be complete, otherwise the analyst is alerted', 'be alerted', 'a package must be complete'],
    [
      "If a room can't be sold, reception decides that",
      'decide that and not the guest',
      'decide that and not the guest',
    ],
    ['{Product} must not stop a press', null, 'must not stop a press'],
    ["I'd like something where you can see what's available, ask for an item", null, "see what's available"],
  ])('%s', (text, wish, expected) => {
    expect(title(text, wish)).toBe(expected);
  });

  it('ends where a phrase begins that says more, and cuts no quotation', () => {
    const long = title(
      'Files are never stored after the response unless the customer turns on a debug mode that lasts for a week',
    );
    expect(long).toBe('files are never stored after the response');
    expect(
      title('Say "you approved this post on Monday, and here is when" without digging through all of the inboxes'),
    ).toBe('say "you approved this post on Monday, and here is when"');
  });
});
