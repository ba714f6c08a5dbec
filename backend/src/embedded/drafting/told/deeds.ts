import { namesOf, rolesFound } from '../read/actors.js';
import { anyUser } from '../read/asked.js';
import { actor, audience } from '../read/audiences.js';
import type { Audience, Capability } from '../read/brief.js';
import { doersIn } from '../read/doers.js';
import { doer as doerOf, isSomebody } from '../grammar/somebody.js';
import { kindWords } from '../read/kinds.js';
import { isPeople, verbOf } from '../read/lexicon.js';
import { named } from '../read/named-features.js';
import { ofArrangements } from '../read/made-by.js';
import { lowered } from '../read/passive.js';
import { bareNoun } from '../read/phrases.js';
import { rankedIn } from '../read/priorities.js';
import { capabilityOf } from './capability.js';
import { Mentions } from './mentions.js';
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

/** What is asked for: the deeds, and who does them. */
export interface Asked {
  capabilities: Capability[];
  audiences: Audience[];
  /** What was asked for, or told, and gave no deed: it holds in its own words. */
  silent: string[];
}

/** Deeds of one statement after the other, since `they` and `them` stand for what was said before. */
export function deedsIn(statements: readonly Statement[]): Asked {
  const asked: Asked = { capabilities: [], audiences: [], silent: [] };
  const texts = statements.map(({ text }) => text);
  // 'Marta Iglesias plans the week' has a part of her own; 'Morag' is called as everybody there calls her.
  const inCharge = rolesFound(texts, '').filter(([name]) => name.includes(' '));
  const mentions = new Mentions([...namesOf(texts), ...inCharge]);
  const whole = wholeSentences(statements);
  for (const [at, statement] of whole.entries()) {
    const before = whole[at - 1];
    if (before?.sentence !== statement.sentence) mentions.nextSentence();
    if (statement.role === 'do' || statement.role === 'is') read(statement, mentions, asked);
    else if (statement.role === 'rule') {
      if (!bindBefore(statement, before, asked)) readRule(statement, mentions, asked);
    } else if (statement.role === 'price') readPayment(statement, mentions, asked);
    else for (const part of statement.parts) if (part.kind === 'p' || part.kind === 'for') mentions.people(part.text);
  }
  return withoutPurpose(asked, statements);
}

/** `Our team handles disputes | and can refund a booking`: whoever does the one does the other. */
const wholeSentences = (statements: readonly Statement[]): Statement[] =>
  statements.reduce<Statement[]>((whole, statement) => {
    const last = whole.at(-1);
    const isOne = last?.sentence === statement.sentence && [last, statement].every(({ role }) => asks.test(role));
    if (last && isOne)
      whole[whole.length - 1] = {
        ...last,
        role: 'do',
        text: `${last.text} ${statement.text}`,
        parts: [...last.parts, ...statement.parts],
      };
    else whole.push(statement);
    return whole;
  }, []);
const asks = /^(?:do|is)$/;

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
  const isOwn = ({ verb, object, tail }: Capability): boolean =>
    own.some((one) => one.verb === verb && one.object === object && one.tail === tail);
  const others = asked.capabilities.filter((one) => !isOwn(one));
  return others.length < enough ? asked : { ...asked, capabilities: others };
}

const goesOnThere = /^(?:where|in which|on which|with which|through which|by which)\b/i;
/** Fewer deeds than these leave too little to plan. */
const enough = 4;
const tellsWhatItIs = ({ role, text, parts }: Statement): boolean =>
  (role === 'is' && parts.some(({ kind }) => kind === 'name' || kind === 'kind')) ||
  (role === 'do' && parts[0]?.kind === 'name' && /^\S+(?: \S+)? (?:helps|lets|allows|enables|makes) /.test(text));
const deedsOf = (statement: Statement): Capability[] => {
  const asked: Asked = { capabilities: [], audiences: [], silent: [] };
  if (statement.role === 'is' || statement.role === 'do') read(statement, new Mentions(), asked);
  return asked.capabilities;
};

function read(statement: Statement, mentions: Mentions, asked: Asked): void {
  const first = asked.capabilities.length;
  const below = doerAbove(statement);
  const connection = connectionIn(statement);
  if (connection) asked.capabilities.push(connection);
  // 'Offline mode would be nice'
  const wish = rankedIn(statement.text)?.wish;
  for (const piece of piecesOf(statement)) {
    if ('feature' in piece) {
      asked.capabilities.push(named(piece.feature.replace(/[.;,]$/, ''), true));
      continue;
    }
    const own = below === '' || piece.who.length > 0 || piece.automatic ? piece : { ...piece, who: [below] };
    const { capability, audiences } = told(own, mentions);
    if (capability === null) continue;
    asked.capabilities.push(...bothWays(capability));
    asked.audiences.push(...audiences);
    mentions.deed(capability);
  }
  if (asked.capabilities.length === first && statement.role === 'do' && statement.text.split(' ').length > 4)
    asked.silent.push(statement.text);
  shareObjects(asked.capabilities.slice(first));
  undoMade(asked.capabilities, first);
  if (wish) for (const one of asked.capabilities.slice(first)) one.wish = wish;
}

/** `The shop keeps 18% of each booking and pays owners out every month`: beside its price, what it does with the money. */
function readPayment(statement: Statement, mentions: Mentions, asked: Asked): void {
  for (const piece of piecesOf(statement)) {
    if (
      'feature' in piece ||
      piece.who.length > 0 ||
      !/^(?:pays?|refunds?|invoices?|bills?|transfers?)\b/i.test(piece.verb)
    )
      continue;
    const { capability } = told({ ...piece, automatic: true }, mentions);
    if (capability !== null && capability.object !== '') asked.capabilities.push(capability);
  }
}

/** `Only a head chef can approve a recipe`: what is allowed has to be possible, where nothing else asks for it. */
function readRule(statement: Statement, mentions: Mentions, asked: Asked): void {
  const pieces = piecesOf(statement).filter((piece): piece is Deed => !('feature' in piece));
  const read = pieces.map((piece) => ({ piece, ...told(piece, mentions) }));
  shareObjects(read.flatMap(({ capability }) => capability ?? []));
  const known = [...asked.capabilities];
  for (const { piece, capability, audiences } of read) {
    if (capability === null || capability.object === '' || !isGranted(piece, statement)) continue;
    if (known.some((one) => isSame(one, capability))) continue;
    // 'Members reserve a drill for up to seven days' says it all; what 'only' and 'may' tell besides is the rule.
    const isWhole = piece.before === '' && !/\b(?:max|at most)\b/i.test(capability.tail);
    asked.capabilities.push(isWhole ? capability : { ...capability, tail: '' });
    asked.audiences.push(...audiences);
  }
}

/** `Employees see only their own claims` is no other deed than to see claims. */
const isSame = (one: Capability, { verb, object, noun }: Capability): boolean =>
  one.verb === verb &&
  (one.noun === noun || (noun === '' && (!isOwn(object) || one.noun === bareNoun(object.slice(5)))));
const isOwn = (object: string): boolean => /^only /.test(object);

/** `may view but never edit claims` grants the first; `no café may order`, `can only be opened within 48 hours` grant nothing. */
const isGranted = ({ who, passive, before, object, verb }: Deed, { text, parts }: Statement): boolean => {
  if (denies.test(before) || who.some((one) => denies.test(one)) || /^(?:no|nobody|never)\b/i.test(text)) return false;
  // 'Members hold at most 3 bookings', 'two chapters at a time, no more' only count what they did.
  if (/^(?:no|at most|up to|no more than|max(?:imum)?\.?) /i.test(object) || counts.test(text)) return false;
  // 'Inspectors can be given access for 48 hours', 'bookings can be made 10 weeks ahead' ask for no deed of their own.
  if (passive)
    return (
      parts.some(({ kind }) => kind === 's') &&
      permits.test(before) &&
      !/^(?:made|done)$/i.test(verb) &&
      !/\bat most\b/i.test(text) &&
      !denies.test(text)
    );
  return who.length > 0 && (/\b(?:only|can|may)\b/i.test(text) || (before === '' && !denies.test(text)));
};
const counts = /\b(?:no|not) more\b(?! than)|\bat (?:a time|once)\b/i;
const denies = /\b(?:not|cannot|never|no|nobody|whoever)\b|n['’]t\b/i;

/** `sends reminders, max 2 per week and never on Sundays`: how often, of what was told before. */
function bindBefore(statement: Statement, before: Statement | undefined, asked: Asked): boolean {
  const last = asked.capabilities.at(-1);
  const isBound =
    before?.role === 'do' &&
    before.sentence === statement.sentence &&
    statement.parts.every(({ kind }) => kind === 't') &&
    /^(?:max(?:imum)?|at most|no more than|never|up to|only (?:on|in|at|from|during|between))\b/i.test(statement.text);
  if (isBound && last) last.tail = [last.tail, statement.text.replace(/[.;]+$/, '')].filter(Boolean).join(', ');
  return isBound;
}

/** `The auditor gets a CSV export`: they fetch it, and nothing is sent. */
const asFetched = (deed: Deed): Deed =>
  /^(?:get|gets|see|sees)$/i.test(deed.verb) && deed.who.length === 0 && deed.to !== '' && fetched.test(deed.object)
    ? { ...deed, who: [deed.to.replace(/^to /, '')], automatic: false, to: '' }
    : deed;
const fetched = /\b(?:exports?|downloads?|overviews?|dashboards?|views?|access)$/i;

/** `Members get a text message the day before`: the product sends it. */
const asSent = (deed: Deed): Deed =>
  /^(?:get|gets|receive|receives)$/i.test(deed.verb) &&
  deed.who.length > 0 &&
  deed.to === '' &&
  messages.test(deed.object)
    ? { ...deed, who: [], automatic: true, to: `to ${lowered(deed.who.join(' and '))}` }
    : deed;
const messages =
  /\b(?:reminders?|notifications?|alerts?|messages?|e-?mails?|sms|texts?|invitations?|invites?|warnings?|confirmations?|receipts?|invoices?|digests?|summar(?:y|ies)|codes?|links?|offers?|newsletters?|letters?|work orders?)\b/i;

function told(whole: Deed, mentions: Mentions): { capability: Capability | null; audiences: Audience[] } {
  const deed = asFetched(asSent(whole));
  if (ruled(deed)) return { capability: null, audiences: [] };
  if (byProduct(deed)) return told({ ...deed, who: [], automatic: true }, mentions);
  const audiences = deed.who.flatMap((who) => doersOf(mentions.meant(who)));
  // 'Gwilym Rhys chairs the committee', 'the Coastguard Agency audits stations': nothing that the product has a part in.
  if (
    deed.who.some(
      (who) => (isNamed(who) && forTheProject.test(deed.verb)) || (isBody.test(who) && oversees.test(deed.verb)),
    )
  )
    return { capability: null, audiences: [] };
  if (audiences.length > 0) mentions.people(audiences.map(({ text }) => text).join(' and '));
  const capability = capabilityOf(deed, mentions);
  if (capability === null) return { capability, audiences: [] };
  const [one, ...others] = audiences.map(({ noun }) => noun);
  return {
    capability: {
      ...capability,
      ...beyond(capability, mentions),
      ...(one !== undefined && { by: one }),
      ...(others.length > 0 && { also: others }),
    },
    audiences: audiences.filter(({ noun }) => noun !== anyUser),
  };
}

/** `An offer stays open for 14 days`, `anyone who declines three offers moves down`: what is so then, and nothing that is done. */
const ruled = ({ who, doer, verb, object }: Deed): boolean =>
  (object === '' && doer !== '' && lasting.test(verb)) ||
  who.some((one) => /^(?:anyone|anybody|whoever|everyone|everybody|those) (?:who|that|with)\b|^whoever\b/i.test(one));
const lasting =
  /^(?:stays?|remains?|moves?|goes|go|expires?|lapses?|lasts?|counts?|becomes?|ends?|falls?|disappears?|runs? out)$/i;

/** `We store each event`: the product does, unless it is done by hand. */
const byProduct = ({ who, verb }: Deed): boolean =>
  who.length > 0 && who.every((one) => /^we$/i.test(one)) && !byHand.test(verb);
const byHand =
  /^(?:roast|ship|put|wrap|cook|bake|weigh|inspect|collect|pack|pick|load|unload|clean|wash|repair|deliver|hand|fill|sort|label|fetch|visit|examine|photograph|drive|answer|phone|meet|train|teach|review|approve|propose|plan|buy)/i;
/** `approve payments up to €300, and sign off anything above that`: payments. */
const beyond = ({ object, tail }: Capability, mentions: Mentions): Partial<Capability> =>
  /^(?:anything|everything|all|those)$/i.test(object) && /^(?:above|over|beyond|below|under) /.test(tail)
    ? (mentions.thing('them', false) ?? {})
    : {};

/** Those who speak of themselves are the people who run the product. */
const operators = /^(?:we|us|our (?:own )?(?:team|staff|people)|the team|i)$/i;
const isBody =
  /^(?:the )?(?:\p{Lu}[\p{L}'’-]+ (?:(?:and|of|for) )?)+(?:Agency|Authority|Ministry|Commission|Inspectorate|Department|Administration)$/u;
const oversees = /^(?:audit|inspect|regulate|oversee|supervise|license|require|fund)s?$/;
const forTheProject = /^(?:chair|lead|head|run|own|sponsor|fund)s?$/;
/** `Gwilym Rhys`, `the Maritime and Coastguard Agency`: of whom no part in it is told. */
const isNamed = (who: string): boolean =>
  /^(?:the )?\p{Lu}[\p{L}'’-]+(?: (?:and|of|the|for) \p{Lu}[\p{L}'’-]+| \p{Lu}[\p{L}'’-]+)+$/iu.test(who) &&
  who.split(' ').every((word) => /^(?:\p{Lu}|(?:the|and|of|for)$)/u.test(word)) &&
  !isPeople(who.split(' ').at(-1)?.toLowerCase() ?? '');
const anybody =
  /^(?:(?:the |all |any |every |each )?(?:users?|people|person|anyone|everyone|somebody|someone|everybody|anybody|you|members of the public)|both(?: sides)?|either(?: side| party)?)$/i;

function doersOf(who: string): Audience[] {
  if (operators.test(who)) return [{ noun: 'team member', text: 'team members', count: null }];
  if (anybody.test(who)) return [{ noun: anyUser, text: `${anyUser}s`, count: null }];
  if (isNamed(who)) return [];
  const several = doersIn(who);
  if (several.length > 0) return several;
  const one = isSomebody(who) ? doerOf(who) : actor(who);
  return one.noun === '' ? [audience(`the ${lowered(who)}`)].filter(({ noun }) => noun !== '') : [one];
}

/** `create, edit and delete tasks`: all of them, with what stands behind the last. */
function shareObjects(all: Capability[]): void {
  for (let at = all.length - 2; at >= 0; at--) {
    const [one, next] = [all[at], all[at + 1]];
    if (!one || !next || one.object !== '' || one.tail !== '' || one.by !== next.by || one.named) continue;
    Object.assign(one, { object: next.object, noun: next.noun, tail: next.tail });
  }
}

/** `It connects to Sage 200`: by itself. */
function connectionIn({ text, parts }: Statement): Capability | null {
  const systems = parts.filter(({ kind }) => kind === 'sys').map((part) => part.text);
  const [, verb = '', word = ''] = /\b(connect|integrate|sync|link)s? (to|with)\b/i.exec(text) ?? [];
  return verb === '' || systems.length === 0 || parts.some(({ kind }) => kind === 'v')
    ? null
    : { verb: verb.toLowerCase(), object: '', noun: '', tail: `${word} ${systems.join(' and ')}`, automatic: true };
}

/** `check tools in and out by scanning a barcode`: two deeds. */
function bothWays(capability: Capability): Capability[] {
  const [, one = '', other = '', rest = ''] = /^(in|out) and (out|in)\b\s*(.*)$/i.exec(capability.tail) ?? [];
  const { verb, object } = capability;
  return one === '' || object === '' || verb.includes(' ')
    ? [capability]
    : [
        { ...capability, verb: `${verb} ${one}`, tail: '' },
        { ...capability, verb: `${verb} ${other}`, tail: rest },
      ];
}

/** `book a loom and cancel until the day before`: the booking. */
function undoMade(all: Capability[], first: number): void {
  for (const [at, one] of all.entries()) {
    const before = all[at - 1];
    if (at <= first || !before || one.object !== '' || one.by !== before.by || !undoes.test(one.verb)) continue;
    const whole = { ...one, object: before.object, noun: before.noun };
    Object.assign(one, ofArrangements([before, whole])[1] ?? whole);
  }
}
const undoes = /^(?:cancel|extend|renew)$/;

type Piece = Deed | { feature: string };

const product = new RegExp(
  String.raw`^(?:(?:it|we|this|that|which)|(?:(?:the|this|our|an?) )?(?:[\p{L}-]+ ){0,2}?(?:${kindWords}|software|AI|back ?end))$`,
  'iu',
);
const receiving = /^(?:gets?|got|receives?|is|are)$/i;

/** The parts of a statement, deed by deed. */
function piecesOf({ parts }: Statement): Piece[] {
  const pieces: Piece[] = [];
  let who: string[] = [];
  let automatic = false;
  let doer = '';
  let subject = '';
  let receiver = '';
  /** Before a deed: holds for all that follow in the statement. */
  let leading: string[] = [];
  let deed: Deed | null = null;
  const anew = (): void => {
    who = [];
    automatic = false;
    doer = '';
    subject = '';
    receiver = '';
    deed = null;
  };
  for (const [at, part] of parts.entries()) {
    const { kind, text } = part;
    const next = parts[at + 1];
    if (kind === 'who') {
      if (deed?.passive && deed.who.length === 0 && /^by$/i.test(part.before)) {
        deed.who.push(text);
        deed.automatic = false;
      } else {
        const isAlso = parts[at - 1]?.kind === 'who' && deed === null;
        if (!isAlso) anew();
        who.push(text);
      }
    } else if (kind === 'auto' || (kind === 'name' && (next?.kind === 'v' || next?.kind === 'o'))) {
      anew();
      automatic = true;
      doer = kind === 'auto' && !product.test(text) ? text : '';
    } else if (kind === 's') {
      anew();
      subject = withHead(parts[at - 1], part);
    } else if (kind === 'to') {
      const isReceiver = deed === null || (next?.kind === 'v' && (receiving.test(next.text) || part.after !== ','));
      const isOpened = deed === null && subject === '' && who.length === 0 && !automatic;
      if (deed?.to && parts[at - 1]?.kind === 'to') deed.to += `${joined(part)}${text}`;
      else if (deed && !(isReceiver && next?.kind === 'v' && receiving.test(next.text))) deed.to ||= withWord(part);
      else if (isOpened || isReceiver) {
        if (!isOpened && subject === '') anew();
        receiver = text;
      }
    } else if (kind === 'v') {
      // 'Tutors get paid weekly': it is done to them.
      if (
        who.length > 0 &&
        subject === '' &&
        /^(?:gets?|is|are|be|been|being)$/.test(part.before) &&
        isParticiple(text)
      ) {
        subject = who.join(' and ');
        who = [];
      }
      // 'Householders get a text and can move the date': they move it themselves; whoever gets a login signs in.
      if (
        receiver !== '' &&
        subject === '' &&
        ((deed !== null && actsItself(part)) || signsIn.test(next?.text ?? ''))
      ) {
        who = [receiver];
        receiver = '';
      }
      if (pieces.length === 0 && who.length === 0 && inThirdPerson.test(text)) automatic = true;
      deed = {
        who: [...who],
        // 'An order can be changed until Friday': by somebody.
        automatic: automatic || (who.length === 0 && (subject !== '' || receiver !== '') && !permits.test(part.gap)),
        doer,
        verb: text,
        object: subject,
        passive: subject !== '',
        to: receiver === '' ? '' : `to ${lowered(receiver)}`,
        around: [],
        conditions: [...leading],
        why: '',
        before: part.gap.trim(),
      };
      pieces.push(deed);
    } else if (kind === 'o' && deed && !/^(?:that|which|who|whom)$/i.test(text)) {
      // 'log the time from page to launch'
      if (deed.object !== '' && /^(?:to|from|for|with|by|at|in|on) /i.test(text)) deed.around.push(text);
      else deed.object = deed.object === '' || deed.passive ? ownOnly(part) : `${deed.object}${joined(part)}${text}`;
    } else if (kind === 't' && deed) {
      // 'When a die is worn the planner gets an order, and the operator sees a warning at 90% of the limit': another moment.
      if (pieces.length > 1 && ofAnotherTime.test(text))
        deed.conditions = deed.conditions.filter((one) => !leading.includes(one));
      // 'a length of visit (30, 60 or 90 minutes)'
      if (isOpen(deed.object)) deed.object += `${part.gap}${text}`;
      else deed.around.push(text);
    } else if (kind === 'why' && deed) deed.why ||= text;
    else if (kind === 'f') {
      anew();
      pieces.push({ feature: text });
    } else if (kind === 'c' && text.includes(' ') && !/^(?:after|before) (?:that|this)$/i.test(text)) {
      if (deed && !leads(part, parts.slice(at + 1))) deed.conditions.push(text);
      else leading = [text];
    }
  }
  return pieces;
}

/** `a system that collects readings`: the system does. */
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
const permits = /\b(?:can|may) be\b/i;
const joined = ({ gap }: Part): string => (/\p{L}|[,;]/u.test(gap) ? gap : ' and ');

/** `…, and when it is late, the owner is told`: a condition that belongs to what comes. */
const leads = ({ before }: Part, rest: readonly Part[]): boolean =>
  /^(?:,|;|:|\.|and|but|)$/.test(before) &&
  rest.some(({ kind }) => kind === 'v') &&
  /^(?:who|auto|s|to|v|name)$/.test(rest[0]?.kind ?? '');

const withWord = ({ before, text }: Part): string =>
  `${/^(?:to|for|with|from|at)$/.test(before) ? before : 'to'} ${text}`;
