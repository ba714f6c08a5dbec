import { lowerFirst, plural, stripStop, upperFirst } from '../language.js';
import { isSomebody } from '../grammar/somebody.js';
import type { Capability } from '../read/brief.js';
import { doersOf } from './doers.js';
import { saidAs } from './own-words.js';
import { isBound } from './rule-deeds.js';
import { type Said, saidIn } from './said.js';
import { isSound } from './sound.js';
import type { Part, Statement } from './statements.js';

/**
 * What one person is to do, or the product, in one sentence of the idea is one function, told in that sentence. What was
 * taken apart of it names it and says how it is tried, where that is sound; else it is only told as the idea does.
 */
export function inSentences(capabilities: readonly Capability[], all: readonly Statement[]): Capability[] {
  const statements = withBounds(all);
  const told: Capability[] = [];
  const done = new Set<number>();
  for (const one of capabilities) {
    const { source } = one;
    const statement = source && statements[source.statement];
    if (!source || !statement || source.deed === null || isThing(one)) {
      told.push(source && statement && isThing(one) ? thingInSentence(one, statement, capabilities) : one);
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
      const resolved = byItself(withSubject(clause, statements), before);
      const isHanging = hangsOn(resolved, statement);
      if (isHanging && before && isNext(before, clause) && hasRoom(before, resolved)) goOn(before, resolved);
      else told.push(asCapability(isHanging ? withBefore(resolved, statements, told) : resolved));
    }
  }
  return eachOnce(told);
}

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

/** What stands in the words of another is told there. */
const eachOnce = (told: readonly Capability[]): Capability[] =>
  told.filter(
    (one) =>
      one.words === undefined ||
      !told.some(
        (other) =>
          other !== one &&
          (other.words === undefined || other.said?.text.length !== one.said?.text.length) &&
          other.said &&
          one.said &&
          isIn(one.said.text, other.said.text),
      ),
  );
const isIn = (one: string, other: string): boolean => other.toLowerCase().includes(stripStop(one).toLowerCase());

/** `It should never count`, `The technician takes it`: of what was told before. */
function hangsOn({ said, deeds }: Clause, { parts }: Statement): boolean {
  if (said.isQuoted) return false;
  if (hangs.test(said.text)) return true;
  // 'works out when …' of the product, `it` of anything else
  const [first] = parts;
  if (said.isProducts) return first?.text.toLowerCase() === 'it' && deeds.every(({ automatic }) => !automatic);
  const object = parts.find(({ kind }) => kind === 'o' || kind === 's');
  const own = said.text.toLowerCase().indexOf(` ${object?.text.toLowerCase() ?? '\uE000'}`);
  return object !== undefined && /^(?:it|them|this|these|those)$/i.test(object.text) && own >= 0 && own < 40;
}

/**
 * What else the sentences ask for, of which nothing was made: rules of what is to happen, in the order of the idea. What is
 * `held` by the limits of the product, as its languages and its speed, is told there.
 */
export function alsoAsked(
  told: readonly Capability[],
  statements: readonly Statement[],
  { enough, held }: { enough: number; held: readonly string[] },
): Capability[] {
  const limits = new Set(held.flatMap(wordsIn));
  const all = [...told];
  const used = new Set(told.flatMap(({ source }) => source?.statement ?? []));
  for (const [at, statement] of statements.entries()) {
    if (used.has(at) || !/^(?:rule|do|need)$/.test(statement.role) || !asksSomething(statement)) continue;
    if (all.some((one) => one.said && isIn(statement.text, one.said.text))) continue;
    if (isAside(statements, at)) continue;
    if (wordsIn(statement.text).every((word) => limits.has(word) || ofProducts.test(word))) continue;
    const said = saidIn(statement, statement.start, statement.start + statement.whole.length);
    const clause: Clause = { at, said, deeds: [], sound: [] };
    const isHanging = hangsOn(clause, statement);
    const before = all.find(({ source }) => source?.statement === at - 1);
    if (isHanging && before?.said && hasRoom(before, clause)) {
      goOn(before, clause);
      continue;
    }
    if (all.length >= enough) continue;
    const one = asCapability(isHanging ? withBefore(clause, statements, all) : clause);
    const place = all.findIndex(({ source }) => source !== undefined && source.statement > at);
    all.splice(place < 0 ? all.length : place, 0, { ...one, source: { statement: at, deed: null } });
  }
  return eachOnce(all);
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d][\p{L}\d.,'’-]*[\p{L}\d]|\d/gu) ?? [];
/** `It must also work in German`: nothing but German is told of it. */
const ofProducts =
  /^(?:the|an?|it|its|this|that|must|should|shall|will|can|may|has|have|needs?|to|be|is|are|in|on|at|as|by|of|for|with|and|or|also|fully|only|both|all|works?|runs?|available|supports?|supported|used|product|system|app|tool|platform|site|website|software|users?|interface)$/;

const asksSomething = ({ parts, text }: Statement): boolean =>
  text.split(' ').length > 4 &&
  (parts.some(({ kind }) => /^[vcf]$/.test(kind)) || binds.test(text)) &&
  !text.endsWith('?') &&
  !/^(?:for|of|to) /i.test(text);
const binds =
  /\b(?:must|should|shall|can|cannot|can['’]t|may|only|never|always|has to|have to|needs? to|until|unless)\b/i;

/** What stands amid what is so today is so today as well. */
function isAside(statements: readonly Statement[], at: number): boolean {
  const own = statements[at];
  const [before, behind] = [statements[at - 1], statements[at + 1]];
  return (
    own !== undefined &&
    !own.isItem &&
    isToday.test(before?.role ?? '') &&
    isToday.test(behind?.role ?? '') &&
    !wishes.test(own.text)
  );
}
const isToday = /^(?:today|bg)$/;
const wishes = /\b(?:should|must|shall)\b|\b(?:I|we)(?: would|['’]d)? (?:like|want|need)\b/i;

/** `Operators swap shifts all the time`: as it is today. */
const isNow =
  /\b(?:all the time|again and again|over and over|at the moment|right now|currently|these days|at present|nowadays)\b/i;

const isThing = ({ named, words }: Capability): boolean => named === true && words === undefined;

/** `For HACCP they need a monthly PDF`: a thing that is all that its sentence asks for is told in it. */
function thingInSentence(one: Capability, statement: Statement, all: readonly Capability[]): Capability {
  const isAll = all.every(
    ({ source }, _, own) =>
      source?.statement !== one.source?.statement ||
      own.filter((other) => other.source?.statement === one.source?.statement).length === 1,
  );
  if (!isAll || statement.text.split(' ').length < 3) return one;
  const said = saidIn(statement, statement.start, statement.start + statement.whole.length);
  return { ...one, said: { ...said, wish: null } };
}

interface Clause {
  at: number;
  said: Said;
  deeds: Capability[];
  sound: Capability[];
}

/** The clauses of a statement: where somebody else acts, another begins. */
function clausesOf(statement: Statement, deeds: readonly Capability[]): Clause[] {
  const { start, whole, parts } = statement;
  const end = start + whole.length;
  const [first] = parts;
  const cuts =
    first?.kind === 'c' && first.start - start < 4 ? [] : parts.filter((part, at) => opensClause(part, at, statement));
  const bounds = [start, ...cuts.map((part) => part.start), end];
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

const clauseOf = (statement: Statement, from: number, to: number, deeds: Capability[]): Clause => ({
  at: deeds[0]?.source?.statement ?? 0,
  said: saidIn(
    statement,
    from,
    to,
    deeds.flatMap(({ source }) => source?.deed?.at ?? []),
  ),
  deeds,
  sound: deeds.filter((one) => one.source?.deed && isSound(one, one.source.deed, statement)),
});

/** `…, and the manager answers within ten days`: of whoever is named there, unless it speaks of what stands before. */
function opensClause(part: Part, at: number, { parts, whole, start }: Statement): boolean {
  const before = parts[at - 1];
  if (at === 0 || !before || !/^(?:who|auto)$/.test(part.kind) || before.kind === part.kind) return false;
  if (!parts.slice(0, at).some(({ kind }) => kind === 'v')) return false;
  const next = parts.slice(at + 1).find(({ kind }) => !/^(?:who|auto|t|c)$/.test(kind));
  if (next?.kind !== 'v' || pronoun.test(part.text)) return false;
  const gap = whole.slice(before.end - start, part.start - start);
  const behind = parts.slice(at + 1);
  const ends = behind.findIndex(({ kind }) => /^(?:who|auto|s)$/.test(kind));
  const own = ends < 0 ? behind : behind.slice(0, ends);
  return (
    /^(?:[,;] ?(?:and |but |while |then )?|[.] ?| and )(?:the |an? |each |every )?$/i.test(gap) &&
    !own.some(({ kind, text }) => /^(?:o|to)$/.test(kind) && speaksOfBefore.test(text))
  );
}
const pronoun = /^(?:he|she|they|it|you|we|I|who|one|which|that|this|these|those|both|either|neither|nobody|no one)$/i;
const speaksOfBefore = /^(?:it|them|this|these|those|that|its|both|all of|each of|the (?:same|other))\b/i;

/** What opens with a word for something that was told before. */
const hangs =
  /^(?:(?:if|when|whenever|once|unless|until|after|before|as soon as|in case) )?(?:he|she|they|it|this|that|these|those|there|then|one|both|such|otherwise|after that|before that|if not|if so|first to|afterwards|only then|from then|next|or else|failing that)\b/i;

/** `After that the grader grades each pallet` is the part of somebody else, and told as theirs. */
function byItself(clause: Clause, before: Capability | undefined): Clause {
  const { said, sound } = clause;
  const [, text = ''] = /^(?:after that|after this|afterwards|next),? (.+)$/isu.exec(said.text) ?? [];
  const isTheirs =
    sound[0]?.by !== undefined && sound[0].by !== before?.by && said.who !== '' && !pronoun.test(said.who);
  return text !== '' && isTheirs && !said.isQuoted ? { ...clause, said: { ...said, text: upperFirst(text) } } : clause;
}

/** `They can also object`: whoever does it is named, where the sentences before name them. */
function withSubject(clause: Clause, statements: readonly Statement[]): Clause {
  const [leader] = clause.sound;
  const { said } = clause;
  if (said.isQuoted || !leader || leader.automatic || leader.by === undefined) return clause;
  const near = statements.slice(Math.max(0, clause.at - 2), clause.at + 1).map(({ text }) => text.toLowerCase());
  if (!near.some((text) => text.includes(leader.by ?? ''))) return clause;
  const text = said.text.replace(
    /^((?:(?:if|when|whenever|once|unless) )?)(he|she|they)\b/i,
    (_, opens: string, who: string) =>
      upperFirst(`${opens}${/^they$/i.test(who) ? plural(leader.by ?? '') : `the ${leader.by}`}`),
  );
  return { ...clause, said: { ...said, text } };
}

const isNext = ({ source, said }: Capability, { at }: Clause): boolean =>
  said !== undefined && source !== undefined && at - source.statement <= 1;

/** What is told with another has to be read with it wherever that one stands. */
const hasRoom = ({ said }: Capability, clause: Clause): boolean =>
  (said?.text.length ?? 0) + clause.said.text.length < longestTogether;
const longestTogether = 225;

/** Told behind the clause that it speaks of. */
function goOn(before: Capability, { said, sound, at }: Clause): void {
  if (!before.said) return;
  before.said = {
    ...before.said,
    isQuoted: before.said.isQuoted || said.isQuoted,
    text: `${stripStop(before.said.text)}. ${upperFirst(said.text.replace(/^\{Product\}/, 'It'))}`,
  };
  const more = [...(before.deeds ?? []), ...sound];
  if (more.length > 0) before.deeds = more;
  if (before.source) before.source = { ...before.source, statement: at };
}

/** `A hit does not block by itself; it goes to a partner`: with what stands before it in the idea. */
function withBefore(clause: Clause, statements: readonly Statement[], told: readonly Capability[]): Clause {
  const own = statements[clause.at];
  const before = statements[clause.at - 1];
  const isTold = told.some(({ said }) => said && before && isIn(before.text, said.text));
  if (!own || !before || isTold || own.sentence - before.sentence > 1)
    return { ...clause, said: { ...clause.said, isQuoted: true } };
  const isSame = own.sentence === before.sentence;
  const text = `${stripStop(before.text)}${isSame ? (/[;:]\s*$/.test(before.whole) ? '; ' : ', ') : '. '}${isSame ? lowerFirst(clause.said.text) : clause.said.text}`;
  return { ...clause, said: { ...clause.said, text: upperFirst(text), isQuoted: true } };
}

function asCapability({ said, deeds, sound }: Clause): Capability {
  const [leader, ...others] = sound;
  const [first] = deeds;
  const by = doerIn(said, leader ?? deeds.find(({ by: who }) => who !== undefined));
  if (leader) {
    const told = { ...leader, said, ...(by !== undefined && { by }), ...(others.length > 0 && { deeds: others }) };
    // Who else does it was read with whoever was taken for the first.
    if (leader.by !== by) delete told.also;
    return told;
  }
  const words = said.isProducts && said.wish ? `to ${said.wish}` : said.text;
  const title = titleOf(said);
  const [verb = '', ...object] = title.split(' ');
  const rest = {
    said,
    ...(by !== undefined && { by }),
    ...(first?.source && { source: first.source }),
    ...(first?.wish && { wish: first.wish }),
  };
  // What one of them wishes is told by its first words as well as any deed.
  if (by !== undefined && said.wish !== null && object.length > 0)
    return { verb, object: object.join(' '), noun: '', tail: '', automatic: false, words, ...rest };
  return { ...saidAs(words), object: title, ...rest };
}

/** Whoever the clause names as its subject, whatever was read from the sentences around it. */
function doerIn({ who, isProducts }: Said, deed: Capability | undefined): string | undefined {
  const by = deed?.by;
  // 'Orders are checked by volunteers'
  if (by === undefined || who === '' || isProducts || pronoun.test(who) || deed?.source?.deed?.passive) return by;
  const last = by.split(' ').at(-1) ?? '';
  if (who.toLowerCase().includes(last)) return by;
  return isSomebody(who) ? (doersOf(who)[0]?.noun ?? by) : undefined;
}

/** What it is called: the first thing that is wished there, or as much of its clause as a title holds. */
function titleOf({ wish, text, isProducts }: Said): string {
  const own =
    wish === null || /^(?:be|get) \S+$/.test(wish)
      ? behindCase(isProducts ? text.replace(/\{product\} /i, '') : text)
      : wish;
  const [first = own] = own.split(
    /[,;] |:\s|\. | (?:and|or) (?=\p{Ll}+ (?:the|an?|their|its|his|her|every|each|all)\b)/u,
  );
  const title = first.split(' ').length > 1 && !isOpen(first) ? first : own;
  return lowerFirst(stripStop(clipped(title)));
}

/** `If the dose is late, the nurse is alerted`: the nurse is alerted. */
const behindCase = (text: string): string => {
  const [, main = ''] =
    /^(?:[Ii]f|[Ww]hen(?:ever)?|[Oo]nce|[Uu]nless|[Uu]ntil|[Bb]efore|[Aa]fter|[Aa]s soon as) [^,;.]+, ((?:(?:the|an?|each|every|all|no|only|our|their|whoever) |\p{Lu}|\p{Ll}+s (?!the|an?\b)\p{Ll}).{10,})$/u.exec(
      text,
    ) ?? [];
  const [, able = ''] =
    /\b(?:you|we|they|people|users|everyone) (?:can|could|(?:should|must) be able to) (?!be )(.{12,})$/iu.exec(text) ??
    [];
  return (able || main || text).replace(
    /^(?:(?:and )?what )?(?:I|we)(?:['’]d| would)? (?:really )?(?:like|want|need|have)(?:ed)? (?:is )?(?:to (?:be able to )?(?:have )?)?(?=\S)/i,
    '',
  );
};

const isOpen = (text: string): boolean => (text.match(/["“”]/g) ?? []).length % 2 === 1;

/** As much as a title holds, up to where a phrase begins that says more. */
const clipped = (text: string): string => {
  if (text.length <= longestTitle) return text;
  const ends = [...text.matchAll(opensMore)]
    .map(({ index }) => index)
    .filter((at) => at > shortestTitle && at <= longestTitle);
  const [end] = ends.slice(-1);
  const words = text.slice(0, end ?? longestTitle).split(' ');
  if (end === undefined) words.pop();
  while (words.length > 3 && waits.test(words.at(-1) ?? '')) words.pop();
  const title = words.join(' ').replace(/[\s,;:–—-]+$/, '');
  // No quotation is cut.
  return isOpen(title) ? title.replace(/,? ?["“][^"“]*$/, '') : title;
};
const longestTitle = 76;
const shortestTitle = 16;
const opensMore =
  /,? (?=(?:unless|when|whenever|if|because|so|until|before|after|within|for|with|without|in|on|at|by|from|and|or|but|while|where|which|who|that|as|than) )|(?=[,;:] )| (?=\()/giu;
const waits =
  /^(?:a|an|the|and|or|of|to|in|on|at|for|with|by|from|than|that|which|who|if|when|is|are|be|has|have|can|must|should|may|will|no|not|only|their|its|his|her|more|less|over|under|until|within|before|after)$/i;
