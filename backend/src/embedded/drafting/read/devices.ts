import { lowerFirst } from '../language.js';
import { clauseIn } from './clauses.js';
import { objectOf } from './objects.js';
import type { Found } from './statements.js';

/** What the product does where nobody is named: it records what devices report, and sends what goes out. */

const devices =
  'sensors?|meters?|cameras?|trackers?|collars?|scales?|probes?|loggers?|counters?|buoys?|tags?|beacons?|thermometers?|gateways?';
/** `Sensors report temperature and pH every minute`: what they report is recorded. */
export function readDevice(text: string): Found | null {
  const [, from = '', rest = ''] =
    new RegExp(
      String.raw`^((?:the |our |each |every )?(?:[\p{L}-]+ )?(?:${devices})) (?:reports?|sends?|measures?|records?|transmits?|logs?|counts?) ((?!to\b)[^;:]+)$`,
      'iu',
    ).exec(text) ?? [];
  if (rest === '' || / (?:and|or) (?:sends?|shows?|warns?|alerts?)\b/i.test(rest)) return null;
  return {
    audiences: [],
    capabilities: [
      {
        verb: 'record',
        ...objectOf(rest),
        tail: [objectOf(rest).tail, `from ${lowerFirst(from)}`].filter(Boolean).join(' '),
        automatic: true,
      },
    ],
  };
}

/** `Reports for the city on the first of each month`: they are sent. */
export function readSent(text: string): Found | null {
  const [, sent = '', when = ''] =
    /^((?:(?:daily|weekly|monthly|yearly) )?(?:reports|invoices|reminders|alerts|statements|receipts|summaries))\s((?:for|to|by|on|when|at|via|every|each)\s.+)$/iu.exec(
      text,
    ) ?? [];
  return sent === '' || clauseIn(text, '')
    ? null
    : { audiences: [], capabilities: [{ verb: 'send', ...objectOf(lowerFirst(sent)), tail: when, automatic: true }] };
}
