import { participle, singularWords } from '../language.js';
import type { Capability } from './brief.js';
import { type Held, nounOf } from './held.js';

/** `No fabric is ordered before a deposit is paid`, `a boat may not be handed out without a lifejacket`, `a sling without a valid test may not be lent`: what is done to which thing. */
export const bans =
  /^(?:no |an? |the |each |every |any |all )?(?<thing>[\p{L}-]+(?: [\p{L}-]+){0,2}?)(?: without [^,;:]{3,40}?)? (?:(?:is|are|may|can|must|shall|will|gets?) (?:(?:not|never) )?|cannot )(?:be )?(?<done>\p{L}+(?: (?:out|up|in|off))?)\b/iu;

/** The deed that such a sentence stops: it is done to the thing itself, or what is done goes by that name (`the embossing run`). */
export function stopped(text: string, capabilities: Capability[]): number {
  const { thing = '', done = '' } = bans.exec(text)?.groups ?? {};
  if (thing === '') return -1;
  const named = singularWords(thing);
  const doing = `${done.toLowerCase().replace(/e?d$/, '')}ing`;
  const own = capabilities.findIndex(
    ({ verb, noun, automatic }) =>
      !automatic &&
      noun !== '' &&
      participle(verb) === done.toLowerCase() &&
      singularWords(noun).every((word) => named.includes(word)),
  );
  return own >= 0
    ? own
    : capabilities.findIndex(
        ({ object, automatic }) =>
          !automatic &&
          object
            .toLowerCase()
            .replaceAll(/e(?=ing\b)/g, '')
            .split(' ')
            .includes(doing),
      );
}

/** What goes out is handed out by somebody, and what begins is begun. */
const likeIt: [rule: RegExp, deed: RegExp][] = [
  [
    /^(?:leave|go|go out|depart)$/,
    /^(?:sign out|hand out|hand over|give out|check out|lend|lend out|issue|ship|send out|dispatch|deliver|release|load)$/,
  ],
  [/^(?:start|begin|open)$/, /^(?:start|begin|open|carry out|take on)$/],
];

/** The deed that a rule holds back: its verb is the one of the rule, and its thing is named there where the rule names one. */
export function heldDeed({ verb, thing }: Held, text: string, capabilities: Capability[]): number {
  const named = singularWords(nounOf(thing));
  const isOf = ({ automatic, noun }: Capability): boolean =>
    !automatic && (thing === '' || noun === '' || singularWords(noun).every((word) => named.includes(word)));
  const own = capabilities.findIndex((one) => one.verb === verb && isOf(one));
  if (own >= 0) return own;
  const stops = stopped(text, capabilities);
  return stops >= 0 || thing === ''
    ? stops
    : capabilities.findIndex(
        (one) => one.noun !== '' && isOf(one) && likeIt.some(([rule, deed]) => rule.test(verb) && deed.test(one.verb)),
      );
}
