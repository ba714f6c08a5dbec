import type { Slots } from '../know/slots.js';
import type { Outcome } from '../know/knowledge.js';
import { isPlural, plural } from '../language.js';
import type { Capability } from '../read/brief.js';
import { isPeople } from '../read/lexicon.js';
import { be, formsOf, type Thing } from './deed-thing.js';
import { formChecks } from './form-checks.js';
import { kindOf } from './kinds.js';
import { lookTests } from './look-tests.js';
import type { Moment } from './moment.js';
import type { Feature } from './plan.js';

/** How it shows that somebody finds, sees or takes away what is there. */

type Test = Feature['tests'][number];

/** A deed with the words that its checks are made of. */
export interface Told {
  capability: Capability;
  /** `the tuner logs faults per stop` */
  when: string;
  /** `the tuner` */
  who: string;
  thing: Thing | null;
  words: Slots;
  sentences: readonly string[];
  moment: Moment;
  /** `the end`: what people type of the thing, where the idea names no field. */
  typed: string[];
  outcomes: readonly Outcome[];
  /** `handler`: people of the idea who do not do it. */
  others: readonly string[];
}

/** A way to fail, by a name: those of a plan are not all of one kind. */
export type Failure = [name: string, test: Test];

/** `search by era and size`: what fits, and nothing else. */
export function searched({ capability: { tail }, when, thing }: Told): [Test, ...Failure[]] {
  const [, said = ''] = /^(?:by|for|with) ([^;:]{3,60})$/.exec(tail) ?? [];
  // 'filter the menu for a guest': on whose behalf, and no criterion.
  const by = isPeople(said) ? '' : said;
  const noun = thing?.noun || 'entry';
  const fits = by === '' ? 'what is looked for' : `the ${by.replace(/^(?:an?|the|their) /, '')} asked for`;
  return [
    { given: `one of three ${plural(noun)} fits ${fits}`, when, then: 'that one is shown, and the two others are not' },
    ['none', { given: `no ${noun} fits ${fits}`, when, then: 'the page says that nothing was found' }],
  ];
}

const spans: [said: RegExp, span: string][] = [
  [/\b(?:daily|day['’]s|today['’]s|every day|each day|that day)\b/i, 'day'],
  [/\b(?:weekly|week['’]s|every week|each week)\b/i, 'week'],
  [/\b(?:monthly|month['’]s|every month|each month)\b/i, 'month'],
  [/\b(?:quarterly|quarter['’]s|every quarter)\b/i, 'quarter'],
  [/\b(?:yearly|annual|year['’]s|every year)\b/i, 'year'],
];
/** The time that a report is of: `month` of `a monthly overview`; undefined where the idea does not say. */
export const spanIn = ({ object, tail }: Pick<Capability, 'object' | 'tail'>): string | undefined =>
  spans.find(([said]) => said.test(`${object} ${tail}`))?.[1];

/** `nobody is late`; of those who have not paid: `everybody has paid`. */
const nobodyWho = (meets: string): string =>
  / not /.test(meets) ? `everybody ${meets.replace(' not ', ' ')}` : `nobody ${meets}`;

export function seen(asked: Told): [Test, ...Failure[]] {
  const { capability, when, who, thing } = asked;
  const { kind, slots = {} } = kindOf(capability) ?? {};
  const opens = `${who} looks`;
  const none = (given: string, then: string): Failure => ['none', { isPlain: true, given, when: opens, then }];
  const { two = '', meets = '', those = '', s = '' } = slots;
  if (kind === 'which') {
    const all = two.replace(/^(?:two|one of three) /, '');
    return [
      { given: `it is on record that ${two} ${meets}`, when, then: `only ${those} ${s ? 'is' : 'are'} listed` },
      none(two === 'one person' ? nobodyWho(meets) : `none of the ${all} ${meets}`, 'the page says that there is none'),
    ];
  }
  const each = spanIn(capability);
  if (kind === 'figure' && each)
    return [
      { given: `there are entries of two ${plural(each)}`, when, then: `each ${each} has a figure of its own` },
      none('there is no entry yet', 'the page shows an empty state without figures'),
    ];
  if (kind === 'figure')
    return [
      { given: 'of four entries three count', when, then: 'the figure is that of the three' },
      none('there is no entry yet', 'the page shows an empty state without figures'),
    ];
  if (kind === 'report') {
    const span = spanIn(capability);
    return [
      {
        given: span ? `the ${span} is over` : 'entries have been made',
        when,
        then: `its figures are those of the entries${span ? ` of that ${span}` : ''}`,
      },
      none(
        span ? `that ${span} has no entry` : 'there is no entry yet',
        'the page shows an empty state without figures',
      ),
    ];
  }
  const told = (thing && sharply(capability, thing, when)) ?? lookTests(asked);
  if (told) return told;
  if (!thing)
    return [
      {
        isPlain: true,
        given: 'three entries belong there, and one does not',
        when,
        then: 'the three are shown, and the other one is not',
      },
      none('there is nothing to show', 'the page shows an empty state'),
    ];
  const isOne = thing.noun === '' || isPeople(thing.noun);
  return [
    {
      isPlain: true,
      given: isOne ? `${thing.it} ${be(thing)} on record` : `two ${plural(thing.noun)} are on record`,
      when,
      then: isOne
        ? `${thing.it} ${be(thing)} shown, with the time of the last entry`
        : 'both are shown, each with its latest entry',
    },
    none(
      isOne ? `${thing.it} ${be(thing)} not on record yet` : `there is no ${thing.noun} yet`,
      'the page shows an empty state',
    ),
  ];
}

const messages = /^(?:warnings?|reminders?|alerts?|notices?|messages?|notifications?)$/;
const early =
  /^(?<span>(?:\d+|an?|one|two|three) (?:minutes?|hours?|days?|weeks?|months?)) before (?<what>[^,;:]{4,60})$/iu;

/** Where the idea says of what each has one of its own, what is held side by side, or how early somebody hears of it. */
function sharply({ verb, object, tail }: Capability, { noun }: Thing, when: string): [Test, ...Failure[]] | null {
  const [, each = ''] =
    /\b(?:per|by|for each|for every|of each|of every) ([\p{L}-]+)\b/u.exec(`${object} ${tail}`) ?? [];
  const span = spanIn({ object, tail });
  // 'an invoice of €15 per copy' is one invoice.
  const isPrice = /[€£$¥]\s?\d|\d ?(?:euros?|pounds|dollars|francs)\b/i.test(`${object} ${tail}`);
  if (each !== '' && each !== span && !isPrice && (!isPeople(each) || /^per /.test(tail)) && noun !== '')
    return [
      {
        given: `two ${plural(each)} have ${plural(noun)}${span ? ` in the same ${span}` : ''}`,
        when,
        then: `each ${each} stands by itself${span ? `, and no other ${span} is in it` : ''}`,
      },
    ];
  if (verb === 'compare' && noun !== '')
    return [
      { given: `two ${plural(noun)} are there`, when, then: 'both stand side by side, with what tells them apart' },
      [
        'none',
        {
          given: `only one ${noun} is there`,
          when,
          then: 'the page says that there is nothing to compare it with yet',
        },
      ],
    ];
  // 'get a Slack alert when a ticket is within 15 minutes of breaching': right at that time, and not before.
  const near = /^when .* within /i.test(tail) ? formChecks(`${tail}, ${when.replace(` ${tail}`, '')}`) : null;
  if (near) return [near.breaks, ['none', near.keeps]];
  const { span: time, what } = early.exec(tail)?.groups ?? {};
  if ((messages.test(noun) || /^(?:get|receive)$/.test(verb)) && noun !== '' && time && what)
    return [
      {
        given: `${time} are left before ${what}`.replace(/^(an? |one )(.*?) are/, '$1$2 is'),
        when: 'nobody does anything',
        then: `the ${noun} goes out, once`,
      },
      [
        'none',
        {
          given: `more than ${time} ${/^(?:an?|one) /.test(time) ? 'is' : 'are'} left before ${what}`,
          when: 'nobody does anything',
          then: `no ${noun} goes out yet`,
        },
      ],
    ];
  const parts = object.split(/, (?:and )?| and /);
  const last = parts.at(-1)?.replace(/^(?:an?|the|their) /, '') ?? '';
  if (parts.length > 1 && noun === '' && isLookedAt.test(verb))
    return [
      {
        given: `the ${last} ${isPlural(last) ? 'are' : 'is'} not on record`,
        when,
        then: 'it is named as missing beside what is there',
      },
    ];
  return null;
}
const isLookedAt = /^(?:see|view|read|check|look up|look at|know)$/;

export function downloaded({ capability, when, who, thing }: Told): [Test, ...Failure[]] {
  const opens = `${who} opens the page`;
  const span = spanIn(capability);
  if (/\b(?:export|csv|spreadsheet)\b/i.test(capability.object))
    return [
      { given: 'the list is narrowed by a filter', when, then: 'the file holds what the list shows, and nothing else' },
      ['none', { given: 'the list is empty', when: opens, then: 'there is nothing to download' }],
    ];
  const head = capability.object.split(' ').at(-1) ?? '';
  if (span && isPlural(head))
    return [
      { given: `the ${span} is over`, when, then: `the file holds the ${head} of that ${span}, and no others` },
      ['none', { given: `there are no ${head} of that ${span}`, when: opens, then: 'the page shows an empty state' }],
    ];
  const [it, is] = thing ? formsOf(thing) : ['the file', 'is'];
  return [
    { given: `${it} ${is} ready`, when, then: 'the file contains the data shown on the page' },
    [
      'none',
      { given: `${it} ${is} not ready yet`, when: opens, then: 'the page says so, and there is nothing to download' },
    ],
  ];
}
