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
      /boundary \| One example just inside “within 48 hours”, and one just outside it.*“Entries can be corrected within 48 hours/,
    ],
    ['a time', /boundary \| One case right before that time, and one right after it/],
    [
      'what may not be',
      /negative \| One example to which the sentence below applies, and one to which it does not.*never touched”/,
    ],
  ])('is %s', (_, words) => expect(told).toMatch(words));

  it('leaves no room for what is tried of anything', () =>
    expect(JSON.stringify(cases)).not.toMatch(/UC-001|shared link|peak hour/));
});
