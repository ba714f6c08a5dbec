import { blockFor, coreTemplates, today } from '../drafting.testing.js';
import { draftOf } from './context.js';
import { lists } from './lists.js';

const template = coreTemplates.find(({ id }) => id === 'frd-webapp');
const [section] = template?.sections ?? [];
if (!template || !section) throw new Error('no template');

/** `Slot: see and pick`: the rights that an idea gives, without whose they are. */
const rights = (idea: string): string[] =>
  (lists['permission']?.(draftOf({ ...blockFor(template, section, template.sections, idea, {}), today })) ?? []).map(
    ({ object, actions }) => `${String(object)}: ${String(actions)}`,
  );

describe('a right', () => {
  it('is one to a thing, and to one of several as to any of them', () => {
    const told = rights(
      'An app for tenants. Tenants choose the room and the fault from pictures and pick one of the slots our contractors have released. Contractors close jobs.',
    );
    expect(told).toEqual(expect.arrayContaining(['Room and fault: see and choose', 'Slot: see and pick']));
  });

  it('is none to a pronoun or to what somebody holds in their hand', () => {
    const told = rights(
      'An app for scaffolds. Inspectors hold their phone to a tag and sign the report. Agents apply these. Workers scan the tag.',
    ).join('\n');
    expect(told).not.toMatch(/Phone|These/);
    expect(told).toMatch(/Tag: see and scan/);
  });

  it('assumes no more than a look of those of whom nothing is told', () => {
    expect(rights('An app for choirs with singers and conductors.').join('\n')).not.toMatch(/create/);
  });
});
