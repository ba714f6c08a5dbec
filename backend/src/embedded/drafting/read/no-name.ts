import { escapePattern, singular } from '../language.js';
import { isKnownWord, isPeople } from './lexicon.js';

/** What looks like a product's name and is none: the mark of a ticket, the label of a line, people. */

const numbered =
  /^[A-Z]{2,}[- ]?\d+\b|\b[A-Z]{2,}-\d+\b|^(?:ticket|story|epic|phase|step|kr|okr|milestone|sprint|level|version|part)\b(?:\s?\d+)?/i;
const notes =
  /^(?:audit|admins?|never|always|only|must|nice|scope|roles?|users?|flow|status|export|import|login|sso|auth|stack|tech|platforms?|today|security|hosting|billing|payments?|reports?|timeline|launch|competitors?|competition)$/i;

/** `isSaid`: the idea says in other words what it is. A word of the dictionary is then a name only where it is called one. */
export function isNoName(name: string, sentences: string[], isSaid: boolean): boolean {
  const [first = ''] = name.split(' ');
  // 'Client: Oakline, a furniture retailer'
  const client = new RegExp(`^(?:client|customer): (?:the )?${escapePattern(name)}\\b`, 'iu');
  if (sentences.some((text) => client.test(text))) return true;
  if (numbered.test(name) || (name === first && notes.test(name))) return true;
  if (name !== first) return false;
  if (isPeople(name) && singular(name.toLowerCase()) !== name.toLowerCase()) return true;
  if (!isSaid || /\p{Ll}\p{Lu}/u.test(name) || !isKnownWord(name.toLowerCase())) return false;
  const called = new RegExp(
    String.raw`(?:called|named|name is|[“"‘'])\s?${escapePattern(name)}|(?:^|\s)${escapePattern(name)}(?: (?:is|will be|would be) (?:an?|the|our)\b|, (?:an?|the|our)\b| [-–—] |: (?:an?|the)\b| \()`,
    'u',
  );
  return !sentences.some((text) => called.test(text));
}
