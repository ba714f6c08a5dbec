import type { Plan } from '../plan/plan.js';
import type { Row } from './draft.js';

/** Of what idea and general lines may both speak: the line's words, and the idea's. */
const matters: readonly [line: RegExp, idea: RegExp][] = [
  [
    /\bgateway\b|\boffline\b|\b(?:kept|stored) (?:locally|on the device)\b|\bwithout (?:an? )?(?:connection|network)\b/i,
    /\boffline\b|\b(?:keeps?|stores?|holds?) (?:up to |at least )?\d+ (?:hours|days)\b|\bwithout gaps\b|\bsyncs? (?:it )?later\b/i,
  ],
  [
    /\b(?:alarms?|alerts?|notifications?|warnings?)\b/i,
    /\b(?:alerts?|alarms?|warn\p{L}*|notif\p{L}*|phone call|told|messages?)\b[^.;]*\b(?:\d+|\p{L}+) (?:seconds?|minutes?)\b|\bwithin minutes\b/iu,
  ],
  [
    /\b(?:latency|waits?|waiting|quickly|p\d\d|response times?|under \d+ m?s|run is over|there in time)\b/i,
    /\b\d+ ?ms\b|\bp9\d\b|\b(?:finish|answer|respon|load|open|result)\p{L}*\b[^.;]{0,40}\b(?:in|within|inside|under|below) (?:\d+|\p{L}+) (?:s|seconds?|minutes?)\b/iu,
  ],
  [
    /\b(?:available|availability|downtime|down for|without it in a month|of the time)\b/i,
    /\b(?:uptime|availab\p{L}+)\b[^.;]*\d|\d\s?%[^.;]*\b(?:uptime|availab\p{L}+)\b|\b24\/7\b/iu,
  ],
  [/\bbatter(?:y|ies)\b/i, /\bbattery life\b[^.;]*\d/i],
  [/\bduplicates?\b|\bsecond effect\b|\bidempoten/i, /\bidempoten|\bno duplicates?\b|\bnever twice\b/i],
  [
    /\bretention\b|\bkept for \d+ days\b/i,
    /\b(?:kept|keep|stored|deleted|erased) (?:\p{L}+ )?(?:for|after) (?:\d+|\p{L}+) (?:days|months|years)\b/iu,
  ],
];

/** Whether the idea itself says how it wants what a general line is about: 30 days on the sensor, alerts after 40 minutes. */
export const saysItself = ({ requirement, threshold }: Row, { brief }: Pick<Plan, 'brief'>): boolean =>
  matters.some(
    ([line, idea]) =>
      line.test(`${String(requirement)} ${String(threshold)}`) && brief.asking.some((text) => idea.test(text)),
  );
