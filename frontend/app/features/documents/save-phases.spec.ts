import { isStuck, nextPhase, SAVE_PHASES, waitBeforeRetry, waitBeforeSend } from './save-phases';
import type { SaveEvent, SavePhase } from './save-phases';

/** The life of an edit as a person meets it: what happens, and what stands beside the section then. */
const LIVES: [string, [SaveEvent, SavePhase][]][] = [
  [
    'saves itself',
    [
      ['typed', 'waiting'],
      ['sent', 'saving'],
      ['stored', 'saved'],
    ],
  ],
  [
    'typed on while it is being saved',
    [
      ['typed', 'waiting'],
      ['sent', 'saving'],
      ['typed', 'saving'],
      ['stored', 'saved'],
      ['typed', 'waiting'],
    ],
  ],
  [
    'unfit, then mended',
    [
      ['typed', 'waiting'],
      ['found unfit', 'unfit'],
      ['typed', 'waiting'],
      ['sent', 'saving'],
      ['stored', 'saved'],
    ],
  ],
  [
    'offline, typed on, sent when it is back',
    [
      ['typed', 'waiting'],
      ['sent', 'saving'],
      ['unreachable', 'offline'],
      ['typed', 'offline'],
      ['sent', 'saving'],
      ['stored', 'saved'],
    ],
  ],
  [
    'the server in trouble',
    [
      ['typed', 'waiting'],
      ['sent', 'saving'],
      ['put off', 'delayed'],
      ['sent', 'saving'],
      ['stored', 'saved'],
    ],
  ],
  [
    'changed by somebody: typing does not decide',
    [
      ['typed', 'waiting'],
      ['sent', 'saving'],
      ['found changed', 'contested'],
      ['typed', 'contested'],
      ['sent', 'saving'],
      ['stored', 'saved'],
    ],
  ],
  [
    'changed by somebody, given up',
    [
      ['typed', 'waiting'],
      ['sent', 'saving'],
      ['found changed', 'contested'],
      ['let go', 'untouched'],
    ],
  ],
  [
    'refused, and another try after a change',
    [
      ['typed', 'waiting'],
      ['sent', 'saving'],
      ['refused', 'refused'],
      ['typed', 'waiting'],
    ],
  ],
  [
    'typed back to what is stored',
    [
      ['typed', 'waiting'],
      ['let go', 'untouched'],
    ],
  ],
  ['kept from an earlier time, changed meanwhile', [['found changed', 'contested']]],
];

it.each(LIVES)('%s', (_, life) => {
  let phase: SavePhase = 'untouched';
  for (const [event, then] of life) {
    phase = nextPhase(phase, event);
    expect([event, phase]).toEqual([event, then]);
  }
});

it('nothing that is being sent is let go, and every phase can be left', () => {
  expect(nextPhase('saving', 'let go')).toBe('saving');
  const left = new Set(Object.values(SAVE_PHASES).flatMap((moves) => Object.keys(moves)));
  expect([...left].toSorted()).toEqual([
    'contested',
    'delayed',
    'offline',
    'refused',
    'saved',
    'saving',
    'unfit',
    'untouched',
    'waiting',
  ]);
});

it('is stuck where only time, a connection or a person helps', () => {
  const stuck: SavePhase[] = ['unfit', 'offline', 'delayed', 'contested', 'refused'];
  const moving: SavePhase[] = ['untouched', 'waiting', 'saving', 'saved'];
  expect([stuck.every(isStuck), moving.some(isStuck)]).toEqual([true, false]);
});

it('waits for a pause, but not for longer than ten seconds', () => {
  expect(waitBeforeSend(5_000, 5_000)).toBe(1_000);
  expect(waitBeforeSend(5_000, 14_400)).toBe(600);
  expect(waitBeforeSend(5_000, 20_000)).toBe(0);
  expect([1, 2, 3, 9].map(waitBeforeRetry)).toEqual([4_000, 8_000, 16_000, 60_000]);
});
