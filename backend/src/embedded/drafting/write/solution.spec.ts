import { blockFor, coreTemplates } from '../drafting.testing.js';
import { draftOf } from './context.js';
import { solutionTexts } from './solution.js';

const [prd] = coreTemplates.filter(({ id }) => id.startsWith('prd'));
const [section] = prd?.sections ?? [];
if (!prd || !section) throw new Error('no PRD among the core templates');
const solutionOf = (idea: string): string =>
  solutionTexts['solution.statement']?.(draftOf(blockFor(prd, section, prd.sections, idea, {}))) ?? '';

describe('the solution', () => {
  it('is told in the sentences of the idea that ask for it, in their order', () => {
    const solution = solutionOf(
      'Stitchery is a booking service for tailors. A customer books a fitting and uploads photos. The tailor edits and approves every order. Stitchery sends a reminder to the customer a day before.',
    );

    expect(solution).toBe(
      'A customer books a fitting and uploads photos. The tailor edits and approves every order. Stitchery sends a reminder to the customer a day before.',
    );
  });
});
