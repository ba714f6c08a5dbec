import type { Capability } from './brief.js';
import { isPeople } from './lexicon.js';
import type { Found } from './statements.js';

/** Deeds that were cut out of a sentence in the wrong place: a line less reads better than a broken one. */

/** A tail of more words with two commas holds another sentence. */
const longest = 14;
const finite =
  /(?<![\p{L}'’-])(?:must|shall|should|can|could|will|would|may|might|is|are|was|were|has|have|had|does|did)(?!\p{L})/iu;
/** Behind these a clause of its own may stand: `which papers are missing`. */
const opensClause =
  /(?<![\p{L}'’-])(?:who(?:ever|m|se)?|which(?:ever)?|that|what(?:ever)?|how|where|when|whenever|if|whether|why|until|unless|once|because|as|so|before|after|while|than|they|it|he|she|we|i|you)(?!\p{L})/iu;
/** `the always need manager` */
const leads = /^(?:(?:an?|the|every|each|all|any|their) )?(?:always|never|still|usually|often|mostly)\b/i;
const ownPaper = /^(?:(?:the|an?|up|some) )?(?:requirements|requirements? doc(?:ument)?|PRD|BRD|FRD|specification)\b/i;
/** `spend hours checking`: what goes wrong today. */
const suffers = /^(?:spend|waste|lose)$/;
const ofTime = /\b(?:hours?|days?|minutes?|weeks?|evenings?|mornings?|time|ages)\b/i;

export function isTorn({
  verb,
  object,
  tail,
  automatic,
}: Pick<Capability, 'verb' | 'object' | 'tail' | 'automatic'>): boolean {
  const at = finite.exec(object)?.index ?? -1;
  const clause = opensClause.exec(object)?.index ?? Infinity;
  const said = `${object} ${tail}`;
  return (
    (at >= 0 && at < clause) ||
    leads.test(object) ||
    count(said, '(') !== count(said, ')') ||
    verb === 'live' ||
    // 'our customer, with 64 journalists, plans in a calendar, and there 15 stories are written twice': two sentences.
    (automatic && /,\s.*,\s/.test(tail) && tail.split(' ').length > longest) ||
    // 'open issues carry over to the next shift': the issues do.
    (object === '' && /^(?:carry|roll|hand|pass|bring) (?:over|on|forward)$/.test(verb)) ||
    // 'Delivery notes and invoices as PDF': nobody notes.
    (object === '' && /^as\b/.test(tail)) ||
    // 'log in, see their own prices': what is seen is not logged.
    (verb === 'log in' && object !== '') ||
    // 'Can you draft the requirements by Friday?' is asked of the reader.
    (/^(?:draft|prepare|write)$/.test(verb) && ownPaper.test(object)) ||
    // 'counts reproducible'
    /^\p{L}+(?:ible|able)$/u.test(object) ||
    (suffers.test(verb) && ofTime.test(object))
  );
}

/** `set their own hourly rate (usually £25`: the bracket was opened and not shut. */
const shut = (deed: Capability): Capability => {
  const said = `${deed.object}${deed.tail}`;
  if (count(said, '(') <= count(said, ')')) return deed;
  return { ...deed, object: deed.object.replace(open, ''), tail: deed.tail.replace(open, '') };
};
const open = /\s*\([^)]*$/;

const count = (text: string, mark: string): number => text.split(mark).length - 1;

/** Takes them out, and with them whom nothing else tells of: `rota lives` of `rota lives in RotaCloud`. */
export function withoutTorn(found: Found[]): void {
  for (const part of found) part.capabilities = part.capabilities.map(shut);
  const torn = found.flatMap(({ capabilities }) => capabilities.filter(isTorn));
  if (torn.length === 0) return;
  for (const part of found) part.capabilities = part.capabilities.filter((one) => !isTorn(one));
  const left = found.flatMap(({ capabilities }) => capabilities);
  const nobody = torn.flatMap(({ by }) =>
    by !== undefined && !isPeople(by) && left.every((one) => one.by !== by) ? [by] : [],
  );
  for (const part of found) part.audiences = part.audiences.filter(({ noun }) => !nobody.includes(noun));
}
