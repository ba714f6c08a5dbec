import { alsoAsked } from './also-asked.js';
import { deedsIn } from './deeds.js';
import { inSentences } from './in-sentences.js';
import { noted } from './told.testing.js';
import { unitsOf } from './units.js';

function asked(
  notes: string,
  { enough = 7, held = [] }: { enough?: number; held?: string[] } = {},
): (string | undefined)[] {
  const { capabilities, whole } = deedsIn(noted(notes));
  const units = unitsOf(whole);
  return alsoAsked(inSentences(capabilities, units), units.statements, { enough, held }).map(({ said }) => said?.text);
}

const rules =
  '{rule [s A pump] that is overdue must not be [v lent].} {do [who Nurses] [v request] [o a pump].} {rule [s Mattresses] must be [v cleaned] [c before the next patient gets one].}';

describe('what the sentences ask for besides', () => {
  it('stands where the idea tells it', () => {
    expect(asked(rules)).toEqual([
      'A pump that is overdue must not be lent',
      'Nurses request a pump',
      'Mattresses must be cleaned before the next patient gets one',
    ]);
  });

  it('is left to the limits where enough is asked for', () => {
    expect(asked(rules, { enough: 1 })).toEqual(['Nurses request a pump']);
  });

  it('is nothing that a limit of the product tells', () => {
    const languages = '{do [who Nurses] [v request] [o a pump].} {need Must work in Estonian and Russian.}';
    expect(asked(languages)).toHaveLength(2);
    expect(asked(languages, { held: ['Estonian and Russian'] })).toEqual(['Nurses request a pump']);
  });

  it('is told with the sentence before where it speaks of that', () => {
    expect(
      asked(
        '{do [who Curators] [v ask for] [o a reel].} {rule [who They] must never [v keep] [o it] [t for a month].}',
      ),
    ).toEqual(['Curators ask for a reel. They must never keep it for a month']);
  });

  it('is told with what it depends on', () => {
    expect(
      asked(
        '{is An [kind app] [v gathers] [o evidence].} {rule [s A package] must be [v complete] [t 48 hours before the deadline],} {do otherwise [to the analyst] is [v alerted].}',
      ),
    ).toContain('A package must be complete 48 hours before the deadline, otherwise the analyst is alerted');
  });

  it('is told with what it grants an exception from', () => {
    expect(
      asked(
        '{rule A trip counts as late after five minutes,} {do although [who each customer] can [v set] [o own limits].}',
      ),
    ).toEqual(['A trip counts as late after five minutes, although each customer can set own limits']);
  });

  it('is no question and nothing told twice', () => {
    const texts = asked(
      `${rules} {rule Who decides that and when?} {rule [s Mattresses] must be [v cleaned] [c before the next patient gets one].}`,
    );
    expect(texts).toHaveLength(3);
  });
});
