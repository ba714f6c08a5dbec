/** A name that was cut inside a clause ends before it, or goes on to its end where the clause is what the deed is about. */

/** `told` is all that the name is the beginning of. */
export function outsideClause(name: string, told: string): string {
  const rest = told.startsWith(name) ? told.slice(name.length) : '';
  const opener = [...name.matchAll(opens)].at(-1);
  if (!/^\s/.test(rest) || !opener || !isOpen(name.slice(opener.index), rest)) return name;
  // 'hold payment until the buyer confirms | that the instrument works'
  const before = name.slice(0, opener.index).replace(/(?:[,:]| (?:and|or))+$/, '');
  if (before.split(' ').length > 1) return before;
  // 'see in which states they are about | to cross the threshold'
  const whole = name + rest.slice(0, rest.search(ends));
  return whole.length <= readable ? whole : name;
}

const opens =
  / (?:(?:in|on|at|for|of|with|from|to) )?(?:whose|which|that|who|what|how|whether|until|as long as|where|when)\b/g;
const isOpen = (clause: string, rest: string): boolean =>
  /^ (?:(?:to|that|than)\b|(?:in|out|up|off|on)(?:$|[.,;]))/.test(rest) ||
  /^ (?:\S+ )?\S+$/.test(clause) ||
  /\b(?:is|are|was|were|has|have|more|less|least|most)$/.test(clause) ||
  (/^ (?:how many|how much|which|whose|what) (?:\p{L}+ )?\p{L}+$/u.test(clause) && /^ (?:and|or|of) /.test(rest));
const ends = /[,;:.]| (?:before|after|if|when|so that|every|each|with|on) |$/;
/** Longer than this no heading should be. */
const readable = 90;
