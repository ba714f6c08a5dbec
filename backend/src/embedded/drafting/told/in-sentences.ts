import type { Capability } from '../read/brief.js';
import {
  asCapability,
  byItself,
  type Clause,
  eachOnce,
  goOn,
  hangsOn,
  hasRoom,
  isNext,
  pronoun,
  withBefore,
  withSubject,
} from './clause.js';
import { clauseOfLine, isOfLine, linesOf } from './in-lines.js';
import { isBound } from './rule-deeds.js';
import { saidIn } from './said.js';
import { isSound } from './sound.js';
import type { Part, Statement } from './statements.js';

/**
 * What one person is to do, or the product, in one sentence of the idea is one function, told in that sentence. What was
 * taken apart of it names it and says how it is tried, where that is sound; else it is only told as the idea does.
 */
export function inSentences(capabilities: readonly Capability[], all: readonly Statement[]): Capability[] {
  const statements = withBounds(all);
  const lines = linesOf(statements);
  const told: Capability[] = [];
  const done = new Set<number>();
  for (const one of capabilities) {
    const { source } = one;
    const statement = source && statements[source.statement];
    const places = statement?.line === undefined ? [] : (lines.get(statement.line) ?? []);
    if (source && places.length > 0) {
      if (done.has(source.statement)) continue;
      for (const place of places) done.add(place);
      told.push(ofLine(places, statements, capabilities));
      continue;
    }
    if (!source || !statement || source.deed === null || isThing(one)) {
      told.push(source && statement && one.words === undefined ? wholeInSentence(one, statement, capabilities) : one);
      continue;
    }
    if (done.has(source.statement)) continue;
    done.add(source.statement);
    if (isAside(statements, source.statement)) continue;
    if (isNow.test(statement.text) && !/\b(?:should|must|shall|will|can|may)\b/.test(statement.text)) continue;
    const own = capabilities.filter(
      (other) => other.source?.statement === source.statement && other.source.deed !== null && !isThing(other),
    );
    for (const clause of clausesOf(statement, own)) {
      const before = told.at(-1);
      const resolved = byItself(withSubject(clause, statements, before), before);
      const isHanging = hangsOn(resolved, statements);
      if (isHanging && before && isNext(before, clause, statements) && hasRoom(before, resolved))
        goOn(before, resolved, statements);
      else told.push(asCapability(isHanging ? withBefore(resolved, statements, told) : resolved));
    }
  }
  return eachOnce(told).filter((one) => one.said !== undefined || !isWithin(one, told));
}

/** All that a line of notes asks for; where no deed of it is sound, the thing that it names first. */
function ofLine(places: readonly number[], statements: readonly Statement[], all: readonly Capability[]): Capability {
  const own = all.filter((one) => isOfLine(one, places));
  const deeds = own.filter((one) => one.source?.deed && !isThing(one));
  const sound = deeds.filter((one) => {
    const statement = statements[one.source?.statement ?? -1];
    return one.source?.deed && statement && isSound(one, one.source.deed, statement);
  });
  const clause = clauseOfLine(places, statements, { deeds: own, sound });
  const thing = own.find(isThing);
  return sound.length === 0 && thing ? { ...thing, said: { ...clause.said, wish: null } } : asCapability(clause);
}

/** `confirms the repair, otherwise second reminder after 20 days`: the reminder is told there. */
const isWithin = ({ object, tail, words, source }: Capability, told: readonly Capability[]): boolean =>
  words === undefined &&
  told.some(
    (other) =>
      other.said !== undefined &&
      other.source?.statement === source?.statement &&
      wordsIn(`${object} ${tail}`).every((word) => other.said?.text.toLowerCase().includes(word)),
  );
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];

/** `requests a loan, | at most 80 sheets per loan`: how far it may go is told with it. */
const withBounds = (statements: readonly Statement[]): Statement[] =>
  statements.map((one, at) => {
    const next = statements[at + 1];
    return next?.sentence === one.sentence && one.role === 'do' && isBound(next)
      ? {
          ...one,
          text: `${one.text} ${next.text}`,
          whole: one.whole.padEnd(next.start - one.start) + next.whole,
        }
      : one;
  });

/** What stands amid what is so today is so today as well. */
export function isAside(statements: readonly Statement[], at: number): boolean {
  const own = statements[at];
  const [before, behind] = [statements[at - 1], statements[at + 1]];
  return (
    own !== undefined &&
    !own.isItem &&
    isToday.test(before?.role ?? '') &&
    isToday.test(behind?.role ?? '') &&
    !turns.test(behind?.text ?? '') &&
    !wishes.test(own.text)
  );
}
/** `Members record each dive. Today dives stand in notebooks`: there it begins. */
const turns = /^(?:today|now|right now|currently|at the moment|at present|so far|until now|up to now|these days)\b/i;
const isToday = /^(?:today|bg)$/;
const wishes = /\b(?:should|must|shall)\b|\b(?:I|we)(?: would|['’]d)? (?:like|want|need)\b/i;

/** `Operators swap shifts all the time`: as it is today. */
const isNow =
  /\b(?:all the time|again and again|over and over|at the moment|right now|currently|these days|at present|nowadays)\b/i;

const isThing = ({ named, words }: Capability): boolean => named === true && words === undefined;

/** `For HACCP they need a monthly PDF`: a thing that is all that its sentence asks for is told in it. */
function wholeInSentence(one: Capability, statement: Statement, all: readonly Capability[]): Capability {
  const isAll = all.every(
    ({ source }, _, own) =>
      source?.statement !== one.source?.statement ||
      own.filter((other) => other.source?.statement === one.source?.statement).length === 1,
  );
  if (!isAll || statement.text.split(' ').length < 3) return one;
  const said = saidIn(statement, statement.start, statement.start + statement.whole.length);
  return { ...one, said: { ...said, wish: null } };
}

/** The clauses of a statement: where somebody else acts, another begins. */
function clausesOf(statement: Statement, deeds: readonly Capability[]): Clause[] {
  const { start, whole, parts } = statement;
  const end = start + whole.length;
  const [first] = parts;
  const cuts =
    first?.kind === 'c' && first.start - start < 4 ? [] : parts.filter((part, at) => opensClause(part, at, statement));
  const bounds = [start, ...cuts.map((part) => withOpening(part, statement)), end];
  const within = (from: number, to: number): Capability[] =>
    deeds.filter(({ source }) => source?.deed && source.deed.end > from && source.deed.end <= to);
  // Of what nothing was made is told with what it stands beside.
  const kept = bounds.filter(
    (from, at) => at === 0 || at === bounds.length - 1 || within(from, bounds[at + 1] ?? end).length > 0,
  );
  if (kept.length > 2 && within(start, kept[1] ?? end).length === 0) kept.splice(1, 1);
  return kept.slice(0, -1).flatMap((from, at) => {
    const to = kept[at + 1] ?? end;
    const own = within(from, to);
    return own.length === 0 ? [] : [clauseOf(statement, from, to, own)];
  });
}

/** `…; if she forgets, | the app assumes three`: with the case that opens it. */
function withOpening(part: Part, { parts, whole, start }: Statement): number {
  const at = parts.indexOf(part);
  const [last, before] = [parts[at - 2], parts[at - 1]];
  if (!last || !before || !/^[ct]$/.test(before.kind)) return part.start;
  const opens = /[;.] *(?:and |but )?$|, (?:and|but) $/i.test(whole.slice(last.end - start, before.start - start));
  return opens && /^,? ?(?:the |an? )?$/i.test(whole.slice(before.end - start, part.start - start))
    ? before.start
    : part.start;
}

const clauseOf = (statement: Statement, from: number, to: number, deeds: Capability[]): Clause => ({
  at: deeds[0]?.source?.statement ?? 0,
  said: saidIn(
    statement,
    from,
    to,
    deeds.flatMap(({ source }) => source?.deed?.at ?? []),
  ),
  deeds,
  sound: deeds.flatMap((one) => soundIn(one, statement) ?? []),
});

/** As far as a deed says what its sentence says: `offer hives` of `offers hives against it`, which is told in the sentence before. */
function soundIn(one: Capability, statement: Statement): Capability | null {
  const deed = one.source?.deed;
  if (!deed) return null;
  if (isSound(one, deed, statement)) return one;
  const alone = { ...one, tail: '' };
  return toThing.test(one.tail) && isSound(alone, deed, statement) ? alone : null;
}
const toThing = /^(?:against|to|for|with|from|about|on|in) the \p{L}+$/iu;

/** `…, and the manager answers within ten days`: of whoever is named there, unless it speaks of what stands before. */
function opensClause(part: Part, at: number, { parts, whole, start }: Statement): boolean {
  const before = parts[at - 1];
  if (at === 0 || !before || !/^(?:who|auto)$/.test(part.kind) || before.kind === part.kind) return false;
  if (!parts.slice(0, at).some(({ kind }) => kind === 'v')) return false;
  const next = parts.slice(at + 1).find(({ kind }) => !/^(?:who|auto|t|c)$/.test(kind));
  // 'clicking one jumps to it'
  if (next?.kind !== 'v' || pronoun.test(part.text) || /\b(?:one|it|them)$/i.test(part.text)) return false;
  const gap = whole.slice(before.end - start, part.start - start);
  const behind = parts.slice(at + 1);
  const ends = behind.findIndex(({ kind }) => /^(?:who|auto|s)$/.test(kind));
  const own = ends < 0 ? behind : behind.slice(0, ends);
  return (
    /^(?:[,;] ?(?:and |but |while |then )?|[.] ?| and )(?:the |an? |each |every )?$|[.!?] (?:the |an? |each |every )?$/i.test(
      gap,
    ) && !own.some(({ kind, text }) => /^(?:o|to)$/.test(kind) && speaksOfBefore.test(text))
  );
}
const speaksOfBefore =
  /^(?:(?:one|some|none|any|each|both)$|it|them|this|these|those|that|its|both|all of|each of|the (?:same|other))\b/i;
