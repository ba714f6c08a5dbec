import { readIdea } from '../read.js';
import { everyDeed } from './every-deed.js';

const deeds = (idea: string): string[] =>
  everyDeed(readIdea(idea, '2026-11-21').capabilities).map(({ verb, object, tail }) =>
    [verb, object, tail].filter(Boolean).join(' '),
  );

describe('deeds beside what is said of their quality', () => {
  it('are none where a clause only tells of protection or speed', () => {
    const read = deeds(
      'Secrets manager for small dev teams.\n- Developers store secrets\n- Secrets are encrypted at rest\n- Secrets must load in under 50 ms',
    );
    expect(read.join('; ')).toMatch(/store secrets/);
    expect(read.join('; ')).not.toMatch(/encrypt|50 ms/);
  });

  it('are none where they are the end of a rule', () => {
    expect(
      deeds(
        'A dashboard for warehouse safety. Supervisors log near misses. Reports must be closed within 14 days, otherwise they appear on the manager list.',
      ).join('; '),
    ).not.toMatch(/appear|otherwise/);
  });
});
