import { blockFor, coreTemplates } from '../drafting.testing.js';
import { draftOf } from './context.js';
import { systemQuestions } from './system-questions.js';

const questionsOf = (idea: string): string[] => {
  const template = coreTemplates[0]!;
  const { plan } = draftOf(blockFor(template, template.sections[0]!, template.sections, idea, {}));
  return systemQuestions(plan).map(({ question }) => String(question));
};

describe('questions about systems', () => {
  it('ask for the interface of one that belongs to the house', () => {
    expect(
      questionsOf('StopLog is an app for press shops. Stops come from our MES Plantwatch every minute.'),
    ).toContainEqual(expect.stringContaining('Plantwatch'));
  });

  it('ask for none where the idea says by which it is joined', () => {
    expect(
      questionsOf('StopLog is an app for press shops. Stops come from our MES Plantwatch over OPC UA every minute.'),
    ).toEqual([]);
  });
});
