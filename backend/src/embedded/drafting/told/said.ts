import { infinitive, isPlural, lowerFirst, upperFirst } from '../language.js';
import { isSomebody } from '../grammar/somebody.js';
import { isNounish, isVerb } from '../read/lexicon.js';
import { product } from './piece-forms.js';
import { speaksItself } from './speaks.js';
import type { Part, Statement } from './statements.js';

/** What a part of a sentence asks for, in the words of the idea. */
export interface Said {
  /** A clause; where the product is its subject, `{Product}` or `{product}` stands for it. */
  text: string;
  /** The product does it. */
  isProducts: boolean;
  /** It speaks as the author does, or is no clause of its own: it is told as a quotation. */
  isQuoted: boolean;
  /** What its subject wishes to do, to be read behind `to`: `see every cost line and look at the invoice`; null where it is none. */
  wish: string | null;
  /** Its subject, as written; empty where none stands there. */
  who: string;
}

/** The words of a statement between two places of the idea. */
export function saidIn(statement: Statement, begin: number, until: number, verbs: readonly number[] = []): Said {
  const slice = (start: number, end: number): string =>
    statement.whole.slice(start - statement.start, end - statement.start);
  // 'sees where the case is, no calls. The receptionist makes thirty a day': no more than the sentences of its deeds.
  const next = verbs.length === 0 ? null : endOfSentence.exec(slice(Math.max(...verbs), until));
  const to = next ? Math.max(...verbs) + next.index : until;
  const ends = verbs.length === 0 ? [] : [...slice(begin, Math.min(...verbs)).matchAll(endsOfSentences)];
  const from = begin + (ends.at(-1)?.index ?? -2) + 2;
  const parts = statement.parts.filter(({ start, end }) => start >= from && end <= to && end > start);
  const all = plain(slice(from, to));
  // A whole sentence stands by itself, unless its author speaks in it.
  const isSentence = from === statement.start && /^\p{Lu}/u.test(all) && !speaksItself.test(all);
  const quoted: Said = { text: upperFirst(all), isProducts: false, isQuoted: !isSentence, wish: null, who: '' };
  // 'Must work without a network': the product must.
  const [, must = ''] =
    /^((?:should|must|has to|needs to|will|can) (?:also )?(?:be able to )?)(?!not\b)\p{Ll}/iu.exec(all) ?? [];
  if (must !== '' && !speaksItself.test(all))
    return {
      text: `{Product} ${lowerFirst(all)}`,
      isProducts: true,
      isQuoted: false,
      wish: all.slice(must.length).split(ownClause)[0] ?? null,
      who: '',
    };
  // 'Tells an owner what a ticket costs'
  const [firstWord = '', secondWord = ''] = all.split(' ');
  const [firstPart] = parts;
  if (
    from === statement.start &&
    // 'Orders are checked by volunteers', 'Cooks see orders'
    (firstPart?.kind === 'v' || !firstPart?.text.startsWith(firstWord)) &&
    // 'Requests from women are shown first'
    !modal.test(secondWord) &&
    !/^(?:from|of|by)$/i.test(secondWord) &&
    /[^s]s$/.test(firstWord) &&
    isVerb(infinitive(firstWord.toLowerCase())) &&
    tells.test(all) &&
    !isNounish(firstWord.toLowerCase()) &&
    !/^(?:invoices|orders|reports|plans|files|records|reviews|labels|notes|messages|alerts|prices|rates|visits|bookings|forms|rules|photos|changes|claims|costs|tests|requests|offers|stores|posts|credits)$/i.test(
      firstWord,
    ) &&
    !speaksItself.test(all)
  )
    return { text: `{Product} ${lowerFirst(all)}`, isProducts: true, isQuoted: false, wish: null, who: '' };
  const verbAt = parts.findIndex(({ kind }) => kind === 'v');
  const verb = parts[verbAt];
  if (!verb) return quoted;
  const subject = subjectOf(parts, verbAt, slice);
  if (!subject) return withoutSubject({ slice, from, to, parts, verbAt, quoted });
  const { first, last } = subject;
  const opening = openingOf(parts, first, from, slice);
  const begins = withDeterminer(slice(from, first.start), first.start);
  const lead = slice(from, opening?.start ?? begins);
  const gap = slice(last.end, verb.start);
  // 'trainer: sees the week', 'setter → loads a pallet'
  const isLabelled = label.test(gap);
  const rest = { slice, parts: parts.slice(verbAt), from: isLabelled ? verb.start : last.end, to };
  const who = slice(begins, last.end);
  // What stands before its subject and is no wish for the product is told with it.
  const head = parts.findIndex((part) => part === first);
  const isWish =
    plain(lead) === '' ||
    opensWish.test(lead) ||
    parts.slice(0, head).some(({ kind }) => /^(?:kind|name|for)$/.test(kind));
  if (!isWish)
    return { ...quoted, isQuoted: speaksItself.test(all), wish: wishIn(rest), who: pronouns.test(who) ? '' : who };
  // Who speaks of themselves, or to the reader, is told as they say it.
  if (/^(?:I|we|you)\b/i.test(who)) return { ...quoted, wish: wishIn(rest), who };
  const opens = opening ? `${plain(slice(opening.start, first.start)).replace(/,$/, '')}, ` : '';
  if (isProduct(first, who)) {
    if (!isFiniteThere(gap, verb.text, false)) return quoted;
    const text = `${upperFirst(opens)}${opens === '' ? '{Product}' : '{product}'} ${plain(slice(last.end, to))}`;
    return speaksItself.test(text) ? quoted : { text, isProducts: true, isQuoted: false, wish: wishIn(rest), who };
  }
  const many = isPlural(who.split(' ').at(-1) ?? '') || /\band\b/.test(who) || /^they$/i.test(who);
  const isAble = opensWish.test(lead);
  // 'a conflict check against the name', where the noun was taken for what is done
  if (!isAble && !isLabelled && !isFiniteThere(gap, verb.text, many)) return quoted;
  if (isAble && !isLabelled && !/^ (?:to |can |could |also |then |either )*$/i.test(gap)) return quoted;
  const text =
    isAble || isLabelled
      ? `${slice(opening?.start ?? begins, last.end)} ${isAble ? 'can ' : ''}${plain(joined(parts.slice(verbAt), to, slice))}`
      : plain(slice(opening?.start ?? begins, to));
  // 'otherwise the analyst is alerted': of what was told before.
  const [, orElse = ''] = /\b(otherwise|or else|failing that|if not),?\s*$/i.exec(lead) ?? [];
  const said = upperFirst(`${orElse} ${text}`.trim().replace(/\s+/g, ' '));
  if (speaksItself.test(said)) return quoted;
  return {
    text: said,
    isProducts: false,
    isQuoted: false,
    // 'Nobody may have more than two drills'
    wish: !nobody.test(who) && (isSomebody(who) || first.kind !== 's') ? wishIn(rest) : null,
    who,
  };
}

/** `by 6 p.m. what will be there` ends no sentence. */
const endOfSentence = /(?<!\b(?:[ap]\.m|e\.g|i\.e|etc|no|nos|approx|max|min|incl|ca|vs|dr|st|mr|mrs|\d))[.!?]\s(?=\S)/i;
const endsOfSentences = new RegExp(endOfSentence.source, 'gi');

type Slice = (start: number, end: number) => string;

/** What stands between whoever acts and what they do, in notes. */
const label = /^\s*(?:[:–—→-]|->|=>)\s*$/;

/** `to reserve a seat, and to be told`: can reserve a seat, and be told. */
function joined(parts: readonly Part[], to: number, slice: Slice): string {
  const verbs = parts.filter(({ kind }) => kind === 'v');
  return verbs.map(({ start }, at) => withoutTo(slice(start, verbs[at + 1]?.start ?? to))).join('');
}
const withoutTo = (gap: string): string => gap.replace(/\b((?:and|or) (?:also )?)to (?=(?:be )?$)/i, '$1');

/** `Handling agents, fire service and the tower | see`: the chain of those who stand before the verb. */
function subjectOf(parts: readonly Part[], verbAt: number, slice: Slice): { first: Part; last: Part } | null {
  let at = verbAt - 1;
  // 'The agent | in the field | sees'
  while (at >= 0 && /^[tcf]$/.test(parts[at]?.kind ?? '')) at -= 1;
  const last = parts[at];
  const verb = parts[verbAt];
  if (!last || !verb || !/^(?:who|auto|s|to|name|for)$/.test(last.kind)) return null;
  const gap = slice(last.end, verb.start).trim();
  // 'an app for customers to open a gate'
  if (last.kind === 'for' && gap !== 'to') return null;
  if (gap !== '' && gap.split(' ').length > 6) return null;
  let first = last;
  while (at > 0) {
    const before = parts[at - 1];
    if (
      !before ||
      before.kind !== first.kind ||
      !/^\s?(?:,|and|or|,? (?:and|or))\s?$/.test(slice(before.end, first.start))
    )
      break;
    first = before;
    at -= 1;
  }
  return { first, last };
}

/** `If the dose is late, | the nurse | is alerted`: the case or the time that opens the clause. */
function openingOf(parts: readonly Part[], first: Part, from: number, slice: Slice): Part | null {
  const before = parts[parts.indexOf(first) - 1];
  if (!before || !/^[ct]$/.test(before.kind)) return null;
  const lead = slice(from, before.start).trim();
  return /^(?:and|but|then|also|so|[-–—•*])?$/i.test(lead) &&
    /^,?\s*$/.test(slice(before.end, first.start).replace(/\b(?:the|an?|only)\s*$/i, ''))
    ? before
    : null;
}

const nobody = /^(?:no|nobody|no one|none|neither)\b/i;

const withDeterminer = (before: string, at: number): number =>
  at - (/(?:\b(?:only|the|an?|our|each|every|all|any|no|most|some|both) )+$/i.exec(before)?.[0].length ?? 0);

const isProduct = ({ kind }: Part, who: string): boolean =>
  kind === 'name' || (kind === 'auto' && product.test(who) && !/^(?:we|this|that|which)$/i.test(who));

/** `lets residents describe the fault`, `I would like tenants to report`: what they shall be able to do. */
const opensWish =
  /\b(?:lets?|letting|allow(?:s|ing)?|enabl(?:es?|ing)|helps?|want|wants|would like|['’]d like|like|need|needs|have|for|(?:nice|good|great|lovely|ideal|useful|helpful|handy) if)\s*$/i;

const modal =
  /\b(?:can|could|may|might|must|should|shall|will|would|cannot|is|are|was|were|has|have|had|does|do|gets?|be|been)\b|n['’]t\b/i;
const isFiniteThere = (gap: string, verb: string, many: boolean): boolean =>
  modal.test(gap) ||
  (!/\bto\s*$/i.test(gap) &&
    (many ? !/ing$/.test(verb.split(' ')[0] ?? '') : /(?:[^s]s|ed|d|t)$/.test(verb.split(' ')[0] ?? '')));

const pronouns = /^(?:he|she|they|it|this|that|these|those)$/i;
/** `Listens to the session`, and no `Files are never stored` */
const tells =
  /^\S+ (?:the|an?|each|every|all|to|whether|which|what|how|who|people|users|on|for|from|by|with|up|out)\b/i;

interface Open {
  slice: Slice;
  from: number;
  to: number;
  parts: readonly Part[];
  verbAt: number;
  quoted: Said;
}

/** `an app that proposes the bake`, `should remind the customer`: nobody stands before it, so that the product does it. */
function withoutSubject({ slice, from, to, parts, verbAt, quoted }: Open): Said {
  const verb = parts[verbAt];
  if (!verb) return quoted;
  const before = slice(from, verb.start);
  const third = /^\p{L}+[^s\P{L}]s(?:\s|$)/u.test(verb.text);
  const [, must = ''] =
    /(?:^|\b(?:that|which|it|also) )((?:should|must|shall|will|can|has to|needs to) (?:also )?)$/i.exec(before) ?? [];
  const opens = /(?:^|\b(?:that|which|and|also|then|it) |[:–—-] ?)$/i.test(before);
  if (must === '' && !(third && opens)) return quoted;
  const text = `{Product} ${plain(slice(verb.start - must.length, to))}`;
  return speaksItself.test(text)
    ? quoted
    : {
        text,
        isProducts: true,
        isQuoted: false,
        wish: wishIn({ slice, parts: parts.slice(verbAt), from: verb.start - must.length, to }),
        who: '',
      };
}

interface Predicate {
  slice: Slice;
  parts: readonly Part[];
  from: number;
  to: number;
}

/** The predicate as a wish: `logs in, sees every line and can look at the bill` as `log in, see every line and look at the bill`. */
function wishIn({ slice, parts, from, to }: Predicate): string | null {
  let said = '';
  let at = from;
  let ends = to;
  for (const [place, part] of parts.entries()) {
    // Where somebody else acts the wish of the first ends.
    if (place > 0 && /^(?:who|auto|s|name)$/.test(part.kind) && part.before !== 'by') {
      ends = part.start;
      break;
    }
    if (part.kind !== 'v') continue;
    const gap = slice(at, part.start);
    // 'sees which groups have not met and visits them': of the groups.
    const joins = place === 0 ? gap : slice(parts[place - 1]?.end ?? at, part.start);
    if (/\b(?:not|never|cannot|no longer|who|which|that|whether|how|what|where)\b|n['’]t\b/i.test(joins)) {
      if (place === 0) return null;
      ends = at;
      break;
    }
    const bare = withoutTo(gap)
      .replace(/\b(?:can|could|may|might|should|shall|will|would|must) (?=(?:also |then |only )?be $)/i, '')
      .replace(
        /\b(?:(?:can|could|may|might|should|shall|will|would|must|has to|have to|needs? to) be able to|is to|are to|can|could|may|might|should|shall|will|would|must|wants? to|is able to|are able to):? (?:also |then |only |always )?$/i,
        '',
      )
      // 'issues tents; counts pegs'
      .replace(/; (?=(?:and |then )*$)/i, ', ')
      .replace(/\bhas to (?=$)/i, 'have to ')
      .replace(/\b(?:is|are) (?=(?:also |then |always |automatically )?$)/i, 'be ')
      .replace(/\bgets (?=$)/i, 'get ');
    const [first = '', ...others] = part.text.split(' ');
    // 'technicians paid by piece'
    if (place === 0 && isDone(first) && !/\b(?:is|are|be|been|gets?)\b/i.test(gap)) return null;
    const verb = /[^s]s$/.test(first) ? infinitive(first.toLowerCase()) : place === 0 ? first.toLowerCase() : first;
    said += `${bare}${[verb, ...others].join(' ')}`;
    at = part.end;
  }
  said += slice(at, Math.max(at, ends));
  const wish = plain(said.replace(/,?(?: (?:and|or))? (?:lets?|allows?|enables?|makes?|has|have)\s*$/i, ''))
    .replace(/^(?:(?:need|want|have|wish|would like|like)s? )?to /, '')
    .replace(/^keep(?: on)? asking (?:us )?to (?:be able to )?/, '')
    .split(ownClause)[0]
    ?.trim();
  return wish === undefined || wish.split(' ').length < 2 || speaksItself.test(wish)
    ? null
    : ends === to
      ? wish
      : wish.replace(dangling, '');
}

const dangling =
  /,?(?: (?:and|or|but|then|so|til|till|until|when|if|before|after|because|which|while|unless|once|as|where|who)|(?<!\b(?:above|below|over|under|beyond|than|of|to|for|with|from|by|on|in|at|before|after)) that)+$/i;
/** Where another clause begins. */
const ownClause =
  /;\s|,? (?:otherwise|but|while|because|since)\b|(?<!\b(?:[ap]\.m|no|nos|approx|min|max|e\.g|i\.e))\.\s|, (?=(?:he|she|they|it|we) )|, (?=(?:(?:the|an?|our|no) )?[\p{Ll}-]+ (?:is|are|has|have|was|were|must)\b)|,? so (?=\p{Ll}+ )/u;

const isDone = (verb: string): boolean =>
  /(?:ed|en|id|nt|ught|ade|ost|orn|eft|ept|old)$/i.test(verb) && infinitive(verb.toLowerCase()) !== verb.toLowerCase();

/** Without the mark of a list, what joins it to the words around, and what ends it. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^\s*(?:[-*•–—]|\d+[.)])\s+/, '')
    .replace(
      /^(?:[\s,;:.)–—-]|(?:and|but|then|also|plus|so|so that|where|which|in which|that)\b(?! (?:is|are|one)\b))+/i,
      '',
    )
    .replace(/(?:[\s,;:–—(-]|\b(?:and|but|or|then|also|where|which|with|so|so that)\b)+$/i, '')
    .replace(/[.;,]+$/, '')
    .trim();
