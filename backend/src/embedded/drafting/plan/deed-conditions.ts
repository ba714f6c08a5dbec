import { participle, singular } from '../language.js';
import { approvalIn } from '../read/approvals.js';
import type { Capability } from '../read/brief.js';
import type { DeedRule } from './deed-rules.js';
import { firstIn } from './operating.js';

/** `No fabric is ordered before a deposit is paid`, `a boat may not be handed out without a lifejacket`: what is done to which thing. */
const bans =
  /^(?:no|an?|the|each|every|any|all) (?<thing>[\p{L}-]+(?: [\p{L}-]+){0,2}?) (?:(?:is|are|may|can|must|shall|will|gets?) (?:(?:not|never) )?|cannot )(?:be )?(?<done>\p{L}+(?: (?:out|up|in|off))?)\b(?=.*\b(?:before|until|unless|without)\b)/iu;

const words = (text: string): string[] => (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => singular(word));

/** What has to hold before a deed of the idea may be done, in the words of its rules. */
export const conditionRules = (clauses: string[], capabilities: Capability[]): DeedRule[] =>
  clauses.flatMap((text): DeedRule[] => {
    const { thing = '', done = '' } = bans.exec(text)?.groups ?? {};
    const first = thing !== '' && approvalIn(text) === null ? firstIn(text) : null;
    if (!first) return [];
    const named = words(thing);
    const deed = capabilities.findIndex(
      ({ verb, noun, automatic }) =>
        !automatic &&
        noun !== '' &&
        participle(verb) === done.toLowerCase() &&
        words(noun).every((word) => named.includes(word)),
    );
    return deed < 0 ? [] : [{ kind: 'first', text, deed, first }];
  });
