import { infinitive, isPlural, lowerFirst, thirdPerson, upperFirst } from '../language.js';
import { isSomebody } from '../grammar/somebody.js';
import { isNounish, isVerb } from '../read/lexicon.js';
import { byProduct } from './doers.js';
import { product } from './piece-forms.js';
import { speaksItself } from './speaks.js';
import type { Part, Statement } from './statements.js';
import { inBaseForm, joined, ownClause, plain, type Slice, stepsIn, wishIn } from './wish.js';

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
  /** The same without the case that opens it: `the nurse is alerted`; of the product from its verb on. */
  main?: string;
  /** It is told as what somebody does. */
  isPersons?: true;
  /** Where its verb stands, from its subject on. */
  verbAt?: number;
  /** What is done there beside the first: `score each test`, as its wish has it. */
  steps?: string[];
  /** What it is called. */
  title?: string;
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
  const all = plain(slice(from, to)).replace(asideFirst, '');
  // A whole sentence stands by itself, unless its author speaks in it.
  const isSentence = from === statement.start && /^\p{Lu}/u.test(all) && !speaksItself.test(all);
  const quoted: Said = { text: upperFirst(all), isProducts: false, isQuoted: !isSentence, wish: null, who: '' };
  // 'Must work without a network': the product must.
  const own = parts.length === 0 ? all.replace(/^it (?=(?:should|must|has to|needs to) (?!be\b|not\b))/i, '') : all;
  const [, must = ''] =
    /^((?:should|must|has to|needs to|will|can) (?:also )?(?:be able to )?)(?!not\b)\p{Ll}/iu.exec(own) ?? [];
  if (must !== '' && !speaksItself.test(all))
    return {
      text: `{Product} ${lowerFirst(own)}`,
      isProducts: true,
      isQuoted: false,
      wish: own.slice(must.length).split(ownClause)[0] ?? null,
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
  // 'a product that takes every new claim'
  const isRelative = /\b(?:that|which)\s*$/i.test(gap);
  const place = isPlace.test(gap) ? gap.trimEnd() : '';
  const isApart = isLabelled || isRelative || place !== '';
  const rest = { slice, parts: parts.slice(verbAt), from: isApart ? verb.start : last.end, to };
  const who = slice(begins, last.end);
  // What stands before its subject and is no wish for the product is told with it.
  const head = parts.findIndex((part) => part === first);
  const isWish =
    plain(lead) === '' ||
    opensWish.test(lead) ||
    asides.test(lead.trim()) ||
    parts.slice(0, head).some(({ kind }) => /^(?:kind|name|for)$/.test(kind));
  if (!isWish) return { ...quoted, isQuoted: speaksItself.test(all) };
  const ours = /^we$/i.test(who) ? ourDeed({ parts, verbAt, gap, opening, first, to, slice }) : null;
  if (ours !== null)
    return { text: ours, isProducts: true, isQuoted: false, wish: wishIn(rest), who: '', steps: stepsIn(rest) };
  // Who speaks of themselves, or to the reader, is told as they say it.
  if (/^(?:I|we|you)\b/i.test(who)) return { ...quoted, wish: wishIn(rest), who };
  const opens = opening ? `${plain(slice(opening.start, first.start)).replace(/,$/, '')}, ` : '';
  const isIt = /^it$/i.test(who);
  // 'If nobody answers a request, it goes to the supervisor': the request does.
  const isOther = isIt && !actsOn(parts.slice(verbAt)) && (opening !== null || happens.test(verb.text));
  if (isProduct(first, who) && !isOther) {
    if (!isFiniteThere(gap, verb.text, false)) return quoted;
    const text = `${upperFirst(opens)}${opens === '' ? '{Product}' : '{product}'} ${plain(slice(last.end, to))}`;
    const main = inBaseForm(rest) ?? plain(slice(last.end, to));
    return speaksItself.test(text)
      ? { ...quoted, main }
      : { text, isProducts: true, isQuoted: false, wish: wishIn(rest), who, main, steps: stepsIn(rest) };
  }
  const many = isPlural(who.split(' ').at(-1) ?? '') || /\band\b/.test(who) || /^they$/i.test(who);
  // 'We want growers to reserve a slot, | clerks to record a delivery'
  const isAble = opensWish.test(lead) || (plain(lead) === '' && /^ to $/.test(gap));
  // 'The system should let them pay the rent'
  if (isAble && /^(?:them|him|her|us|me)$/i.test(who))
    return { ...quoted, isQuoted: speaksItself.test(all), wish: wishIn(rest), isPersons: true };
  // 'a conflict check against the name', where the noun was taken for what is done
  if (!isAble && !isLabelled && !isFiniteThere(gap, verb.text, many)) return quoted;
  if (isAble && !isLabelled && place === '' && !/^ (?:to |can |could |also |then |either )*$/i.test(gap)) return quoted;
  const text =
    isAble || isLabelled
      ? `${slice(opening?.start ?? begins, last.end)}${place} ${isAble ? 'can ' : ''}${plain(joined(parts.slice(verbAt), to, slice))}`
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
    wish: !isIt && !nobody.test(who) && (isSomebody(who) || first.kind !== 's') ? wishIn(rest) : null,
    who,
    steps: stepsIn(rest),
    ...(/^(?:who|for|to)$/.test(first.kind) && { isPersons: true as const }),
    ...(!isAble && !isLabelled && { verbAt: verb.end - begins }),
    ...(opening && !isAble && !isLabelled && { main: plain(slice(begins, to)) }),
  };
}

/** `We return up to three candidates`: the product does; null of what is done by hand, and where they do more than one thing. */
function ourDeed({ parts, verbAt, gap, opening, first, to, slice }: Ours): string | null {
  const verb = parts[verbAt];
  const next = parts.slice(verbAt + 1).findIndex(({ kind }) => kind === 'v');
  const other = parts.slice(verbAt + 1).findIndex(({ kind }) => /^(?:who|auto|s|name)$/.test(kind));
  const isAlone = next < 0 || (other >= 0 && other < next);
  if (!verb || !isAlone || gap.trim() !== '' || !isVerb(verb.text) || !byProduct({ who: ['we'], verb: verb.text }))
    return null;
  const opens = opening
    ? `${upperFirst(plain(slice(opening.start, first.start)).replace(/,$/, ''))}, {product}`
    : '{Product}';
  const text = `${opens} ${thirdPerson(verb.text)} ${plain(slice(verb.end, to))}`;
  return speaksItself.test(text) ? null : text;
}
interface Ours {
  parts: readonly Part[];
  verbAt: number;
  gap: string;
  opening: Part | null;
  first: Part;
  to: number;
  slice: Slice;
}

/** `it refuses swaps`: something is done to something there. */
const actsOn = ([, ...parts]: readonly Part[]): boolean => {
  const ends = parts.findIndex(({ kind }) => /^(?:who|auto|s|name|v)$/.test(kind));
  return (ends < 0 ? parts : parts.slice(0, ends)).some(({ kind }) => /^(?:o|f|sys)$/.test(kind));
};
/** `it goes to the next one`: what happens to what was spoken of. */
const happens =
  /^(?:goe?s?|comes?|drops?|expires?|lapses?|falls?|ends?|stays?|remains?|becomes?|costs?|lasts?|moves?|runs? out|turns?|happens?|takes? (?:\d|an?|one|two))\b/i;

const asideFirst =
  /^(?:(?:please (?:also )?note that|note that|I (?:would )?imagine(?: that)?) |(?:how (?:it|this) works|the (?:flow|process|idea|plan)|in short|in practice|basically): (?=\S))/i;
/** `Please note that`, `I imagine`: how it is said, and nothing of what is. */
const asides =
  /^(?:please (?:also )?note(?: that)?|note that|ideally|I (?:would )?(?:imagine|think|picture)(?: that)?|the idea is(?: that)?|typical use|for example|for instance|in addition|besides|finally|how (?:it|this) works|the (?:flow|process|idea|plan)|in short|in practice|basically)[,:]?$/i;

/** `by 6 p.m. what will be there` ends no sentence. */
const endOfSentence = /(?<!\b(?:[ap]\.m|e\.g|i\.e|etc|no|nos|approx|max|min|incl|ca|vs|dr|st|mr|mrs|\d))[.!?]\s(?=\S)/i;
const endsOfSentences = new RegExp(endOfSentence.source, 'gi');

/** What stands between whoever acts and what they do, in notes. */
const label = /^\s*(?:[:–—→-]|->|=>)\s*$/;

/** `Handling agents, fire service and the tower | see`: the chain of those who stand before the verb. */
function subjectOf(parts: readonly Part[], verbAt: number, slice: Slice): { first: Part; last: Part } | null {
  let at = verbAt - 1;
  // 'The agent | in the field | sees'
  while (at >= 0 && /^[tcfp]$/.test(parts[at]?.kind ?? '')) at -= 1;
  const last = parts[at];
  const verb = parts[verbAt];
  if (!last || !verb || !/^(?:who|auto|s|to|name|for)$/.test(last.kind) || /^(?:an?|the)$/i.test(last.text))
    return null;
  const gap = slice(last.end, verb.start).trim();
  // 'an app for customers to open a gate'
  if (last.kind === 'for' && gap !== 'to') return null;
  if (gap !== '' && gap.split(' ').length > 6 && !isPlace.test(gap)) return null;
  let first = last;
  while (at > 0) {
    const before = parts[at - 1];
    if (
      !before ||
      before.kind !== first.kind ||
      !/^\s?(?:,|and|or|,? (?:and|or))\s?$/.test(
        `${slice(before.end, first.start)}${/^(?:and|or)(?= )/.exec(first.text)?.[0] ?? ''}`,
      )
    )
      break;
    first = before;
    at -= 1;
  }
  return { first, last };
}

/** `harvest masters | at 40 farms on the coast | plan crews`: where they are. */
const isPlace =
  /^ ?(?:at|in|on|of|from|across) (?:(?!\b(?:can|could|may|must|should|shall|will|is|are|has|have|to)\b)[^,;:.])+$/i;

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
  at - (/(?:(?<![&\w])(?:only|the|an?|our|each|every|all|any|no|most|some|both) )+$/i.exec(before)?.[0].length ?? 0);

const isProduct = ({ kind }: Part, who: string): boolean =>
  kind === 'name' || (kind === 'auto' && product.test(who) && !/^(?:we|this|that|which)$/i.test(who));

/** `lets residents describe the fault`, `I would like tenants to report`: what they shall be able to do. */
const opensWish =
  /\b(?:lets?|letting|allow(?:s|ing)?|enabl(?:es?|ing)|helps?|want|wants|would like|['’]d like|like|need|needs|have|for|(?:nice|good|great|lovely|ideal|useful|helpful|handy) if)\s*$/i;

const modal =
  /\b(?:can|could|may|might|must|should|shall|will|would|cannot|is|are|was|were|has|have|had|does|do|gets?|be|been)\b|n['’]t\b/i;
const isFiniteThere = (gap: string, verb: string, many: boolean): boolean =>
  modal.test(gap) ||
  // 'Handlers need to see'
  /\b(?:needs?|wants?|ought|expects?|wish(?:es)?) to (?:be able to )?$/i.test(gap) ||
  (!/\bto\s*$/i.test(gap) &&
    (many ? !/ing$/.test(verb.split(' ')[0] ?? '') : /(?:[^s]s|ed|d|t)$/.test(verb.split(' ')[0] ?? '')));

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
