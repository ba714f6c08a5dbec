import { escapePattern, stripStop } from '../language.js';
import { byRole } from './actors.js';
import { withoutBindings } from './binding.js';
import { deedsIn } from './deeds.js';
import { verbOf } from './lexicon.js';
import { suffered } from './orders.js';
import { telling } from './relative.js';
import { tellsOldWay } from './today.js';

/** Sentences that a word makes sound like trouble, and that only tell who does what. */

const byHand = /\b(?:by hand|manual(?:ly)?|paper|spreadsheets?|whiteboards?|too (?:late|long|slow)|hours|twice)\b/i;
const hurting =
  /^(?:los|forget|forgot|wait|miss|struggl|complain|spend|wast|juggl|chas|queu|argu|guess|search|retyp|copy|copie|phone|call|ring|fax)/i;
/** `Members record an inspection on their phone, mark hives and order jars`: three deeds or more, and none of them hurts. */
export const isRow = (text: string): boolean => {
  const deeds = deedsIn(text, '') ?? [];
  return (
    deeds.filter(({ who, negated, subject }) => who === 'people' && !negated && !/^(?:i|we)$/i.test(subject)).length >
      2 &&
    !deeds.some(({ doing }) => hurting.test(doing)) &&
    !/\d\s?%|\b(?:\d+|one|two) (?:in|out of) (?:\d+|\p{L}+)|\b(?:by hand|still|again and again|too (?:late|long|slow))\b/iu.test(
      text,
    )
  );
};

const inProduct =
  /^(?:with|in|on|through|using|via) (?:it|(?:the|this|our) (?:new |planned )?(?:app|tool|platform|portal|product|site|website))\b(?! (?:we|i) )/iu;
/** `In Roundly the owner imports …`, `With it …`, `members book, a clerk can cancel`: deeds beside the product, or beside one that is wished for, are asked for too. */
export const isAsked = (text: string, name: string): boolean => {
  const deeds = (deedsIn(byRole(text, name), name) ?? []).filter(({ who }) => who === 'people');
  if (deeds.some(({ negated, doing }) => negated || /^(?:los|forg[eo]t|wait|miss)/i.test(doing))) return false;
  const named =
    name !== '' && new RegExp(String.raw`^(?:with|in|on|through|using|via) ${escapePattern(name)}\b`, 'iu').test(text);
  return (
    named ||
    (deeds.length > 0 && inProduct.test(text)) ||
    (!tellsOldWay(text) && new Set(deeds.map(({ subject }) => subject)).size > 2 && deeds.some(({ wished }) => wished))
  );
};

/** Whether every clause tells what somebody does, or is done after a while, and none of them what they suffer. */
export const actsOnly = (text: string, name: string): boolean => {
  if (byHand.test(text)) return false;
  const parts = stripStop(text)
    .split(/;\s/)
    .map((part) => deedsIn(byRole(withoutBindings(part) || part, name), name));
  return parts.every(
    (deeds) =>
      deeds !== null &&
      deeds.every(
        ({ who, passive, doing, subject }) =>
          !suffered.test(doing) &&
          !/^(?:i|we)$/i.test(subject) &&
          (passive
            ? /\b(?:after|within|until|at once|when|if|by (?:text|SMS|e-?mail|phone|post|letter))\b/i.test(doing)
            : who === 'people'),
      ),
  );
};

/** `It answers questions, shows the page it got the answer from and says so when it doesn't know`: what the product does. */
export const isOfProduct = (text: string, name: string): boolean => {
  const deeds = deedsIn(text, name) ?? [];
  const [first = ''] = (deeds[0]?.doing ?? '').split(' ');
  return (
    deeds.length > 1 &&
    deeds.every(({ who, negated }) => who === 'product' && !negated) &&
    telling.test(verbOf(first) ?? '')
  );
};
