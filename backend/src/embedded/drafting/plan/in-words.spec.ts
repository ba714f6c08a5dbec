import { draftOf } from '../write/context.js';
import { blockFor, coreTemplates } from '../drafting.testing.js';
import { inWords } from './in-words.js';

const [template] = coreTemplates;
const [section] = template?.sections ?? [];
if (!template || !section) throw new Error('no template');
const [feature] = draftOf(blockFor(template, section, template.sections, 'A tool for chefs. Chefs enter recipes.', {}))
  .plan.features;
if (!feature) throw new Error('no feature');

describe('a feature in the words of the idea', () => {
  it('is described by them, and wanted as it stands', () => {
    const { description, want, isByItself } = inWords(feature, 'The alarm goes to the head chef', 'FridgeMate');
    expect(description).toBe('The alarm goes to the head chef.');
    expect(want).toBe('to be sure that the alarm goes to the head chef');
    expect(isByItself).toBe(true);
    expect(inWords(feature, 'Objections go to the legal clerk', 'X', 'legal clerk').want).toBe(
      'to be sure that objections come to me',
    );
    expect(inWords(feature, 'Managers get alerts', 'X', 'manager').want).toBe('to get alerts');
    expect(inWords(feature, 'to flag unsafe operations', 'pgsafe').want).toBe('pgsafe to flag unsafe operations');
  });

  it('is tried in the case that they name', () => {
    expect(inWords(feature, 'If nobody answers, the next one gets a push', 'X').tests).toEqual([
      { given: 'nobody answers', when: 'no user does anything more', then: 'the next one gets a push' },
    ]);
    expect(inWords(feature, 'The request lapses when the host does not answer', 'X').tests).toEqual([
      { given: 'the host does not answer', when: 'no user does anything more', then: 'the request lapses' },
    ]);
    expect(inWords(feature, 'Managers get alerts 180, 90 and 30 days before each critical date', 'X').tests).toEqual([
      {
        given: 'a critical date is 180 days away',
        when: 'no user does anything more',
        then: 'managers get alerts; the same holds 90 and 30 days before',
      },
    ]);
  });

  it('only says itself again where it names no case', () => {
    expect(inWords(feature, 'Each permit comes with a replanting duty', 'X').tests).toEqual([
      expect.objectContaining({ isPlain: true, then: 'each permit comes with a replanting duty' }),
    ]);
  });

  it('is tried where it arrives, or without what it comes from', () => {
    expect(inWords(feature, 'Objections go to the legal clerk', 'X').tests).toEqual([
      {
        given: 'an objection has just been entered',
        when: 'no user does anything more',
        then: 'the legal clerk sees it among what is to be done',
      },
    ]);
    expect(inWords(feature, 'Shipping labels come from UPS', 'X').tests).toEqual([
      expect.objectContaining({ given: 'UPS does not answer', when: 'a shipping label is asked for' }),
    ]);
  });
});
