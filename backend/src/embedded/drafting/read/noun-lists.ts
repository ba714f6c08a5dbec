import { activities } from './activities.js';
import { clauseIn } from './clauses.js';
import type { Capability } from './brief.js';
import { infinitive, isPlural, plural, singular, upperFirst } from '../language.js';
import { kindWords } from './kinds.js';
import { languages } from './languages.js';
import { isNounish, isPeople, isVerb, nominalVerb, verbOf } from './lexicon.js';
import { objectOf } from './objects.js';
import { bareNoun, inThirdPerson } from './phrases.js';

/** Features named as things: `barcode scanning, stock alerts`. */

/** `rent collection`: a single thing without an article belongs to a compound, so the word before it is no verb. */
export function lacksArticle(object: string): boolean {
  const bare = objectOf(object).object;
  const last = bare.split(' ').at(-1) ?? '';
  if (
    bare === '' ||
    !/^[a-z]/.test(bare) ||
    /^(?:an?|the|their|its|his|her|this|that|each|every|any|one|another|it|them|what|who|how|me|us)\b/i.test(bare)
  )
    return false;
  if (/ing$/.test(last) && verbOf(last)) return true;
  return (
    /^[a-z]{3,}$/.test(last) &&
    !/(?:ly|ed)$/.test(last) &&
    plural(last) !== last &&
    singular(last) === last &&
    bareNoun(bare) !== ''
  );
}

/** `stock alerts` in a list of features are alerts; in a sentence somebody may stock them. */
const isCompound = (rest: string): boolean =>
  lacksArticle(rest) || /^(?:alert|reminder|report|notification|record|chart|check)s$/.test(rest);

/** `app for glaziers`: the product is no feature of its own. */
const itself = new RegExp(String.raw`^(?:(?:web|mobile|online|phone) )?(?:${kindWords}) for \p{L}`, 'iu');

/** `Show owner, age, last use and which services depend on it`: one deed with all that is shown. */
const shows =
  /^(show|display|capture|record|list|track|log|export|import)s? ((?:the )?[\p{Ll}][^,;:]{1,40},\s.+?)[.!]?$/iu;

/** `downtime figures prefilled from the MES`: the product fills them in. */
const comesFrom =
  /^((?:[\p{L}-]+ ){1,4}?)(prefilled|imported|synced|pulled|fetched|loaded|taken|calculated|generated) ((?:from|by|with|out of) .+|automatically.*)$/iu;

/** `Rotation happens in two steps`: what somebody told and no thing. */
const happens = (part: string): boolean => {
  const [, verb = ''] = /^\p{L}+ (\p{Ll}+s) (?:in|on|at|to|for|with|by|from)\b/u.exec(part) ?? [];
  const plain = verb === '' ? null : verbOf(verb);
  return goesOn.test(part) || (plain !== null && !isNounish(plain));
};
const goesOn = /^(?:[\p{L}-]+ ){1,3}(?:happens|stays|remains|works|runs|starts|ends|lasts|expires)\b/u;

/** `Features: barcode scanning, stock alerts`. */
export function nounList(text: string): Capability[] {
  const [, verb = '', shown = ''] = shows.exec(text) ?? [];
  if (verb !== '')
    return [
      {
        verb: verb.toLowerCase(),
        object: shown,
        noun: bareNoun(shown.split(/,\s/)[0] ?? ''),
        tail: '',
        automatic: /^(?:show|display)$/i.test(verb),
      },
    ];
  return text
    .split(/,(?!\d)\s*(?:and\s+)?|;\s*|\s+and\s+|\s+\+\s+/)
    .map((part) => inThirdPerson(part.trim().replace(/[.!?]+$/, '')))
    .filter(
      (part) =>
        part &&
        part.split(' ').length <= 6 &&
        !itself.test(part) &&
        !happens(part) &&
        // 'downtime from the MES, not typed', 'German and Italian': no things of their own.
        !/^not /i.test(part) &&
        !(part.split(' ').length === 1 && languages(upperFirst(part)).length > 0) &&
        // 'works on Chromebooks': where it runs.
        !/^(?:works|runs) (?:on|in|with|offline)\b/i.test(part) &&
        !/\p{Lu}\p{L}+ (?:integration|interface)$/u.test(part) &&
        // '12 pitches, booked by email': how it is done.
        !/^\p{L}+(?:ed|pt|ld|nt|wn|ne) (?:by|in|on|with|over|via|at)\b/iu.test(part) &&
        // 'kids outgrow violins': people, and what they do.
        !/^(?:they|we|i|you|it|he|she) /i.test(part) &&
        !(isPeople(part.split(' ')[0] ?? '') && isPlural(part.split(' ')[0] ?? '') && part.includes(' ')) &&
        // 'when a singer falls ill, the director enters the role': who does something is no thing.
        clauseIn(part, '')?.side !== 'people' &&
        !/^[\d£$€]|^no \p{L}|\bonly$|^(?:offline|launch|budget|gdpr|hipaa)\b|\b20\d\d\b/iu.test(part),
    )
    .flatMap((part): Capability[] => {
      const known = activities[part.toLowerCase()];
      if (known) return [{ verb: known[0], object: known[1], noun: known[2], tail: '', automatic: false }];
      const [, filled = '', how = '', from = ''] = comesFrom.exec(part) ?? [];
      if (filled !== '')
        return [
          {
            verb: /^prefilled$/i.test(how) ? 'fill in' : infinitive(how),
            object: filled.trim(),
            noun: bareNoun(filled.trim()),
            tail: from,
            automatic: true,
          },
        ];
      const tokens = part.split(' ');
      const last = tokens.at(-1) ?? '';
      const verb = verbOf(tokens[0] ?? '');
      if (
        verb &&
        tokens.length > 1 &&
        (!isNounish(verb) || (isVerb(tokens[0] ?? '') && !isCompound(tokens.slice(1).join(' '))))
      )
        return [{ verb, ...objectOf(tokens.slice(1).join(' ')), automatic: false }];
      const acting =
        tokens.length > 1 && !/^\p{L}+-(?:people|person|step|factor|way)$/u.test(tokens.at(-2) ?? '')
          ? (nominalVerb(last) ?? (/ing$/.test(last) ? verbOf(last) : null))
          : null;
      if (acting) {
        const object = tokens.slice(0, -1).join(' ');
        return [{ verb: acting, object: plural(object), noun: bareNoun(object), tail: '', automatic: false }];
      }
      const noun = bareNoun(part);
      return noun
        ? [
            {
              verb: /\s(?:alerts|reminders|notifications)$/i.test(part)
                ? 'send'
                : /\b(?:view|overview|picture|dashboard|report)\b/i.test(part)
                  ? 'see'
                  : /\b(?:log|record|register|history|trail|list|archive|diary)$/i.test(part)
                    ? 'keep'
                    : 'use',
              ...objectOf(part),
              automatic: /\s(?:alerts|reminders|notifications)$/i.test(part),
            },
          ]
        : [];
    });
}
