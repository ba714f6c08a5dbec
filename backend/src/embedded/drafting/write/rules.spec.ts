import { blockFor, wholeLibrary } from '../drafting.testing.js';
import { draftOf } from './context.js';
import { ruleLists } from './rules.js';

const [any] = wholeLibrary.sections;
if (!any) throw new Error('the library is empty');

/** What the rules of a document about this idea state. */
const statedFor = (idea: string): string =>
  (ruleLists['businessRule']?.(draftOf(blockFor(wholeLibrary, any, [any], idea, {}))) ?? [])
    .map(({ statement }) => String(statement))
    .join('\n');

describe('rules in the words of an idea', () => {
  it('tells a sentence whole of which only one part is a limit', () => {
    expect(
      statedFor(
        'I run a lost property office. Drivers register items with a photo, passengers describe what they lost, my staff release the item. Items are kept for ninety days, then auctioned; passports must go to the police within 24 hours.',
      ),
    ).toContain('Items are kept for ninety days, then auctioned; passports must go to the police within 24 hours');
  });
});
