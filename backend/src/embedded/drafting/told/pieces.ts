import { isSomebody } from '../grammar/somebody.js';
import { kindOfSystem } from '../read/known-systems.js';
import { verbOf } from '../read/lexicon.js';
import { lowered } from '../read/lowered.js';
import { givingThem, joinedNames, lettingThem, withoutRelatives } from './part-forms.js';
import {
  actsItself,
  asCondition,
  doesItself,
  goesOnThen,
  bothTold,
  hasTime,
  inThirdPerson,
  isToldNow,
  isDevice,
  isDoneTo,
  isParticiple,
  isReceiverOf,
  joined,
  keepsRecords,
  leads,
  ofAnotherTime,
  opensTime,
  ofWhom,
  ownOnly,
  permits,
  product,
  signsIn,
  timeFor,
  withHead,
  withWord,
  asWished,
  isService,
} from './piece-forms.js';
import { ofKind, relativesTold, whileSomebody, whoTold, withoutPronouns } from './relative-forms.js';
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
  /** What follows its verb, as it stands in the idea; empty where it is told another way round. */
  behind: Part[];
  /** Where its words begin and end in the idea: all that stands between the deed before and the one behind. */
  start: number;
  end: number;
  /** Where its verb stands. */
  at: number;
  /** How sure the parts are that it is made of, from 0 to 1. */
  sure: number;
  /** Whether its verb is one by itself, and not only where it stands. */
  isVerbal: boolean;
  /** What stands between the verb and the part before: `can`, `but never`. */
  before: string;
}

/** A deed, or a feature that is told as a thing. */
export type Piece = Deed | NamedThing;

export interface NamedThing {
  feature: string;
  /** Who needs it, as written; empty where nobody is named. */
  of: string;
  start: number;
  end: number;
  sure: number;
}

/** The parts of a statement, deed by deed. */
export const piecesOf = ({ parts }: Statement): Piece[] => new PieceReader(parts).pieces();

/** `confirmed or changed`: nothing is told of the first alone. */
const isShared = (before: Deed, deed: Deed): boolean =>
  before.passive &&
  before.who.length === 0 &&
  before.object === deed.object &&
  before.behind.length === 0 &&
  /^(?:,|or|and)$/.test(deed.before);

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
  /** Before a deed: when or where that one is done. */
  private moment = '';
  private deed: Deed | null = null;
  /** Where the first word stands that belongs to the deed that comes. */
  private opening: number | null = null;

  constructor(private parts: readonly Part[]) {}

  pieces(): Piece[] {
    this.parts = relativesTold(
      whileSomebody(
        lettingThem(givingThem(withoutRelatives(whoTold(withoutPronouns(ofKind(joinedNames(this.parts))))))),
      ),
    );
    for (const [at, part] of this.parts.entries()) this.read(part, at);
    return this.found;
  }

  private read(part: Part, at: number): void {
    const { deed } = this;
    if (this.goesWithThing(part)) return;
    if (part.kind !== 'v') this.opening ??= part.start;
    // 'until 10:00 the next day; after that it counts as accepted'
    if (/^[ct]$/.test(part.kind) && goesOnThen.test(part.text)) return;
    this.take(part, at);
    if (part.kind === 'f') this.opening = null;
    if (part.kind === 'v') {
      this.opening = null;
      return;
    }
    if (deed === null || deed !== this.deed || !/^(?:o|t|to|c|f|why|sys)$/.test(part.kind)) return;
    // A condition that opens what comes is none of the deed before it.
    if (part.kind === 'c' && !deed.conditions.includes(part.text)) return;
    this.opening = null;
    if (part.kind === 't' && this.moment === part.text) return;
    deed.end = part.end;
    if (part.kind === 'why') return;
    deed.behind.push(part);
    if (/^(?:o|to)$/.test(part.kind)) deed.sure = Math.min(deed.sure, part.sure);
  }

  /** `Alarm | when a fridge is over 5 °C`: all of it names the thing. */
  private goesWithThing({ kind, text, gap, end }: Part): boolean {
    const last = this.found.at(-1);
    if (last === undefined || !('feature' in last) || this.deed !== null || !/^(?:c|t|o|to)$/.test(kind)) return false;
    if (!/^\s?$|^ (?:to|for|with|from|by|of|and) $/.test(gap) || this.opening !== null) return false;
    last.feature += `${gap}${text}`;
    last.end = end;
    return true;
  }

  private take(part: Part, at: number): void {
    const { kind, text } = part;
    const next = this.parts[at + 1];
    if (kind === 'who') this.somebody(part, this.parts[at - 1]);
    else if (kind === 'auto' && isDoneTo.test(text) && next?.kind === 'v' && isParticiple(next.text)) {
      // 'amount and date get read'
      this.anew();
      this.subject = text.replace(isDoneTo, '');
    } else if (kind === 'auto' || (kind === 'name' && (next?.kind === 'v' || next?.kind === 'o'))) {
      this.anew();
      this.automatic = true;
      this.doer = (kind === 'auto' && !product.test(text.replace(asWished, ''))) || kindOfSystem(text) ? text : '';
    } else if (kind === 'kind' && next?.kind === 'v' && doesItself.test(next.gap || ` ${next.before} `)) {
      // 'The new software should take readings', 'a tool that is triggered by a contract'
      this.anew();
      this.automatic = true;
    } else if (kind === 's') {
      this.anew();
      this.subject = ofWhom(withHead(this.parts[at - 1], part));
    } else if (kind === 'to') this.receivedBy(part, at);
    else if (kind === 'v') this.verb(part, next);
    else if (kind === 'o') this.object(part);
    else if (kind === 't') this.around(part, next);
    // 'training records in Cascade HR' are kept there already.
    else if (
      kind === 'sys' &&
      !this.deed &&
      part.before === 'in' &&
      part.gap.trim() === 'in' &&
      keepsRecords(this.found.at(-1))
    )
      this.found.pop();
    // 'connects to Forstwin 7'
    else if (kind === 'sys' && this.deed) this.around({ ...part, text: `${part.before} ${text}`.trim() }, next);
    else if (kind === 'c') this.condition(part, this.parts.slice(at + 1));
    else if (kind === 'why' && this.deed) this.deed.why ||= text;
    else if (kind === 'f' && this.goesOn(part)) this.around(part, next);
    else if (kind === 'f') {
      // 'Coordinators need a day view'
      const of = /^ (?:also )?(?:needs?|wants?|gets?|have|has) $/.test(part.gap) ? (this.who[0] ?? this.receiver) : '';
      this.anew();
      this.found.push({ feature: text, of, start: part.start, end: part.end, sure: part.sure });
    }
  }

  /** `search by date, area, ceiling height`: one of what the deed before lists, and no feature. */
  private goesOn({ gap }: Part): boolean {
    const last = this.deed?.behind.at(-1);
    return (
      last !== undefined &&
      /^(?:o|t|f)$/.test(last.kind) &&
      /^(?: ?\([^)]*\))?(?:, (?:and |or )?| (?:and|or) )$/.test(gap)
    );
  }

  private anew(): void {
    this.who = [];
    this.automatic = false;
    this.doer = '';
    this.subject = '';
    this.receiver = '';
    this.deed = null;
  }

  private somebody(part: Part, last: Part | undefined): void {
    const { deed } = this;
    const { text, before, gap } = part;
    // 'Money is held by Mangopay': with its help, and nobody who works with the product.
    if (deed?.passive && /^by$/i.test(before) && isService(text)) {
      deed.around.push(`by ${text}`);
      deed.behind.push({ ...part, kind: 't', text: `by ${text}`, gap: ' ' });
      return;
    }
    if (deed?.passive && deed.who.length === 0 && /^by$/i.test(before)) {
      // 'The suggestion is confirmed or changed by a caseworker': both.
      const before = this.found.at(-2);
      for (const one of [deed, ...(before && !('feature' in before) && isShared(before, deed) ? [before] : [])]) {
        one.who.push(text);
        one.automatic = false;
      }
      return;
    }
    if (last?.kind !== 'who' || deed !== null) this.anew();
    // 'When stock is low, a call is drafted, which the coordinator approves': what opens it holds for the first alone.
    if (/^(?:which|whom|who)$/.test(before)) this.leading = [];
    // 'The probe measures temperature': nobody.
    if (isDevice(text)) {
      this.automatic = true;
      this.doer = product.test(text) ? '' : text;
      return;
    }
    // 'if you do not vote you accept it, organisers break ties'
    if (deed !== null && /^[,;.]\s*$/.test(gap)) this.leading = [];
    // 'I would like museums or the driver to order a label'
    if (last?.kind === 'who' && /\b(?:like|wants?|wish(?:es)?|expects?) $/.test(gap)) this.who = [];
    this.who.push(text);
  }

  private receivedBy(part: Part, at: number): void {
    const { deed } = this;
    // 'confirms it, after which the teacher | and | the class receive a message': both.
    const isFirst = !/ (?:to|for|with|from|at) $/.test(part.gap);
    const next = this.parts.slice(at + 1).find(({ kind, gap }) => !isFirst || kind !== 'to' || gap !== ' and ');
    // 'the customer is refunded': behind another deed as well.
    const getsNext = isReceiverOf(part, next) || (next?.kind === 'v' && isToldNow(next));
    const isOpened = deed === null && this.subject === '' && this.who.length === 0 && !this.automatic;
    const isReceiver = deed === null || (next?.kind === 'v' && (getsNext || part.after !== ','));
    if (deed?.to && this.parts[at - 1]?.kind === 'to' && !getsNext) deed.to += `${joined(part)}${part.text}`;
    else if (deed && !getsNext) deed.to ||= withWord(part);
    else if (isOpened || isReceiver) {
      if (!isOpened && (this.subject === '' || deed !== null)) this.anew();
      this.receiver = bothTold(this.parts[at - 1], this.receiver, part);
    }
  }

  private verb(part: Part, next: Part | undefined): void {
    const { text } = part;
    // 'Tutors get paid weekly': it is done to them.
    const isDone = /^(?:gets?|is|are|be|been|being)$/.test(part.before) && isParticiple(text);
    // 'Sellers verified by VAT number', in notes.
    const isNoted =
      /^,?$/.test(part.gap.trim()) && /^\p{Ll}+ed$/u.test(text) && verbOf(text) !== text && this.deed === null;
    if (this.who.length > 0 && this.subject === '' && (isDone || isNoted)) {
      this.subject = this.who.join(' and ');
      this.who = [];
    }
    // 'Neighbours are informed and can object': they object themselves.
    if (
      this.deed !== null &&
      this.who.length === 0 &&
      this.receiver === '' &&
      !isDone &&
      actsItself(part) &&
      isSomebody(this.subject)
    ) {
      this.who = [this.subject];
      this.subject = '';
    }
    // 'The owner has 72 hours to accept', 'they have ten days | to object': within that time.
    const { deed } = this;
    const time = timeFor.exec(part.gap)?.[1] ?? (part.before === 'to' && deed && hasTime(deed) ? deed.object : '');
    if (time !== '' && deed && part.before === 'to' && hasTime(deed)) this.found.pop();
    // 'lets them book a slot and tells them where': the product tells.
    if (this.deed !== null && /^them$/i.test(this.who.join()) && inThirdPerson.test(text)) {
      this.who = [];
      this.automatic = true;
    }
    // 'Householders get a text and can move the date': they move it themselves; whoever gets a login signs in.
    const acts = (this.deed !== null && actsItself(part)) || signsIn.test(next?.text ?? '');
    // 'enter a request, or have it pulled in from the case system'
    const [, had = ''] = /\b(?:have|get) (it|them) $/i.exec(part.gap) ?? [];
    if (this.receiver !== '' && this.subject === '' && acts) {
      this.who = [this.receiver];
      this.receiver = '';
    }
    // 'a system that collects readings': the system does.
    if (this.found.length === 0 && this.who.length === 0 && inThirdPerson.test(text)) this.automatic = true;
    const isToIt = this.who.length === 0 && (this.subject !== '' || this.receiver !== '');
    const within: Part[] = time === '' ? [] : [{ ...part, kind: 't', text: `within ${time}`, gap: ' ' }];
    this.deed = {
      // 'or have it pulled in from the case system': the product does that.
      who: had === '' ? [...this.who] : [],
      // 'An order can be changed until Friday': by somebody.
      automatic: this.automatic || had !== '' || (isToIt && !permits.test(part.gap)),
      doer: this.doer,
      verb: text,
      object: this.subject || had,
      passive: this.subject !== '',
      to: this.receiver === '' ? '' : `to ${lowered(this.receiver)}`,
      around: within.map(({ text: limit }) => limit),
      conditions: [...this.leading, ...(this.moment === '' ? [] : [this.moment])],
      why: '',
      behind: within,
      start: this.opening ?? part.start,
      end: part.end,
      at: part.start,
      sure: part.sure,
      isVerbal: part.isVerbal,
      before: time !== '' ? '' : isDone && this.subject === '' ? part.before : part.gap.trim(),
    };
    this.moment = '';
    this.found.push(this.deed);
  }

  private object(part: Part): void {
    const { deed } = this;
    const { text } = part;
    if (!deed || /^(?:that|which|who|whom)$/i.test(text)) return;
    // 'confirm the cause on site; this feedback is what it learns from': of what comes.
    if (/;/.test(part.gap) && deed.behind.length > 0) {
      this.anew();
      return;
    }
    // 'enters the harvest in the app: apiary, date, weight': what it is made of.
    if (/^:\s*$/.test(part.gap) && deed.object !== '') {
      deed.around.push(`with ${text}`);
      return;
    }
    // 'log the time from page to launch'
    if (deed.object !== '' && /^(?:to|from|for|with|by|at|in|on|that|which|showing) /i.test(text))
      deed.around.push(text);
    else deed.object = deed.object === '' || deed.passive ? ownOnly(part) : `${deed.object}${joined(part)}${text}`;
  }

  private around({ text, gap }: Part, next: Part | undefined): void {
    const { deed } = this;
    // 'corrects them, and with one click the report is sent', 'punch in their tally, and at the end of the week it works out their pay'
    if (deed && /^, and $/.test(gap) && /^(?:auto|who|name|s)$/.test(next?.kind ?? '')) {
      this.moment = text;
      return;
    }
    if (!deed) {
      // 'At the end of the month the app works out who owes what'
      if (opensTime.test(text) && text.split(' ').length > 1) this.moment = text;
      return;
    }
    // 'When a die is worn the planner gets an order, and the operator sees a warning at 90% of the limit': another moment.
    if (this.found.length > 1 && ofAnotherTime.test(text))
      deed.conditions = deed.conditions.filter((one) => !this.leading.includes(one));
    // 'a length of visit (30, 60 or 90 minutes)'
    if (isOpen(deed.object)) deed.object += `${gap}${text}`;
    else deed.around.push(text);
  }

  private condition(part: Part, rest: readonly Part[]): void {
    const text = asCondition(part.text, rest[0]?.gap ?? '');
    if (!text.includes(' ')) return;
    if (this.deed && !leads(part, rest)) {
      // 'If a child is missing, she is phoned, and they take over if the call isn’t accepted': its own holds.
      if (this.found.length > 1 && /^(?:if|when|unless|once) /i.test(text))
        this.deed.conditions = this.deed.conditions.filter((one) => !this.leading.includes(one));
      this.deed.conditions.push(text);
    } else this.leading = [text];
  }
}
