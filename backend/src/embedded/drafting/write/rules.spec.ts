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
  const nameFor = (idea: string): unknown => rulesFor(idea)[0]?.['name'];

  it('is what it is of, where it begins with that', () =>
    expect(
      nameFor("A charging tool. Drivers connect the wallbox. Drivers' location should not be visible to the employer."),
    ).toBe("Drivers' location"));

  it('is the first clause of a long one', () =>
    expect(
      nameFor(
        'A stock tool. The clerk enters loads. A driver must wait for the second weighing because the first one is often wrong, and nobody may send the driver away before it is done.',
      ),
    ).toBe('A driver must wait for the second weighing because the first one is often wrong'));
});

describe('a rule', () => {
  it('is told with the sentence before it where it points back', () =>
    expect(
      statedFor(
        'A choir app. Conductors upload scans. For a scan the notes are recognised automatically, but the conductor has to accept them before the choir sees anything.',
      ),
    ).toMatch(/notes are recognised automatically/));
});

describe('an idea without rules', () => {
  it('says that it has none beside its requirements', () => {
    const rules = rulesFor('Shift swap app. Employees offer a shift. Managers approve the offer.');
    expect(rules.map(({ name }) => name)).toEqual(['No rules beside the requirements']);
  });
});
