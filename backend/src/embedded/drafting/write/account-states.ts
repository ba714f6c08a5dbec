import type { Offer } from '../know/offer.js';
import type { Surface } from '../know/surface.js';

/** An account of a customer, from its first day to its last, as far as the idea lets it be tried or used free. */
export const soldAccount = ({ free, trial }: Offer): string[] => [
  'stateDiagram-v2',
  ...(trial
    ? [
        '  [*] --> Trial: {customer} signs up',
        '  Trial --> Active: paid for',
        '  Trial --> ReadOnly: trial over, nothing paid',
      ]
    : free
      ? [
          '  [*] --> Free: {customer} signs up',
          '  Free --> Active: free number passed',
          '  Active --> Free: below it again',
        ]
      : ['  [*] --> Active: {customer} signs up and orders']),
  '  Active --> PastDue: payment fails',
  '  PastDue --> Active: payment arrives',
  '  PastDue --> ReadOnly: 21 days unpaid',
  '  Active --> ReadOnly: cancelled, paid time over',
  '  ReadOnly --> Active: paid for again',
  '  ReadOnly --> Erased: 90 days and two notices',
  '  Erased --> [*]',
];

/** Where nobody signs in: what happens to the program itself, to the schedule of a job, to a number or to a key. */
const installed = [
  'stateDiagram-v2',
  '  [*] --> Installed: first installation',
  '  Installed --> Configured: settings written',
  '  Configured --> Updated: new version',
  '  Updated --> Configured: settings kept',
  '  Configured --> Removed: uninstalled',
  '  Removed --> [*]',
];

const scheduled = [
  'stateDiagram-v2',
  '  [*] --> Tried: started by hand',
  '  Tried --> Scheduled: first runs are right',
  '  Scheduled --> Paused: schedule switched off',
  '  Paused --> Scheduled: switched on again',
  '  Paused --> Ended: keys withdrawn',
  '  Ended --> [*]',
];
const known = [
  'stateDiagram-v2',
  '  [*] --> Known: number put on the list',
  '  Known --> Changed: new number told',
  '  Changed --> Known: list corrected',
  '  Known --> Ended: taken off the list',
  '  Ended --> [*]',
];
const keyed = [
  'stateDiagram-v2',
  '  [*] --> Registered: account opened',
  '  Registered --> Active: key issued',
  '  Active --> Suspended: key withdrawn',
  '  Suspended --> Active: new key issued',
  '  Active --> Closed: account closed',
  '  Suspended --> Closed: account closed',
  '  Closed --> Erased: 30 days later, after an export',
  '  Erased --> [*]',
];
export const ownLives: Partial<Record<Surface, string[]>> = {
  command: installed,
  library: installed,
  job: scheduled,
  chat: known,
  service: keyed,
};

/** Where nothing is sold an account is a person who comes and goes: the ways in which that is drawn. */
export const ownAccounts: readonly [string[], ...string[][]] = [
  [
    'stateDiagram-v2',
    '  [*] --> Active: first use',
    '  Active --> Paused: access is paused',
    '  Paused --> Active: access is opened again',
    '  Active --> Ended: person leaves',
    '  Paused --> Ended: person leaves',
    '  Ended --> Erased: retention over',
    '  Erased --> [*]',
  ],
  [
    'stateDiagram-v2',
    '  [*] --> Open: access is given',
    '  Open --> Closed: {actor} leaves',
    '  Closed --> Open: comes back',
    '  Closed --> Deleted: nothing has to be kept any longer',
    '  Deleted --> [*]',
  ],
  [
    'stateDiagram-v2',
    '  [*] --> Invited: {admin} adds a user',
    '  Invited --> Active: user opens it for the first time',
    '  Invited --> Lapsed: never opened',
    '  Active --> Closed: user leaves or is taken off the list',
    '  Closed --> [*]: personal details deleted',
  ],
  [
    'stateDiagram-v2',
    '  [*] --> InUse: account created',
    '  InUse --> Locked: by the {admin}, or after wrong sign-ins',
    '  Locked --> InUse: unlocked',
    '  InUse --> Gone: no longer part of it',
    '  Locked --> Gone: no longer part of it',
    '  Gone --> [*]: data removed after its time',
  ],
];
