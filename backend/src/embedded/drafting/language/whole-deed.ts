/** Words behind which something is missing: `plan a site visit and has`, `the trays to prepare for`, `between $8`. */
const hangs =
  /(?:^|\s)(?:and|or|but|nor|of|to|for|with|from|by|at|in|on|into|onto|over|under|per|between|than|as|if|when|while|until|unless|because|that|which|who|whose|the|an?|their|its|his|her|our|has|have|is|are|was|were|be|can|may|must|will|so|not|no)$/i;
/** `between $8` without its other end, a set `of within 7 days`, an appended `while a consulting oenologist`. */
const torn =
  /\bbetween \S+$|\b(?:of|the|an?|for|to) (?:within|at once|if|when|by)\b|\bwhile (?:an?|the) \p{Ll}+(?: \p{Ll}+)?$|\b(?:and|or) (?:within|if|when)\b|\b(?:which|that) (?:\p{Ll}+ )?(?:is|are|was)\b.*\bgives\b/iu;
/** Verbs that need a thing: nobody simply `gives within 24 hours`. */
const needsThing =
  /^(?:give|have|take|make|set|send|bring|put|keep|get|receive|add|enter|create|upload|attach|edit|correct|assign|issue|grant|record|write|hold|offer|show|name|manage|own|use|let)(?: (?:in|on|at|within|after|before|for|to|by|with|from|when|if|once|until|during|without|as|so)\b.*)?$/i;
/** `port data stewards correct berth data`, `data stewards correct`: somebody else begins to act within it. */
const another =
  /\b(?:stewards|managers|officers|clerks|users|editors|members|agents|owners|staff|teams|handlers|inspectors) (?:correct|check|see|get|enter|manage|approve|edit|confirm|decide|can|must|may)\b/i;

/** `book desks, meeting rooms`: what stands last is missing. */
const openList = /^(?!.*(?: and | or |, such as |, for ))[^,]+(?:, [^,]+)+$/i;

/** `sign in`, `hand over` */
const phrasal = /^\p{Ll}+ (?:in|on|over|by)$/u;

/** Whether a deed as it is told (`mark the tree on a map`) can stand in a sentence: nothing torn off, nothing missing. */
export const isWholeDeed = (deed: string): boolean => {
  const said = deed.trim().replace(/[.,;:]+$/, '');
  if (phrasal.test(said)) return true;
  return said.includes(' ')
    ? !hangs.test(said) && !torn.test(said) && !needsThing.test(said) && !another.test(said) && !openList.test(said)
    : !needsThing.test(said);
};

/** As much of a deed as is whole: all of it, without what stands behind its object, or nothing. */
export function wholePart<Deed extends { verb: string; object: string; tail: string }>(deed: Deed): Deed | null {
  const { verb, object, tail } = deed;
  // 'notify the school | have agreed': a clause of something else begins behind it.
  if (object !== '' && /^(?:have|has|is|are|was|were|had) /.test(tail)) return wholePart({ ...deed, tail: '' });
  if (isWholeDeed([verb, object, tail].filter(Boolean).join(' '))) return deed;
  return object !== '' && tail !== '' && isWholeDeed(`${verb} ${object}`) ? { ...deed, tail: '' } : null;
}
