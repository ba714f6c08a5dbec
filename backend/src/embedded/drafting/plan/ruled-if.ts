import { infinitive } from '../language.js';

/** `A visit may only start if the church kept its temperature`: a thing, what is held back, and the clause that has to hold. */
export interface RuledIf {
  /** `visit`, as the rule names it. */
  thing: string;
  /** `started`, `be released`: as it is said. */
  done: string;
  /** `the church kept the same temperature for 24 hours` */
  clause: string;
}

const onlyIf =
  /^(?:no |an? |the |each |every |any )?(?<thing>[\p{L}-]+(?: [\p{L}-]+){0,2}?) (?:may|can|must|shall|should|will) (?:only )?(?<done>(?:be )?[\p{L}-]+)(?: [^,;:]{1,30}?)?(?<only> only)? (?:if|when|once|after) (?<clause>[^,;:]{5,90})$/iu;

/** `A run opens only after two patrollers signed it clear` */
const doesOnlyIf =
  /^(?:an? |the |each |every )(?<thing>[\p{L}-]+(?: [\p{L}-]+)?) (?<done>\p{Ll}{2,}s)(?: (?:off|out|up|on|in))? only (?:if|when|once|after) (?<clause>[^,;:]{5,90})$/iu;

export function ruledIf(text: string): RuledIf | null {
  const does = doesOnlyIf.exec(text)?.groups;
  if (does?.['thing'] && does['done'] && does['clause'])
    return { thing: does['thing'].toLowerCase(), done: infinitive(does['done'].toLowerCase()), clause: does['clause'] };
  const { thing, done, clause } = /\bonly\b/i.test(text) ? (onlyIf.exec(text)?.groups ?? {}) : {};
  return thing && done && clause ? { thing: thing.toLowerCase(), done: done.toLowerCase(), clause } : null;
}

/** `its test is not older than 6 months` */
const young =
  /^(?:its|the|their|his|her) (?:last )?(?<what>[\p{L}-]+(?: [\p{L}-]+)?) (?:is|are|was) (?:not|no|never) (?:older than|more than) (?<span>\d+ (?:days?|weeks?|months?|years?)|(?:a|one|two|three|six|twelve) (?:days?|weeks?|months?|years?))(?: old)?$/iu;

export function ofAge(clause: string): { what: string; span: string } | null {
  const { what, span } = young.exec(clause)?.groups ?? {};
  return what && span ? { what: what.toLowerCase(), span } : null;
}

/** The same clause while it does not hold yet. */
export function denied(clause: string): string {
  if (/ (?:is|are|was|were|has|have) (?:not|no|never) /.test(clause))
    return clause.replace(/ (is|are|was|were|has|have) (?:not|no|never) /, ' $1 ');
  // 'if they are not'
  if (/ (?:is|are|was|were) not$/.test(clause)) return clause.replace(/ not$/, '');
  return /\b(?:and|or|two|three|four|all|both|every|each)\b/i.test(clause) ||
    !/ (?:is|are|was|were|has|have) /.test(clause)
    ? `nothing shows that ${clause}`
    : clause.replace(/ (is|are|was|were|has|have) /, ' $1 not ');
}
