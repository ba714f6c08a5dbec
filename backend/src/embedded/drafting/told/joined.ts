import { plural, singular } from '../language.js';
import type { Capability } from '../read/brief.js';
import { ofArrangements } from '../read/made-by.js';
import { isPeople } from '../read/lexicon.js';
import { isClause } from './fitting.js';
import type { Deed } from './pieces.js';
import type { Statement } from './statements.js';

/** What deeds of one statement take from each other. */

/** `create, edit and delete tasks`, `apply for, change the vehicle on, and cancel a permit`: all of them, with what stands behind the last. */
export function shareObjects(all: Capability[]): void {
  let last = all.at(-1);
  for (const [at, one] of [...all.entries()].reverse()) {
    const next = all[at + 1];
    if (
      !next ||
      !last ||
      one === last ||
      one.by !== next.by ||
      one.automatic !== next.automatic ||
      one.named ||
      next.named
    ) {
      last = one;
      continue;
    }
    const [, before = '', preposition = ''] = hangs.exec(one.tail) ?? [];
    if (preposition !== '' && one.object === '' && before === '')
      Object.assign(one, { verb: `${one.verb} ${preposition}`, object: last.object, noun: last.noun, tail: last.tail });
    else if (preposition !== '') one.tail = [one.tail, last.object].join(' ');
    // 'acknowledge and write what they did': only the second.
    else if (
      one.object === '' &&
      one.tail === '' &&
      !alone.test(one.verb) &&
      !/^(?:what|how|why|who|when|where)\b|(?:^|\s)\p{Ll}+sel(?:f|ves)$/iu.test(last.object)
    )
      Object.assign(one, { object: last.object, noun: last.noun, tail: last.tail });
    else last = one;
  }
}
/** `A developer registers, gets a key and can make calls`: what needs nothing that it is done to. */
const alone =
  /^(?:register|sign (?:in|up|out)|log (?:in|out|on)|enrol|check (?:in|out)|pay|vote|apply|arrive|leave|start|finish|wait|stop|log|travel|join|light up|beep|vibrate|subscribe|unsubscribe|agree|object|appeal|respond|reply)$/;
/** `on`, `at the counter for`: of something that is said later. */
const hangs = /^(.*?)\s?\b(for|on|in|to|with|from|at|of|about)$/i;

/** `It connects to Sage 200`: by itself. */
export function connectionIn({ text, parts }: Statement): Capability | null {
  const systems = parts.filter(({ kind }) => kind === 'sys').map((part) => part.text);
  const [, verb = '', word = ''] = /\b(connect|integrate|sync|link)s? (to|with)\b/i.exec(text) ?? [];
  return verb === '' || systems.length === 0 || parts.some(({ kind }) => kind === 'v')
    ? null
    : { verb: verb.toLowerCase(), object: '', noun: '', tail: `${word} ${systems.join(' and ')}`, automatic: true };
}

/** `It must export to the school's accounting system`: among what it needs, something that it does. */
export function exchangeIn({ text, parts }: Statement): Capability | null {
  const [, verb = '', to = ''] =
    /\b(export|import)s? ((?:to|from) (?:the|our|an?|their) [^,;.]{3,50})/i.exec(text) ?? [];
  return verb === '' || parts.some(({ kind }) => kind === 'v')
    ? null
    : { verb: verb.toLowerCase(), object: '', noun: '', tail: to, automatic: true };
}

/** `Grandparents are invited as carers`, behind `A parent sets up the profile`: whoever set it up invites them. */
export function bySetter(
  capability: Capability,
  { before: words }: Pick<Deed, 'before'>,
  before: readonly Capability[],
): Capability {
  const { verb, tail, automatic, by: _, ...rest } = capability;
  const setter =
    automatic && /\b(?:is|are|be)$/.test(words) && /^(?:invite|appoint|nominate|add)$/.test(verb) && /^as /.test(tail)
      ? before.find((one) => one.by !== undefined && setting.test(one.verb))?.by
      : undefined;
  return setter === undefined ? capability : { ...rest, verb, tail, automatic: false, by: setter };
}
const setting = /^(?:set up|create|open|start|found)$/;

/** `check tools in and out by scanning a barcode`: two deeds. */
export function bothWays(capability: Capability): Capability[] {
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
export function undoMade(all: Capability[], first: number): void {
  for (const [at, one] of all.entries()) {
    const before = all[at - 1];
    if (at <= first || !before || one.object !== '' || one.by !== before.by || !undoes.test(one.verb)) continue;
    const whole = { ...one, object: before.object, noun: before.noun };
    Object.assign(one, ofArrangements([before, whole])[1] ?? whole);
  }
}
const undoes = /^(?:cancel|extend|renew)$/;

/** `It drafts letters; the handler edits and sends`: the letters, where a verb says nothing without what it is done to. */
export function doneToBefore(all: Capability[], first: number, from = 0): void {
  for (const [at, one] of all.entries()) {
    const before = all
      // What another line of a list is of is no matter of this one.
      .slice(from, at)
      .flatMap((other) => spokenOf(other) ?? [])
      .at(-1);
    const made =
      at > first && /^(?:each other|one another)\b/i.test(all[at - 1]?.tail ?? '')
        ? leaves[all[at - 1]?.verb ?? '']
        : undefined;
    if (made !== undefined && one.object === '' && wantsObject.test(one.verb)) {
      Object.assign(one, { object: made, noun: singular(made) });
      continue;
    }
    if (at < Math.max(first, 1) || !before || one.object !== '' || one.named || !wantsObject.test(one.verb)) continue;
    if (/^(?:anyone|anybody|everyone|everybody|whoever)\b/i.test(before.object)) continue;
    // 'alerts the assistant, who confirms': not whoever does it.
    if (isClause(before.object) || singular(before.noun) === one.by) continue;
    if (isPeople(before.noun) || opensObject.test(one.tail) || /^(?:each other|one another)\b/i.test(one.tail))
      continue;
    // 'answers twelve questions and signs', 'dimensions are read; buyers search by grade': not those.
    if (one.verb === 'sign' && !signed.test(before.noun)) continue;
    if (looks.test(one.verb) && !all.slice(0, at).some(({ verb, noun }) => noun === before.noun && shows.test(verb)))
      continue;
    Object.assign(one, {
      object: looks.test(one.verb) ? plural(before.noun) : known(before.object),
      noun: before.noun,
    });
  }
}
/** `sends the offer to three. They have 4 hours to accept`: the offer. */
export function acceptOffered(all: readonly Capability[]): void {
  for (const [at, one] of all.entries()) {
    const sent = all.slice(0, at).findLast(({ object }) => object !== '');
    const isOffer = sent && /^(?:send|offer|propose|suggest|pass)$/.test(sent.verb) && !isPeople(sent.noun);
    if (isOffer && one.object === '' && /^(?:accept|decline)$/.test(one.verb))
      Object.assign(one, { object: known(sent.object), noun: sent.noun });
  }
}

/** `Both sides review each other, published at the same moment`: the reviews. */
const leaves: Record<string, string> = {
  review: 'reviews',
  rate: 'ratings',
  message: 'messages',
  invite: 'invitations',
};
const wantsObject =
  /^(?:search|browse|filter|acknowledge|book|approve|reject|edit|correct|send|sign|publish|print|delete|archive|download|export|share|submit|confirm|decline|review|rate|rename|assign|forward|reopen|save|copy|attach|read|open)$/;
/** `export to Excel`, `share with a friend` may mean anything; `book by phone` means what was found. */
const opensObject = /^(?:to|from|into|as|with|that|whether|how|what|which|who)\b/;
/** `The alarm goes to the kitchen phone` speaks of the alarm, `alarm when a fridge is too warm` as well. */
function spokenOf({ verb, object, noun, named, words }: Capability): { object: string; noun: string } | null {
  // 'enter a correction, attach proof; the clerk approves': the correction.
  if (/^(?:attach|enclose)$/.test(verb)) return null;
  const [, subject = ''] = /^(?:the|an?) (\p{Ll}+)(?= )/iu.exec(words ?? (named ? object : '')) ?? [];
  if (subject !== '') return { object: `the ${subject}`, noun: subject };
  return object === '' || noun === '' || named ? null : { object, noun };
}
const looks = /^(?:search|browse|filter)$/;
/** What leaves something that others can look through. */
const shows =
  /^(?:put up|list|post|publish|upload|add|create|offer|enter|register|record|store|collect|import|submit|share|see|view|find|show|get|set up|sell|describe|keep|write)$/;
const signed =
  /\b(?:reports?|forms?|contracts?|permits?|documents?|letters?|agreements?|certificates?|offers?|orders?|plans?|lists?|notes?|statements?|requests?|applications?|protocols?|papers?|leases?|receipts?|declarations?|sheets?|drafts?|invoices?|quotes?|minutes|records?|consents?|waivers?|bookings?|checklists?|inspections?|logs?|files?|summar(?:y|ies)|decisions?)$/i;
const known = (object: string): string =>
  object.replace(/^(?:an?|each|every|one|some)(?: of (?:the|our|their))? /i, 'the ');
