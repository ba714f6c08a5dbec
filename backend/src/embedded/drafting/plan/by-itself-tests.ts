import { infinitive, isPlural, isUncountable, withArticle } from '../language.js';
import { tellsPeople } from './by-itself.js';
import { automatic, down } from './deed-automatic.js';
import type { Failure, Told } from './deed-looks.js';
import { formsOf } from './deed-thing.js';
import { participleOf } from './deed-words.js';
import { formChecks } from './form-checks.js';
import { knownOutcome } from './known-outcomes.js';
import { messageTests } from './message-tests.js';
import { bothSides } from './next-value.js';
import { ownTime, timeOf } from './own-time.js';
import { plainOutcome, staysSo } from './plain-outcome.js';
import type { Feature } from './plan.js';
import { systemIn } from './system-in.js';
import { denied } from './ruled-if.js';
import { conditionOf } from './said-cases.js';
import { dueIn } from './ways.js';

type Test = Feature['tests'][number];

/** What the product does unasked: at its moment, and once. */
export function byItself(told: Told): [Test, ...Failure[]] {
  const { capability, thing, words, moment } = told;
  const { verb, tail } = capability;
  const product = words['product'] ?? 'the product';
  const past = participleOf(verb);
  const [it, is] = formsOf(thing);
  const lasting = thing ? untilEnd(tail, it, is) : null;
  if (lasting)
    return [
      { given: ofIt(lasting.open, it), when: `somebody looks at ${it}`, then: `${it} ${is} ${past}` },
      [
        'end',
        { given: ofIt(lasting.over, it), when: `somebody looks at ${it}`, then: `${it} ${is} no longer ${past}` },
      ],
    ];
  if (thing && staysSo(verb, tail)) return [plainOutcome(told, '')];
  // 'until he releases or rejects it': of an end that cannot be turned round no side is tried.
  if (/\buntil /.test(tail)) return [plainOutcome(told, `${product} ${words['does'] ?? 'does it'}`)];
  const { time: own, about } = ownTime(tail);
  const time = own ?? (moment.period ? timeOf(moment.period) : null);
  const due = dueIn(capability) ?? moment.condition;
  const message = tellsPeople(capability);
  const then = message
    ? 'one message is sent, and the log shows the recipient and the time'
    : thing && particle.test(tail)
      ? `${product} ${words['does'] ?? 'does it'}, and the time is logged`
      : thing
        ? `${it} ${is} ${past}${whereTo(tail)}, and the time is logged`
        : `${product} ${without(words['does'] ?? 'does it', tail)}, once, and the time is logged`;
  if (about && time)
    return [
      { given: `there are ${about}`, when: time, then },
      [
        'none',
        { given: `there are no ${about}`, when: time, then: message ? 'no message goes out' : 'nothing happens' },
      ],
    ];
  if (message) return messageTests(told);
  // 'sound the horn at 72 km/h'
  const [, mark = ''] = reached.exec(tail) ?? [];
  if (mark !== '' && thing)
    return [{ given: `${mark} is reached`, when: 'no user does anything more', then: `${it} ${is} ${past}` }];
  // 'delete documents after 30 days unless pinned': right on both sides of the time.
  const ruled =
    tail === ''
      ? null
      : formChecks(
          `${capability.object} ${isPlural(capability.object.split(' ').at(-1) ?? '') ? 'are' : 'is'} ${past} ${tail}`,
        );
  if (ruled?.follows) return [ruled.breaks, ['none', ruled.keeps]];
  const [, early = '', unless = ''] = /^(.+?),? unless (.+)$/.exec(due ?? '') ?? [];
  if (unless !== '')
    return [
      { given: early, when: 'nobody does anything', then },
      ['unless', { given: `${early}, but ${unless}`, when: 'nobody does anything', then: `${it} ${is} not ${past}` }],
    ];
  const condition = conditionOf(tail);
  const isToldBehind = condition !== null || dueIn(capability) !== null || own !== null;
  const does = (words['does'] ?? '').replace(isToldBehind ? ` ${tail}` : '', '');
  const when = `${product} ${does}`;
  if (condition) {
    const more = condition.before === '' ? '' : ` ${condition.before}`;
    const result = thing ? `${it} ${is} ${past}${more}` : `${product} ${does}${more}`;
    return [
      { given: condition.clause, when: 'no user does anything more', then: `${result}, and the time is logged` },
      ...otherwise({ tail, due: condition.clause, it, is, past }),
    ];
  }
  const known = own || due ? null : knownOutcome({ capability, when, thing, actor: product }, told.outcomes);
  const away = systemIn(tail);
  if (known && moment.before && /^(?:send|pass|forward|transmit|post)\b/.test(verb))
    known.tests[0].given = moment.before;
  if (known)
    return known.tests.length > 1 || away === ''
      ? known.tests
      : [known.tests[0], down(away, when, 'it is tried again, and the team is alerted after the third failure')];
  const worked =
    isToldBehind || time ? null : automatic(capability, { when, thing, before: due ?? moment.before, product });
  if (worked) return worked;
  const cause = due ?? time ?? moment.before;
  const [, some = '', clause = ''] = ofSome.exec(`${capability.object} ${tail}`) ?? [];
  return [
    cause
      ? { given: cause, when: 'no user does anything more', then }
      : some !== ''
        ? {
            given: `${withArticle(some)} ${clause}, and another ${some}`,
            when: 'no user does anything more',
            then: `only the first is ${past}, and the time is logged`,
          }
        : plainOutcome(told, when),
    ...(away === ''
      ? otherwise({ tail, due, it, is, past })
      : [down(away, when, 'it is tried again, and the team is alerted after the third failure')]),
  ];
}

/** `take flaky tests | out of the way`: what is done to them is not said without it. */
const particle = /^(?:out|off|up|away|aside|apart|down|back|over|on hold|to sleep)\b/;

const reached = /^at (\d[\d.,]* ?(?:°[CF]?|%|km\/h|mph|m\/s|knots|degrees|bar|psi|ppm|dB|lux|kg|kW|V))$/;

/** `each roll whose composition turns out to be wrong`: for some it is done, and not for others. */
const ofSome =
  /^(?:each|every|any|an?) (\p{L}+(?: \p{L}+)?) ((?:whose|that|which|who) [^,]+?)(?: in full| at once| immediately| automatically)?(?:,|$)/iu;

/** `it has been assessed`: what is meant is named. */
const ofIt = (clause: string, it: string): string => clause.replace(/^it (?=has|is|was)/, `${it} `);

interface Otherwise {
  tail: string;
  /** What sets it off. */
  due: string | null;
  it: string;
  is: string;
  past: string;
}

/** `says so` of `says so when it is not sure`: what sets it off is given already. */
const without = (does: string, tail: string): string => (tail === '' ? does : does.replace(` ${tail}`, ''));

const measures = /^(?:measured|recorded|read|watched|monitored|checked|photographed|filmed|counted|listened)\b/;

/** What comes back comes back; what is set off by something else stays away without it. Of the rest no failure is known. */
const otherwise = ({ tail, due, it, is, past }: Otherwise): Failure[] =>
  // What was not measured at its time cannot be measured later.
  comesBack.test(tail) && !measures.test(past)
    ? [
        [
          'missed',
          {
            given: 'it could not run at its time',
            when: 'its next time comes',
            then: 'what was missed is made up for once, and listed',
          },
        ],
      ]
    : due !== null && !atTime.test(due)
      ? unlessSo(due).map((given) => [
          'none',
          { given, when: 'no user does anything more', then: `${it} ${is} not ${past}` },
        ])
      : [];
/** `somebody has reacted within 3 minutes` of `nobody has reacted`: the other case, where it can be said plainly. */
function unlessSo(due: string): string[] {
  if (/^(?:nobody|no one) /i.test(due)) return [due.replace(/^(?:nobody|no one) /i, 'somebody ')];
  // 'an item that has not been seen for 90 days'
  const unseen = /^(.*?) (has|have) not been (\p{L}+) for (\d+ \p{L}+)$/u.exec(due);
  if (unseen) {
    const [, who = '', has = '', done = '', span = ''] = unseen;
    return [`${who} ${has === 'has' ? 'was' : 'were'} ${done} within the last ${span}`];
  }
  // 'a child has no order'
  const without = /^(.* (?:has|have)) no (\p{L}+)(.*)$/u.exec(due);
  if (without) {
    const [, who = '', what = '', more = ''] = without;
    return [`${who} ${isPlural(what) || isUncountable(what) ? what : withArticle(what)}${more}`];
  }
  const not = bothSides(due)?.not ?? denied(due);
  // 'there is not at least one finding' is no case that anybody would try.
  return /^nothing shows that|^there (?:is|are) not /.test(not) ? [] : [not];
}
/** `it is 24 hours after the session`: a time that always comes. */
const atTime = /\b(?:\d+|an?|one|two|three) (?:minutes?|hours?|days?|weeks?|months?) (?:after|before)\b|\bit is\b/i;
const comesBack =
  /\b(?:daily|weekly|monthly|nightly|hourly|yearly|(?:every|each) (?:\d+ )?(?:(?:minute|hour|day|night|morning|evening|week|month|quarter|year)s?|\p{Lu}\p{Ll}+day)\b)/u;

/** `to a fund`, `to Xero`: where a thing is afterwards. */
const whereTo = (tail: string): string => {
  const [, to = ''] =
    /^(?:\p{L}+ly )?((?:to|in|into|via) (?:(?!,| \d| (?:when|if|by|until|after|before|every|each|automatically)\b).){2,60})/u.exec(
      tail,
    ) ?? [];
  return to === '' ? '' : ` ${to}`;
};

/** `until the quality manager releases them`, `until closed`: before and after the end that the idea sets. */
function untilEnd(tail: string, it: string, is: string): { open: string; over: string } | null {
  const [, end = ''] = /\buntil (.{4,})$/.exec(tail) ?? [];
  if (/^\p{L}+$/u.test(end))
    return /(?:..ed|^paid|^done|^sent|^met)$/.test(end)
      ? { open: `${it} ${is} not ${end} yet`, over: `${it} ${is} ${end}` }
      : null;
  // 'until the latter releases or rejects it': two ends in one are told by the requirement alone.
  if (/\b(?:and|or|unless|if|latter|former)\b|[,;]/i.test(end)) return null;
  const open = end.replace(/ (is|are|has|have|was|were) (?!not |no |never )/, ' $1 not ');
  if (end !== '' && open !== end) return { open: `${open} yet`, over: end };
  // 'the quality manager releases them'
  const [, who = '', verb = '', rest = ''] =
    /^((?:the|an?) (?:[\p{L}-]+ ){0,2}[\p{L}-]+) ([\p{L}-]+(?:s|es)) (.+)$/u.exec(end) ?? [];
  const does = verb === '' ? '' : infinitive(verb);
  return does === '' || does === verb
    ? null
    : { open: `${who} has not ${participleOf(does)} ${rest} yet`, over: `${who} has ${participleOf(does)} ${rest}` };
}
