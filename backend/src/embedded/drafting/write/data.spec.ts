import { blockFor, coreTemplates, today } from '../drafting.testing.js';
import { draftOf } from './context.js';
import { lists } from './lists.js';

const template = coreTemplates.find(({ id }) => id === 'frd-webapp');
const [section] = template?.sections ?? [];
if (!template || !section) throw new Error('no template');

describe('the entities of an idea', () => {
  it('hold what is kept for years once, where the deeds tell of it as well', () => {
    const idea =
      'A system for our water laboratory. Field technicians register a sample. Lab staff enter results and the lab manager releases results. Results have to be kept for 10 years.';

    const names = (
      lists['dataEntity']?.(draftOf({ ...blockFor(template, section, template.sections, idea, {}), today })) ?? []
    ).map(({ name }) => name);

    expect(names.filter((name) => name === 'Result')).toHaveLength(1);
  });
});
