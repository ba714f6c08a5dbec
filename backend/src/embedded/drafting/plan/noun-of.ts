import type { Capability } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';
import { bareNoun } from '../read/phrases.js';
import { inState } from './thing-names.js';

/** What a deed is done to, where it does not name it plainly as its object. */

/** What is left by a deed that names no object. */
export const byItself: Record<string, string> = {
  invoice: 'invoice',
  bill: 'invoice',
  register: 'registration',
  'sign up': 'registration',
  enrol: 'registration',
  apply: 'application',
  book: 'booking',
  pay: 'payment',
  quote: 'quote',
  bid: 'bid',
  comment: 'comment',
  complain: 'complaint',
  vote: 'vote',
};

/** `scan the label of each plant` handles the plant by its label. */
const byLabel =
  /^(?:the |its |their )?(?:label|barcode|bar code|code|qr code|tag|sticker|chip|number plate) (?:of|on) (?:an? |the |each |every )?([\p{L}-]+(?: [\p{L}-]+)?)(?: (?:when|before|after|at) .*)?$/iu;

/** What is handled, where a deed does not name it as its object: what is paid for, what bears the label. */
export function nounOf({ verb, noun, object, tail }: Capability): string {
  const [, labelled = ''] = /^(?:scan|read|photograph)$/.test(verb)
    ? (byLabel.exec(`${object} ${tail}`.trim()) ?? [])
    : [];
  if (labelled !== '') return bareNoun(labelled);
  // 'set their hours': those in which they are there, and none that they have worked.
  if (noun === 'hour' && /^(?:set|define|publish|change|give)$/.test(verb)) return 'working hour';
  // 'missing or broken pieces' are pieces.
  const [, pieces = ''] = /^(?:(?:the|any|all) )?(?:\p{L}+ (?:or|and) )\p{L}+ (\p{L}+s)$/iu.exec(object) ?? [];
  if (pieces !== '' && inState.test(`${noun} ${pieces}`)) return bareNoun(pieces);
  if (noun !== '') return noun;
  // 'check for plagiarism' handles no plagiarism.
  if (object === '' && /^(?:check|look|search|wait|ask|screen)$/.test(verb)) return '';
  if (object === '') return bareNoun(/^(?:for|of) (.+)$/.exec(tail)?.[1] ?? '');
  // 'a stopped clock'
  const [, found = ''] = /^(?:an?|the|each|every|any) \p{L}+(?:ed|en) ([\p{L}-]+)$/iu.exec(object) ?? [];
  if (found !== '' && !isPeople(found)) return found;
  // 'the deposit invoice': a bill whose first word is also a verb.
  return (
    /^(?:(?:an?|the|their|its|each|every|monthly|weekly) )?((?:\p{L}+ ){0,2}(?:invoice|bill|receipt|report|order|request)s?)$/iu.exec(
      object,
    )?.[1] ?? ''
  );
}
