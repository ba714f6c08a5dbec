import { lowerFirst, singular, stripStop } from '../language.js';

/** What the product must not show to whom, and what only some may see. */

export interface Sight {
  /** `customers' addresses`, plural or a mass. */
  what: string;
  /** Those from whom it is kept: `kiln hand`; null where all but one are meant. */
  from: string | null;
  /** The only ones who see it: `medical officer`. */
  only: string | null;
}

const hidden =
  /^(?:it|(?:the|this|our) \p{L}+|we|nobody|no one) (?:must|may|shall|should|can|will)(?: (?:not|never))? (?:show|tell|give|reveal|display|send|disclose|pass|hand)(?: on)? (.{3,60}?) to (?:(?:the|an?|any|our|other) )?([\p{L}' -]{3,40})$/iu;
const hiddenFrom =
  /^(?:it|(?:the|this|our) \p{L}+) (?:must|may|shall|should|can|will) (?:not|never) (?:show|tell|give|reveal to|display) (?:the |an? |any )?([\p{L}-]+(?: [\p{L}-]+)?) (the \p{L}.{3,50}|\p{L}+['’]s? \p{L}.{2,40})$/iu;
const notShown =
  /^(.{3,60}?) (?:must|may|shall|should|can|are|is) (?:not|never) (?:be )?(?:shown|visible|given|told|passed|disclosed|revealed|sent|known)(?: on)? to (?:the |any |an? )?(other )?([\p{L} -]{3,40})$/iu;
const unseen =
  /^(?:the |an? |no )?([\p{L} '’-]{3,40}?) (?:must|may|shall|should|can) (?:not|never) (?:see|read|know|open|get|view) (.{3,60})$/iu;
const noneSees = /^no ([\p{L} -]{3,40}?) (?:may|must|shall|should|can) (?:see|read|know|open|view) (.{3,60})$/iu;
const seenOnly =
  /^(.{3,60}?) (?:(?:may|must|shall|should|can|is|are|be) )*(?:only )?(?:be )?(?:only )?(?:seen|read|visible|shown|opened|viewed|known)(?: only)? (?:by|to) (?:the |our |an? )?([\p{L} -]{3,40}?)(?: only)?$/iu;
const onlySees =
  /^only (?:the |our |an? )?([\p{L} -]{3,40}?) (?:(?:may|can|must|shall) )?(?:sees?|reads?|opens?|views?|knows?) (.{3,60})$/iu;

/** What the product must not show to whom, and what only some may see. */
export function sightIn(text: string): Sight | null {
  const found = sightOf(text);
  // 'Only relatives may see them': of what, another sentence says.
  return found && /^(?:it|them|this|that|these|those)$/i.test(found.what) ? null : found;
}

function sightOf(text: string): Sight | null {
  const said = stripStop(text);
  const [, told = '', to = ''] = hidden.exec(said) ?? [];
  if (told && /\b(?:not|never|nobody|no one)\b/i.test(said)) return sight(told, to, null);
  const [, whom = '', what = ''] = hiddenFrom.exec(said) ?? [];
  if (whom) return sight(what, whom, null);
  const [, matterOf = '', others = '', eyes = ''] = notShown.exec(said) ?? [];
  if (matterOf) return sight(others ? `${matterOf} (of others)` : matterOf, eyes, null);
  const [, none = '', theirs = ''] = noneSees.exec(said) ?? [];
  if (none) return sight(theirs, none, null);
  const [, who = '', secret = ''] = unseen.exec(said) ?? [];
  if (who && !/^(?:it|we|they|everybody|nobody)$/i.test(who)) return sight(secret, who, null);
  const [, thing = '', seer = ''] = /\bonly\b/i.test(said) ? (seenOnly.exec(said) ?? []) : [];
  if (thing) return sight(thing, null, seer);
  const [, one = '', matter = ''] = onlySees.exec(said) ?? [];
  return one ? sight(matter, null, one) : null;
}

const sight = (what: string, from: string | null, only: string | null): Sight => ({
  what: lowerFirst(what.trim()).replace(/^(?:the|any|all|an?) (?!\p{L}+['’]s )/iu, ''),
  from: from && singular(lowerFirst(from.trim())),
  only: only && singular(lowerFirst(only.trim())),
});
