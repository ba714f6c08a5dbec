import type { DocumentDetail } from '~/lib/api/types';
import { movedTo, relianceOn, relianceText, withSection } from './arrangement';

const KEYS = ['a', 'b', 'c'];

it('moves a section, and no further than the ends', () => {
  expect(movedTo(KEYS, 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(movedTo(KEYS, 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(movedTo(KEYS, 'b', 9)).toEqual(['a', 'c', 'b']);
  expect(movedTo(KEYS, 'b', -1)).toEqual(['b', 'a', 'c']);
});

it('puts a section in where it stands in the template, or where it is wanted', () => {
  expect(withSection(KEYS, { key: 'x', after: 'b' })).toEqual(['a', 'b', 'x', 'c']);
  expect(withSection(KEYS, { key: 'x', after: null })).toEqual(['x', 'a', 'b', 'c']);
  expect(withSection(KEYS, { key: 'x', after: null }, 3)).toEqual(['a', 'b', 'c', 'x']);
});

describe('what relies on a section', () => {
  const document = {
    outline: [
      { key: 'scope', title: 'Scope', dependsOn: [] },
      { key: 'stories', title: 'Stories', dependsOn: [{ id: 'scope', type: 'hard' }] },
      { key: 'risks', title: 'Risks', dependsOn: [{ id: 'scope', type: 'soft' }] },
    ],
    sections: {
      scope: { features: [{ id: 'FR-001' }] },
      stories: { stories: [{ title: 'Says FR-001 in a sentence', feature: null }] },
      risks: { risks: [{ threatens: ['FR-001', 'FR-002'] }] },
    },
  } as unknown as DocumentDetail;

  it('is what was written from it, and what refers to its records', () => {
    const reliance = relianceOn(document, 'scope', ['FR-001']);
    expect(reliance).toEqual({ builtOn: ['Stories'], referring: ['Risks'] });
    expect(relianceText('Scope', reliance)).toBe(
      'Stories builds on “Scope”. References to it in Risks are shown as not found until it is put back.',
    );
  });

  it('may be nothing', () => {
    expect(relianceText('Risks', relianceOn(document, 'risks', ['RK-001']))).toBe('');
  });
});
