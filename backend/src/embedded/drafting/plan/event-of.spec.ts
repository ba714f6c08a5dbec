import { planDocument } from '../plan.js';

const eventsOf = (idea: string): string[] =>
  planDocument(idea, '', '2026-11-27').features.flatMap(({ stated, event }) => (stated ? [event.name] : []));

describe('the event of a deed', () => {
  it('is a thing and what was done to it', () =>
    expect(
      eventsOf(
        'An app for families. Parents list allergens and mark each as mild or severe. Carers log what the child ate.',
      ),
    ).toEqual(['allergen_listed', 'allergen_marked', 'entry_logged']));

  it('is that a record was made, where the deed leaves one', () =>
    expect(eventsOf('A service. Residents apply for a permit. Officers review applications.')).toEqual([
      'application_made',
      'application_reviewed',
    ]));
});
