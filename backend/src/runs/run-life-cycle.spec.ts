import { describe, expect, it } from '@jest/globals';
import { IllegalTransition } from '../common/life-cycle.js';
import { RUN_STATUSES } from './run.enumerations.js';
import { endingEvent, type RunEvent, runLifeCycle } from './run-life-cycle.js';

describe('runLifeCycle', () => {
  it('knows exactly these transitions', () => {
    const events = Object.keys(runLifeCycle.transitions) as RunEvent[];
    const known = events.flatMap((event) =>
      RUN_STATUSES.filter((status) => runLifeCycle.allows(status, event)).map(
        (status) => `${status} -${event}-> ${runLifeCycle.next(status, event)}`,
      ),
    );
    expect(known.sort()).toEqual([
      'failed -retry-> running',
      'paused -resume-> running',
      'paused -windUp-> running',
      'running -complete-> done',
      'running -fail-> failed',
      'running -pause-> paused',
      'running -windUp-> running',
    ]);
  });

  it('names what it refuses', () => {
    expect(() => runLifeCycle.next('done', 'pause')).toThrow(IllegalTransition);
    expect(() => runLifeCycle.next('done', 'pause')).toThrow('A run that is done cannot pause.');
  });
});

describe('endingEvent', () => {
  it.each([
    [4, 4, false, 'complete'],
    [4, 4, true, 'complete'],
    [3, 4, true, 'complete'],
    [3, 4, false, 'fail'],
    [0, 4, true, 'fail'],
    [0, 4, false, 'fail'],
  ] as const)('%i of %i delivered, cancelled %s: %s', (delivered, total, cancelled, event) => {
    expect(endingEvent(delivered, total, cancelled)).toBe(event);
  });
});
