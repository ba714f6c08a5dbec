import { coreTemplates, draftAfresh } from '../drafting.testing.js';

const entities = (idea: string): string[] => {
  const template = coreTemplates.find(({ id }) => id === 'frd-webapp');
  if (!template) throw new Error('no template');
  const { entities: rows } = draftAfresh(template, idea).data['data-and-validation'] as {
    entities: { name: string; purpose: string }[];
  };
  return rows.map(({ name, purpose }) => `${name}: ${purpose}`);
};

describe('things that nobody is said to make', () => {
  it('are kept where more than one function works with them', () =>
    expect(
      entities(
        'A tool for a dental lab. Each case gets a barcode. The dentist sees the stage of the case. If information is missing, the case is paused with a question.',
      )[0],
    ).toMatch(/^Case: Case, with which FR-\d+/));

  it('are none where only one does', () =>
    expect(entities('A tool for a dental lab. The dentist sees the stage of the crown.').join('\n')).not.toMatch(
      /^Crown/m,
    ));
});
