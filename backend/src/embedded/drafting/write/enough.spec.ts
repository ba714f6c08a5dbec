import type { Field } from '@specforge/document';
import { blockFor, library, wholeLibrary } from '../drafting.testing.js';
import { writeField } from '../write.js';
import { draftOf } from './context.js';
import { enough } from './enough.js';

const idea = 'An app for me to note what I lift at the gym. I forget the weight of last time.';
const [any] = wholeLibrary.sections;
if (!any) throw new Error('the library is empty');
const draft = draftOf(blockFor(wholeLibrary, any, [any], idea, {}));
const usual = ['One', 'Two', 'Three'].map((text) => ({ text, stock: 'own' }));
const bullets = (meaning: string, more: object = {}): Field => ({
  kind: 'bullets',
  name: 'own',
  label: 'Own',
  hint: 'List them.',
  meaning,
  ...more,
});

describe('how much of what is only usual an idea gets', () => {
  it('is what a list needs, a line of one that needs nothing, and nothing in one that may be left out', () => {
    expect(enough(usual, { meaning: 'own', min: 2 }, 20, draft)).toHaveLength(2);
    expect(enough(usual, { meaning: 'own' }, 20, draft)).toHaveLength(1);
    expect(enough([{ text: 'Told' }, ...usual], { meaning: 'own' }, 20, draft)).toHaveLength(1);
    expect(enough(usual, { meaning: 'own', optional: true }, 20, draft)).toHaveLength(0);
  });

  it('is no more for a large organisation: what holds of any product is left out there as well', () => {
    const large = draftOf(blockFor(wholeLibrary, any, [any], `${idea} The company has 1,200 employees.`, {}));
    expect(large.plan.known.setting.large).toBe(true);
    expect(enough(usual, { meaning: 'raci' }, 20, large)).toHaveLength(0);
    expect(enough(usual, { meaning: 'own', min: 2 }, 20, large)).toHaveLength(2);
  });

  it('is nothing where a few people read only for what is their own', () => {
    expect(enough(usual, { meaning: 'raci' }, 20, draft)).toHaveLength(0);
    expect(enough([{ text: 'Told' }, ...usual], { meaning: 'edgeCase' }, 20, draft)).toHaveLength(1);
    expect(enough(usual, { meaning: 'raci', min: 2 }, 20, draft)).toHaveLength(2);
  });

  it('is less where the idea says something itself', () =>
    expect(enough([{ text: 'Told' }, ...usual], { meaning: 'own', min: 2 }, 20, draft).map(({ text }) => text)).toEqual(
      ['Told', 'One'],
    ));

  it('is nothing made up where lines of the knowledge take more for granted than the idea says', () => {
    const short = { ...draft, known: () => usual.slice(0, 1), usual: () => usual };
    expect(writeField(bullets('own', { min: 3 }), short)).toEqual(['One', 'Two (assumed)', 'Three (assumed)']);
  });

  it.each([...library.values()].map(({ key, fields }) => [key, fields] as const))(
    'leaves no list empty that needs something: %s',
    (_, fields) => {
      const lists = fields.filter(
        (field) => (field.kind === 'bullets' || field.kind === 'table') && (field.min ?? 0) > 0,
      );
      const empty = lists.filter((field) => (writeField(field, draft) as unknown[]).length === 0);
      expect(empty.map(({ meaning }) => meaning)).toEqual([]);
      expect(JSON.stringify(lists.map((field) => writeField(field, draft)))).not.toContain(
        'to be settled by the product owner',
      );
    },
  );
});
