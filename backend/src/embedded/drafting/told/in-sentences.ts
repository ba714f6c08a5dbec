import type { Capability } from '../read/brief.js';
import { sumIn, withSumAgain } from '../read/sum-said.js';
import {
  asCapability,
  byItself,
  type Clause,
  eachOnce,
  goOn,
  hangsOn,
  hasRoom,
  isNext,
  withBefore,
  withSubject,
} from './clause.js';
import { clauseOfLine, isOfLine, linesOf } from './in-lines.js';
import { type Said, saidIn } from './said.js';
import { titleOf } from './said-title.js';
import { isSound } from './sound.js';
import type { Part, Statement } from './statements.js';
import { inUnit, isSubject, type Units } from './units.js';

/**
 * What one person is to do, or the product, in one sentence of the idea is one function, told in that sentence. What was
 * taken apart of it names it and says how it is tried, where that is sound; else it is only told as the idea does.
 */
export function inSentences(read: readonly Capability[], units: Units): Capability[] {
  const { statements } = units;
  const capabilities = read.map((one) => inUnit(one, units));
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
    if (!source || !statement) {
      told.push(one);
      continue;
    }
    if (done.has(source.statement)) continue;
    const all = capabilities.filter((other) => other.source?.statement === source.statement);
    const own = all.filter((other) => other.source?.deed && !isThing(other));
    // 'a calendar, a chat and an audit log': each is one.
    if (own.length === 0 && all.length > 2 && all.every(isShort)) {
      told.push(one);
      continue;
    }
    done.add(source.statement);
    if (isAside(statements, source.statement) || isBefore(statements, source.statement) || asksNothing(statement))
      continue;
    if (own.length === 0) {
      told.push(wholeInSentence(one, statement));
      continue;
    }
    for (const clause of clausesOf(statement, source.statement, own)) {
      const before = told.at(-1);
      const resolved = byItself(withSubject(clause, statements, before), before);
      const isHanging = hangsOn(resolved, statements);
      if (isHanging && before && isNext(before, clause, statements) && hasRoom(before, resolved))
        goOn(before, resolved, statements);
      else told.push(asCapability(isHanging ? withBefore(resolved, statements, told) : resolved));
    }
  }
  return asOne(eachOnce(told))
    .filter((one) => one.said !== undefined || !isWithin(one, told))
    .map((one) => (one.said && one.said.title === undefined ? { ...one, said: titled(one.said) } : one));
}

/** `is charged in full unless the instructor waives it`: what is told in the same words is one function. */
const asOne = (told: readonly Capability[]): Capability[] =>
  told.flatMap((one, at): Capability[] => {
    const isSame = (other: Capability): boolean => one.said !== undefined && other.said?.text === one.said.text;
    if (told.slice(0, at).some(isSame)) return [];
    const others = told
      .slice(at + 1)
      .filter(isSame)
      .flatMap(({ said: _, deeds = [], ...deed }) => [deed, ...deeds]);
    return [others.length > 0 ? { ...one, deeds: [...(one.deeds ?? []), ...others] } : one];
  });

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

/** `They post the event on Discord`, before anything is wished for: so it is done now. */
export function isBefore(statements: readonly Statement[], at: number): boolean {
  const own = statements[at];
  const first = statements.findIndex(
    (one) => /^(?:do|rule|need)$/.test(one.role) && (hopes.test(one.text) || isProducts(one)),
  );
  if (!own || own.isItem || own.line !== undefined || first < 0 || at >= first) return false;
  return byHand.test(own.text);
}
const byHand =
  /\b(?:notebooks?|exercise books?|on paper|paper (?:forms?|lists?|sheets?)|by hand|whiteboards?|intercom|in excel|spreadsheets?|cash|by fax|on (?:facebook|discord|whatsapp))\b/i;
const hopes = /\b(?:should|must|shall|will|would|want|wants|like|wish|can|may|lets?|need)\b|['’]d\b/i;
const isProducts = ({ parts }: Statement): boolean =>
  parts.some(({ kind, text }) => kind === 'name' || (kind === 'auto' && !/ /.test(text)));

/** What stands amid what is so today is so today as well. */
export function isAside(statements: readonly Statement[], at: number): boolean {
  const own = statements[at];
  const [before, behind] = [statements[at - 1], statements[at + 1]];
  // 'Quotes are off by 6%. That eats the margin'
  if (own && before && tellsOn.test(own.text) && (isToday.test(before.role) || isFigureOfToday(before))) return true;
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
const isFigureOfToday = ({ parts }: Statement): boolean =>
  parts.some(({ kind }) => kind === 'now') && !parts.some(({ kind }) => kind === 'target');
const tellsOn = /^(?:that|this) \p{Ll}+s\b/iu;
const wishes = /\b(?:should|must|shall)\b|\b(?:I|we)(?: would|['’]d)? (?:like|want|need)\b/i;

/** What leaves something out, tells what the whole is for, announces what follows, or tells what is so today. */
export const asksNothing = ({ text, role }: Statement): boolean =>
  (role !== 'rule' && leaves.test(text)) ||
  seeks.test(text) ||
  announces.test(text) ||
  slogan.test(text) ||
  (isNow.test(text) && !binds.test(text));
/** `I'd leave payment to a later stage` */
const leaves = /\b(?:I|we)(?:['’](?:d|ll)| would| will)? leave\b.*\b(?:out|to|for|until)\b|\bout of scope\b/i;
/** `The department wants a better way to tell residents`: the whole of it, and no function. */
const seeks =
  /\b(?:wants?|needs?|would like|looking for|is after) (?:to have )?(?:an? )?(?:better|new|simpler|easier|faster|modern|proper) way (?:to|of|for)\b/i;

/** `So the idea is to leave e-mail as the front door and make what's behind it cleverer` */
const slogan = /^(?:so )?(?:the|our|my) (?:idea|plan|point|aim) is to (?:leave|keep|make|stay)\b/i;

/** `Behind it sit the rules.`, `A few things matter:` */
const announces =
  /^(?:(?:behind|around|on top of) (?:it|that|this) (?:sit|are|lie|come) (?:the |some |a few )?(?:rules|logic)|(?:the |some |a few |these |here (?:are|is) (?:the |what )?|there are (?:some |a few )?)(?:main |key |basic |important )?(?:rules|features|things|points|requirements|parts)(?: (?:are|we (?:need|want|know)|that matter|matter|apply|come to mind))?)\s?[.:]?$/i;

/** `Operators swap shifts all the time`: as it is today. */
const binds = /\b(?:should|must|shall|will|can|may)\b/;
const isNow =
  /\b(?:all the time|again and again|over and over|at the moment|right now|currently|these days|at present|nowadays)\b/i;

const isThing = ({ named, words }: Capability): boolean => named === true && words === undefined;

const isShort = (one: Capability): boolean => isThing(one) && `${one.object} ${one.tail}`.trim().split(' ').length < 7;

/** `For HACCP they need a monthly PDF`: a thing, or what nothing was made of, is told in its sentence. */
function wholeInSentence(one: Capability, statement: Statement): Capability {
  if (statement.text.split(' ').length < 3) return one;
  const said = { ...saidIn(statement, statement.start, statement.start + statement.whole.length), wish: null };
  return { ...one, said: titled(said) };
}
const titled = (said: Said): Said => ({ ...said, title: titleOf(said) });

/** The clauses of a statement: where somebody else acts, another begins. */
function clausesOf(statement: Statement, at: number, deeds: readonly Capability[]): Clause[] {
  const { start, whole, parts } = statement;
  const end = start + whole.length;
  const [first] = parts;
  const cuts =
    first?.kind === 'c' && first.start - start < 4
      ? []
      : parts.filter((part, place) => opensClause(part, place, statement)).map((part) => withOpening(part, statement));
  const bounds = [start, ...cuts, end];
  return bounds.slice(0, -1).map((from, place) => {
    const to = bounds[place + 1] ?? end;
    const own = deeds.filter(({ source }) => source?.deed && source.deed.end > from && source.deed.end <= to);
    const clause = clauseOf(statement, { at, from, to }, own);
    return place === 0 ? clause : { ...clause, said: withSum(clause.said, whole.slice(0, from - start)) };
  });
}

/** `clerks approve payments up to €300 | and managers sign off anything above that`: above €300. */
function withSum(said: Said, before: string): Said {
  const sum = sumIn(before);
  const { text, wish, main } = said;
  return {
    ...said,
    text: withSumAgain(text, sum),
    wish: wish === null ? null : withSumAgain(wish, sum),
    ...(main !== undefined && { main: withSumAgain(main, sum) }),
  };
}

/** `…, and for parking | a reminder goes out`: with the case or the time that opens it. */
function withOpening(part: Part, { parts }: Statement): number {
  const before = parts[parts.indexOf(part) - 1];
  return before && /^[ct]$/.test(before.kind) && opensBehind(before, parts) ? before.start : part.start;
}

const clauseOf = (
  statement: Statement,
  { at, from, to }: { at: number; from: number; to: number },
  deeds: Capability[],
): Clause => ({
  at,
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
function opensClause(part: Part, at: number, { parts }: Statement): boolean {
  if (!isSubject(part) || /\b(?:one|it|them)$/i.test(part.text)) return false;
  const before = parts[at - 1];
  if (!before || !parts.slice(0, at).some(({ kind }) => kind === 'v')) return false;
  // 'gilders, enamellers and case makers name a day': from the first of them on.
  if (before.kind === part.kind && joinsOne.test(part.gap)) return false;
  let last = at;
  while (parts[last + 1]?.kind === part.kind && joinsOne.test(parts[last + 1]?.gap ?? '')) last += 1;
  if (parts[last + 1]?.kind !== 'v') return false;
  const opening = /^[ct]$/.test(before.kind) && opensBehind(before, parts) ? before : null;
  // '; after that the deposit is kept': of what stands before, unless somebody else acts.
  if (opening && part.kind !== 'who' && /\b(?:that|this)$/i.test(opening.text)) return false;
  if (!(opening ? determiner.test(part.gap) && !speaksOf.test(opening.text) : joins.test(part.gap))) return false;
  const behind = parts.slice(last + 1);
  const ends = behind.findIndex(({ kind }) => /^(?:who|auto|s|name)$/.test(kind));
  const own = ends < 0 ? behind : behind.slice(0, ends);
  const done = own.filter(({ kind }) => /^(?:o|to|f|t|sys)$/.test(kind));
  // 'the supervisor approves or rejects': what stands before.
  // 'flag members whose visits fell by half | compared to …'
  if (part.kind === 's' && !isSaidOf.test(behind[0]?.gap ?? '')) return false;
  // 'buyers reserve a piece and pay for it': of the piece that is named there.
  const named = done.findIndex(({ kind }) => /^(?:o|f|sys)$/.test(kind));
  const first = named < 0 ? done : done.slice(0, named + 1);
  return (done.length > 0 || part.kind === 's') && !first.some(({ text }) => speaksOf.test(text));
}
const joinsOne = /^(?:, ?|,? (?:and|or) )(?:the |an? |each |every )?$/i;
const isSaidOf = /\b(?:is|are|be|been|was|were|must|can|may|should|shall|will|has|have|gets?)\b|n['’]t\b/i;
const opensBehind = (opening: Part, parts: readonly Part[]): boolean =>
  joins.test(opening.gap) && parts.slice(0, parts.indexOf(opening)).some(({ kind }) => kind === 'v');
const determiner = /^,? ?(?:(?:the|an?|each|every|our|only) )?$/i;
const joins =
  /^(?:[,;] ?(?:and |but |while |then )?|[.] ?| and | but )(?:(?:the|an?|each|every|our|only) )?$|[.!?] (?:(?:the|an?|each|every|our|only) )?$/i;
const speaksOf =
  /^(?:(?:one|some|none|any|each|both)$|it|them|this|these|those|that|its|both|all of|each of|the (?:same|other))\b|\b(?:it|them|such|these|those)\b/i;
