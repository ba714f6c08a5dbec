import { kindWords } from '../read/kinds.js';
import { verbOf } from '../read/lexicon.js';
import { lowered } from '../read/lowered.js';
import { isOpen, type Part, type Statement } from './statements.js';

/** A deed as its parts stand in the idea. */
export interface Deed {
  /** Those who do it, as written; empty where nobody is named. */
  who: string[];
  /** The product, or a part of it, does it. */
  automatic: boolean;
  /** A part of the product that does it: `the gate`; empty where it is the product itself. */
  doer: string;
  verb: string;
  /** What it is done to. */
  object: string;
  /** It stands before its verb: `the affected dishes are flagged`. */
  passive: boolean;
  /** Who gets or is told it, with the word before: `to the guest`. */
  to: string;
  around: string[];
  conditions: string[];
  why: string;
  /** What stands between the verb and the part before: `can`, `but never`. */
  before: string;
}

/** A deed, or a feature that is told as a thing. */
export type Piece = Deed | { feature: string };

const product = new RegExp(
  String.raw`^(?:(?:it|we|this|that|which)|(?:(?:the|this|our|an?) )?(?:[\p{L}-]+ ){0,2}?(?:${kindWords}|software|AI|back ?end))$`,
  'iu',
);
const receiving = /^(?:gets?|got|receives?|is|are)$/i;

/** The parts of a statement, deed by deed. */
export const piecesOf = ({ parts }: Statement): Piece[] => new PieceReader(parts).pieces();

/** Goes from part to part: who acts, on what, and who receives stays known until others are named. */
class PieceReader {
  private readonly found: Piece[] = [];
  private who: string[] = [];
  private automatic = false;
  private doer = '';
  private subject = '';
  private receiver = '';
  /** Before a deed: holds for all that follow in the statement. */
  private leading: string[] = [];
  private deed: Deed | null = null;

  constructor(private readonly parts: readonly Part[]) {}

  pieces(): Piece[] {
    for (const [at, part] of this.parts.entries()) this.read(part, at);
    return this.found;
  }

  private read(part: Part, at: number): void {
    const { kind, text } = part;
    const next = this.parts[at + 1];
    if (kind === 'who') this.somebody(part, this.parts[at - 1]);
    else if (kind === 'auto' || (kind === 'name' && (next?.kind === 'v' || next?.kind === 'o'))) {
      this.anew();
      this.automatic = true;
      this.doer = kind === 'auto' && !product.test(text) ? text : '';
    } else if (kind === 's') {
      this.anew();
      this.subject = withHead(this.parts[at - 1], part);
    } else if (kind === 'to') this.receivedBy(part, at);
    else if (kind === 'v') this.verb(part, next);
    else if (kind === 'o') this.object(part);
    else if (kind === 't') this.around(part);
    else if (kind === 'c') this.condition(part, this.parts.slice(at + 1));
    else if (kind === 'why' && this.deed) this.deed.why ||= text;
    else if (kind === 'f') {
      this.anew();
      this.found.push({ feature: text });
    }
  }

  private anew(): void {
    this.who = [];
    this.automatic = false;
    this.doer = '';
    this.subject = '';
    this.receiver = '';
    this.deed = null;
  }

  private somebody({ text, before }: Part, last: Part | undefined): void {
    const { deed } = this;
    if (deed?.passive && deed.who.length === 0 && /^by$/i.test(before)) {
      deed.who.push(text);
      deed.automatic = false;
      return;
    }
    if (last?.kind !== 'who' || deed !== null) this.anew();
    this.who.push(text);
  }

  private receivedBy(part: Part, at: number): void {
    const { deed } = this;
    const next = this.parts[at + 1];
    const getsNext = next?.kind === 'v' && receiving.test(next.text);
    const isOpened = deed === null && this.subject === '' && this.who.length === 0 && !this.automatic;
    const isReceiver = deed === null || (next?.kind === 'v' && (getsNext || part.after !== ','));
    if (deed?.to && this.parts[at - 1]?.kind === 'to') deed.to += `${joined(part)}${part.text}`;
    else if (deed && !getsNext) deed.to ||= withWord(part);
    else if (isOpened || isReceiver) {
      if (!isOpened && this.subject === '') this.anew();
      this.receiver = part.text;
    }
  }

  private verb(part: Part, next: Part | undefined): void {
    const { text } = part;
    // 'Tutors get paid weekly': it is done to them.
    const isDone = /^(?:gets?|is|are|be|been|being)$/.test(part.before) && isParticiple(text);
    if (this.who.length > 0 && this.subject === '' && isDone) {
      this.subject = this.who.join(' and ');
      this.who = [];
    }
    // 'Householders get a text and can move the date': they move it themselves; whoever gets a login signs in.
    const acts = (this.deed !== null && actsItself(part)) || signsIn.test(next?.text ?? '');
    if (this.receiver !== '' && this.subject === '' && acts) {
      this.who = [this.receiver];
      this.receiver = '';
    }
    // 'a system that collects readings': the system does.
    if (this.found.length === 0 && this.who.length === 0 && inThirdPerson.test(text)) this.automatic = true;
    const isToIt = this.who.length === 0 && (this.subject !== '' || this.receiver !== '');
    this.deed = {
      who: [...this.who],
      // 'An order can be changed until Friday': by somebody.
      automatic: this.automatic || (isToIt && !permits.test(part.gap)),
      doer: this.doer,
      verb: text,
      object: this.subject,
      passive: this.subject !== '',
      to: this.receiver === '' ? '' : `to ${lowered(this.receiver)}`,
      around: [],
      conditions: [...this.leading],
      why: '',
      before: part.gap.trim(),
    };
    this.found.push(this.deed);
  }

  private object(part: Part): void {
    const { deed } = this;
    const { text } = part;
    if (!deed || /^(?:that|which|who|whom)$/i.test(text)) return;
    // 'log the time from page to launch'
    if (deed.object !== '' && /^(?:to|from|for|with|by|at|in|on) /i.test(text)) deed.around.push(text);
    else deed.object = deed.object === '' || deed.passive ? ownOnly(part) : `${deed.object}${joined(part)}${text}`;
  }

  private around({ text, gap }: Part): void {
    const { deed } = this;
    if (!deed) return;
    // 'When a die is worn the planner gets an order, and the operator sees a warning at 90% of the limit': another moment.
    if (this.found.length > 1 && ofAnotherTime.test(text))
      deed.conditions = deed.conditions.filter((one) => !this.leading.includes(one));
    // 'a length of visit (30, 60 or 90 minutes)'
    if (isOpen(deed.object)) deed.object += `${gap}${text}`;
    else deed.around.push(text);
  }

  private condition(part: Part, rest: readonly Part[]): void {
    const { text } = part;
    if (!text.includes(' ') || /^(?:after|before) (?:that|this)$/i.test(text)) return;
    if (this.deed && !leads(part, rest)) this.deed.conditions.push(text);
    else this.leading = [text];
  }
}

const signsIn = /^(?:an? |their |their own )?(?:own )?(?:logins?|accounts?|access)\b/i;
const inThirdPerson = /^\p{Ll}+[^s]s(?:\s|$)/u;
const isParticiple = (verb: string): boolean => /^\S*(?:ed|en|id|wn|nt|lt|ught|ld)(?:\s|$)/.test(verb);
const ofAnotherTime = /^(?:at|after|before|every|each|within|until) (?:\d|the \p{L}+ of|\p{L}+day)/iu;
/** `Parents are told and reminded` says what is done to them, `guests get a code and open the door` what they do. */
const actsItself = ({ text, gap }: Part): boolean =>
  !receiving.test(text) && (/\b(?:can|may|could)(?! be\b)/.test(gap) || !isParticiple(text) || verbOf(text) === text);
/** `A tool that is broken is blocked`, where `tool` was taken for what the product is: of a tool that is broken. */
const withHead = (before: Part | undefined, { text, gap }: Part): string =>
  before?.kind === 'kind' && /^(?:that|which|who) /i.test(text)
    ? `${/^(?:an?|the|every|each|any)$/.test(before.before) ? `${before.before} ` : ''}${before.text}${gap}${text}`
    : text;

/** `see only their own diary`: nobody else's. */
const ownOnly = ({ before, text }: Part): string =>
  before === 'only' && /^(?:their|his|her|its|one['’]s) own /i.test(text) ? `only ${text}` : text;
/** `can be changed until Friday`: by somebody. */
export const permits = /\b(?:can|may) be\b/i;
const joined = ({ gap }: Part): string => (/\p{L}|[,;]/u.test(gap) ? gap : ' and ');

/** `…, and when it is late, the owner is told`: a condition that belongs to what comes. */
const leads = ({ before }: Part, rest: readonly Part[]): boolean =>
  /^(?:,|;|:|\.|and|but|)$/.test(before) &&
  rest.some(({ kind }) => kind === 'v') &&
  /^(?:who|auto|s|to|v|name)$/.test(rest[0]?.kind ?? '');

const withWord = ({ before, text }: Part): string =>
  `${/^(?:to|for|with|from|at)$/.test(before) ? before : 'to'} ${text}`;
