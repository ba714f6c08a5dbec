import { wantedBy } from './said-want.js';
import type { Person } from './people.js';

const people: Person[] = [
  { side: 'actor', role: 'worker' },
  { side: 'other', role: 'supervisor' },
  { side: 'admin', role: 'product owner' },
];

describe('whoever wants what nobody does', () => {
  it.each([
    ['The app alerts the supervisor by SMS', 'supervisor'],
    ['Supervisors get a list', 'supervisor'],
    ['Workers cannot see the notes', 'supervisor'],
    ['The app moves the file', 'worker'],
  ])('is whoever gets it, and nobody whom it holds back: %s', (text, role) =>
    expect(wantedBy(text, people)?.role).toBe(role),
  );
});
