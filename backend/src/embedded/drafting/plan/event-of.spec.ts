import { planDocument } from '../plan.js';
import { everyDeed } from '../read/every-deed.js';
import { eventOf } from './event-of.js';

const eventsOf = (idea: string): string[] => {
  const plan = planDocument(idea, '', '2026-11-27');
  return everyDeed(plan.brief.capabilities).map((deed) => eventOf(deed, deed.noun, plan).name);
};

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
