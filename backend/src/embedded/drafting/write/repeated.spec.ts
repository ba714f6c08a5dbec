import { coreTemplates, draftDocument } from '../drafting.testing.js';
import type { Draft } from './draft.js';
import { said, unsaid } from './repeated.js';

const stock = (text: string) => ({ text, stock: 'own' });

describe('what a section says already', () => {
  it('is not said again by a line that is only usual', () => {
    const draft = {} as Draft;
    said([{ text: 'Nightly backups are kept for a month' }], draft);
    const rows = [stock('A nightly backup, kept for one month'), stock('Text can be doubled in size')];
    expect(unsaid(rows, 1, draft)).toEqual([rows[1]]);
    // The idea may say what it likes, and a list keeps what it needs.
    expect(unsaid([{ text: 'Nightly backups are kept for a month' }], 0, draft)).toHaveLength(1);
    expect(unsaid(rows, 2, draft)).toEqual(rows);
  });

  it('is another thing in each section', () =>
    expect(unsaid([stock('Nightly backups for a month')], 0, {} as Draft)).toHaveLength(1));
});

describe('what another part of the document says already', () => {
  const idea =
    'A tool for our museum. Keepers register traps, curators order a treatment. Goal: finds from 40 to 10 a year.';
  const sectionsOf = (id: string) => {
    const template = coreTemplates.find((one) => one.id === id);
    if (!template) throw new Error('no template');
    return draftDocument(template, idea).data;
  };

  it('is left out of optional tables: roles without rights of their own, plans of what nobody buys, figures of goals', () => {
    const prd = JSON.stringify(sectionsOf('prd-saas-starter'));
    expect(prd).toMatch(/"roles":null/);
    expect(prd).toMatch(/"plans":null/);
    expect(prd).toMatch(/"metrics":null/);
  });
});
