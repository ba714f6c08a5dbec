import { joinWords, lowerFirst, plural, singular } from '../language.js';
import type { Capability } from './brief.js';
import { isPeople, isVerb } from './lexicon.js';
import type { Found } from './statements.js';

/**
 * What comes to somebody is nothing that they do: `members get an SMS reminder the day before` is sent to them by the
 * product, with its recipient and its moment.
 */

const sentThing =
  /^(?:(?:an?|the|their|his|her|one|another|all|regular|automatic) )*(?:[\p{L}-]+ ){0,3}?(?:reminders?|alerts?|e-?mails?|mails?|sms|texts?|notifications?|messages?|push|pushes|pings?|warnings?|notices?|digests?|newsletters?|invitations?|confirmations?|receipts?)(?= |,|$)/iu;
/** `gets a weekly report`, `receive a summary of their earnings every Monday`: what is looked up by nobody. */
const paper = /\b(?:reports?|summary|summaries|overviews?|statements?|PDF|lists?|figures|statistics)\b/i;
const regular =
  /\b(?:daily|weekly|monthly|quarterly|yearly|annual|(?:each|every) (?:\p{L}+ )?(?:day|night|morning|evening|week|month|quarter|year|\p{L}+day)|at day \d+|at \d{1,2}[:.]\d\d|at \d{1,2} ?[ap]m|by e-?mail)\b/iu;
const byMessage = /\b(?:by|via) (?:e-?mail|sms|text(?: message)?|push(?: notification)?|slack|whatsapp)\b/i;

const answers = /^(?:confirm|accept|decline|answer|reply|respond)$/;
const isMessage = (one: Capability): boolean => /^(?:get|receive|send)$/.test(one.verb) && isSent(one);

const isSent = ({ object, tail }: Capability): boolean => {
  const said = `${object} ${tail}`;
  return (
    sentThing.test(object) ||
    byMessage.test(said) ||
    (paper.test(object) && regular.test(said) && !/\baccess\b/i.test(object))
  );
};

/** Each deed in turn, since `them` are whoever acted before; `texts`: what each part was read from. */
export function asMessages(found: Found[], texts: readonly string[]): void {
  let people = '';
  for (const [at, part] of found.entries())
    part.capabilities = part.capabilities.map((one, place) => {
      const last = part.capabilities[place - 1];
      // '… gets a notification and has 30 minutes to confirm': not the notification, but what it is about.
      if (last && one.by === undefined && one.object === last.object && answers.test(one.verb) && isMessage(last))
        return people === '' ? one : { ...one, by: singular(people), object: '', noun: '' };
      const sent = sentTo(one, people, () => recipientIn(one, part, texts[at] ?? ''));
      if (one.by !== undefined && isPeople(one.by)) people = plural(one.by);
      return sent;
    });
  for (const part of found) part.capabilities = withoutEchoes(part.capabilities);
}

/** `Customers are emailed what is in the box`: they get what they are emailed. */
const withoutEchoes = (all: Capability[]): Capability[] =>
  all.filter(
    ({ verb, object, by }) =>
      by === undefined ||
      !/^(?:get|receive)$/.test(verb) ||
      !all.some((one) => one.automatic && /^(?:email|text|message|send)$/.test(one.verb) && one.tail.includes(object)),
  );

function sentTo(one: Capability, people: string, recipient: () => string): Capability {
  const { verb, object, tail, by, automatic, named } = one;
  if (named) return one;
  if (automatic || verb === 'send') {
    if (verb !== 'send' || (by !== undefined && !automatic)) return one;
    const isOrdered = !automatic && sentThing.test(object) && /^to\b/.test(tail);
    const whom = people === '' ? tail : tail.replace(/^to (?:them|him|her)(?= |$)/, `to ${people}`);
    return { ...one, tail: whom, automatic: automatic || isOrdered };
  }
  if (!/^(?:get|receive)$/.test(verb) || object === '' || !isSent(one)) return one;
  const { by: _by, also: _also, ...rest } = one;
  // 'a message to the driver', asked for by nobody who gets it.
  const isTold = /^to (?!(?:\p{Ll}+) (?:up|out|on|off)\b)/u.test(tail) && !isVerb(tail.split(' ')[1] ?? '');
  // 'a summary of their earnings': what it is of belongs to it.
  const [, about = '', when = tail] =
    /^((?:of|on|about|with) .+?)(?= (?:every|each|when|if|once|by|at|\d+) |$)(.*)$/iu.exec(tail) ?? [];
  // 'if pain goes above 7 the programme pauses and the therapist gets a message': the moment ends where another deed begins.
  const moment = when.trim().replace(/ (?:the|an?|its|their) \p{Ll}+ \p{Ll}+s and$| and$/u, '');
  const said = [about, isTold ? '' : `to ${recipient()}`, moment].filter(Boolean).join(' ');
  return { ...rest, verb: 'send', tail: said, automatic: true };
}

/** `the manager` and `members`, as the idea speaks of them; `the first person on the waiting list`, whom no word names. */
function recipientIn({ object, by, also = [] }: Capability, { audiences }: Found, text: string): string {
  if (by !== undefined) {
    const isOne = audiences.some(({ noun, text: called }) => noun === by && /^(?:the|an?) /i.test(called));
    return joinWords([by, ...also].map((who) => (isOne && also.length === 0 ? `the ${who}` : plural(who))));
  }
  const before = text.slice(0, Math.max(0, text.indexOf(object)));
  const [, who = ''] =
    /(?:^|[,;:] )([^,;:]{3,60}) (?:then |also |automatically )?(?:gets?|receives?) $/iu.exec(before) ?? [];
  return who === '' || /^(?:i|we|you|it|they|he|she)$/i.test(who) ? 'users' : lowerFirst(who);
}
