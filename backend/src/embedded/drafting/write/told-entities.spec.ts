import { blockFor, coreTemplates, today } from '../drafting.testing.js';
import { draftOf } from './context.js';
import type { Draft } from './draft.js';
import { lists } from './lists.js';

function draft(idea: string): Draft {
  const template = coreTemplates.find(({ id }) => id === 'prd-saas-starter');
  const [section] = template?.sections ?? [];
  if (!template || !section) throw new Error('no template');
  return draftOf({ ...blockFor(template, section, template.sections, idea, {}), today });
}

describe('the entities of an idea', () => {
  const choir = draft(
    'An app for our choir. The librarian lends out scores, takes back scores and records damage with a photo. The conductor picks pieces and shares the rehearsal plan.',
  );

  it('are those of which more is told than who did something to them', () =>
    expect((lists['dataEntity']?.(choir) ?? []).map(({ name }) => name)).toEqual([
      'Score',
      'Score loan',
      'Damage',
      'Person',
      'Change',
    ]));
});

describe('the milestone of the pilot', () => {
  it('asks of a few what a few can do', () => {
    const [, , pilot] = lists['milestone']?.(draft('An app for our choir. Singers report absences.')) ?? [];
    expect(String(pilot?.['exit'])).toMatch(/more than once|come back|first day/i);
    expect(String(pilot?.['exit'])).not.toMatch(/nowhere else|anywhere but/);
  });
});

describe('what people type', () => {
  it('is named by the question that they answer', () => {
    const press = draft(
      'An app for our press. Gardeners reserve a slot and enter how many sacks they bring. The master weighs sacks and sets how long a batch must rest.',
    );
    expect((lists['inputField']?.(press) ?? []).map(({ field, type }) => `${String(field)}: ${String(type)}`)).toEqual(
      expect.arrayContaining(['How many sacks they bring: number', 'How long a batch must rest: text']),
    );
  });
});
