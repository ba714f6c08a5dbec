import { joinWords, lowerFirst, stripStop, upperFirst } from '../language.js';
import { leadIn } from '../plan/lead-times.js';
import type { Plan } from '../plan/plan.js';
import { beginning, recipientOf } from './recipients.js';

/** `Members get an SMS reminder the day before a tool is due`: each message that the idea tells, by its own sentences. */
export interface ToldMessage {
  /** `The day before a tool is due`, `A charger fails`; empty where the idea gives no occasion. */
  event: string;
  /** `time` before or after something, `period` again and again, `reason` when something has happened. */
  occasion: 'time' | 'period' | 'reason' | 'none';
  /** `Members`, `Dispatchers and drivers` */
  recipient: string;
  /** `Text message`; empty where the idea names no way. */
  channel: string;
  /** `reminder` */
  what: string;
  /** `of guest fees`: what is in it, where the idea says so. */
  about: string;
  /** What it asks of its reader: `order a laptop`; empty where the idea does not say. */
  asks: string;
  /** The words of the idea around it. */
  said: string;
}

const word = String.raw`(?:reminders?|alerts?|alarms?|e-?mails?|sms|texts?|text messages?|notifications?|messages?|push(?:es)?|warnings?|confirmations?|(?:tracking )?links?)`;
const report = String.raw`(?:reports?|summar(?:y|ies)|lists?|overviews?|statements?|digests?|settlements?|newsletters?|numbers|figures)`;
const thing = String.raw`(?:an? |the |one |their |weekly |monthly |daily )*(?:(?!and\b|or\b)[\p{L}-]+ ){0,3}?(?:${word}(?: ${word})*|${report})(?=[\s,.;]|$)`;
const way = String.raw`\bby (?:e-?mail|sms|text(?: message)?|letter|post)\b`;
const receives = new RegExp(
  String.raw`^(.{2,200}?) (?:gets?|receives?|(?:is|are) sent) (${thing}|(?:(?:an?|the) )?[\p{L}-]+(?= ${way}))(.*)$`,
  'iu',
);
const told =
  /^(.{2,60}?) (?:is|are|gets?) (?:also |then |immediately |automatically )*(?:notified|alerted|informed|warned|reminded|told|texted|e-?mailed)\b(.*)$/iu;
const sends = new RegExp(
  String.raw`^(.{0,80}?)(?<!\b(?:can|may|should|must|to) )\b(?:sends|e-?mails|texts) (${thing})(?: to)?(?: (.*))?$`,
  'iu',
);
const sendsThem = new RegExp(String.raw`^.{0,40}?\bsends ([\p{L}' -]{3,40}?) (${thing})(.*)$`, 'iu');
const tells = /^.{0,60}?\b(alerts|notifies|informs|warns|reminds|escalates to) (.*)$/iu;
const goes = new RegExp(
  String.raw`^(?:an? |the )?((?:[\p{L}-]+ )?(?:${word}|${report})) (?:goes|is sent|are sent|go)\b(?: out)?(.*)$`,
  'iu',
);

/** Where the words on its occasion begin. */
const occasion = new RegExp(
  String.raw`\b(?:(?:at least )?(?:(?:\d+|an?|one|two|three|four|five|six|seven|ten)(?: (?:hours|days|weeks))?(?:, |,? and |,? or |/))*(?:\d+|an?|one|two|three|four|five|six|seven|ten|the) (?:working |business )?(?:minutes?|hours?|days?|weeks?|months?|evening|morning|night) (?:before|ahead|in advance|after|prior)\b|(?:straight |right |immediately |directly |shortly )?(?:before|after) |when(?:ever)?\b|if\b|once\b|as soon as\b|unless\b|every (?!one\b|body\b)|each (?:time|day|week|month|night|\p{Lu}\p{L}+day)|(?:weekly|monthly|daily|nightly)\b|at (?:day )?\d|on (?:delivery|arrival)\b|at the end of (?:the|each|every)\b|on (?:the day|\p{Lu}\p{L}+days)\b|in the (?:evening|morning)|the (?:evening|day|morning|night|week) before\b)`,
  'iu',
);
const leading =
  /^(?:and |but |then )?((?:(?:if|when|whenever|once|as soon as|after|before|on the|\d+ \p{L}+ before)\b.*?(?=, |$)|before each(?: [\p{L}-]+){1,2}(?= the )|after (?:\d+|two|three|five|ten) (?:hours?|days?|weeks?)(?= )|(?:every|each|at the end of (?:the|each|every)) \p{L}+(?: at \S+(?: [ap]m)?)?))(?:, (?:then )?| )(.+)$/iu;
const periodic = /^(?:every|each (?!time)|weekly|monthly|daily|nightly|at the end of|at \d|on \p{Lu}\p{L}+days)/iu;
const timed =
  /^(?:(?:straight |right |immediately |directly |shortly )?(?:before|after) |(?:at least )?(?:\d+|an?|one|two|three|four|five|six|seven|ten|the) )/iu;

const ways: [heard: RegExp, way: string][] = [
  [/\bSMS\b|\btext(?:s| message)?\b/i, 'Text message'],
  [/\be-?mails?\b/i, 'Email'],
  [/\bpush\b/i, 'Push notification'],
  [/\bletter\b/i, 'Letter'],
  [/\b(?:phone|call)\b/i, 'Phone'],
  [/\bWhatsApp\b/, 'WhatsApp'],
  [/\bSlack\b/, 'Slack'],
  [/\bTeams\b/, 'Microsoft Teams'],
  [/\bin (?:the|their) app\b/i, 'In the app'],
];
const channelOf = (said: string): string =>
  upperFirst(
    joinWords(
      ways
        .flatMap(([heard, way]) => (heard.test(said) ? [way] : []))
        .map((way, at) =>
          at > 0 && way !== 'Slack' && way !== 'WhatsApp' && way !== 'Microsoft Teams' ? lowerFirst(way) : way,
        ),
    ),
  );

interface Occasion {
  event: string;
  occasion: ToldMessage['occasion'];
}
/** The occasion in what follows the message: `by SMS two days before the appointment`. */
function occasionIn(rest: string): Occasion {
  const at = rest.search(occasion);
  if (at < 0) return { event: '', occasion: 'none' };
  const event = rest
    .slice(at)
    .replace(
      /, (?:and(?! then)|but|so that|which|otherwise|with) .*$| to the [\p{L} ]+$| and (?!when |if )\p{L}+s? (?:the|an?|them|it)\b.*$/u,
      '',
    );
  return kinded(
    stripStop(event)
      .replace(/ and (?:when|if) /, ' or ')
      .replace(/[,:]$/, ''),
  );
}
function kinded(event: string): Occasion {
  // '60/30 days before the deadline': 60 days and 30 days before it.
  const lead = /\d\/\d/.test(event) ? leadIn({ object: '', tail: event }, '') : null;
  if (lead) return { event: `${joinWords(lead.steps)} before ${lead.before}`, occasion: 'time' };
  const reason = /^(?:when(?:ever)?|if|once|as soon as) (.+)$/i.exec(event)?.[1];
  if (reason !== undefined) return { event: reason, occasion: 'reason' };
  if (periodic.test(event)) return { event, occasion: 'period' };
  return { event, occasion: timed.test(event) ? 'time' : 'reason' };
}

const bare = (said: string): string =>
  lowerFirst(said.replace(/^(?:(?:an?|the|one|their) )+/i, '').trim()).replace(
    /(?<=reminder|alert|alarm|notification|message|warning)s$/,
    '',
  );

/** One message in a clause, or several that one verb carries. */
function messageIn(clause: string, before: string, plan: Plan): ToldMessage[] {
  const [, led = '', behind = ''] = leading.exec(clause) ?? [];
  const found = formOf(led === '' ? clause : behind, `${before} ${led}`, led !== '', plan);
  if (!found) return [];
  const { recipient, rest, what } = found;
  // 'a reminder by SMS two days before the appointment and a vaccination reminder by e-mail 30 days before': two messages.
  const pieces = rest.split(nextMessage);
  const messages = pieces.map((piece, at) => ({
    what: at === 0 ? what : bare(opensWith.exec(piece)?.[1] ?? ''),
    piece,
    ...occasionIn(piece),
  }));
  const last = messages.findLast(({ occasion: one }) => one !== 'none');
  const overdue =
    /^otherwise\b/i.test(clause) && before !== '' ? `Not in time: ${lowerFirst(before.replace(/ = /, ': '))}` : '';
  const ahead =
    led !== ''
      ? kinded(led)
      : overdue !== ''
        ? { event: overdue, occasion: 'reason' as const }
        : (last ?? (before === '' || before.length > 110 ? never : { event: before, occasion: 'reason' as const }));
  const told = messages.map(({ what: one, piece, ...own }): ToldMessage => {
    const { event, occasion: kind } = own.occasion === 'none' ? ahead : withLead(own, led);
    const [, asks = ''] = asked.exec(event) ?? [];
    const alone = asks === '' ? event : event.slice(0, -(asks.length + 3)).trim();
    return {
      event: upperFirst(
        alone
          .replace(/^at day /i, 'Day ')
          .replace(/^(?:they|he|she) (?=(?:is|are|has|have)\b)/i, `${lowerFirst(recipient)} `),
      ),
      occasion: kind,
      recipient,
      channel: channelOf(`${one} ${piece.split(' when ')[0] ?? ''}`),
      what: one === '' ? 'message' : one,
      about:
        /^ ((?:of|about|with|on) .+?)(?=,| (?:by|when|if|before|every|each|at|on|and|per|\d)\b|$)/.exec(piece)?.[1] ??
        '',
      asks,
      said: clause,
    };
  });
  // 'an e-mail and a push when they are outbid': one word to them by two ways.
  const [first, second] = told;
  return first && second && first.event === second.event
    ? [{ ...first, what: 'message', channel: joinWords([first.channel, lowerFirst(second.channel)].filter(Boolean)) }]
    : told;
}
/** `Before each prepayment the app sends a reminder ten days ahead`: ten days before each prepayment. */
const withLead = (own: Occasion, led: string): Occasion =>
  /^before /i.test(led) && /^\S+ \p{L}+ (?:ahead|before|in advance)$/iu.test(own.event)
    ? { ...own, event: own.event.replace(/ (?:ahead|before|in advance)$/i, ` ${lowerFirst(led)}`) }
    : own;
const never = { event: '', occasion: 'none' as const };
const nextMessage = new RegExp(String.raw` and (?=(?:an?|the|one) (?:[\p{L}-]+ ){0,2}?${word}\b)`, 'iu');
const opensWith = new RegExp(String.raw`^(${thing})`, 'iu');
const asked = /\bto ((?!the |an? |\d)\p{L}+ (?:an?|the|their) [\p{L} -]+)$/u;

interface Form {
  recipient: string;
  what: string;
  rest: string;
}
function formOf(clause: string, before: string, hasOccasion: boolean, plan: Plan): Form | null {
  const [, who = '', got = '', rest = ''] = receives.exec(clause) ?? [];
  if (got !== '') {
    // 'Volunteers sign up for shifts and get a text': whoever the clause begins with.
    const recipient = recipientOf(who, before, plan) ?? beginning(who, plan);
    const isMessage = ends.test(got) || byWay.test(rest);
    return recipient && (isMessage || occasion.test(rest) || /\b(?:weekly|monthly|daily)\b/i.test(got) || hasOccasion)
      ? { recipient, what: bare(got), rest }
      : null;
  }
  const [, whom = '', after = ''] = told.exec(clause) ?? [];
  if (whom !== '') {
    const recipient = recipientOf(whom, before, plan);
    return recipient ? { recipient, what: 'message', rest: after } : null;
  }
  const [, , sent = '', to = ''] = sends.exec(clause) ?? [];
  if (sent !== '') {
    const reachedBy = reached(to, bare(sent), before, plan);
    // 'the app sends a reminder ten days ahead': to whoever it is for.
    if (reachedBy || ends.test(sent)) return reachedBy ?? { recipient: '', what: bare(sent), rest: to };
  }
  const [, them = '', given = '', follows = ''] = sendsThem.exec(clause) ?? [];
  const recipient = them === '' ? null : recipientOf(them, before, plan);
  if (recipient) return { recipient, what: bare(given), rest: follows };
  const [, verb = '', those = ''] = tells.exec(clause) ?? [];
  if (verb !== '')
    return reached(
      those,
      /^remind/i.test(verb) ? 'reminder' : /^(?:alert|warn)/i.test(verb) ? 'alert' : 'message',
      `${before} ${clause.slice(0, clause.indexOf(verb))}`,
      plan,
    );
  const [, gone = '', behind = ''] = goes.exec(clause) ?? bareForm.exec(clause) ?? [];
  if (gone === '') return null;
  const [, last = ''] = /\bto (.+)$/.exec(behind) ?? [];
  const whomTo = last === '' ? null : reached(last, bare(gone), before, plan);
  return whomTo
    ? { ...whomTo, rest: behind }
    : occasion.test(behind)
      ? { recipient: '', what: bare(gone), rest: behind }
      : null;
}
/** `Reminder by text the day before`: told without a verb. */
const bareForm = new RegExp(
  String.raw`^(?:an? |the |automatic )?((?:(?:sms|text|push|e-?mail|automatic) )?${word})((?: by \S+(?: or \S+)?)? (?:to|at|the|\d+|one|two|three|when|if|on|before|after) .*)$`,
  'iu',
);
const ends = new RegExp(String.raw`${word}$`, 'iu');
const byWay = new RegExp(way, 'iu');

/** `the dispatcher and the driver when …`: who it reaches, and what follows. */
function reached(said: string, what: string, before: string, plan: Plan): Form | null {
  const at = said.search(
    / (?=(?:when|if|by|via|as soon|once|before|after|every|each|about|that|of|in|on|at|ten|five|two|three|one|an?|\d+)\b)/,
  );
  const recipient = recipientOf(stripStop(at < 0 ? said : said.slice(0, at)).replace(/,$/, ''), before, plan);
  return recipient ? { recipient, what, rest: at < 0 ? '' : said.slice(at) } : null;
}

const apart =
  /;\s+|\s(?:->|→)\s|: (?=[a-z])|, (?=otherwise\b)|, and (?=.{3,40} (?:gets?|receives?|(?:is|are) (?:alerted|notified|informed|told)) )| and (?=(?:every(?:one|body)|the [\p{Ll}-]+)(?: [\p{Ll}-]+){0,5}? (?:gets?|receives?) )|, (?:and )?(?=(?:sends|alerts|notifies|reminds|informs|warns|after \d+) )| and (?=(?:sends|alerts|notifies|reminds|informs|warns) )/u;
const ofToday = /^(?:today|currently|at present|right now|at the moment)\b/i;

/** Each message that the sentences of the idea tell, those of today and of its troubles apart. */
export const messagesTold = (plan: Plan): ToldMessage[] => {
  const { brief } = plan;
  const all = brief.asking
    .filter((text) => !ofToday.test(text))
    .flatMap((text) => {
      const clauses = stripStop(text).split(apart);
      return clauses.flatMap((clause, at) => messageIn(clause.trim(), clauses.slice(0, at).join(', '), plan));
    });
  return all.filter(
    (one, at) => all.findIndex(({ event, recipient }) => event === one.event && recipient === one.recipient) === at,
  );
};
