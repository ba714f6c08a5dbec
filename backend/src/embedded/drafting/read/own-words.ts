import { upperFirst } from '../language.js';
import type { Capability, Limit } from './brief.js';
import { clauseIn } from './clauses.js';
import { isVerb } from './lexicon.js';
import { named } from './named-features.js';

const fewest = 4;
/** More than that fits no title. */
const most = 24;
const ofMoneyOrAim =
  /[£$€%?]|\b\d+ (?:euros?|pounds?|dollars?|kr|SEK|NOK|CHF|EUR|USD|GBP)\b|\b(?:goal|target|launch|budget)\b/i;

/**
 * An idea of which no deed was read still asks for something: what it says stands as it is, once, and nothing is made
 * of it. `pick beans or let us choose, grind, 250g or 1kg, every 1-4 weeks`
 */
export function inOwnWords(
  capabilities: Capability[],
  limits: Limit[],
): { capabilities: Capability[]; limits: Limit[] } {
  const asked = capabilities.length > 0 ? [] : limits.filter(isAsked);
  return {
    capabilities: [...capabilities, ...asked.flatMap(({ text }) => thingsIn(text) ?? [inQuotes(text)])],
    limits: limits.filter((limit) => !asked.includes(limit)),
  };
}

const isAsked = ({ kind, text, unread }: Limit): boolean => {
  const words = text.split(' ').length;
  return kind === 'other' && unread === true && words >= fewest && words <= most && !ofMoneyOrAim.test(text);
};

const inQuotes = (text: string): Capability => ({
  verb: 'support',
  object: `‘${upperFirst(text)}’`,
  noun: '',
  tail: '',
  automatic: true,
  named: true,
});

const offers =
  /^(?:we|it|the (?:app|tool|platform|system|product|service)) (?:offers?|provides?|includes?|has|have|comes? with|covers?) /i;

/** `we offer online booking, SMS reminders and insurance invoices in one click`: three things that it has. */
function thingsIn(text: string): Capability[] | null {
  const parts = text
    .replace(offers, '')
    .split(/,\s(?:and\s)?|;\s|\sand\s/)
    .map((part) => part.trim());
  const areThings = parts.length > 1 && parts.every((part) => part.split(' ').length <= 7 && isThing(part));
  if (!areThings) return null;
  return parts.map((part, at) => named(part, at === 0));
}

/** One word alone may be anything; `Apple Health sync` is no sentence. */
const isThing = (part: string): boolean => {
  const clause = clauseIn(part, '');
  const isSentence = clause !== null && (clause.side !== 'thing' || clause.doing.includes(' '));
  return part.includes(' ') && !isSentence && !isVerb(part.split(' ')[0]?.toLowerCase() ?? '');
};
