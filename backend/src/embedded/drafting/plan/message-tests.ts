import { isPlural, joinWords, lowerFirst, plural, singular, withArticle } from '../language.js';
import type { Capability } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';
import { type Failure, spanIn, type Told } from './deed-looks.js';
import { leadIn, type Lead } from './lead-times.js';
import { timeOf } from './own-time.js';
import type { Feature } from './plan.js';
import { conditionOf } from './said-cases.js';
import { reasonIn } from './ways.js';

/** How it shows that a message goes out: who gets it when and by which way, how often at most, and when none goes out. */

type Test = Feature['tests'][number];

const called: Record<string, string> = {
  remind: 'reminder',
  chase: 'reminder',
  nudge: 'reminder',
  alert: 'alert',
  page: 'alert',
  warn: 'warning',
  email: 'email',
  'e-mail': 'email',
  text: 'text message',
};

export interface Message {
  /** `reminder` */
  what: string;
  /** `contract owner`, `#returns-floor`; empty where the idea does not say. */
  whom: string;
  /** ` by email and SMS`, with its space; empty where the idea does not say. */
  way: string;
}

const medium = String.raw`(?:e-?mail|sms|text(?: message)?|push(?: notification)?|phone|letter|post|voice|slack|teams|whatsapp|pagerduty)`;
const byWay = new RegExp(
  String.raw`\b(?:by|via|through|in|as an?) (${medium}(?:(?:,| and| or|,? and|,? or) ${medium})*)`,
  'i',
);
const anyWay = new RegExp(String.raw`^(?:an? )?(${medium} (?:and|or) ${medium})\b`, 'i');
const perWeek =
  /\b(?:max(?:imum)?\.?|at most|no more than|not more than|up to) (\d+|one|two|three) (?:(?:an?|per|each) )(day|week|month)(?: (?:per|to|for each) ([\p{L}-]+))?/iu;
export const toSome =
  /\bto (?:the |each |every |their |our |all )?(\p{L}[\p{L}-]*(?: [\p{L}-]+)?)(?=,| (?:when|whenever|if|once|unless|as soon|before|after|by|via|on|at|each|every|with|for|about|the|one|two|three|five|ten|who|automatically|\d+)\b|$)/u;
const toChannel = /(?:^|\bto |\bin )(#[\p{L}\d-]+)/u;

/** What is sent to whom and by which way, as the deed names it. */
export function messageIn({ verb, object, noun, tail, by = '' }: Capability): Message {
  const said = `${object} ${tail}`.trim();
  // 'get an email or SMS five days before arrival': one message by either way.
  const [, either = ''] = anyWay.exec(object) ?? [];
  const [, way = either] = byWay.exec(said) ?? [];
  const [, channel = ''] = toChannel.exec(said) ?? [];
  const isSent = /^(?:get|receive|send|offer|use|see)$/.test(verb);
  const [, to = ''] = toSome.exec(tail) ?? [];
  const named = isPeople(noun) ? singular(noun.toLowerCase()) : '';
  // 'reminders, max 2 per week per client'
  const [, , , each = ''] = perWeek.exec(said) ?? [];
  return {
    what: isSent ? (either === '' ? sentThing(object, noun) : 'message') : (called[verb] ?? 'message'),
    whom:
      channel ||
      (isSent
        ? by || ([to, each].map((one) => singular(one.toLowerCase())).find((one) => isPeople(one)) ?? '')
        : named),
    way: way === '' ? '' : ` by ${way.replace(/^sms$/i, 'SMS').replace(/^text$/i, 'text message')}`,
  };
}

/** `reminder` of `reminders 120/60/30 days before`, `PDF report` of `a PDF report of last week`. */
function sentThing(object: string, noun: string): string {
  const [, named = ''] =
    /\b((?:slack |text |push )?(?:reminder|alert|message|notification|warning|notice|email|e-mail))s?\b/i.exec(
      object,
    ) ?? [];
  return named ? named.toLowerCase().replace('slack', 'Slack') : noun === '' ? 'message' : lowerFirst(singular(noun));
}

const gets = ({ what, whom, way }: Message): string =>
  whom === ''
    ? `one ${what} goes out${way}, and the log shows to whom and when`
    : `${whom.startsWith('#') ? `one ${what} is posted in ${whom}` : `the ${whom} gets one ${what}${way}`}, and the log shows the time`;

const notOn =
  /\b(?:never|not) on ((?:\p{Lu}\p{L}+days?|weekends|public holidays|bank holidays)(?:(?:,| and| or) \p{L}+)*)/u;
const oncePer = /\bonce (?:only )?(?:per|for each) ([\p{L}-]+)/iu;

/** `max 2 per week per client`, `never on Sundays`, `once per pallet`: when another one stays back. */
function held({ object, tail }: Capability, { what, whom }: Message): Failure[] {
  const said = `${object} ${tail}`;
  const [, most = '', span = '', each = ''] = perWeek.exec(said) ?? [];
  const [, days = ''] = notOn.exec(said) ?? [];
  const [, once = ''] = oncePer.exec(said) ?? [];
  const who = each || whom;
  return [
    ...(most === ''
      ? []
      : [
          cap(
            `${who === '' ? `${most} ${most === '1' || most === 'one' ? what : plural(what)} went out` : `the ${who} has had ${most} ${most === '1' || most === 'one' ? what : plural(what)}`} in the same ${span}`,
            `another ${what} falls due`,
            `it is held back until the next ${span}`,
          ),
        ]),
    ...(days === ''
      ? []
      : [cap(`${withArticle(what)} falls due on ${dayOf(days)}`, 'its time comes', 'nothing is sent on that day')]),
    ...(once === ''
      ? []
      : [
          cap(
            `the ${what} for a ${once} has gone out`,
            `the same ${once} gives cause for it again`,
            'no second one goes out',
          ),
        ]),
  ];
}
const cap = (given: string, when: string, then: string): Failure => ['cap', { given, when, then }];
const dayOf = (days: string): string => {
  const [first = days] = days.split(/,| and | or /);
  return withArticle(isPlural(first) ? singular(first) : first);
};

/** `30 days before an adrenaline pen expires`: what is then, as the idea says it. */
const upTo = /\b(?:before|ahead of|prior to) (?<what>(?:(?!,|;| and | so that ).){4,60})$/iu;

/** `5 days before it ends`: no named day, but what is so then. */
function leadTo(tail: string): Lead | null {
  const [, span = '', what = ''] =
    /(?:^|\s)((?:\d+|an?|one|two|three|four|five|six|seven|ten|fourteen) (?:working )?(?:minutes?|hours?|days?|weeks?|months?)) before ([^,;]{4,60})$/i.exec(
      tail,
    ) ?? [];
  return span === '' ? null : { steps: [span], before: what };
}

/** Right at each of the times that the idea sets before something, and not before. */
function ahead({ steps, before }: Lead, message: Message, tail: string): [Test, ...Failure[]] {
  const [first = ''] = steps;
  const said = upTo.exec(tail)?.groups?.['what'] ?? before;
  const until = said.replace(/^(?:each|every) (\S+)/, (_, noun: string) => withArticle(noun));
  const left = (span: string): string => `${span} ${/^(?:1|an?|one) /.test(span) ? 'is' : 'are'} left before ${until}`;
  // '180 days, 90 days and 30 days' of one unit.
  const short = steps.map((step, at) => (at < steps.length - 1 ? step.replace(/ \S+$/, '') : step));
  return [
    {
      given: left(joinWords(new Set(steps.map((step) => step.split(' ').at(-1))).size === 1 ? short : steps, 'or')),
      when: 'no user does anything more',
      then: gets(message),
    },
    [
      'early',
      {
        given: left(`more than ${first}`).replace(/^(more than (?:1|an?|one) \S+) are /, '$1 is '),
        when: 'no user does anything more',
        then: `no ${message.what} goes out yet`,
      },
    ],
  ];
}

/** `missing documents` of `chase clients for missing documents`: what is still to come; empty where it is no such message. */
export const matterOf = ({ verb, tail }: Capability): string =>
  /^(?:remind|chase|nudge)$/.test(verb) ? (about.exec(tail)?.[1] ?? '') : '';
const about = /^(?:(?:for|about|of) )(?!(?:the |a |each )?(?:week|month|day))([^,;:]{4,60})$/;

export function messageTests({ capability, words, moment }: Told): [Test, ...Failure[]] {
  const message = messageIn(capability);
  const product = words['product'] ?? 'the product';
  const { what } = message;
  const limits = held(capability, message);
  const lead = leadIn(capability, words['unit'] ?? '') ?? leadTo(capability.tail);
  if (lead) {
    const [own, ...others] = ahead(lead, message, `${capability.object} ${capability.tail}`.trim());
    return [own, ...limits, ...others];
  }
  const again: Failure = [
    'again',
    {
      given: `the ${what} went out before`,
      when: `${product} checks again`,
      then: 'no second one goes out for the same reason',
    },
  ];
  const reason = reasonIn(capability) ?? conditionOf(capability.tail)?.clause ?? moment.condition;
  if (reason)
    return [
      { given: reason, when: 'no user does anything more', then: gets(message) },
      ...limits,
      ...(limits.length > 0 ? [] : [again]),
    ];
  const matter = matterOf(capability);
  if (matter !== '') {
    const are = isPlural(matter.split(/ (?:of|for|from) /)[0] ?? '') ? 'are' : 'is';
    return [
      {
        given: `${matter} ${are} outstanding`,
        when: `${withArticle(what)} is due`,
        then: `${gets(message).replace(/, and /, ` that names ${are === 'are' ? 'them' : 'it'}, and `)}`,
      },
      ...limits,
      [
        'settled',
        { given: `nothing is outstanding any more`, when: `${withArticle(what)} would be due`, then: 'none goes out' },
      ],
    ];
  }
  const lost: Failure = [
    'undelivered',
    {
      given: `${withArticle(what)} cannot be delivered`,
      when: `${product} has tried three times`,
      then: 'it is listed as not delivered, with its recipient',
    },
  ];
  const span = spanIn(capability);
  const period = moment.period ?? (span ? `every ${span}` : null);
  const figures = span && /(?:report|summary|digest|overview|statement|figures?)$/i.test(what);
  return [
    {
      given: period ? timeOf(period) : `${withArticle(what)} is due`,
      when: 'no user does anything more',
      then: figures ? gets(message).replace(', and ', ` with the figures of that ${span}, and `) : gets(message),
    },
    ...limits,
    lost,
  ];
}
