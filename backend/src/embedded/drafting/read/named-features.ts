import { isPlural, isUncountable, lowerFirst, singular, withArticle } from '../language.js';
import type { Capability } from './brief.js';
import { isPeople, isProperWord, isVerb, looksVerbal, verbOf } from './lexicon.js';
import { bareNoun, inThirdPerson } from './phrases.js';

/** Features that an idea names as things of the product: `Audit log of every change`, `SDKs for TypeScript, Python and Go`. */

/** What products have: a thing with any other name may as well be a rule, a date or somebody. */
const heads = new Set(
  `access alert analytics api archive autocomplete autosave backup badge board booking builder button calculator calendar
  cart chart chat chatbot check checker check-in checklist checkout cli code comment console converter dashboard detection
  digest directory download editor e-signature export extension feed feedback filter form forum gallery generator graph
  handover heatmap history import inbox integration interface invoicing invite kiosk leaderboard library list listing log login
  map matching message messaging mfa mode moderation monitoring note notification onboarding option overview page panel
  payment permission plan planner playlist plugin poll portal preview profile prompt provider queue quiz ranking rating
  receipt recognition recommendation reminder report reporting review role rollback scan scanner scanning scheduler
  rota scheduling scoring sdk search sharing shortcut signature sign-in sign-on sign-up simulator single-sign-on snooze sso
  statistic stat streak suggestion summary support survey switch sync tag tagging template theme timeline timer toggle
  management tour tracker tracking trail translation trend tutorial undo versioning view viewer voting waitlist wallet webhook widget
  wishlist wizard workflow workspace 2fa`.split(/\s+/),
);
/** Words of the list without an article though they are one thing. */
const massive =
  /(?:^|\s)(?:access|analytics|autocomplete|capture|gps|management|payment|storage|autosave|feedback|history|messaging|mfa|moderation|onboarding|search|sso|support|sync|undo|2fa|currency|[\p{L}-]+ing|sign-(?:in|on|up)|check-in|detection|recognition|versioning)$/iu;
const sent = /(?:^|\s)(?:alert|digest|message|notification|reminder)s?$/i;

/** Kept or given by the product itself, so that nobody works with it; whether it has a page, `plan/by-itself.ts` says. */
const unseen =
  /(?:^|\s)(?:audit (?:log|trail)|api|sdk|cli|webhook|sso|mfa|2fa|backup|autosave|sync|mode|theme|integration|plugin|extension|encryption|single[- ]sign-on|sign-on|sign-in|sign-up|login|access|support|versioning|translation|onboarding)s?$/i;

export const opensTail =
  /\s(?:for|with|of|in|on|at|to|from|by|via|per|as|that|which|where|who|when|if|before|after|so|across|between|without|within|until|while|through|using|over|under|during)\s/iu;
const finite =
  /\b(?:is|are|was|were|has|have|had|can|cannot|could|must|should|shall|may|might|will|would|do|does|don['’]t|need|needs|want|wants|get|gets|we|i|they|you|it|he|she|the|our|their|my|each|every|all)\b/iu;

/** The words before the first preposition, where they name a thing that products have. */
function thingIn(part: string): string | null {
  // 'look at their calendars': a verb with its preposition opens a deed.
  if (/^\p{L}+ (?:at|into|up|through) (?:the|an?|their|our|each|every|[\p{L}]+s['’])/iu.test(part)) return null;
  const [thing = ''] = part.replace(/\s*\([^)]*\)/g, '').split(opensTail);
  const words = thing.trim().split(/\s+/);
  const [first = ''] = words;
  const last = (words.at(-1) ?? '').toLowerCase().replace(/[()]/g, '');
  if (words.length > 5 || finite.test(thing.replace(/^(?:an?|one) /i, '')) || /ed$/.test(last)) return null;
  const many = /^multi[- ]?\p{L}/iu.test(thing) && words.length < 4;
  if (!many && !heads.has(last) && !heads.has(singular(last))) return null;
  // 'Export to CSV', 'search by price' and 'upload receipts in a form' tell what somebody does.
  if (words.length === 1 && isVerb(last) && !/^(?:access|support)$/.test(last)) return null;
  if (isVerb(first) && words.length > 1 && !isCompound(thing)) return null;
  // 'Parents search by level': somebody does it.
  if (isVerb(last) && words.length > 1 && isPlural(words.at(-2) ?? '') && !isUncountable(words.at(-2) ?? ''))
    return null;
  // 'Both sides leave reviews', 'walker sends a report'
  if (words.some((word, at) => at > 0 && at < words.length - 1 && isPlural(words[at - 1] ?? '') && looksVerbal(word)))
    return null;
  // 'Staff check in guests'
  if (
    isPeople(first) &&
    words.length === 2 &&
    part.length > thing.length &&
    isVerb(last) &&
    (isPlural(first) || /^staff$/i.test(first))
  )
    return null;
  // 'a farmer nearby searches'
  if (isPeople(/^(?:an? |the )?(\p{L}+) (?:nearby|online|abroad|then|also|always) /iu.exec(thing)?.[1] ?? ''))
    return null;
  if (/\san?\s/i.test(thing) || (isPeople(first) && verbOf(words[1] ?? '') !== null && words.length > 2)) return null;
  return thing.trim();
}

/** `order status page`: one thing without its article, so that the word before it is no verb. */
const isCompound = (thing: string): boolean => {
  const last = thing.split(' ').at(-1) ?? '';
  return /^push notifications?$/i.test(thing) || (!isPlural(last) && !massive.test(last) && !isUncountable(last));
};

/** `first`: it begins the line, so that its capital tells nothing. */
export function named(part: string, first: boolean): Capability {
  const bare = inThirdPerson(part.replace(/^(?:an?|one) /i, ''));
  const thing = thingIn(bare) ?? bare;
  const [word = ''] = thing.split(' ');
  const isName = isProperWord(word) || /^\p{Lu}{2}/u.test(word) || (!first && /^\p{Lu}/u.test(word));
  const plain = isName ? thing : lowerFirst(thing);
  const last = plain.split(' ').at(-1) ?? '';
  const [head = ''] = plain.split(/ (?:and|or) |, /);
  const single =
    !isPlural(last) && !isPlural(head.split(' ').at(-1) ?? '') && !massive.test(plain) && !isUncountable(last);
  const isUsed = !sent.test(thing) && !unseen.test(plain);
  return {
    verb: sent.test(thing) ? 'send' : isUsed ? 'use' : 'offer',
    object: single ? withArticle(plain) : plain,
    noun: bareNoun(plain),
    tail: bare.slice(thing.length).trim(),
    automatic: !isUsed,
    named: true,
  };
}
