import { isSomebody } from '../grammar/somebody.js';
import { lowerFirst, upperFirst } from '../language.js';
import { namesOf, rolesFound } from '../read/actors.js';
import type { Audience, Capability } from '../read/brief.js';
import { kindOfSystem } from '../read/known-systems.js';
import { isPeople, isVerb } from '../read/lexicon.js';
import { named } from '../read/named-features.js';
import { rankedIn } from '../read/priorities.js';
import { withWhatItFollows } from './consequences.js';
import { deedTold, deniedIn } from './deed-told.js';
import { isHanging, toldWithBefore } from './beside-before.js';
import { asksProduct, definesThing, doneToNothing, includedIn, withoutWhich } from './beside-deeds.js';
import { doersOf } from './doers.js';
import { fromBefore, openerOf } from './from-before.js';
import {
  acceptOffered,
  bothWays,
  bySetter,
  connectionIn,
  doneToBefore,
  exchangeIn,
  shareObjects,
  undoMade,
} from './joined.js';
import { isPronoun, Mentions } from './mentions.js';
import {
  asTheirs,
  inOwnWords,
  saidAs,
  verbFirst,
  withArrow,
  isForOwnWords,
  isNoThing,
  trailing,
  wordsOf,
} from './own-words.js';
import { type Deed, type NamedThing, type Piece, piecesOf } from './pieces.js';
import { inPlainForms } from './plain-forms.js';
import { bindBefore, readConsequences, readPayment, readRule } from './rule-deeds.js';
import type { Statement } from './statements.js';

/** What is asked for: the deeds, and who does them. */
export interface Asked {
  capabilities: Capability[];
  audiences: Audience[];
  /** What was asked for, or told, and gave no deed: it holds in its own words. */
  silent: string[];
  /** The statements that the deeds refer to by their place. */
  whole: Statement[];
}

/** Deeds of one statement after the other, since `they` and `them` stand for what was said before. */
export function deedsIn(statements: readonly Statement[]): Asked {
  const asked: Asked = { capabilities: [], audiences: [], silent: [], whole: [] };
  const texts = statements.map(({ text }) => text);
  // 'Marta Iglesias plans the week' has a part of her own; 'Morag' is called as everybody there calls her.
  const inCharge = rolesFound(texts, '').filter(([name]) => name.includes(' '));
  const mentions = new Mentions([...namesOf(texts), ...inCharge]);
  const whole = wholeSentences(statements.filter((one, at) => !isPromise(one, statements[at - 1])));
  asked.whole = whole;
  for (const [at, statement] of whole.entries()) {
    placeIn(asked.capabilities, at - 1);
    const before = whole[at - 1];
    if (before?.sentence !== statement.sentence) mentions.nextSentence();
    if (mentions.product === '') mentions.product = productIn(statement);
    statement.parts = fromBefore(statement, before);
    mentions.people(openerOf(statement) || 'they');
    mentions.needing(statement.text);
    // What stands first and does nothing is a title.
    if (
      at === 0 &&
      whole.length > 3 &&
      !statement.isItem &&
      statement.role === 'do' &&
      statement.parts.every(({ kind }) => kind !== 'v')
    )
      continue;
    if (statement.role === 'do' || statement.role === 'is') read(statement, mentions, asked, at);
    else if (statement.role === 'rule') {
      if (bindBefore(statement, before, asked)) continue;
      readRule(statement, mentions, asked, at);
      readConsequences(statement, asked);
    } else if (statement.role === 'price') readPayment(statement, mentions, asked);
    else if (statement.role === 'need') asked.capabilities.push(...[exchangeIn(statement) ?? []].flat());
    else for (const part of statement.parts) if (part.kind === 'p' || part.kind === 'for') mentions.people(part.text);
  }
  placeIn(asked.capabilities, whole.length - 1);
  acceptOffered(asked.capabilities);
  const capabilities = withWhatItFollows(asked.capabilities).map(inPlainForms);
  return withoutPurpose({ ...asked, capabilities }, statements);
}

/** What a statement gave is of that statement; of which of its parts, where these are known. */
function placeIn(capabilities: Capability[], statement: number, deed: Deed | null = null): void {
  for (let at = capabilities.length - 1; at >= 0 && !capabilities[at]?.source; at--) {
    const one = capabilities[at];
    if (one) one.source = { statement, deed };
  }
}

/** `an app that makes the record a matter of minutes`: what it is good for. */
const isPromise = ({ text, sentence }: Statement, before: Statement | undefined): boolean =>
  before?.sentence === sentence && before.role === 'is' && /^(?:that|which) (?:makes|turns) (?!an?\b)/i.test(text);

/** `a clip-on sensor, plus a companion app`: the first of what it is. */
function productIn({ role, parts }: Statement): string {
  const kind = role === 'is' || role === 'do' ? parts.find((part) => part.kind === 'kind') : undefined;
  return kind ? `the ${kind.text.replace(/^(?:an?|the|our|new) /i, '')}` : '';
}

/** `Our team handles disputes | and can refund a booking`: whoever does the one does the other. */
const wholeSentences = (statements: readonly Statement[]): Statement[] =>
  statements.reduce<Statement[]>((whole, statement) => {
    const last = whole.at(-1);
    const isCut = last !== undefined && isOpenQuote(last.whole) && isOpenQuote(statement.whole);
    const isOne =
      isCut ||
      (last?.sentence === statement.sentence &&
        asks.test(last.role) &&
        (asks.test(statement.role) || (statement.role === 'rule' && (goesOn.test(last.whole) || isDuty(statement)))));
    if (last && isOne)
      whole[whole.length - 1] = {
        ...last,
        role: isCut ? last.role : 'do',
        text: `${last.text} ${statement.text}`,
        whole: last.whole + ' '.repeat(Math.max(0, statement.start - last.start - last.whole.length)) + statement.whole,
        parts: [...last.parts, ...statement.parts],
      };
    else whole.push(statement);
    return whole;
  }, []);
/** `becomes a "gap | filler"` */
const isOpenQuote = (text: string): boolean => (text.match(/["“”]/g) ?? []).length % 2 === 1;
const asks = /^(?:do|is)$/;
/** `can plan a visit | and has to decide within 30 days`, `registers | and can reserve a bike`: of whoever was spoken of. */
const isDuty = ({ whole, parts }: Statement): boolean =>
  /^(?:and |then )?(?:(?:has|have|needs?) to|can|may) /i.test(whole) && parts[0]?.kind === 'v';
/** `can plan a visit and has | to decide within 30 days` */
const goesOn = /\b(?:has|have|needs?|who|which)\s*$/i;

/** `For session staff`, `Donors`: whoever stands above a list does what it says. */
function doerAbove({ heading, isItem }: Statement): string {
  const who = heading
    .replace(/^(?:for|as|what) /, '')
    .replace(/ (?:can|want|wants|need|needs|should|do|does|get|gets)\b.*$/, '');
  return isItem && who !== '' && who.split(' ').length < 4 && !/^(?:users?|people|roles?)$/.test(who) && isSomebody(who)
    ? who
    : '';
}

/** `It helps groups keep their information in order` tells what all of it is for, where the parts are told behind. */
function withoutPurpose(asked: Asked, statements: readonly Statement[]): Asked {
  const purpose = statements.find(tellsWhatItIs)?.sentence;
  const told = statements.filter(({ sentence }) => sentence === purpose);
  // 'I want a web app where managers order loaves, repeat an order and report trays' tells the parts themselves.
  if (told.some(({ text }) => goesOnThere.test(text))) return asked;
  const own = told.flatMap(deedsOf);
  // 'shall allow residents to apply for, renew and cancel a permit' tells them there.
  if (own.length >= several) return asked;
  const isOwn = ({ verb, object, tail }: Capability): boolean =>
    vague.test(verb) && own.some((one) => one.verb === verb && one.object === object && one.tail === tail);
  const others = asked.capabilities.filter((one) => !isOwn(one));
  return others.length < enough ? asked : { ...asked, capabilities: others };
}

const goesOnThere = /^(?:where|in which|on which|with which|through which|by which)\b/i;
/** `that estimates how well each building is set up` is what the product does. */
const vague =
  /^(?:help|stay|remain|lower|reduce|cut|save|know|learn|become|find out|manage|organise|organize|handle|support|improve|make|run|simplify|streamline|connect|bring|turn|replace|keep|coordinate|let|allow|enable|give|get|use|work|ease|speed up|digitise|digitize|automate|match|link|offer|provide|collect|share|take|combine|unite|do|cover|serve)(?:\s|$)/;
const several = 3;
/** Fewer deeds than these leave too little to plan. */
const enough = 4;
const tellsWhatItIs = ({ role, text, parts }: Statement): boolean =>
  (role === 'is' && parts.some(({ kind }) => kind === 'name' || kind === 'kind')) ||
  (role === 'do' && parts[0]?.kind === 'name' && /^\S+(?: \S+)? (?:helps|lets|allows|enables|makes) /.test(text));
const deedsOf = (statement: Statement): Capability[] => {
  const asked: Asked = { capabilities: [], audiences: [], silent: [], whole: [] };
  if (statement.role === 'is' || statement.role === 'do') read(statement, new Mentions(), asked, 0);
  return asked.capabilities;
};

/** `… after 90 | the second one`: what stands behind the last part is said with it. */
const goingOn = (deed: Deed, rest: string): Deed => {
  const last = deed.behind.at(-1);
  if (rest === '' || !last) return deed;
  const [gap = ''] = /^[\s,(]*/.exec(rest) ?? [];
  return { ...deed, behind: [...deed.behind, { ...last, kind: 't', gap, text: rest.slice(gap.length) }] };
};
/** `a monthly page to print for | the GP`, `output as text | , JSON, SARIF` */
const isCut = ({ feature }: NamedThing, pieces: readonly Piece[], at: number, statement: Statement): boolean =>
  cutOff.test(feature) || (statement.isItem && /^[,(\s]/.test(trailing(pieces, at, statement)));
/** `the first one gets a push, after 90 the second one`, `see deliveries and can resend`: more than can be taken apart. */
const saysMore = ({ verb, to, who, object }: Deed, rest: string): boolean =>
  (/^(?:gets?|receives?)$/i.test(verb) &&
    ((to !== '' && rest !== '') || (who.length > 0 && /^(?:read-only|full|limited)$/i.test(object)))) ||
  /^(?!what|which|who|when|where|how|whether|that).*\s(?:can|must|should|may|will)\s/i.test(object);

/** `engineer app: job list, checklist`: the engineers', with all that it shows. */
function ownerOf(feature: string): Audience | undefined {
  const [, who = ''] =
    /^(?:an? |the )?((?:\p{Ll}+ )?\p{Ll}+) (?:app|portal|dashboard|view|screen|area)$/iu.exec(feature) ?? [];
  return isPeople(who.toLowerCase()) ? doersOf(`the ${lowerFirst(who)}`)[0] : undefined;
}

/** `a new webshop` is the product. */
const itself =
  /^(?:an? |the |our )?(?:new |simple |own |better )?(?:app|website|web ?shop|shop|platform|tool|system|portal|marketplace|software|site)$/i;

const isMade = /\b(?:is|are)$/;
const certain = 0.9;
const cutOff = /\s(?:to|for|with|of|in|on|at|by|from|per|as)$/i;
const between = (before: Piece, own: Piece, { whole, start }: Statement): string =>
  whole.slice(before.end - start, own.start - start);

function read(told: Statement, mentions: Mentions, asked: Asked, place: number): void {
  const statement = withoutWhich(told, asked.silent);
  const first = asked.capabilities.length;
  const gaveNothing = (): boolean => asked.capabilities.length === first && asked.silent.length === silentBefore;
  const silentBefore = asked.silent.length;
  const below = doerAbove(statement);
  const connection = connectionIn(statement);
  // 'A report consists of a photo and a position' asks for none of them by itself.
  if (definesThing(statement)) {
    asked.silent.push(statement.text);
    return;
  }
  if (connection) asked.capabilities.push(connection);
  // 'Offline mode would be nice'
  const wish = rankedIn(statement.text)?.wish;
  let isDenied = false;
  let owner: Audience | undefined;
  const denied: Capability[] = [];
  /** The deed of which the last feature was made. */
  let lastTold: Deed | null = null;
  // 'BeatShelf = command-line tool' is what it is.
  const isNamed = statement.parts[0]?.kind === 'name' && statement.parts.some(({ kind }) => kind === 'kind');
  const arrow = !isNamed && (statement.isItem || / = /.test(statement.text)) ? withArrow(statement.text) : null;
  if (arrow) {
    asked.capabilities.push(arrow);
    return;
  }
  const pieces = piecesOf(statement);
  for (const [at, piece] of pieces.entries()) {
    const last_ = pieces[at - 1];
    placeIn(asked.capabilities, place, last_ && !('feature' in last_) ? last_ : null);
    if ('feature' in piece) {
      const before = pieces[at - 1];
      // 'parse plain | .sql plus Flyway output': said with the deed before it.
      const isSaid =
        before && !('feature' in before) && isForOwnWords(before) && !/[,;]/.test(between(before, piece, statement));
      if (isSaid || /^(?:and|or|nor|but)\b|\b(?:only|first)$/i.test(piece.feature) || itself.test(piece.feature))
        continue;
      // '- parse plain .sql plus Flyway output'
      const wish = piece.sure < certain && statement.isItem && pieces.length < 3 ? verbFirst(statement.text) : null;
      if (wish) {
        asked.capabilities.push(wish);
        break;
      }
      if (isNoThing(piece)) {
        asked.silent.push(piece.feature);
        continue;
      }
      owner = (piece.of === '' ? undefined : doersOf(mentions.meant(piece.of))[0]) ?? owner ?? ownerOf(piece.feature);
      const rest = isCut(piece, pieces, at, statement) ? trailing(pieces, at, statement) : '';
      const thing = named(`${piece.feature}${rest}`.replace(/[.;,]$/, ''), true);
      asked.capabilities.push(owner ? { ...thing, by: owner.noun } : thing);
      if (owner) asked.audiences.push(owner);
      continue;
    }
    // 'a sensor that is clamped around the pipe': what becomes of the product is done by nobody in it.
    if (
      piece.automatic &&
      piece.doer === '' &&
      !piece.passive &&
      `${piece.object}${piece.to}` === '' &&
      isMade.test(piece.before)
    ) {
      if (mentions.product !== '')
        asked.silent.push(`${upperFirst(mentions.product)} is ${wordsOf(pieces, at, statement)}`);
      continue;
    }
    const included = includedIn(piece);
    if (included.length > 0) {
      asked.capabilities.push(...included.map((one) => named(one, true)));
      continue;
    }
    // 'dispatchers need a drag-and-drop board'
    if (/^(?:needs?|wants?|requires?)$/i.test(piece.verb) && piece.object !== '' && piece.who.length > 0) {
      const [first] = doersOf(mentions.meant(piece.who[0] ?? ''));
      const thing = named([piece.object, ...piece.around].join(' '), true);
      asked.capabilities.push(first ? { ...thing, by: first.noun } : thing);
      if (first) asked.audiences.push(first);
      continue;
    }
    // 'GitHub Actions runs it on every PR': the product is run there.
    if (kindOfSystem(piece.doer) && /^(?:runs?|starts?|calls?)$/i.test(piece.verb) && isPronoun(piece.object)) {
      if (pieces.length > 1) asked.silent.push(wordsOf(pieces, at, statement));
      continue;
    }
    // 'pick up in the shop, or get it sent': one of two ways, and no deed of its own.
    const former = asked.capabilities.length > first ? asked.capabilities.at(-1) : undefined;
    if (former && /^(?:it|them|this|these) \p{Ll}+(?:ed|en|nt|lt)$/iu.test(piece.object)) {
      former.tail = `${former.tail.replace(/,$/, '')}, or ${piece.verb} ${piece.object}`;
      continue;
    }
    // 'never accepts or declines a claim'
    isDenied = deniedIn(piece) || (isDenied && /^(?:or|nor)$/i.test(piece.before));
    // 'no card is delivered', 'the driver scans nothing': a rule, in its own words.
    if (doneToNothing(piece)) {
      const [said = ''] = wordsOf(pieces, at, statement).split(/[;:]/);
      asked.silent.push(upperFirst(said));
      for (const who of piece.who) mentions.people(who);
      continue;
    }
    const isUnsure = (isForOwnWords(piece) || saysMore(piece, trailing(pieces, at, statement))) && !isDenied;
    const said = isUnsure ? wordsOf(pieces, at, statement) : '';
    const theirs = isUnsure ? asTheirs(said, piece) : null;
    const [by] = theirs ? doersOf(mentions.meant(piece.who[0] ?? '')) : [];
    if (theirs && by) {
      asked.capabilities.push({ ...theirs, noun: '', tail: '', automatic: false, by: by.noun });
      asked.audiences.push(by);
      mentions.people(by.text);
      continue;
    }
    const told = isUnsure ? inOwnWords(said, piece) : null;
    if (told) {
      asked.capabilities.push(told);
      mentions.spokenIn(piece);
      continue;
    }
    // 'industry remake rates sit around 4%': no deed at all.
    if (isUnsure && !piece.isVerbal && piece.sure < certain) continue;
    const whole = goingOn(piece, trailing(pieces, at, statement));
    const byItself = below === '' && whole.who.length === 0 && asksProduct.test(statement.heading);
    const own = byItself
      ? { ...whole, automatic: true }
      : below === '' || whole.who.length > 0 || whole.automatic
        ? whole
        : { ...whole, who: [below] };
    const { capability: plain, audiences } = deedTold(own, mentions);
    const last = asked.capabilities.at(-1);
    const before = pieces[at - 1];
    const isWithBefore =
      isHanging(own, plain) &&
      !isDenied &&
      last !== undefined &&
      before !== undefined &&
      before === lastTold &&
      toldWithBefore(last, lastTold, piece, statement, trailing(pieces, at, statement));
    if (isWithBefore) {
      asked.audiences.push(...audiences);
      continue;
    }
    const capability = plain && bySetter(plain, own, asked.capabilities);
    if (capability === null) {
      asked.audiences.push(...audiences);
      continue;
    }
    if (isDenied) denied.push(capability);
    asked.capabilities.push(...bothWays(capability));
    asked.audiences.push(...audiences);
    lastTold = piece;
    mentions.deed(capability);
  }
  const end = pieces.at(-1);
  placeIn(asked.capabilities, place, end && !('feature' in end) ? end : null);
  if (gaveNothing() && statement.role === 'do') {
    // 'Daily log as a PDF' is a thing that it has.
    const [opener = ''] = statement.text.toLowerCase().split(' ');
    const isThing = pieces.length === 0 && statement.isItem && !/[.;:!?]/.test(statement.text) && !isVerb(opener);
    const length = statement.text.split(' ').length;
    const about = /^(?:goes|comes|gets|is|are|go) /i.test(statement.text) ? mentions.thing('it', false) : null;
    if (about && length > 2) {
      const words = `The ${about.noun} ${lowerFirst(statement.text.replace(/[.;,]+$/, ''))}`;
      asked.capabilities.push(saidAs(words));
      return;
    }
    if (isThing && length > 1 && length < 10) asked.capabilities.push(named(statement.text, true));
    else if (
      length > 4 &&
      !statement.parts.some(({ kind }) => kind === 'kind') &&
      !/^(?:what|all) (?:we|i) (?:want|need)\b/i.test(statement.text)
    )
      asked.silent.push(statement.text);
  }
  shareObjects(asked.capabilities.slice(first));
  asked.capabilities.splice(first, Infinity, ...asked.capabilities.slice(first).filter((one) => !denied.includes(one)));
  undoMade(asked.capabilities, first);
  doneToBefore(asked.capabilities, first, statement.isItem ? first : 0);
  if (wish) for (const one of asked.capabilities.slice(first)) one.wish = wish;
}
