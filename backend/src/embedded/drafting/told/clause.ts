import { escapePattern, isPlural, lowerFirst, plural, stripStop, upperFirst } from '../language.js';
import { isSomebody } from '../grammar/somebody.js';
import type { Capability } from '../read/brief.js';
import { doersOf } from './doers.js';
import { saidAs } from './own-words.js';
import { titleOf } from './said-title.js';
import { type Said } from './said.js';
import { speaksItself } from './speaks.js';
import type { Statement } from './statements.js';

/** What one sentence says of whoever acts there, and the function that it becomes. */
export interface Clause {
  at: number;
  said: Said;
  deeds: Capability[];
  sound: Capability[];
}

/** `It should never count`, `The technician takes it`: of what was told before. */
export function hangsOn({ said, deeds, at }: Clause, statements: readonly Statement[]): boolean {
  const own = statements[at];
  if (!own) return false;
  if (goesOnIn(said, own, statements[at - 1])) return true;
  if (said.isQuoted) return false;
  if (/^(?:he|she|they|each)$/i.test(said.who) || pointsBack.test(said.text)) return true;
  if (hangs.test(said.text) && !meansNothing.test(said.text)) return true;
  // 'works out when …' of the product, `it` of anything else
  const { parts } = own;
  const [first] = parts;
  if (said.isProducts)
    return first?.text.toLowerCase() === 'it' && deeds.length > 0 && deeds.every(({ automatic }) => !automatic);
  const object = parts.find(({ kind }) => kind === 'o' || kind === 's');
  const place = said.text.toLowerCase().indexOf(` ${object?.text.toLowerCase() ?? '\uE000'}`);
  return object !== undefined && /^(?:it|them|this|these|those)$/i.test(object.text) && place >= 0 && place < 40;
}

/** `…, and have fifteen minutes to pay`: without a subject of its own, in the sentence before. */
function goesOnIn({ who, text }: Said, own: Statement, before: Statement | undefined): boolean {
  if (before?.sentence !== own.sentence || !(who === '' || relative.test(who))) return false;
  const raw = own.whole.replace(/^[\s,;:]*(?:(?:and|but|or|then|also)\b)?\s*/i, '');
  return raw.toLowerCase().startsWith(
    text
      .replace(/^\{Product\} /, '')
      .slice(0, 12)
      .toLowerCase(),
  );
}
const relative = /^(?:who|which|that)$/i;
/** `the score opens for no more than that many people` */
const pointsBack = /\b(?:that|this) (?:many|much|number|amount|sum)\b/i;

/** `It should be possible to …` */
const meansNothing =
  /^it (?:would|should|must|has to|needs to|is|will) (?:also )?(?:be )?(?:nice|good|great|lovely|ideal|possible|useful|helpful|handy|easy|important|essential)\b/i;
/** What opens with a word for something that was told before. */
const hangs =
  /^(?:(?:if|when|whenever|once|unless|until|after|before|as soon as|in case) )?(?:he|she|they|it|this|that|these|those|there(?! (?:is|are|was|were|will|has|must|should|can|may)\b)|then|one (?:of (?:them|these|those)|is|has|can|must|should|may|gets?)|both|such|otherwise|after that|before that|from that|from this|if not|if so|first to|afterwards|only then|from then|next|or else|failing that|who|which|whose|whom|so that|provided|although|though|whereas)\b/i;

/** `After that the grader grades each pallet` is the part of somebody else, and told as theirs. */
export function byItself(clause: Clause, before: Capability | undefined): Clause {
  const { said, sound } = clause;
  const [, text = ''] = /^(?:after that|after this|afterwards|next),? (.+)$/isu.exec(said.text) ?? [];
  const isTheirs =
    sound[0]?.by !== undefined && sound[0].by !== before?.by && said.who !== '' && !pronoun.test(said.who);
  return text !== '' && isTheirs && !said.isQuoted ? { ...clause, said: { ...said, text: upperFirst(text) } } : clause;
}

/** `They can also object`: whoever does it is named, where the sentences before name them. */
export function withSubject(clause: Clause, statements: readonly Statement[], last: Capability | undefined): Clause {
  const [leader] = clause.sound;
  const { said } = clause;
  const one = last?.said?.who ?? '';
  // 'The captain gets a proposal. She can move people around'
  if (
    !said.isQuoted &&
    /^(?:he|she)$/i.test(said.who) &&
    isSomebody(one) &&
    !isPlural(one.split(' ').at(-1) ?? '') &&
    isNear(last?.source?.statement, clause.at, statements)
  ) {
    const whom = one.replace(/^(?:an?|each|every) /i, 'the ');
    return {
      ...clause,
      said: { ...said, text: upperFirst(said.text.replace(/\b(?:he|she)\b/i, lowerFirst(whom))), who: whom },
    };
  }
  if (said.isQuoted || !leader || leader.automatic || leader.by === undefined) return clause;
  // 'When a woman calls, the midwife sees her file. She notes what was said': of whoever acted last.
  if (last?.by !== leader.by) return clause;
  const near = statements.slice(Math.max(0, clause.at - 2), clause.at + 1).map(({ text }) => text.toLowerCase());
  if (!near.some((text) => text.includes(leader.by ?? ''))) return clause;
  const named = (one: string): string =>
    one.replace(
      /^((?:(?:if|when|whenever|once|unless|on|in|at|before|after|during|with)\b[^,.;]{0,30} )?)(he|she|they)\b/i,
      (_, opens: string, who: string) =>
        upperFirst(`${opens}${/^they$/i.test(who) ? plural(leader.by ?? '') : `the ${leader.by}`}`),
    );
  const text = named(said.text);
  return {
    ...clause,
    said: {
      ...said,
      text,
      who: text === said.text ? said.who : leader.by,
      ...(said.main !== undefined && { main: named(said.main) }),
    },
  };
}

export const isNext = ({ source, said }: Capability, { at }: Clause, statements: readonly Statement[]): boolean =>
  said !== undefined && source !== undefined && isNear(source.statement, at, statements);

/** In the same sentence or the one before. */
const isNear = (before: number | undefined, at: number, statements: readonly Statement[]): boolean => {
  const [one, other] = [statements[before ?? -1], statements[at]];
  return one !== undefined && other !== undefined && other.sentence - one.sentence <= 1;
};

/** What is told with another has to be read with it wherever that one stands. */
export const hasRoom = ({ said }: Capability, clause: Clause): boolean =>
  (said?.text.length ?? 0) + clause.said.text.length < longestTogether;
const longestTogether = 225;

/** `, who can settle conflicts`: as it goes on in its sentence; empty where another begins. */
function inSameSentence({ who }: Said, own: Statement | undefined, before: Statement | undefined): string {
  if (!own || own.sentence !== before?.sentence || (who !== '' && !relative.test(who))) return '';
  const raw = stripStop(own.whole.replace(/\s+/g, ' '))
    .replace(/[,;:]+$/, '')
    .replace(/^[\s,]+/, '');
  if (/^[;:]/.test(raw)) return raw;
  return /^(?:(?:and|or) |[(–—-])/.test(raw) ? ` ${raw}` : `, ${raw}`;
}

/** `; otherwise the analyst is alerted`, as it stands behind the rest of its statement; empty where it is told otherwise. */
function behindRest(text: string, { whole }: Statement): string {
  const all = whole.replace(/\s+/g, ' ');
  const place = all.toLowerCase().indexOf(text.toLowerCase());
  const gap = /[,;:]?(?: (?:and|but|or|so))? $/i.exec(all.slice(0, Math.max(0, place)))?.[0];
  return gap === undefined ? '' : gap + all.slice(place, place + text.length);
}

/** Told behind the clause that it speaks of. */
export function goOn(before: Capability, { said, sound, at }: Clause, statements: readonly Statement[]): void {
  if (!before.said) return;
  const own = statements[at];
  const joined =
    own && before.source?.statement === at ? behindRest(said.text, own) : inSameSentence(said, own, statements[at - 1]);
  const next = `. ${upperFirst(said.text.replace(/^\{Product\}/, 'It'))}`;
  before.said = {
    ...before.said,
    isQuoted: before.said.isQuoted || (joined === '' ? said.isQuoted : speaksItself.test(joined)),
    text: `${stripStop(before.said.text)}${joined === '' ? next : joined}`,
  };
  const more = [...(before.deeds ?? []), ...sound];
  if (more.length > 0) before.deeds = more;
  if (before.source) before.source = { ...before.source, statement: at };
}

/** `A hit does not block by itself; it goes to a partner`: with what stands before it in the idea. */
export function withBefore(clause: Clause, statements: readonly Statement[], told: readonly Capability[]): Clause {
  const own = statements[clause.at];
  const before = statements[clause.at - 1];
  const isTold = told.some(
    ({ said, source }) => said && before && (source?.statement === clause.at - 1 || isIn(before.text, said.text)),
  );
  if (
    !own ||
    !before ||
    isTold ||
    own.sentence - before.sentence > 1 ||
    /^(?:today|bg|plan|goal|price)$/.test(before.role)
  )
    return { ...clause, said: { ...clause.said, isQuoted: true } };
  const joined = inSameSentence(clause.said, own, before);
  if (joined !== '') {
    const whole = upperFirst(`${stripStop(before.text)}${joined}`);
    return { ...clause, said: { ...clause.said, text: whole, isProducts: false, isQuoted: speaksItself.test(whole) } };
  }
  const isSame = own.sentence === before.sentence;
  // 'The system connects to Forstwin 7 | and reads the stands'
  const goesOn = isSame ? /^\{Product\} (.+)$/.exec(clause.said.text)?.[1] : undefined;
  const text = goesOn
    ? `${stripStop(before.text)} and ${goesOn}`
    : `${stripStop(before.text)}${isSame ? (/[;:]\s*$/.test(before.whole) ? '; ' : ', ') : '. '}${isSame ? lowerFirst(clause.said.text) : clause.said.text}`;
  return { ...clause, said: { ...clause.said, text: upperFirst(text), isQuoted: speaksItself.test(text) } };
}

export function asCapability({ at, said, deeds, sound }: Clause): Capability {
  const [first] = deeds;
  const title = titleOf(said);
  const named: Said = { ...said, title };
  // Whoever `they` are is only sure where what they do is.
  const isSure = sound.length > 0 || !/^(?:he|she|they|it|one)$/i.test(said.who);
  // 'Members get a reminder': the product sends it.
  const by =
    isSure && !sound[0]?.automatic
      ? doerIn(said, sound[0] ?? deeds.find(({ by: who }) => who !== undefined))
      : undefined;
  // 'Each cow has a reason and an action that the vet can tick off': no deed of what the sentence is about.
  const isOfOthers = by === undefined && sound[0]?.by !== undefined;
  // 'If nobody reacts to it, it goes to the supervisor': no deed of the product.
  const isOfIt = sound[0]?.automatic === true && !said.isProducts && /^it$/i.test(said.who);
  const [leader, ...others] = isOfOthers || isOfIt ? [] : sound;
  if (leader) {
    const told = {
      ...leader,
      said: named,
      ...(by !== undefined && { by }),
      ...(others.length > 0 && { deeds: others }),
    };
    // Who else does it was read with whoever was taken for the first.
    if (leader.by !== by) delete told.also;
    return told;
  }
  const words = said.isProducts && said.wish ? `to ${said.wish}` : said.text;
  const [verb = '', ...object] = title.split(' ');
  const rest = {
    said: named,
    ...(by !== undefined && { by }),
    source: first?.source ?? { statement: at, deed: null },
    ...(first?.wish && { wish: first.wish }),
  };
  // What one of them wishes is told by its first words as well as any deed.
  if (by !== undefined && said.wish !== null && said.wish.startsWith(lowerFirst(verb)) && object.length > 0)
    return { verb: lowerFirst(verb), object: object.join(' '), noun: '', tail: '', automatic: false, words, ...rest };
  return { ...saidAs(words), object: lowerFirst(title), ...rest };
}

/** Whoever the clause names as its subject, whatever was read from the sentences around it. */
function doerIn({ who, isProducts, wish, text }: Said, deed: Capability | undefined): string | undefined {
  const by = deed?.by;
  // 'The driver has 72 hours to object', of which nothing was taken apart
  if (by === undefined && !isProducts && wish !== null && who !== '' && !pronoun.test(who) && isSomebody(who))
    return doersOf(who)[0]?.noun;
  // 'Orders are checked by volunteers'
  if (by === undefined || who === '' || isProducts || pronoun.test(who) || deed?.source?.deed?.passive) return by;
  const last = by.split(' ').at(-1) ?? '';
  if (who.toLowerCase().includes(last) || doersOf(who).some(({ noun }) => noun === by)) return by;
  // 'Isolation patients cannot be combined, and after the trip the porter has to confirm it'
  if (
    new RegExp(
      String.raw`\b(?:the|an?) ${escapePattern(last)} (?:has to|must|can|may|should|will|needs to)\b`,
      'iu',
    ).test(text)
  )
    return by;
  return isSomebody(who) && wish !== null ? (doersOf(who)[0]?.noun ?? by) : undefined;
}

export const pronoun =
  /^(?:he|she|they|it|you|we|I|who|one|which|that|this|these|those|both|either|neither|nobody|no one)$/i;

/** What stands in the words of another is told there. */
export const eachOnce = (told: readonly Capability[]): Capability[] =>
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
export const isIn = (one: string, other: string): boolean => other.toLowerCase().includes(stripStop(one).toLowerCase());
