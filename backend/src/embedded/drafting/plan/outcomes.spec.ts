import { capabilitySlots } from '../know/capability-slots.js';
import { thirdPerson } from '../language.js';
import { today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import type { Capability } from '../read/brief.js';
import { everyDeed } from '../read/every-deed.js';
import { namesOf } from './feature-name.js';
import { outcomeOf } from './outcomes.js';
import { peopleOf } from './people.js';

/** The outcome of each deed by its name. */
const told = (idea: string): Record<string, string> => {
  const { brief, known } = planDocument(idea, '', today);
  const capabilities = everyDeed(brief.capabilities);
  const outcomes = {
    capabilities,
    people: peopleOf(brief, known),
    unit: known.slots['unit'] ?? '',
    outcomes: known.knowledge.outcomes,
  };
  return Object.fromEntries(
    namesOf(capabilities).map((name, at) => [
      name,
      outcomeOf(at, capabilitySlots(known.slots, capabilities[at] as Capability, thirdPerson), outcomes),
    ]),
  );
};

describe('what there is after a deed', () => {
  const fleet = told(
    'A tool for delivery fleets. Drivers report defects with a photo. Fleet managers review defects. Dispatchers assign a van to a driver. Drivers search vans by size and date. Passengers rate trips. Managers maintain vans. The product reminds drivers of the inspection.',
  );

  it('is kept with what belongs to it, and seen by whoever goes on with it', () => {
    expect(fleet['Report defects with a photo']).toBe(
      'The defect is saved with the photo, author and time, and is visible to fleet managers.',
    );
  });

  it('is a state, a person, a choice or what was looked for', () => {
    expect(fleet['Review defects']).toBe('');
    expect(fleet['Assign a van to a driver']).toMatch(
      /The van shows the assigned driver and the time of assignment\.$/,
    );
    expect(fleet['Search vans by size and date']).toMatch(/Only vans that match the size and date are listed\.$/);
  });

  it('is what something is marked as', () => {
    const walls = told('A tool for gyms. Setters mark a wall as closed. Setters log route resets. Owners see revenue.');
    expect(walls['Mark a wall as closed']).toBe('The wall is then marked as closed, with name and time.');
  });

  it('is kept where a deed only implies what it leaves', () => {
    const sitters = told(
      'An app for dog sitters. Owners message sitters. Owners book sitters. Owners attach a vaccination record. Owners pay in the app. Owners leave a review. Admins reassign bookings. Sitters preview a profile.',
    );
    const ends = (name: RegExp): string => Object.entries(sitters).find(([one]) => name.test(one))?.[1] ?? '';
    expect(ends(/^Message/)).toBe('Messages are kept with author and time.');
    expect(ends(/^Book/)).toBe('The booking is saved with name and time.');
    expect(ends(/^Reassign/)).toBe('The booking shows the new assignee and the time of the change.');
    expect(ends(/^Preview/)).toBe('The preview does not change any data.');
  });

  it('is not told where nothing is sure', () => {
    expect(fleet['Maintain vans']).toBe('');
  });
});
