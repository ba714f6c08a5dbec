import { blockFor, coreTemplates, today } from '../drafting.testing.js';
import { draftOf } from './context.js';
import type { Row } from './draft.js';
import { lists } from './lists.js';

const template = coreTemplates.find(({ id }) => id === 'frd-webapp');
const [section] = template?.sections ?? [];
if (!template || !section) throw new Error('no template');
const casesOf = (idea: string): Row[] =>
  lists['testCase']?.(draftOf({ ...blockFor(template, section, template.sections, idea, {}), today })) ?? [];

describe('what the idea gives to try', () => {
  const cases = casesOf(
    'A bot for animal health workers. The worker sends the species and a photo of the vial. If the vial is expired or the batch is not one we issued, it must refuse and tell the supervisor. Photos are deleted after 30 days. Flags tagged permanent are never touched. Entries can be corrected within 48 hours, after that only by the county supervisor.',
  );
  const told = cases.map(({ kind, setup, expected }) => [kind, setup, expected].map(String).join(' | ')).join('\n');

  it.each([
    ['a case', /functional \| One case in which this holds: “the vial is expired or the batch is not one we issued”/],
    [
      'what follows of it',
      /In the first, it must refuse and tell the supervisor; in the second, nothing of this happens/,
    ],
    [
      'a limit',
      /boundary \| Two examples. In the first, less than 48 hours have passed; in the second, 48 hours have passed.* \| In the first, it goes through; in the second, it is (?:refused|rejected)/,
    ],
    ['a time', /boundary \| Two examples. In the first, 30 days have passed.* \| In the first, photos are deleted/],
    [
      'what may not be',
      /negative \| Flags tagged permanent, and others \| The former are never touched; for the others this does not hold/,
    ],
  ])('is %s', (_, words) => expect(told).toMatch(words));

  it('leaves no room for what is tried of anything', () =>
    expect(JSON.stringify(cases)).not.toMatch(/UC-001|shared link|peak hour/));
});
