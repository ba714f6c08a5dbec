import { blockFor, wholeLibrary } from '../drafting.testing.js';
import { draftOf } from './context.js';
import { ruleLists } from './rules.js';

const [any] = wholeLibrary.sections;
if (!any) throw new Error('the library is empty');

const rulesFor = (idea: string) =>
  ruleLists['businessRule']?.(draftOf(blockFor(wholeLibrary, any, [any], idea, {}))) ?? [];
/** What the rules of a document about this idea state. */
const statedFor = (idea: string): string =>
  rulesFor(idea)
    .map(({ statement }) => String(statement))
    .join('\n');

describe('rules in the words of an idea', () => {
  it('tells the whole sentence', () => {
    expect(
      statedFor(
        'I run a lost property office. Drivers register items with a photo, passengers describe what they lost, my staff release the item. Items are kept for ninety days, then auctioned; passports must go to the police within 24 hours.',
      ),
    ).toBe('Items are kept for ninety days, then auctioned; passports must go to the police within 24 hours.');
  });
});

describe('the name of a rule', () => {
  it('is what the rule is about, since the rule itself stands below it', () => {
    const [rule] = rulesFor(
      "A charging tool. Drivers connect the wallbox. Drivers' location should not be visible to the employer.",
    );
    expect(rule?.['name']).toBe("Rule for drivers' location");
    expect(rule?.['statement']).toMatch(/should not be visible to the employer/);
  });
});

describe('an idea without rules', () => {
  it('says that it has none beside its requirements', () => {
    const rules = rulesFor('Shift swap app. Employees offer a shift. Managers approve the offer.');
    expect(rules.map(({ name }) => name)).toEqual(['No rules beside the requirements']);
  });
});
