import { participle, singular } from '../language.js';
import type { Capability } from './brief.js';

/** `No fabric is ordered before a deposit is paid`, `a boat may not be handed out without a lifejacket`, `a sling without a valid test may not be lent`: what is done to which thing. */
export const bans =
  /^(?:no |an? |the |each |every |any |all )?(?<thing>[\p{L}-]+(?: [\p{L}-]+){0,2}?)(?: without [^,;:]{3,40}?)? (?:(?:is|are|may|can|must|shall|will|gets?) (?:(?:not|never) )?|cannot )(?:be )?(?<done>\p{L}+(?: (?:out|up|in|off))?)\b/iu;

const words = (text: string): string[] => (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => singular(word));

/** The deed that such a sentence stops: it is done to the thing itself, or what is done goes by that name (`the embossing run`). */
export function stopped(text: string, capabilities: Capability[]): number {
  const { thing = '', done = '' } = bans.exec(text)?.groups ?? {};
  if (thing === '') return -1;
  const named = words(thing);
  const doing = `${done.toLowerCase().replace(/e?d$/, '')}ing`;
  const own = capabilities.findIndex(
    ({ verb, noun, automatic }) =>
      !automatic &&
      noun !== '' &&
      participle(verb) === done.toLowerCase() &&
      words(noun).every((word) => named.includes(word)),
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
