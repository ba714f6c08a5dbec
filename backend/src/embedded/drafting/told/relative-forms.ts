import { isParticiple } from '../language.js';
import type { Part } from './statements.js';

/** Clauses that hang on what was said before: what is told of it, and who does something with it. */

/**
 * `pays a fee of €25, which is waived for people with a card` tells more of the fee; `ask for a decision, which the duty
 * officer gives within a day` and `goes to an assessor, who corrects the figure` tell another deed.
 */
export const relativesTold = (parts: readonly Part[]): Part[] => {
  const told: Part[] = [];
  const asked = new Map<Part, string>();
  const more = new Set<Part>();
  for (const [at, part] of parts.entries()) {
    const last = told.at(-1);
    const next = parts[at + 1];
    // 'against a list | exported | weekly from Beacon': which list.
    if (
      part.kind === 'v' &&
      part.gap === ' ' &&
      last &&
      /^[to]$/.test(last.kind) &&
      isParticiple(part.text.toLowerCase())
    )
      told[told.length - 1] = { ...last, text: `${last.text} ${part.text}`, end: part.end };
    // 'signs for the handover, which stops | the clock': all of it tells more.
    else if (part.kind === 'o' && part.gap === ' ' && last && more.has(last)) {
      const whole = { ...last, text: `${last.text} ${part.text}`, end: part.end };
      told[told.length - 1] = whole;
    } else if (part.kind === 'v' && last && tellsMore(part, last)) {
      told.push({ ...part, kind: 't', text: `${part.gap.replace(/^[\s,]+/, '')}${part.text}`, gap: ', ' });
      more.add(told.at(-1) ?? part);
    } else if (part.kind === 'v' && last && /^(?:to|o|t)$/.test(last.kind) && /^, who (?:\w+ )?$/.test(part.gap))
      told.push({ ...part, kind: 'who', text: antecedent(last), end: part.start }, { ...part, gap: ' ' });
    else told.push(part);
    const isOfBefore =
      /^(?:who|auto)$/.test(part.kind) && last && /^,? (?:which|whom) $/.test(part.gap) && next?.kind === 'v';
    if (!isOfBefore || parts[at + 2]?.kind === 'o') continue;
    const what = antecedent(ofDeed(told.slice(0, -1)) ?? last);
    asked.set(next, what);
    // 'a plan, which a planner adjusts and releases to the carrier': both.
    const other = parts[at + 2];
    if (other?.kind === 'v' && /^,? (?:and|or|then) $/.test(other.gap) && parts[at + 3]?.kind !== 'o')
      asked.set(other, what);
  }
  return told.flatMap((part) => {
    const object = asked.get(part);
    return object === undefined ? [part] : [part, { ...part, kind: 'o' as const, text: object, gap: ' ' }];
  });
};
/** `a game | which | a family | borrows or installs at home`: they do it to the game. */
export const ofKind = (parts: readonly Part[]): Part[] => {
  const at = parts.findIndex(
    ({ kind, text }, place) =>
      kind === 'o' &&
      /^(?:which|that)$/i.test(text) &&
      parts[place - 1]?.kind === 'kind' &&
      parts[place + 1]?.kind === 'who',
  );
  if (at < 0) return [...parts];
  const verbs = parts.slice(at + 2);
  const ends = verbs.findIndex(
    ({ kind, gap }, place) => kind !== 'v' || (place > 0 && !/^,? (?:and|or|then) $/.test(gap)),
  );
  const row = verbs.slice(0, ends < 0 ? verbs.length : ends);
  if (row.length === 0 || verbs[row.length]?.kind === 'o') return [...parts];
  return [
    ...parts.slice(0, at),
    ...parts.slice(at + 1, at + 2).map((part) => ({ ...part, before: '', gap: ' ' })),
    ...row.flatMap((part): Part[] => [part, { ...part, kind: 'o', text: 'it', gap: ' ' }]),
    ...verbs.slice(row.length),
  ];
};

/** `go to the rights manager, | who | answers within two hours`: the rights manager. */
export const whoTold = (parts: readonly Part[]): Part[] =>
  parts.map((part, at) => {
    const last = parts[at - 1];
    return part.kind === 'who' && /^who$/i.test(part.text) && last && /^(?:to|who|s)$/.test(last.kind)
      ? { ...part, text: last.text, before: 'who' }
      : part;
  });

/** `which` is no part of a deed, and stands with what joins it. */
export const withoutPronouns = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part, at) => {
    const last = parts[at - 1];
    if (isRelative(part)) return [];
    return last && isRelative(last)
      ? [
          {
            ...part,
            gap: `${last.gap}${last.text}${part.gap}`,
            before: part.kind === 'who' ? last.text.toLowerCase() : part.before,
          },
        ]
      : [part];
  });
const isRelative = ({ kind, text, gap }: Part): boolean =>
  /^[so]$/.test(kind) && /^which$/i.test(text) && gap.includes(',');
/** `, which is waived for people with a card`; `except emergency repairs, which may be reported later` tells of something else. */
const tellsMore = ({ gap, text }: Part, last: Part): boolean =>
  (moreOf.test(gap) && isParticiple(text.toLowerCase())) ||
  (last.kind !== 'who' && /, which (?:\p{Ll}+ ){0,3}$/u.test(gap));
const moreOf = /^, (?:which|that) (?:is|are|was|were|will be|can be|must be|has to be|have to be) (?:\p{Ll}+ )?$/u;

/** `an appeal is drafted for our page, which the coordinator approves`: the appeal, and not what stands around it. */
function ofDeed(before: readonly Part[]): Part | undefined {
  const at = before.findLastIndex(({ kind }) => kind === 'v');
  const behind = before.slice(at + 1);
  return behind.findLast(({ kind }) => kind === 'o') ?? (before[at - 1]?.kind === 's' ? before[at - 1] : undefined);
}

/** `for an emergency decision`: the emergency decision. */
const antecedent = ({ text }: Part): string =>
  text
    .replace(
      /^.*\b(?:for|to|in|on|with|about|by|at|from|as|below|above|under|over|against|until|within|near) (?=(?:an?|the|each|every|their|our) )/i,
      '',
    )
    .replace(/^(?:for|to|in|on|with|about|by|at|from|as) /i, '')
    .replace(/^(?:an?|each|every) /i, 'the ');

/** `can enter additions, while a consulting oenologist | gets access`: they do. */
export const whileSomebody = (parts: readonly Part[]): Part[] =>
  parts.map((part, at) => {
    const [, who = ''] =
      part.kind === 'c' ? (/^(?:while|whereas) ((?:\p{L}[\p{L}'’-]* ?){1,5})$/iu.exec(part.text) ?? []) : [];
    const next = parts[at + 1];
    return who !== '' && next?.kind === 'v' && /^ (?:\p{Ll}+ )?$/u.test(next.gap)
      ? { ...part, kind: 'who', text: who.trim() }
      : part;
  });
