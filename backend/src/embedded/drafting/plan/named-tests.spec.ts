import type { Capability } from '../read/brief.js';
import { deedTester } from './deed-tests.js';

const named = (object: string, tail = ''): Capability => ({
  verb: 'offer',
  object,
  noun: object,
  tail,
  automatic: true,
  named: true,
});

describe('what is only named', () => {
  it('is accepted where it can be used, and is set off by nothing', () => {
    const tester = deedTester([]);
    expect(tester(named('an audit log', 'of every change'), {}, 'the product offers it')).toEqual([
      {
        given: 'the release is ready for acceptance',
        when: 'the audit log of every change is used in a typical case',
        then: 'it works from start to end without help from the team',
      },
    ]);
    expect(tester(named('SDKs', 'for Go'), {}, 'the product offers them')[0]?.when).toBe(
      'SDKs for Go are used in a typical case',
    );
  });
});
