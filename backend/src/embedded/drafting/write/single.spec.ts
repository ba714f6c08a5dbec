import { blockFor, wholeLibrary } from '../drafting.testing.js';
import { draftOf } from './context.js';
import { asOne } from './single.js';

const [any] = wholeLibrary.sections;
if (!any) throw new Error('the library is empty');

const idea =
  'Our prison library has 4,000 books. Prisoners order books, librarians fulfil the orders, the security officer bans a title and grounds a delivery. Today it is done on paper slips.';
const draft = draftOf(blockFor(wholeLibrary, any, [any], idea, {}));

describe('somebody of whom there is one', () => {
  it('does what the idea has them do, also by a word that is a noun elsewhere', () => {
    expect(asOne('Librarians fulfil the orders and security officers ban a title', draft)).toBe(
      'Librarians fulfil the orders and the security officer bans a title',
    );
    expect(asOne('Security officers ground a delivery', draft)).toBe('The security officer grounds a delivery');
  });

  it('is nobody of whom notes speak without an article', () => {
    const notes =
      'Now: a diary.\n- guest books a day\n- falconers weigh each bird\nRules: the deposit is kept if the guest cancels late.';
    const other = draftOf(blockFor(wholeLibrary, any, [any], notes, {}));
    expect(asOne('Guests book a day', other)).toBe('Guests book a day');
  });

  it('shares a deed with others as one of many', () => {
    expect(asOne('Librarians and security officers see it at once', draft)).toBe(
      'Librarians and the security officer see it at once',
    );
  });
});
