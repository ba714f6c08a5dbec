import type { Capability } from '../read/brief.js';
import { bareNoun } from '../read/phrases.js';
import type { Asked } from './deeds.js';
import { deedTold } from './deed-told.js';
import { doneToNothing } from './beside-deeds.js';
import { consequencesIn } from './consequences.js';
import { shareObjects, undoMade } from './joined.js';
import { isPronoun, type Mentions } from './mentions.js';
import { permits } from './piece-forms.js';
import { type Deed, piecesOf } from './pieces.js';
import type { Statement } from './statements.js';

/** What rules and prices ask for beside what they rule. */

/** `The shop keeps 18% of each booking and pays owners out every month`: beside its price, what it does with the money. */
export function readPayment(statement: Statement, mentions: Mentions, asked: Asked): void {
  for (const piece of piecesOf(statement)) {
    if ('feature' in piece || !/^(?:pays?|refunds?|invoices?|bills?|transfers?)\b/i.test(piece.verb)) continue;
    // 'New patients pay a £25 deposit' in the product, 'shops pay £5 a month' for it.
    const isOwn = piece.who.length === 0;
    if (!isOwn && (!paidThere.test(piece.object) || regular.test(statement.text))) continue;
    const { capability, audiences } = deedTold(isOwn ? { ...piece, automatic: true } : piece, mentions);
    if (capability === null || capability.object === '') continue;
    asked.capabilities.push(capability);
    asked.audiences.push(...audiences);
  }
}

const paidThere = /\b(?:deposits?|fines?|excess|fares?|rent|instalments?)$/i;
const regular = /\b(?:a|per|each|every) (?:month|year|seat|user|site)\b|\bmonthly\b|\byearly\b/i;

/** `Only a head chef can approve a recipe`: what is allowed has to be possible, where nothing else asks for it. */
export function readRule(statement: Statement, mentions: Mentions, asked: Asked, place: number): void {
  const pieces = piecesOf(statement).filter((piece): piece is Deed => !('feature' in piece));
  const read = pieces.map((piece) => {
    const told = deedTold(piece, mentions);
    // 'Samples must be started within 18 hours; otherwise they are rejected'
    if (told.capability) mentions.deed(told.capability);
    else mentions.spokenIn(piece);
    return { piece, ...told };
  });
  const told = read.flatMap(({ capability }) => capability ?? []);
  shareObjects(told);
  undoMade(told, 0);
  const known = [...asked.capabilities];
  for (const { piece, capability, audiences } of read) {
    if (capability === null || doneToNothing(piece) || !isGranted(piece, statement)) continue;
    // 'The owner has 72 hours to accept' says what of, by what stands before.
    if (capability.object === '' && (capability.tail === '' || !answers.test(capability.verb))) continue;
    if (known.some((one) => isSame(one, capability))) continue;
    // 'this period can be extended one time': of nothing that somebody handles, and nobody is told to.
    if (piece.passive && piece.who.length === 0 && !piece.automatic && /^th(?:is|at|ese|ose) /i.test(piece.object))
      continue;
    // 'Members reserve a drill for up to seven days' says it all; what 'only' and 'may' tell besides is the rule.
    const isWhole =
      (capability.object === '' || bare.test(piece.before)) && !/\b(?:max|at most)\b/i.test(capability.tail);
    // 'A credit above £150 is approved by the manager': of which, is never left out.
    const [tail = ''] = isWhole ? [capability.tail] : (ofSum.exec(capability.tail) ?? []);
    asked.capabilities.push({ ...capability, tail, source: { statement: place, deed: piece } });
    asked.audiences.push(...audiences);
  }
}

/** `a loan open longer than 72 hours is escalated`: what the product does by itself when a rule says so. */
export function readConsequences({ text }: Statement, asked: Asked): void {
  const told = consequencesIn(text).filter(
    ({ verb, noun }) => !asked.capabilities.some((one) => one.verb === verb && (noun === '' || one.noun === noun)),
  );
  asked.capabilities.push(...told);
}

const ofSum =
  /^(?:above|over|under|below|of (?:more|less) than|worth (?:more|less) than) [£$€]?\d[\d.,]*(?: ?(?:€|\p{L}+))?(?=$|[\s,])/u;

/** `Employees see only their own claims` is no other deed than to see claims. */
const isSame = (one: Capability, { verb, object, noun }: Capability): boolean =>
  one.verb === verb &&
  (one.noun === noun || (noun === '' && (!isOwn(object) || one.noun === bareNoun(object.slice(5)))));
const isOwn = (object: string): boolean => /^only /.test(object);

/** `may view but never edit claims` grants the first; `no café may order`, `can only be opened within 48 hours` grant nothing. */
const isGranted = ({ who, passive, before, object, verb }: Deed, { text: whole, parts }: Statement): boolean => {
  // 'closes the log no earlier than 30 minutes before the end' forbids nothing.
  const text = whole.replace(/\b(?:no|not) (?:earlier|later|more|less|fewer|longer|sooner) than\b/gi, 'within');
  // 'The holder has 28 days to put it right'
  if (/^(?:put|do|make)$/i.test(verb) && isPronoun(object)) return false;
  if (denies.test(before) || who.some((one) => denies.test(one)) || /^(?:no|nobody|never)\b/i.test(text)) return false;
  // 'Members hold at most 3 bookings', 'two chapters at a time, no more' only count what they did.
  if (/^(?:no|neither|none|nothing|at most|up to|no more than|max(?:imum)?\.?) /i.test(object) || counts.test(text))
    return false;
  // 'Inspectors can be given access for 48 hours', 'bookings can be made 10 weeks ahead' ask for no deed of their own.
  // 'Neighbours are informed, and objections go to the clerk'
  if (passive && telling.test(verb) && before !== '' && !denies.test(before) && !permits.test(before)) return true;
  // 'Only certified interpreters may be offered felony hearings'
  if (passive && /^only\b/i.test(text)) return false;
  if (passive)
    return (
      parts.some(({ kind }) => kind === 's') &&
      permits.test(before) &&
      !/^(?:made|done)$/i.test(verb) &&
      !/\bat most\b/i.test(text) &&
      !denies.test(text)
    );
  return (
    who.length > 0 &&
    (/\b(?:only|can|may)\b/i.test(text) ||
      (bare.test(before) && !denies.test(text)) ||
      // 'groups don’t pay online but send an enquiry, which the officer must answer': that one forbids him nothing.
      (duty.test(before) && answers.test(verb) && !denies.test(before)))
  );
};
/** Nothing but what joins it to the deed before. */
const bare = /^(?:and|or|,)?$/;
const answers = /^(?:answer|agree|decide|accept|object|respond|reply|confirm|appeal|vote|cancel|withdraw|opt out)$/;
const telling = /^(?:informed|notified|alerted|reminded|told|warned|flagged)$/i;
const duty = /^(?:must|has to|have to|needs? to)$/i;
const counts = /\b(?:no|not) more\b(?! than)|\bat (?:a time|once)\b|\bat (?:the )?most[.;]?$/i;
const denies = /\b(?:not|cannot|never|no|nobody|neither|whoever)\b|n['’]t\b/i;

/** `sends reminders, max 2 per week and never on Sundays`: how often, of what was told before. */
export function bindBefore(statement: Statement, before: Statement | undefined, asked: Asked): boolean {
  const last = asked.capabilities.at(-1);
  const isOfBefore = before?.role === 'do' && before.sentence === statement.sentence && isBound(statement);
  if (isOfBefore && last) last.tail = [last.tail, statement.text.replace(/[.;]+$/, '')].filter(Boolean).join(', ');
  return isOfBefore;
}

/** `at most 80 sheets per loan`: of the deed before it. */
export const isBound = ({ role, parts, text }: Statement): boolean =>
  role === 'rule' &&
  parts.every(({ kind }) => kind === 't') &&
  /^(?:max(?:imum)?|at most|no more than|never|up to|until|within|by|only (?:on|in|at|from|during|between))\b/i.test(
    text,
  );
