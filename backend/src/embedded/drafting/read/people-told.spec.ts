import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';
import { amongPeople, isPeople } from './lexicon.js';
import { peopleTold } from './people-told.js';
import { everyDeed } from './every-deed.js';

describe('people by the name of a tool', () => {
  it.each([
    ['Burners pick the curve.', ['burner']],
    ['As a cutter, I want to book a table.', ['cutter']],
    ['- Mixer: then confirms the batch', ['mixer']],
    ['The grader and the burner must be different people.', ['burner']],
    ['Roles: setters, burners and graders', ['burner']],
    ['The technician checks the burner and the mixer.', []],
    ['The dryer dries, the printer prints labels.', []],
    ['Orders enter the queue.', []],
  ])('%s', (text, people) => {
    expect(peopleTold(text)).toEqual(people);
  });

  it('lets them act in the idea that tells so, and in no other', () => {
    const { audiences, capabilities } = readIdea(
      'Tool for a brick works. The burner picks the curve and logs the temperature.',
      today,
    );
    expect(audiences.map(({ noun }) => noun)).toContain('burner');
    expect(everyDeed(capabilities).map(({ by, verb }) => `${by}: ${verb}`)).toEqual(['burner: pick', 'burner: log']);
    expect(isPeople('burner')).toBe(false);
    expect(amongPeople(['burner'], () => isPeople('two burners'))).toBe(true);
  });
});
